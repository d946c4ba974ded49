import Foundation
import LayoutEngine

/// A vertical grid with given columns. All cells are laid out, visible or not.
public struct LazyVGrid<Content: View> {
    let layout: LazyGridLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Spacing between lines in points; nil means 8.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        list.append(context.lazyGrid(layout, pinnedViews, "LazyVGrid", content))
    }
}

/// A horizontal grid with given rows. All cells are laid out, visible or not.
public struct LazyHGrid<Content: View> {
    let layout: LazyGridLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Spacing between lines in points; nil means 8.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        list.append(context.lazyGrid(layout, pinnedViews, "LazyHGrid", content))
    }
}

extension _ViewContext {
    fileprivate func lazyGrid(
        _ layout: LazyGridLayout, _ pinned: PinnedScrollableViews, _ name: String, _ content: some View
    ) -> NodeID {
        var layout = layout
        layout.pinning = pinning(pinned, along: layout.axis)
        let grid = container(layout, name, settings: layout.settings + pinned.settings, content: content)
        pin(grid, layout.pinning)
        return grid
    }
}
