import Foundation
import LayoutEngine

/// Views in a column, each at its ideal height. All are laid out, seen or not.
public struct LazyVStack<Content: View> {
    let layout: LazyVStackLayout
    let content: Content

    /// Spacing in points; nil lets each pair decide.
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

/// Views in a row, each at its ideal width. All are laid out, seen or not.
public struct LazyHStack<Content: View> {
    let layout: LazyHStackLayout
    let content: Content

    /// Spacing in points; nil lets each pair decide.
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
