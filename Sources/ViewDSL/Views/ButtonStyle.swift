import Foundation
import LayoutEngine

/// What buttons look like: SwiftUI's protocol.
///
/// Approximate: the system's bordered styles are not among those there are.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button's looks are made of. Nobody presses one.
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: AnyView
    public let isPressed = false
}

/// A button in the style of its surroundings.
struct StyledButton {
    let configuration: ButtonStyleConfiguration
    @Environment(\.buttonStyle) private var style

    nonisolated init(configuration: ButtonStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View { style.erasedBody(configuration) }
}

extension StyledButton: View {}

extension ButtonStyle {
    fileprivate func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// The label in the tint colour, or in red where it destroys something.
public struct BorderlessButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.inTint(configuration.role == .destructive ? .red : nil)
    }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any ButtonStyle { BorderlessButtonStyle() }
}

extension EnvironmentValues {
    fileprivate var buttonStyle: any ButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// What the buttons inside look like.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentModified(self) { $0.buttonStyle = style }
    }
}
