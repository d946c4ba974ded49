import Foundation
import LayoutEngine

/// A vertical stack of views at their ideal heights. All are laid out, visible or not.
public struct LazyVStack<Content: View> {
    let layout: LazyVStackLayout
    let content: Content

    /// Spacing in points; nil means each pair's preference.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyVStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment == .center ? "" : layout.alignment.key.name
        list.append(context.container(layout, "LazyVStack", detail, content: content))
    }
}

/// A horizontal stack of views at their ideal widths. All are laid out, visible or not.
public struct LazyHStack<Content: View> {
    let layout: LazyHStackLayout
    let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyHStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = layout.alignment == .center ? "" : layout.alignment.key.name
        list.append(context.container(layout, "LazyHStack", detail, content: content))
    }
}
