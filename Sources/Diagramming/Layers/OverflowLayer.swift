import Drawing
import Foundation
import LayoutEngine

/// The part of a view outside its container's bounds, in warning stripes, with how far it reaches.
struct OverflowLayer: FigureLayer {
    var annotation: Annotations { .overflow }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        let accent = sketch.style.warning
        for view in scene.views(with: annotation) {
            guard let parent = view.parent else { continue }
            for strip in strips(of: view.frame, outside: scene.views[parent].frame, scene.grid) {
                for stripes in sketch.style.overflow {
                    sketch.fill(Path(strip.rect), stripes)
                }
                sketch.uncoverWords(under: [strip.rect])
                sketch.avoid(strip.rect, weight: 6)
                sketch.use(.overflow)
                sketch.label(
                    Label(
                        shapes: [
                            TextBlock(
                                "+" + lengthText(strip.length), font: sketch.style.type.value, color: accent.text)
                        ],
                        look: .plain(accent), target: strip.rect, preference: .band, own: nil, row: nil,
                        isOptional: scene.isCrowded, rank: 9))
            }
        }
    }

    private struct Strip {
        var rect: CGRect
        /// How far it reaches out, unrounded, in points.
        var length: CGFloat
    }

    /// Above, below, left and right; the corners belong to the first two. What is less than half a point is rounding.
    private func strips(of inner: CGRect, outside outer: CGRect, _ grid: PixelGrid) -> [Strip] {
        let top = min(max(inner.minY, outer.minY), inner.maxY)
        let bottom = max(min(inner.maxY, outer.maxY), inner.minY)
        func strip(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ length: CGFloat) -> Strip {
            Strip(
                rect: grid.snap(CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))),
                length: length)
        }
        return [
            strip(inner.minX, inner.minY, inner.maxX, top, outer.minY - inner.minY),
            strip(inner.minX, bottom, inner.maxX, inner.maxY, inner.maxY - outer.maxY),
            strip(inner.minX, top, min(outer.minX, inner.maxX), bottom, outer.minX - inner.minX),
            strip(max(outer.maxX, inner.minX), top, inner.maxX, bottom, inner.maxX - outer.maxX),
        ].filter { $0.length >= 0.5 && $0.rect.width > 0 && $0.rect.height > 0 }
    }
}
