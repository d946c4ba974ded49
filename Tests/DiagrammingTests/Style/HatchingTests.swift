import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Stripes on the scene's content")
struct HatchingTests {
    private let box = CGRect(x: 0, y: 0, width: 60, height: 40)

    private func backdrop(_ color: RGBA, _ rect: CGRect? = nil, _ style: DiagramStyle = .light) -> PaintedContent {
        PaintedContent([.fill(Path(rect ?? box), .color(color))], panel: style.panel)
    }

    @Test(
        "are in a figure for what reaches out of its container, and for nothing else",
        arguments: DiagramStyleTests.styles + [.print])
    func one(style: DiagramStyle) {
        func isHatch(_ paint: PaintStyle) -> Bool { if case .hatch = paint { true } else { false } }
        #expect(style.overflow.contains(where: isHatch))
        let others = Hue.allCases.map(style.gapTint) + [style.excess, style.unclaimed] + style.barGap
        #expect(!others.contains(where: isHatch))
    }

    @Test("unused space is shaded above content that would hide all of it, else beneath")
    func shade() {
        let veil = DiagramStyle.light.unclaimed
        func isOver(_ content: CGRect, _ color: RGBA) -> Bool? {
            var canvas = AnnotationCanvas(style: .light, on: backdrop(color, content))
            canvas.shade { _ in [box] }
            func hasVeil(_ items: [DisplayItem]) -> Bool {
                items.contains { if case .fill(_, veil, _) = $0 { true } else { false } }
            }
            return hasVeil(canvas.points.under) == hasVeil(canvas.points.over) ? nil : hasVeil(canvas.points.over)
        }
        let blue = RGBA(hex: 0x007aff)
        #expect(isOver(box, blue) == true)
        #expect(isOver(box, blue.opacity(0.5)) == false)
        #expect(isOver(CGRect(x: 0, y: 0, width: 40, height: 40), blue) == false)
        #expect(isOver(box.offsetBy(dx: 100, dy: 0), blue) == false)
    }

    @Test("neither a shade above content nor the background of a tint covers words")
    func words() {
        let word = CGRect(x: 10, y: 10, width: 20, height: 12)
        var canvas = AnnotationCanvas(style: .light, on: backdrop(RGBA(hex: 0x007aff)))
        canvas.kept = [word]
        canvas.shade { _ in [box] }
        canvas.fill(DiagramStyle.light.gapTint(.olive), isGrounded: true) { _ in [box] }
        let fills = canvas.points.over.compactMap { item -> CGRect? in
            if case .fill(let path, .color, _) = item { path.boundingRect } else { nil }
        }
        // The ground and the tint of the shade, and the ground of the tint: 60 × 40 without 20 × 12 each. The tint is on all.
        let area = fills.reduce(0) { $0 + $1.width * $1.height }
        #expect(abs(area - 8880) < 1e-6)
        #expect(fills.filter { $0.overlaps(word) } == [box])
    }
}
