import Drawing
import Foundation
import LayoutEngine

/// A view with others in front of it or behind it, which take no part in layout.
struct SecondaryView<Content: View, Secondary: View> {
    enum Side { case overlay, background, mask }

    let content: Content
    let secondary: Secondary
    let side: Side
    let alignment: Alignment

    nonisolated init(_ content: Content, _ secondary: Secondary, _ side: Side, _ alignment: Alignment) {
        self.content = content
        self.secondary = secondary
        self.side = side
        self.alignment = alignment
    }
}

extension SecondaryView: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.modify(content, into: &list) { node, index in
            // Several views make one centered stack, which is then aligned as a whole.
            let views = context.child(1).resolve(secondary, index)
            guard let other = context.single(views, ZStackLayout(), "ZStack") else { return node }
            return context.wrap(
                node, OverlayLayout(alignment: alignment), "\(side)",
                alignment == .center ? "" : alignment.name, others: [other], keepsPriority: true,
                drawing: Drawn(children: side == .overlay ? .inOrder : side == .background ? .reversed : .masked))
        }
    }
}

/// A style as a view: it fills its bounds.
struct StyleView<Style: ShapeStyle> {
    let style: Style

    nonisolated init(_ style: Style) { self.style = style }
}

extension StyleView: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        if let color = style as? Color { return color._resolve(context, into: &list) }
        let resolved = style._resolve(in: context.environment)
        list.append(context.leaf(FillLayout(), "Style", role: .shape, drawing: Drawn(Drawn.fill(resolved))))
    }
}

nonisolated extension View {
    /// Views in front, offered this view's size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        SecondaryView(self, content(), .overlay, alignment)
    }

    /// Something before the view, offered the view's size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        SecondaryView(self, overlay, .overlay, alignment)
    }

    /// Something before the view, offered the view's size.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        SecondaryView(self, StyleView(style).ignoresSafeArea(edges: edges), .overlay, .center)
    }

    /// Something before the view, offered the view's size.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        SecondaryView(self, shape.fill(style, style: fillStyle), .overlay, .center)
    }

    /// Views behind, offered this view's size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        SecondaryView(self, content(), .background, alignment)
    }

    /// Something behind the view, offered the view's size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        SecondaryView(self, background, .background, alignment)
    }

    /// Something behind the view, offered the view's size.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        SecondaryView(self, StyleView(style).ignoresSafeArea(edges: edges), .background, .center)
    }

    /// Something behind the view, offered the view's size.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        SecondaryView(self, shape.fill(style, style: fillStyle), .background, .center)
    }

    /// Something behind the view, offered the view's size.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Shows the view only where the mask is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        SecondaryView(self, mask(), .mask, alignment)
    }

    /// Shows the view only where the mask is opaque.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { SecondaryView(self, mask, .mask, .center) }
}
