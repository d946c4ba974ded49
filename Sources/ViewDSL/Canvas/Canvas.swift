import Foundation
import LayoutEngine

/// A view that fills its proposal and is drawn by a closure, clipped to its bounds.
///
/// Approximate: symbols are proposed no size, and filters measure in the canvas's own points under any transform.
public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Has no effect in a figure.
    public var isOpaque: Bool
    /// Has no effect in a figure, which is painted in sRGB.
    public var colorMode: ColorRenderingMode
    /// Has no effect in a figure.
    public var rendersAsynchronously: Bool

    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let node = context.leaf(FillLayout(), "Canvas", role: .shape, drawing: NodeDrawing())
        nonisolated(unsafe) let canvas = self
        context.arena.setExpansion(
            Expansion(at: .placed) { _, node in
                // Layout runs on the main actor.
                MainActor.assumeIsolated { canvas.draw(at: node, context) }
                return []
            }, of: node)
        list.append(node)
    }

    @MainActor private func draw(at node: NodeID, _ context: _ViewContext) {
        let size = context.arena.size(of: node)
        // An infinite size is reported by the arena.
        guard size.width.isFinite, size.height.isFinite else { return }
        let studio = CanvasStudio(
            text: context.resolver.text, environment: context.environment,
            symbols: SubviewsCollection(symbols, context.child(0)).subviews)
        var graphics = GraphicsContext(studio: studio)
        renderer(&graphics, size)
        for (rule, message) in studio.issues { context.arena.addIssue(rule, at: node, message) }
        let items = graphics.sheet.items
        context.updateDrawing(node) { $0.own = .items(items) }
    }
}
