import Drawing
import Foundation
import LayoutEngine

/// The first view that comes out differently in two panels: heavy corners around it, and what it did here.
struct DifferenceMark {
    /// The view's record.
    let record: Int
    let words: String

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        guard let view = scene.views.first(where: { $0.records.contains(record) }) else { return }
        let width = sketch.grid.line(2)
        let rect = scene.outlines[view.outline].rect.insetBy(dx: -width - 1, dy: -width - 1)
        let arm = min(10, max(width, min(rect.width, rect.height) / 3)).roundedUp(sketch.grid.scale)
        for corner in Self.corners(of: rect, arm: arm, width: width) {
            sketch.fill(Path(corner), .color(sketch.style.ink))
            sketch.keepOff(corner)
        }
        sketch.use(.difference)
        let accent = sketch.style.emphasis
        sketch.label(
            Label(
                shapes: [TextBlock(words, font: sketch.style.type.label, color: accent.chipText)], look: .chip(accent),
                target: rect, preference: .container, own: rect, row: nil, rank: 5))
    }

    /// The two bars of each corner.
    static func corners(of rect: CGRect, arm: CGFloat, width: CGFloat) -> [CGRect] {
        [rect.minX, rect.maxX].flatMap { x in
            [rect.minY, rect.maxY].flatMap { y -> [CGRect] in
                let left = x == rect.minX ? x : x - arm
                let top = y == rect.minY ? y : y - arm
                return [
                    CGRect(x: left, y: y == rect.minY ? y : y - width, width: arm, height: width),
                    CGRect(x: x == rect.minX ? x : x - width, y: top, width: width, height: arm),
                ]
            }
        }
    }
}
