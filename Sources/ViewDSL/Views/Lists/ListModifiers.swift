import Foundation

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
    /// In points; nil is the style's own.
    let length: CGFloat?

    public static let `default` = ListSectionSpacing(length: nil)
    /// Approximate: 20 points; the length is not documented.
    public static let compact = ListSectionSpacing(length: 20)

    /// In points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : nil)
    }
}

struct ListSectionSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

struct ListRowSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
    /// Whether lists, forms and text editors have a background of their own.
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

private struct LeastRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 44
}

private struct LeastHeaderHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
    /// The minimum height of a list's rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[LeastRowHeightKey.self] }
        set { self[LeastRowHeightKey.self] = newValue.isFinite ? max(0, newValue) : 44 }
    }

    /// The minimum height of a list's headers, in points. Has no effect in a figure.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[LeastHeaderHeightKey.self] }
        set { self[LeastHeaderHeightKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the space between the sections of a list, or above the section it is applied to.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        EnvironmentModified(
            content: NodeModified(content: self) { context, node in
                // In a list it is a section's own spacing.
                guard context.environment.listPlace != nil else { return }
                context.updateRow(node) { $0.sectionSpacing = spacing.length }
            }
        ) { environment in
            if environment.listPlace == nil { environment[ListSectionSpacingKey.self] = spacing.length }
        }
    }

    /// Sets the space between the sections of a list, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Sets the space between the rows of a list, in points. In the inset grouped style each row is then a card.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        EnvironmentModified(content: self) { environment in
            environment[ListRowSpacingKey.self] = spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
        }
    }

    /// Sets whether lists and other scrollable views have a background of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        EnvironmentModified(content: self) { $0.scrollContentBackground = visibility }
    }

    /// Has no effect in a figure.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Has no effect in a figure.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}
