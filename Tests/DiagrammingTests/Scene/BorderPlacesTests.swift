import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Where borders lie")
struct BorderPlacesTests {
    /// A column with a strip of 4 points at its bottom, in a frame just as large.
    private var strip: FigureScene {
        let builder = Builder()
        let strip = builder.frame(90, 4, builder.fill("strip"))
        let column = builder.column([builder.image("a", 60, 30), strip])
        return scene(builder.layOut(builder.padding(EdgeInsets(.all, 12), column), 300, 200))
    }

    @Test(
        "the border of a thin view is complete and lies outside it, and its containers' borders are outside that",
        arguments: 1...3)
    func thin(scale: Int) throws {
        let shown = strip
        let outlines = shown.outlines(scale)
        let column = try #require(shown.views.first { $0.name == "VStack" })
        let strip = try #require(shown.views.first { $0.name == "frame" })
        let (outer, inner) = (outlines[column.outline], outlines[strip.outline])
        #expect(inner.rect.height == 4)
        #expect(inner.hollow == inner.rect)
        #expect(inner.line == inner.rect.insetBy(dx: -1, dy: -1))
        // Three edges of the two touch.
        for edge in [PhysicalEdge.left, .right, .bottom] {
            #expect(edge.reach(outer.hollow) == edge.reach(inner.line))
            #expect(edge.reach(outer.line) > edge.reach(inner.line))
        }
    }

    @Test("thin views in thin views have a line each", arguments: 1...3)
    func nested(scale: Int) {
        let builder = Builder()
        let inner = builder.frame(60, 6, builder.image("a", 60, 3))
        let shown = scene(builder.layOut(builder.padding(EdgeInsets(.all, 20), inner), 300, 200))
        let outlines = shown.outlines(scale)
        let thin = outlines.filter { $0.rect.height < 8 }
        #expect(thin.count == 2)
        for outline in thin {
            #expect(outline.line == outline.hollow.insetBy(dx: -outline.lineWidth, dy: -outline.lineWidth))
            #expect(outline.hollow.contains(outline.rect))
        }
        // Left and right the outer line is outside the inner one.
        #expect(thin[0].hollow.minX == thin[1].line.minX && thin[0].hollow.maxX == thin[1].line.maxX)
    }

