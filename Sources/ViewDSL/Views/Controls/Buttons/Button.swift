import Foundation

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

private struct ButtonRoleKey: ContainerValueKey {
    static let defaultValue: ButtonRole? = nil
}

extension ContainerValues {
    /// Of a button, for the dialog it is in.
    var buttonRole: ButtonRole? {
        get { self[ButtonRoleKey.self] }
        set { self[ButtonRoleKey.self] = newValue }
    }
}

/// A button, drawn in the inherited style; by default as its label in the tint color. Several views in the label stand
/// side by side. Its action never runs.
public struct Button<Label: View> {
    let role: ButtonRole?
    let label: Label

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.label = label()
    }

    @MainActor public var body: some View {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: _ControlPart(JoinedLabel(label)))
        return StyledControl(DefaultButtonStyle() as any PrimitiveButtonStyle) { $0.erasedBody(configuration) }
            .containerValue(\.buttonRole, role)
    }
}

extension Button: View {}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style, drawn in the style that was set further out.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        label = configuration.label
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// What a button without a label of its own has, by its role.
///
/// Approximate: the words; newer systems show symbols in some places.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .destructive: Text(verbatim: "Delete")
        case .confirm: Text(verbatim: "Done")
        case .close: Text(verbatim: "Close")
        default: Text(verbatim: "Cancel")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == ViewDSL.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(role: role, action: action) {
            ViewDSL.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(role: role, action: action) {
            ViewDSL.Label(title, systemImage: systemImage, fileID: fileID, line: line)
        }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewDSL.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewDSL.Label(title, image: image) }
    }
}
