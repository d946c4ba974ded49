import Drawing
import Foundation
import LayoutEngine

/// The insets of the safe area: a tinted band at each edge, closed by a line, with its length. Light and dark lines
/// lie side by side, to be visible on content of any color.
struct SafeAreaLayer: FigureLayer {
    var annotation: Annotations { .safeArea }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let accent = canvas.style.neutral
        for view in scene.views(with: annotation) {
            guard let insets = view.safeArea, let safe = view.safeFrame else { continue }
            let lengths = EdgeLengths(insets, isRightToLeft: view.isRightToLeft)
            for edge in [PhysicalEdge.top, .bottom, .left, .right] where lengths[edge] > 0.01 {
                let band = EdgeBands(view.frame, around: safe)[edge]
                let rect = PixelGrid.points.snap(band)
                let paint = PaintStyle.color(accent.tint(0.22))
                canvas.draw { $0.fill($0.grid.snap(band), paint) }
                close(band, edge, on: &canvas)
                let isPlain = view.children.allSatisfy { scene.views[$0].kind != .container }
                canvas.discourageLabels(rect, weight: isPlain ? 14 : 3)
                canvas.use(.safeArea)
                // Beside a picture there is less room than above it.
                let names = edge.isUpright ? ["inset ", ""] : ["safe area inset ", "inset ", ""]
                let shapes = names.map {
                    TextBlock(
                        $0 + scene.lengthText(lengths[edge]), font: canvas.style.type.value, color: accent.text)
                }
                canvas.label(
                    FigureLabel(shapes: shapes, look: .plain(accent), target: rect, preference: .inset, rank: 13))
            }
        }
    }

    /// The inner edge of the band: a line, set off by one of the panel's color from what lies under the band.
    private func close(_ band: CGRect, _ side: PhysicalEdge, on canvas: inout AnnotationCanvas) {
        for (order, color) in [canvas.style.neutral.line, canvas.style.panel].enumerated() {
            let line = canvas.fill(color) { pixels in
                let (rect, inner) = (pixels.grid.snap(band), side.opposite)
                let end = inner.reach(rect) - CGFloat(order)
                return CGRect { $0 == inner ? end : $0 == side ? 1 - end : $0.reach(rect) }
            }
            canvas.blockLabels(line)
        }
    }
}
