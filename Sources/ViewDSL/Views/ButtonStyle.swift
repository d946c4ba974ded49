import Foundation
import LayoutEngine

/// What buttons look like: SwiftUI's protocol.
///
/// Approximate: the system's bordered styles are not among those there are.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = ButtonStyleConfiguration

    /// The button as drawn.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button's looks are made of. Nobody presses one.
public struct ButtonStyleConfiguration {
    /// What the button is for; nil for nothing in particular.
    public let role: ButtonRole?
    /// The button's label.
    public let label: AnyView
    /// Whether it is pressed; in a figure never.
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
    /// A button without a border.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.inTint(configuration.role == .destructive ? .red : nil)
    }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
    /// A button without a border.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    /// A button without a border.
    public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// A button without a border.
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
