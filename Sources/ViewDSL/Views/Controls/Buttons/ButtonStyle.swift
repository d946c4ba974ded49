/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the button's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
    public typealias Label = _ControlPart

    public let role: ButtonRole?
    public let label: Label
    /// No button is pressed in a figure.
    public let isPressed: Bool
}

/// The appearance of buttons, and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the button's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button whose style decides when it acts.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = _ControlPart

    public let role: ButtonRole?
    public let label: Label

    /// Has no effect in a figure.
    public func trigger() {}
}

extension PrimitiveButtonStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension ButtonStyle {
    fileprivate func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// A `ButtonStyle` as the system's are.
private struct PressedByTouch {
    let style: any ButtonStyle
}

extension PressedByTouch: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        style.erasedBody(
            ButtonStyleConfiguration(role: configuration.role, label: configuration.label, isPressed: false))
    }
}

nonisolated extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        addingStyle(PressedByTouch(style: style) as any PrimitiveButtonStyle)
    }

    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        addingStyle(style as any PrimitiveButtonStyle)
    }

    /// Has no effect in a figure.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button acts repeatedly while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
