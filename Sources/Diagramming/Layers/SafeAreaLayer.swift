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
            guard let insets = view.safeArea else { continue }
            for band in bands(of: view, insets) where band.length > 0.01 {
                let rect = PixelGrid.points.snap(band.rect)
                let paint = PaintStyle.color(accent.tint(0.22))
                canvas.draw { $0.fill($0.grid.snap(band.rect), paint) }
                close(band.rect, band.side, on: &canvas)
                let isPlain = view.children.allSatisfy { scene.views[$0].kind != .container }
                canvas.discourageLabels(rect, weight: isPlain ? 14 : 3)
                canvas.use(.safeArea)
                let text = TextBlock(
                    "inset \(scene.lengthText(band.length))", font: canvas.style.type.value, color: accent.text)
                let short = TextBlock(scene.lengthText(band.length), font: canvas.style.type.value, color: accent.text)
                canvas.label(
                    FigureLabel(
                        shapes: [text, short], look: .plain(accent), target: rect, preference: .inset, rank: 13))
            }
        }
    }

    private func bands(of view: ShownView, _ insets: EdgeInsets) -> [(
        side: PhysicalEdge, rect: CGRect, length: CGFloat
    )] {
        let frame = view.frame
        let (left, right) =
            view.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let middle = max(0, frame.height - insets.top - insets.bottom)
        return [
            (.top, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: insets.top), insets.top),
            (
                .bottom,
                CGRect(x: frame.minX, y: frame.maxY - insets.bottom, width: frame.width, height: insets.bottom),
                insets.bottom
            ),
            (.left, CGRect(x: frame.minX, y: frame.minY + insets.top, width: left, height: middle), left),
            (.right, CGRect(x: frame.maxX - right, y: frame.minY + insets.top, width: right, height: middle), right),
        ]
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
