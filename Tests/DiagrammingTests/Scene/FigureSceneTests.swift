import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Scenes prepared for drawing")
struct FigureSceneTests {
    @Test("a neutral modifier and its view are one view, with the outer one's guide and the inner one's name")
    func folding() throws {
        let shown = scene(heroes())
        #expect(shown.views.map(\.name) == ["HStack", "Image", "Image", "Image"])
        #expect(shown.views.map(\.records) == [[0], [1, 2], [3, 4], [5, 6]])
        #expect(shown.views[0].children == [1, 2, 3])
        #expect(shown.views[2].guides.map(\.value) == [84])
        #expect(shown.views[2].guides.map(\.provenance) == [.explicit])
    }

    @Test("a guide set deep in a chain of modifiers is the view's own")
    func chains() {
        let builder = Builder()
        let view = builder.guide(5, builder.guide(61, builder.image("rogue", 50, 64)), VerticalAlignment.top.key)
        let snapshot = builder.layOut(builder.row([view, builder.image("b", 9, 9)], feet), 240, 133)
        let guides = scene(snapshot).views[1].guides
        #expect(guides.first { $0.key == feet.key }?.provenance == .explicit)
    }

    @Test("views with one rectangle share one outline and one hue")
    func sameLength() {
        let builder = Builder()
        let twin = builder.frame(60, 60, builder.frame(60, 60, builder.image("b", 60, 60)))
        let shown = scene(builder.layOut(builder.row([twin, builder.image("a", 20, 20)]), 200, 80))
        #expect(shown.outlines.map(\.views) == [[0], [1, 2, 3], [4]])
        #expect(Set(shown.views[1...3].map(\.hue)).count == 1)
    }

    @Test("lines lie just outside the bounds, and the container's outside those of views that touch it")
    func touching() {
        let shown = scene(heroes())
        // The container's line is 2 pixels wide at 1×; the dragoon touches its top and bottom.
        #expect(shown.outlines[0].line == CGRect(x: -3, y: -3, width: 184, height: 97))
        #expect(shown.outlines[2].line == CGRect(x: 57, y: -1, width: 60, height: 93))
        #expect(shown.outlines[1].line == CGRect(x: -1, y: 22, width: 52, height: 66))
        for hero in shown.outlines.dropFirst() { #expect(hero.hollow == hero.rect) }
    }

    @Test("if neighbors are too close for two lines between them, lines lie inside the bounds", arguments: 1...3)
    func near(scale: Int) {
        func edges(_ spacing: CGFloat) -> (line: CGFloat, hollow: CGFloat) {
            let builder = Builder()
            let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: spacing)
            let first = scene(builder.layOut(row, 200, 100)).outlines(scale)[1]
            #expect(first.rect.maxX == 20 && first.hollow.minX == 0)
            return (first.line.maxX, first.hollow.maxX)
        }
        #expect(edges(4) == (21, 20))
        #expect(edges(3) == (20, 19))
        #expect(edges(0) == (20, 19))
    }

    @Test("if a view overflows its container on some sides, the container's line lies inside the view's")
    func reachingOut() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(50, 92, builder.image("barbarian", 100, 92)), 200, 140)
        let shown = scene(snapshot)
        #expect(shown.outlines[1].line == CGRect(x: -26, y: -3, width: 102, height: 98))
        #expect(shown.outlines[0].line == CGRect(x: -2, y: -2, width: 54, height: 96))
    }

    @Test("the line of a view avoids only lines that are drawn")
    func notDrawn() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(50, 92, builder.image("barbarian", 50, 60)), 200, 140)
        let bare = FigureScene(snapshot, annotations: .sizes, style: .light)
        #expect(scene(snapshot).outlines[0].line == CGRect(x: -3, y: -2, width: 56, height: 96))
        #expect(scene(snapshot).outlines[1].line == CGRect(x: -1, y: 15, width: 52, height: 62))
        #expect(bare.outlines[1].line == CGRect(x: 0, y: 16, width: 50, height: 60))
    }

    @Test(
        "edges are rounded to the nearest pixel, corner by corner",
        arguments: [
            (1, CGRect(x: 0, y: 1, width: 1, height: 1)), (2, CGRect(x: 0.5, y: 0.5, width: 0.5, height: 1)),
            (3, CGRect(x: 1 / 3.0, y: 2 / 3.0, width: 2 / 3.0, height: 1)),
        ])
    func snapping(scale: Int, expected: CGRect) {
        let rect = PixelGrid(scale: scale).snap(CGRect(x: 0.4, y: 0.6, width: 0.6, height: 1))
        for (a, b) in [
            (rect.minX, expected.minX), (rect.minY, expected.minY), (rect.maxX, expected.maxX),
            (rect.maxY, expected.maxY),
        ] {
            #expect(abs(a - b) < 1e-9)
        }
    }

    @Test(
        "the line of a thin view lies outside it, outside those of thin views in it, and within that of its container",
        arguments: 1...3)
    func thinViews(scale: Int) {
        let builder = Builder()
        let bar = builder.row([builder.image("a", 10, 5), builder.image("b", 18, 5)], spacing: 4)
        let shown = scene(builder.layOut(builder.column([builder.image("c", 60, 30), bar], .leading), 200, 100))
        let outlines = shown.outlines(scale)
        let (column, row, first) = (outlines[0], outlines[2], outlines[3])
        #expect(first.rect.height == 5 && first.hollow == first.rect)
        #expect(first.line.maxY == first.rect.maxY + 1)
        #expect(
            row.hollow.contains(row.rect) && row.hollow.minY == first.line.minY
                && row.line.minY == row.hollow.minY - 1)
        #expect(column.hollow.contains(row.line))
        #expect(column.hollow.contains(column.rect) && column.hollow.maxY == row.line.maxY)
        // No part of its line covers the view.
        for edge in first.line.edges(around: first.hollow) { #expect(!edge.overlaps(first.rect)) }
    }

    @Test("a view of infinite size is drawn with a token length")
    func endless() {
        let builder = Builder()
        let root = builder.arena.add(FillLayout(), info: NodeInfo(name: "Color"))
        let list = figure(builder.layOut(root, .infinity, 40), .all)
        #expect(list.size.width < 2000 && list.size.height < 2000)
        #expect(list.texts.contains { $0.contains("∞") })
    }

    @Test("nested containers have different hues, views of one kind the same")
    func hues() {
        let builder = Builder()
        let inner = builder.column([builder.image("a", 20, 20), builder.image("b", 10, 10)])
        let shown = scene(builder.layOut(builder.row([inner, builder.image("c", 60, 60)]), 200, 80))
        #expect(shown.views[0].hue != shown.views[1].hue)
        #expect(shown.views[2].hue == shown.views[4].hue)
    }
}
