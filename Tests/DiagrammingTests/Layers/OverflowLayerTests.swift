import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Overflow")
struct OverflowLayerTests {
    @Test("overflow in both directions shows which is which, even if the view is completely outside")
    func overflowWays() {
        func texts(_ offset: CGSize) -> [String] {
            let builder = Builder()
            let moved = builder.arena.add(
                PassThroughLayout(displacement: offset), children: [builder.image("a", 20, 20)],
                info: NodeInfo(name: "offset", role: .modifier))
            let frame = builder.frame(60, 60, moved)
            let canvas = canvas(builder.layOut(frame, 60, 60), OverflowLayer())
            // These arrows do not belong to guides, which are in the legend.
            #expect(Set(canvas.roles.keys) == [.overflow])
            return canvas.labels.map { $0.shapes[0].string }
        }
        #expect(texts(CGSize(width: 30, height: 0)) == ["+30"])
        #expect(texts(CGSize(width: 12, height: -7)) == ["↑ +7", "→ +12"])
        #expect(texts(CGSize(width: -90, height: 50)) == ["↓ +50", "← +90"])
    }

    @Test("overflow is striped on each side, with its length")
    func overflow() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(40, 60, builder.image("big", 70, 60)), 100, 100)
        let canvas = canvas(snapshot, OverflowLayer())
        #expect(
            Set(hatched(canvas)) == [
                CGRect(x: -15, y: 0, width: 15, height: 60), CGRect(x: 40, y: 0, width: 15, height: 60),
            ])
        // What is outside is faded, too.
        #expect(tinted(canvas).isEmpty && hatched(canvas).count == 2)
        #expect(
            canvas.points.over.contains { if case .fill(_, canvas.style.overflow[0], _) = $0 { true } else { false } })
        #expect(canvas.labels.map { $0.shapes[0].string } == ["+15", "+15"])
        #expect(hatched(DiagrammingTests.canvas(heroes(), OverflowLayer())).isEmpty)
    }
}
