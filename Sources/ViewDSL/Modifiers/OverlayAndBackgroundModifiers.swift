import LayoutEngine

/// A view with others in front of or behind it that do not affect its layout.
struct LayeredView<Content: View, Secondary: View> {
    let content: Content
    let secondary: Secondary
    let side: NodeDrawing.Attachment
    let alignment: Alignment
}

extension LayeredView: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.modify(content, into: &list) { node, index in
            // Several views make one centered stack, which is then aligned as a whole.
            var inside = context.child(1)
            #if !canImport(Darwin)
                if side == .background { inside.environment.isBehindView = true }
            #endif
            let views = inside.resolve(secondary, index)
            guard let other = context.combined(views, ZStackLayout()) else { return node }
            return context.wrap(
                node, OverlayLayout(alignment: alignment, side: side.layers), "\(side)",
                alignment.writtenName, others: [other], keepsPriority: true,
                drawing: NodeDrawing(attachment: side))
        }
    }
}

/// A view that fills its bounds with a style.
struct StyleView<Style: ShapeStyle> {
    let style: Style
}

extension StyleView: PrimitiveView {
    /// `LinearGradient`, as its view would be called, or what readers know of styles without views.
    private var name: String {
        let type = String(String(describing: Style.self).prefix { $0 != "<" })
        return type.hasSuffix("ShapeStyle") ? "ShapeStyle" : String(type.trimmingPrefix("Any"))
    }

    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        if let color = style as? Color { return color._resolve(context, into: &list) }
        list.append(context.fill(style, name))
    }
}

nonisolated extension View {
    private func layered<V: View>(
        _ secondary: V, _ side: NodeDrawing.Attachment, _ alignment: Alignment
    ) -> some View {
        LayeredView(content: self, secondary: secondary, side: side, alignment: alignment)
    }

    /// Draws views in front of this view. They are proposed its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(content(), .overlay, alignment)
    }

    /// Draws something in front of this view, at its size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layered(overlay, .overlay, alignment)
    }

    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(StyleView(style: style).ignoresSafeArea(edges: edges), .overlay, .center)
    }

    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        layered(shape.fill(style, style: fillStyle), .overlay, .center)
    }

    /// Draws views behind this view. They are proposed its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layered(content(), .background, alignment)
    }

    /// Draws something behind this view, at its size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layered(background, .background, alignment)
    }

    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(StyleView(style: style).ignoresSafeArea(edges: edges), .background, .center)
    }

    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        layered(shape.fill(style, style: fillStyle), .background, .center)
    }

    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Shows the view only where the mask is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        layered(mask(), .mask, alignment)
    }

    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { layered(mask, .mask, .center) }
}
