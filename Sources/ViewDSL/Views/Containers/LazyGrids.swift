import Foundation
import LayoutEngine

/// Headers and footers that stay visible while their section scrolls. Has no effect in a figure.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical grid with given columns. All cells are laid out, visible or not.
public struct LazyVGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    ///
    /// - Parameters:
    /// - columns: The columns' widths, spacing and alignment.
    /// - alignment: The alignment of the columns in the grid.
    /// - spacing: The spacing between lines, in points; nil means 8.
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

/// A horizontal grid with given rows. All cells are laid out, visible or not.
public struct LazyHGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content

    ///
    /// - Parameters:
    /// - rows: The rows' heights, spacing and alignment.
    /// - alignment: The alignment of the rows in the grid.
    /// - spacing: The spacing between lines, in points; nil means 8.
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