    @Test("the content of a view that overflows its container lies inside the lines of both", arguments: 1...3)
    func reachingOut(scale: Int) throws {
        let builder = Builder()
        let rows = (0..<3).map { builder.frame(160, 44, builder.image("\($0)", 150, 40)) }
        let window = builder.arena.add(
            FrameLayout(width: 160, height: 80, alignment: .top), children: [builder.column(rows)],
            info: NodeInfo(name: "window", role: .modifier))
        let shown = scene(builder.layOut(window, 160, 80))
        let outlines = shown.outlines(scale)
        func outline(_ name: String) throws -> Outline {
            outlines[try #require(shown.views.first { $0.name == name }).outline]
        }
        let (outer, middle, inner) = (try outline("VStack"), try outline("window"), try outline("frame"))
        // From left to right, and at the top.
        for edge in [PhysicalEdge.left, .right, .top] {
            #expect(edge.reach(outer.hollow) > edge.reach(middle.line) - 0.001)
            #expect(edge.reach(middle.hollow) > edge.reach(inner.line) - 0.001)
        }
    }

    @Test("a narrow view has space for any number of lines", arguments: 9...16)
    func narrow(width: Int) {
        let builder = Builder()
        var inner = builder.image("a", CGFloat(width), 20)
        for _ in 0..<5 {
            inner = builder.column([inner, builder.image("b", CGFloat(width), 12)])
        }
        let row = builder.row([builder.image("c", 40, 80), builder.padding(EdgeInsets(.all, 2), inner)])
        let shown = scene(builder.layOut(row, 300, 200))
        for outline in shown.outlines {
            for rect in [outline.line, outline.hollow] {
                #expect(rect.minX.isFinite && rect.maxX.isFinite && rect.minY.isFinite && rect.maxY.isFinite)
            }
        }
    }

    @Test("views of one size are drawn in one size, wherever they are in their stacks", arguments: 1...3)
    func alike(scale: Int) {
        let builder = Builder()
        let rows = (0..<3).map { row in
            builder.row((0..<2).map { builder.frame(30, 30, builder.fill("\(row)\($0)")) })
        }
        let shown = scene(builder.layOut(builder.column(rows), 200, 140))
        let outlines = shown.outlines(scale)
        for name in ["frame", "HStack"] {
            let lines = shown.views.filter { $0.name == name }.map { outlines[$0.outline].line }
            #expect(lines.allSatisfy { abs($0.height - lines[0].height) < 0.001 }, "\(name): \(lines)")
        }
    }

    /// Rows of a list: a row of symbol and name, in a row with a number, padded above and below, in a column.
    private var list: FigureScene {
        let builder = Builder()
        let rows = (0..<5).map { row in
            let label = builder.row([builder.image("symbol", 18.84, 17.99), builder.image("name", 50, 20.57)])
            let whole = builder.row([label, builder.image("number", 10.6, 20.57)])
            return builder.padding(EdgeInsets(.vertical, 4), builder.frame(300, nil, whole))
        }
        return scene(builder.layOut(builder.column(rows, spacing: 0), 300, 300))
    }

    @Test("the containers' lines in a list leave the rows' content visible", arguments: 1...3)
    func rows(scale: Int) {
        let shown = list
        let outlines = shown.outlines(scale)
        for view in shown.views where view.kind == .leaf {
            let outline = outlines[view.outline]
            for axis in Axis.allCases {
                #expect(outline.hollow.size[axis] > 0.65 * outline.rect.size[axis], "\(view.name)")
            }
        }
    }

    @Test("rows of one size are drawn alike, even if one covers fewer whole points than the others", arguments: 1...3)
    func rowsAlike(scale: Int) throws {
        let builder = Builder()
        // Of 20.57 points the last fills 20, the others 21.
        let rows = (0..<4).map { _ in
            builder.row([builder.image("name", 50, 20.57), builder.image("number", 10, 20.57)])
        }
        let shown = scene(builder.layOut(builder.column(rows, spacing: 7.4), 300, 300))
        let outlines = shown.outlines(scale)
        let stacks = shown.views.filter { $0.name == "HStack" }
        #expect(Set(stacks.map { PixelGrid.points.snap($0.frame).height }) == [20, 21])
        // How much of each row's height is covered by lines, in pixels.
        let taken = stacks.map { outlines[$0.outline] }.map {
            (($0.rect.height - $0.hollow.height) * CGFloat(scale)).rounded()
        }
        #expect(Set(taken).count == 1, "\(taken)")
    }

    @Test("lines that would leave less than half of a view coincide", arguments: 1...3)
    func coinciding(scale: Int) throws {
        let builder = Builder()
        // No room beside them, and the same left and right edges at every level.
        let towers = (0..<3).map { _ in
            (0..<9).reduce(builder.image("core", 24, 20)) { inner, _ in
                builder.column([inner, builder.image("foot", 24, 12)])
            }
        }
        let shown = scene(builder.layOut(builder.row(towers, spacing: 0), 300, 400))
        let outlines = shown.outlines(scale)
        let cores = shown.views.filter { $0.detail.contains("core") }.map { outlines[$0.outline] }
        #expect(cores.count == 3)
        for core in cores { #expect(core.line.width >= 12 && core.line.width < 24) }
    }

    @Test("if there is room for only some of the lines that touch, the outermost lie outside")
    func outermost() throws {
        let builder = Builder()
        func tile(_ name: String) -> NodeID { builder.frame(40, nil, builder.image(name, 40, 30)) }
        // Of the 6 points between two columns each gets 2, because some must stay free: room for its own line.
        let columns = ["a", "b"].map { builder.column([tile($0), builder.image("\($0)2", 30, 30)]) }
        let shown = scene(builder.layOut(builder.row(columns, spacing: 6), 300, 200))
        let column = try #require(shown.views.first { $0.name == "VStack" })
        let (outer, inner) = (shown.outlines[column.outline], shown.outlines[shown.views[column.children[0]].outline])
        #expect(outer.hollow.maxX == outer.rect.maxX && outer.line.maxX == outer.rect.maxX + outer.lineWidth)
        #expect(inner.line.maxX == inner.rect.maxX)
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

    @Test("borders of random trees lie beside the snapped bounds, on whole pixels of any scale", arguments: 1...3)
    func random(scale: Int) {
        var random = SeededGenerator(seed: 7)
        var (count, fractions) = (0, 0)
        for _ in 0..<20 {
            let builder = Builder()
            func tree(_ depth: Int) -> NodeID {
                func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
                guard depth > 0 else { return builder.image("\(random.next() % 100)", length(4...60), length(4...40)) }
                let children = (0...Int(random.next() % 3)).map { _ in tree(depth - 1) }
                switch random.next() % 3 {
                case 0: return builder.row(children, spacing: length(0...9))
                case 1: return builder.column(children, spacing: length(0...9))
                default: return builder.padding(EdgeInsets(.all, length(0...9)), children[0])
                }
            }
            let snapshot = builder.layOut(tree(3), 300, 300)
            let canvas = canvas(snapshot, BordersLayer(), .borders)
            let pixels = canvas.painted(scale)
            var rings: [CGRect] = []
            for case .fill(let path, .color, true) in pixels.over { rings.append(path.boundingRect) }
            for outline in pixels.outlines {
                count += 1
                #expect(outline.rect == pixels.grid.snap(outline.frame))
                if outline.rect != PixelGrid.points.snap(outline.frame) { fractions += 1 }
                let isDrawn = rings.contains { ring in
                    PhysicalEdge.allCases.allSatisfy { abs($0.reach(ring) - $0.reach(outline.line)) < 1e-6 }
                }
                #expect(isDrawn, "\(outline.line)")
                for edge in PhysicalEdge.allCases {
                    let (bounds, inner) = (edge.reach(outline.rect), edge.reach(outline.hollow))
                    #expect(inner >= bounds - 1e-9 || edge.reach(outline.line) <= bounds + 1e-9, "\(outline.rect)")
                    let pixel = edge.reach(outline.line) * CGFloat(scale)
                    #expect(abs(pixel - pixel.rounded()) < 1e-6)
                }
            }
        }
        #expect(count > 80 && (fractions > 40) == (scale > 1))
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 31)
    }
}
