import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Where guides are drawn")
struct GuideArrowPlacesTests {
    private let child = CGRect(x: 100, y: 50, width: 60, height: 40)

    private func place(
        lines: [CGRect] = [], areas: [LabelPlacer.PenaltyRegion] = [], unrelated: [CGRect] = []
    ) -> GuideArrowPlaces.Place {
        let places = GuideArrowPlaces(
            lines: lines, areas: areas, unrelated: unrelated, container: CGRect(x: 0, y: 0, width: 400, height: 200))
        return places.best(.vertical, span: 50...80, child: child, favorite: 9)
    }

    @Test("with nothing in the way, an arrow is at the child's corner")
    func clear() { #expect(place() == GuideArrowPlaces.Place(beside: 109)) }

    @Test("it avoids a border parallel to it, and crosses one that is not")
    func borders() {
        let beside = place(lines: [CGRect(x: 108, y: 40, width: 2, height: 60)])
        #expect(!beside.isOutside && abs(beside.beside - 109) >= 6)
        #expect(place(lines: [CGRect(x: 90, y: 64, width: 80, height: 1)]) == GuideArrowPlaces.Place(beside: 109))
    }

    @Test("if text fills the child, it is outside, on the free side")
    func words() {
        let words = LabelPlacer.PenaltyRegion(rect: child, weight: 160, kind: .words)
        let left = place(areas: [words])
        #expect(left.isOutside && left.beside < child.minX)
        let right = place(areas: [words], unrelated: [CGRect(x: 60, y: 40, width: 39, height: 60)])
        #expect(right.isOutside && right.beside > child.maxX)
    }

    @Test("it avoids words in a corner of the child")
    func firstWord() {
        let word = LabelPlacer.PenaltyRegion(
            rect: CGRect(x: 100, y: 50, width: 30, height: 40), weight: 160, kind: .words)
        let place = place(areas: [word])
        #expect(!place.isOutside && place.beside >= 133)
    }

    @Test("it avoids another view over the child")
    func unrelated() {
        let other = CGRect(x: 90, y: 40, width: 40, height: 30)
        #expect(place(unrelated: [other]).beside >= 133)
    }

    @Test("a guide on its view's own edge has no mark; the point of two lines has a ring")
    func marks() {
        let builder = Builder()
        let row = builder.row([builder.guide(0, builder.image("a", 30, 30)), builder.image("b", 30, 40)], .top)
        let zero = canvas(builder.layOut(row, 200, 100), AlignmentLinesLayer())
        #expect(zero.roles[.alignmentPoint] == nil && zero.labels.map { $0.shapes[0].string } == [".top"])

        let second = Builder()
        let stack = second.arena.add(
            ZStackLayout(alignment: .topLeading), children: [second.image("a", 30, 30), second.image("b", 30, 40)],
            info: NodeInfo(name: "ZStack"))
        let rings = canvas(second.layOut(stack, 200, 100), AlignmentLinesLayer()).points.over.count { item in
            if case .stroke(let path, _, _) = item { path.isRound } else { false }
        }
        #expect(rings == 1)
    }
}

extension Path {
    /// Whether any part of it is a curve.
    fileprivate var isRound: Bool {
        elements.contains { if case .curve = $0 { true } else { false } }
    }
}
