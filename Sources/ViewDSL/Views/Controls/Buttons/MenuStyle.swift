/// The appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// Makes the menu's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu.
public struct MenuStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias Content = _ControlPart

    let label: Label
    let content: Content
}

extension MenuStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// Shows the label as a button does, in the inherited button style.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            configuration.label
        }
    }
}

/// The style of menus that have none: as ``ButtonMenuStyle``.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            configuration.label
        }
    }
}

/// Shows the label in the tint color, whatever the button style.
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.controlForeground().centeredLines()
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

nonisolated extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { addingStyle(style as any MenuStyle) }

    /// Has no effect in a figure: menus on iOS have no indicator.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Has no effect in a figure.
    public func menuOrder(_ order: MenuOrder) -> some View { self }

    /// Has no effect in a figure.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
