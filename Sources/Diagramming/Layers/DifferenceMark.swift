import Drawing
import Foundation
import LayoutEngine

/// Marks the first view that differs between two panels with heavy corners and a note.
struct DifferenceMark {
    let record: Int
    let words: String
    private static let width: CGFloat = 2

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        guard let view = scene.views.first(where: { $0.records.contains(record) }) else { return }
        let width = Self.width
        func around(_ pixels: FigurePixels) -> CGRect {
            pixels.outlines[view.outline].rect.insetBy(dx: -width - 1, dy: -width - 1)
        }
        let (rect, ink) = (around(canvas.points), PaintStyle.color(canvas.style.ink))
        let arm = min(10, max(width, min(rect.width, rect.height) / 3)).rounded(.up)
        canvas.draw { pixels in
            for corner in Self.corners(of: around(pixels), arm: arm, width: width) { pixels.fill(corner, ink) }
        }
        for corner in Self.corners(of: rect, arm: arm, width: width) { canvas.keepOff(corner) }
        canvas.use(.difference)
        let accent = canvas.style.emphasis
        canvas.label(
            FigureLabel(
                shapes: [TextBlock(words, font: canvas.style.type.label, color: accent.chipText)], look: .chip(accent),
                target: rect, preference: .container, own: rect, rank: 5))
    }

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
