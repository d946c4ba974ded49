import Foundation
import LayoutEngine

/// A vertical stack of views at their ideal heights. All are laid out, visible or not.
public struct LazyVStack<Content: View> {
    let layout: LazyStackLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Spacing in points; nil means each pair's preference.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        list.append(context.lazyStack(layout, pinnedViews, "LazyVStack", content))
    }
}

/// A horizontal stack of views at their ideal widths. All are laid out, visible or not.
public struct LazyHStack<Content: View> {
    let layout: LazyStackLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        list.append(context.lazyStack(layout, pinnedViews, "LazyHStack", content))
    }
}

extension _ViewContext {
    fileprivate func lazyStack(
        _ layout: LazyStackLayout, _ pinned: PinnedScrollableViews, _ name: String, _ content: some View
    ) -> NodeID {
        var layout = layout
        layout.pinning = pinning(pinned, along: layout.axis)
        let stack = container(
            layout, name, layout.alignment.writtenName, stackAxis: layout.axis, settings: pinned.settings,
            content: content)
        pin(stack, layout.pinning)
        return stack
    }
}
