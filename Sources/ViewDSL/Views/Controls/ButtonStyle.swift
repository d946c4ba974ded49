/// The appearance of buttons.
///
/// Approximate: the system's bordered styles are missing.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    /// The properties of a button or label.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the button's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: AnyView
    public let isPressed = false
}

extension ButtonStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// Shows the label in the tint color, or in red if it is destructive.
public struct BorderlessButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundTint(configuration.role == .destructive ? .red : nil)
    }
}

/// Shows the label unchanged.
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

nonisolated extension View {
    /// Sets the style of buttons.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { $0.buttonStyle = style }
    }
}
