import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Scenes prepared for drawing")
struct FigureSceneTests {
    @Test(
        "a size stands beside the proposal it answers: the final one, if it or a sibling answered another differently")
    func answered() throws {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(builder.row([builder.fill("Color"), builder.image("a", 20, 60)]), 160, nil)
        let color = try #require(scene(snapshot, .ledger).views.first { $0.name == "Color" })
        #expect(color.sizingProposal.height == nil && color.answeredProposal.height == 60 && color.size.height == 60)
        let image = try #require(scene(snapshot, .ledger).views.first { $0.name == "Image" })
        #expect(image.answeredProposal == image.proposal && image.proposal != image.sizingProposal)
        let alone = Builder(traces: true)
        let images = alone.layOut(alone.row([alone.image("a", 20, 20), alone.image("b", 20, 60)]), 160, nil)
        let first = try #require(scene(images, .ledger).views.first { $0.name == "Image" })
        #expect(first.answeredProposal == first.sizingProposal && first.proposal != first.sizingProposal)
    }

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

    @Test("views with one rectangle share one outline, which has the hue of each")
    func sameLength() {
        let builder = Builder()
        let column = builder.frame(60, 60, builder.frame(60, 60, builder.image("b", 60, 60)))
        let shown = scene(builder.layOut(builder.row([column, builder.image("a", 20, 20)]), 200, 80))
        #expect(shown.outlines.map(\.views) == [[0], [1, 2, 3], [4]])
        #expect(shown.outlines[1].inks.map(\.hue) == shown.views[1...3].map(\.hue))
        #expect(Set(shown.views[1...3].map(\.hue)).count == 3)
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

    @Test("the line of a small view is finer, so that its inside stays visible", arguments: 1...3)
    func fineLines(scale: Int) {
        func line(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            let builder = Builder()
            let frame = builder.frame(width, height, builder.image("a", 2, 1))
            return scene(builder.layOut(frame, 200, 200)).outlines(scale)[0].lineWidth
        }
        let grid = PixelGrid(scale: scale)
        #expect(line(60, 40) == grid.line(1.5))
        #expect(line(60, 8) == grid.line(1) && line(8, 60) == grid.line(1))
        #expect(line(60, 4) == grid.line(0.5))
    }

    @Test("a style's hairlines stay hairlines")
    func hairlines() throws {
        var style = DiagramStyle.light
        style.lengths.viewLine = 0.5
        let builder = Builder()
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, 20), builder.image("a", 40, 40)), 200, 200)
        let shown = FigureScene(snapshot, annotations: .borders, style: style)
        let image = try #require(shown.views.first { $0.kind == .leaf })
        #expect(shown.outlines(2)[image.outline].lineWidth == 0.5)
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

    @Test(
        "a screen is marked as a whole, beneath the annotations that were asked for, if sizes or proposals are among them"
    )
    func annotatedScreen() {
        let builder = Builder()
        let rows = (0..<4).map { row in
            builder.row([builder.image("a\(row)", 20, 20), builder.image("b\(row)", CGFloat(30 + row), 20)])
        }
        let snapshot = builder.layOut(builder.column(rows), 200, 200)
        func isMarked(_ annotations: Annotations) -> Bool {
            FigureScene(snapshot, annotations: annotations, style: .light).structure != nil
        }
        #expect(isMarked([.borders, .sizes]) && isMarked([.sizes, .spacing]) && isMarked(.proposals))
        #expect(!isMarked([.borders, .spacing]) && !isMarked([.sizes, .ledger]))
    }

    @Test("of many cards that cover each other, each outline is cut by every other outline once")
    func layers() {
        let builder = Builder()
        let cards = (0..<40).map { builder.image("card", $0 < 20 ? 60 : 40, $0 < 20 ? 40 : 60) }
        let stack = builder.arena.add(ZStackLayout(), children: cards, info: NodeInfo(name: "ZStack"))
        let scene = FigureScene(builder.layOut(stack, 90, 90), annotations: .structure, style: .light)
        #expect(scene.outlines.map(\.fronts.count).max() == 1)
    }

    @Test("a row with a view that the author named is not one of its equal siblings")
    func labelInARow() {
        /// How many rows have names, and how many the name of the first stands for.
        func names(_ label: String?) -> (rows: Int, counted: Int) {
            let builder = Builder()
            let rows = (0..<4).map { row in
                let total = builder.image("total", 20, 20)
                if let label, row == 3 { builder.arena.updateInfo(of: total) { $0.labels = [label] } }
                return builder.row([builder.image("icon", 20, 20), total], spacing: 60)
            }
            let scene = FigureScene(
                builder.layOut(builder.column(rows), 200, 300), annotations: [.borders, .spacing], style: .light
            )
            let outlines = scene.views.filter { $0.name == "HStack" }.map(\.outline)
            return (outlines.count(where: scene.isNamed), scene.count(of: outlines[0]))
        }
        #expect(names(nil) == (1, 4))
        #expect(names("sum") == (2, 3))
    }
}
