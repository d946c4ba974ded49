import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("The lines of outlines")
struct EdgeLinesTests {
    private func lines(_ snapshot: LayoutSnapshot, _ scale: Int = 1) -> [EdgeLines.Line] {
        EdgeLines(scene(snapshot, .borders).outlines(scale)).lines
    }

    @Test("lie inside the bounds, their outer edges on them", arguments: 1...3)
    func inside(scale: Int) {
        let builder = Builder()
        let lines = lines(builder.layOut(builder.image("a", 33.3, 20.7), 100, 100), scale)
        let bounds = PixelGrid(scale: scale).snap(CGRect(x: 0, y: 0, width: 33.3, height: 20.7))
        #expect(lines.count == 4 && lines.allSatisfy { bounds.contains($0.rect) && $0.inks.map(\.hue) == [.brown] })
        #expect(lines.reduce(CGRect.null) { $0.joined($1.rect) } == bounds)
        #expect(lines.allSatisfy { min($0.rect.width, $0.rect.height) == 1 })
    }

    @Test("of two outlines are one where these share an edge, and apart elsewhere")
    func shared() throws {
        let builder = Builder()
        // The dragoon alone reaches from the top of the row to its bottom.
        let lines = lines(heroes())
        let top = lines.filter { $0.axis == .horizontal && $0.rect.minY == 0 }.sorted { $0.rect.minX < $1.rect.minX }
        #expect(top.map { $0.rect.range(.horizontal) } == [0...58, 58...116, 116...178])
        #expect(top.map { $0.inks.map(\.hue) } == [[.green], [.green, .brown], [.green]])
        // As wide as the wider one.
        #expect(top.allSatisfy { $0.rect.height == 2 })
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: 0)
        let between = self.lines(builder.layOut(row, 100, 100)).filter {
            $0.axis == .vertical && 19...20 ~= $0.rect.minX
        }
        #expect(between.map(\.rect.minX) == [19, 20] || between.map(\.rect.minX) == [20, 19])
    }

    @Test("have the hues of all views with the same bounds, each as long")
    func same() throws {
        let builder = Builder()
        let root = builder.frame(60, 40, builder.column([builder.image("b", 60, 40)]))
        let canvas = canvas(builder.layOut(root, 200, 80), BordersLayer(), .borders)
        let strokes = canvas.points.over.compactMap { item -> (color: PaintStyle, line: StrokeStyle)? in
            guard case .stroke(_, let paint, let line) = item else { return nil }
            return (paint, line)
        }
        // Three hues at each of four edges, one after the other.
        #expect(strokes.count == 12 && canvas.points.over.count == 12)
        #expect(Set(strokes.map(\.color)).count == 3)
        #expect(strokes.allSatisfy { $0.line.dash == [5, 10] })
        #expect(Set(strokes.map(\.line.dashPhase)) == [15, 10, 5])
    }

    @Test("close the outline of the whole, whatever other outlines leave of it")
    func whole() throws {
        let builder = Builder()
        let row = builder.column([builder.image("a", 100, 20), builder.image("b", 100, 60)], spacing: 10)
        var outlines = scene(builder.layOut(row, 200, 200), .borders).outlines(1)
        for index in outlines.indices { outlines[index].order = index == 0 ? 1 : 0 }
        func gray(_ lines: [EdgeLines.Line]) -> Int { lines.count { $0.first == 0 } }
        // The two sides beside the gap.
        #expect(gray(EdgeLines(outlines).lines) == 2)
        outlines[0].order = 3
        #expect(gray(EdgeLines(outlines).lines) == 0)
    }

    @Test("of one hue are solid, whichever views share them")
    func solid() {
        let builder = Builder()
        let root = builder.arena.add(
            ZStackLayout(alignment: .leading), children: [builder.image("a", 40, 20), builder.image("b", 20, 40)],
            info: NodeInfo(name: "ZStack"))
        let canvas = canvas(builder.layOut(root, 200, 80), BordersLayer(), .borders)
        let left = EdgeLines(canvas.points.outlines).lines.filter { $0.axis == .vertical && $0.rect.minX == 0 }
        // The stack's alone, shared with one image, with both, and so on downward.
        #expect(left.map { $0.inks.count }.sorted() == [2, 2, 2])
    }
}
