import Foundation
import LayoutEngine

/// Headers and footers that stay in sight while their section scrolls. A picture does not scroll: it has no effect.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What would stay at the edge while the rest scrolls.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// What would stay at the edge while the rest scrolls.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Cells in given columns, line under line. All are laid out, seen or not.
public struct LazyVGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    /// Cells in columns.
    ///
    /// - Parameters:
    ///   - columns: Their widths, gaps and alignments.
    ///   - alignment: Where the columns sit in the grid.
    ///   - spacing: Between lines, in points; nil is 8.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        list.append(context.container(layout, "LazyVGrid", content: content))
    }
}

/// Cells in given rows, line beside line. All are laid out, seen or not.
public struct LazyHGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    /// Cells in rows.
    ///
    /// - Parameters:
    ///   - rows: Their heights, gaps and alignments.
    ///   - alignment: Where the rows sit in the grid.
    ///   - spacing: Between lines, in points; nil is 8.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        list.append(context.container(layout, "LazyHGrid", content: content))
    }
}
