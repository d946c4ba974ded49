import Foundation

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A button, drawn in the inherited style; by default as its label in the tint color. Its action never runs.
///
/// Approximate: the system's bordered styles are not drawn.
public struct Button<Label: View> {
    let role: ButtonRole?
    let label: Label
    @Environment(\.buttonStyle) private var style

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
        style.erasedBody(ButtonStyleConfiguration(role: role, label: AnyView(label)))
    }
}

extension Button: View {}

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

extension Button where Label == ViewDSL.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(action: action) {
            ViewDSL.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(action: action) {
            ViewDSL.Label(title, systemImage: systemImage, fileID: fileID, line: line)
        }
    }
}

/// A link, drawn as its label in the tint color.
public struct Link<Label: View> {
    let label: Label

    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { label.foregroundTint(nil) }
}

extension Link: View {}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

nonisolated extension View {
    /// Sets the foreground to the color; nil means the tint.
    func foregroundTint(_ color: Color?) -> some View {
        EnvironmentModified(content: self) { environment in
            environment.foreground = AnyShapeStyle(color ?? environment.tint ?? .accentColor)
            environment.lowerForegrounds = []
        }
    }
}
