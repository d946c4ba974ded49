import Foundation

/// The appearance of lists. There are the system's styles and no others.
public protocol ListStyle: Sendable {}

/// The style of the platform: `InsetGroupedListStyle`.
public struct DefaultListStyle: ListStyle {
    public init() {}
}

/// Rows from edge to edge on the background, with section headers that are not rows.
public struct PlainListStyle: ListStyle {
    public init() {}
}

/// Sections from edge to edge, as white bands on gray.
public struct GroupedListStyle: ListStyle {
    public init() {}
}

/// Sections as white cards with round corners on gray.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

/// Rows as in the plain style. On a phone the two look the same.
public struct InsetListStyle: ListStyle {
    public init() {}

    /// Alternating backgrounds are a Mac's and not drawn.
    public init(alternatesRowBackgrounds: Bool) {}
}

/// A Mac's list with a border; drawn as the plain style.
public struct BorderedListStyle: ListStyle {
    public init() {}

    /// Alternating backgrounds are a Mac's and not drawn.
    public init(alternatesRowBackgrounds: Bool) {}
}

/// The style of a split view's first column. Elsewhere it has cards, with larger headers.
public struct SidebarListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Alternating backgrounds are a Mac's and not drawn.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { $0[ListLookKey.self] = ListLook(style) }
    }
}
