import LayoutEngine

/// The first of several views that fits, else the last.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// - Parameter axes: The axes on which a view's ideal length must not exceed the proposal.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let detail = axes == .horizontal ? ".horizontal" : axes == .vertical ? ".vertical" : ""
        list.append(context.container(ViewThatFitsLayout(axes: axes), "ViewThatFits", detail, content: content))
    }
}
