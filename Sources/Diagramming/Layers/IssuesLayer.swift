import Drawing
import Foundation
import LayoutEngine

/// The issues of views: a red outline on the view's bounds, and the message.
struct IssuesLayer: FigureLayer {
    /// Widths messages wrap at, the best first, in points; the width of the picture is better.
    private let widths: [Double] = [280, 200, 380]
    private let widest: Double = 560
    private let maxLines = 4
    private static let width: CGFloat = 2

    var annotation: Annotations { .issues }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let style = canvas.style
        let accent = style.warning
        for view in scene.views(with: annotation) where !view.issues.isEmpty {
            let rect = scene.outlines[view.outline].rect
            canvas.draw { pixels in
                var rect = pixels.outlines[view.outline].rect
                // One without area is a mark.
                rect.size = CGSize(width: max(rect.width, 3), height: max(rect.height, 3))
                pixels.border(rect, width: Self.width, accent.line, style)
            }
            canvas.blockLabels(border: rect, width: Self.width)
            canvas.use(.issue)
            for issue in view.issues {
                let wide = min(scene.bounds.width, widest)
                let blocks = ((wide > widths[0] ? [wide] : []) + widths).map { width -> TextBlock in
                    var block = TextBlock(
                        "! \(issue.message)".boundForWrapping, font: canvas.style.type.label, color: accent.chipText)
                    (block.width, block.lineLimit) = (width, maxLines)
                    return block
                }
                canvas.label(
                    FigureLabel(
                        shapes: blocks, look: .chip(accent), target: rect, preference: .container,
                        rank: 8))
            }
        }
    }
}
