import Foundation
import LayoutEngine

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// What a button is for.
    public static let destructive = ButtonRole(name: "destructive")
    /// What a button is for.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A button's label in the tint colour, laid out as it is, or as its style says. Nobody presses it: its action never
/// runs.
///
/// Approximate: the system's styles with a border are not drawn.
public struct Button<Label: View> {
    let role: ButtonRole?
    let label: Label

    /// A button of this label; pressing it is not drawn.
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button of this label; pressing it is not drawn.
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.label = label()
    }

    public var body: some View {
        StyledButton(configuration: ButtonStyleConfiguration(role: role, label: AnyView(label)))
    }
}

extension Button: View {}

extension Button where Label == Text {
    /// A button of this label; pressing it is not drawn.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button of this label; pressing it is not drawn.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button of this label; pressing it is not drawn.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button of this label; pressing it is not drawn.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == ViewDSL.Label<Text, Image> {
    /// A button of this label; pressing it is not drawn.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(action: action) {
            ViewDSL.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
        }
    }

    /// A button of this label; pressing it is not drawn.
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

/// A link's label in the tint colour, laid out as it is. Nobody follows it.
public struct Link<Label: View> {
    let label: Label

    /// A link of this label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { label.inTint(nil) }
}

extension Link: View {}

extension Link where Label == Text {
    /// A link of this label.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link of this label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

nonisolated extension View {
    /// Draws text and symbols in the colour, or else in the tint colour.
    func inTint(_ color: Color?) -> some View {
        EnvironmentModified(self) { environment in
            environment.foreground = AnyShapeStyle(color ?? environment.tint ?? .accentColor)
            environment.lowerForegrounds = []
        }
    }
}
