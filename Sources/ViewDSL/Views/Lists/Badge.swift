import LayoutEngine

/// The text of `badge`, for the row or tab it is at.
struct BadgeKey: LayoutValueKey {
    static let defaultValue: Text? = nil
}

nonisolated extension View {
    /// Sets the gray text at the end of a row, or the red one on a tab.
    public func badge(_ label: Text?) -> some View {
        TraitModified(content: self, label, for: BadgeKey.self)
    }

    /// A count; 0 shows none.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// Has no effect in a figure.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// The weight of badges. It has no effect in a figure.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}
