import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@Suite("What the figure of a screen says is true")
struct StructureTruthTests {
    private func drawn(_ snapshot: LayoutSnapshot) throws -> (structure: ScreenStructure, scene: FigureScene) {
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        return (try #require(scene.structure), scene)
    }

    private struct Clipping: PaintFacts {
        var hiddenReason: HiddenReason? { nil }
        func clipRect(in bounds: CGRect) -> CGRect? { bounds }
        func fillsBounds(_ bounds: CGRect) -> Bool { false }
        func isOpaque(in bounds: CGRect) -> Bool { false }
        func move(in bounds: CGRect) -> CGSize? { nil }
        func lineReach(in bounds: CGRect) -> CGFloat { 0 }
        func keepsCovers(in bounds: CGRect) -> Bool { true }
        func transformsContent(in bounds: CGRect) -> Bool { false }
        var zIndex: Double { 0 }
    }

    private func insets(_ horizontal: CGFloat, _ vertical: CGFloat) -> EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    private func words(_ builder: Builder, _ words: String, _ width: CGFloat) -> NodeID {
        builder.arena.add(
            FixedLayout(size: CGSize(width: width, height: 20)), info: NodeInfo(name: "Text", words: words, role: .text)
        )
    }

    // MARK: Names

    @Test("a label gives no view a size that another has: it says whose bounds are marked")
    func bounds() throws {
        let builder = Builder()
        let rows = [
            builder.frame(96, 96, builder.image("wizard", 65, 96)),
            builder.padding(insets(8, 8), builder.row([builder.image("a", 20, 20), builder.image("b", 40, 20)])),
            builder.frame(90, nil, builder.column([builder.image("c", 60, 20), builder.image("d", 20, 20)])),
        ]
        let (structure, scene) = try drawn(builder.layOut(builder.column(rows), 300, nil))
        #expect(structure.groups.map(\.name) == ["frame of Image", "padded HStack", "frame of VStack"])
        let sizes = structure.groups.map { scene.views.commonSize($0.units) }
        #expect(sizes == ["96 × 96", "84 × 36", "90 × 48"])
    }

    @Test("a wrapper with its content's bounds keeps the content's name and hue")
    func equalBounds() throws {
        let builder = Builder()
        let one = builder.frame(60, 20, builder.row([builder.image("a", 20, 20), builder.image("b", 32, 20)]))
        let (structure, scene) = try drawn(builder.layOut(builder.column([one, builder.image("c", 9, 9)]), nil, nil))
        #expect(structure.groups[0].name == "HStack" && scene.views[structure.groups[0].boxes[0]].name == "HStack")
    }

    @Test("the cells of a grid are cells where they fill their slots")
    func cells() throws {
        let builder = Builder()
        let cells = (0..<6).map { builder.cell(builder.frame(30, 20, words(builder, "1", 8)), row: $0 / 3) }
        let grid = builder.arena.add(GridLayout(), children: cells, info: NodeInfo(name: "Grid"))
        let column = builder.column([builder.image("heading", 120, 24), grid])
        let (structure, scene) = try drawn(builder.layOut(column, nil, nil))
        #expect(structure.groups[1].name == "cell" && structure.groups[1].units.count == 6)
        #expect(scene.structureCaption()?.contains("a Grid of six cells") == true, "\(scene.structureCaption() ?? "")")
    }

    @Test("the author's name is that of the view the author named, not of what is around it")
    func author() throws {
        let builder = Builder()
        let tiles = (0..<2).map { _ in
            let tile = builder.image("a", 40, 20)
            builder.arena.updateInfo(of: tile) { $0.labels = ["tile"] }
            return builder.frame(100, 50, tile)
        }
        let (structure, scene) = try drawn(builder.layOut(builder.column(tiles), nil, nil))
        #expect(structure.groups.map(\.name) == ["tile"])
        #expect(scene.views.commonSize(structure.groups[0].units) == "40 × 20")
    }

    // MARK: Groups

    @Test("rows that begin alike are one group; two of different content have a label each")
    func makes() throws {
        let builder = Builder()
        func row(_ first: NodeID) -> NodeID { builder.row([first, builder.image("b", 40, 20)]) }
        let alike = [row(builder.image("a", 20, 20)), row(builder.image("a", 30, 20))]
        #expect(try drawn(builder.layOut(builder.column(alike), nil, nil)).structure.groups.map(\.units.count) == [2])
        let other = Builder()
        let mixed = [
            other.row([other.image("a", 20, 20), other.image("b", 40, 20)]),
            other.row([other.column([other.fill("Color"), other.fill("Color")]), other.image("b", 40, 20)]),
        ]
        let (structure, _) = try drawn(other.layOut(other.column(mixed), 200, 200))
        #expect(structure.groups.map(\.units.count) == [1, 1] && structure.labeled == [0, 1])
    }

    @Test("a last row that lacks a part is one of the rows, whatever else is equal")
    func last() throws {
        let builder = Builder()
        func row(_ marks: [NodeID]) -> NodeID {
            builder.row([
                builder.column(marks), builder.column([builder.image("b", 40, 20), builder.image("c", 40, 20)]),
            ])
        }
        let rows = [true, true, false].map { hasLine in
            row([builder.image("dot", 10, 10)] + (hasLine ? [builder.image("line", 2, 30)] : []))
        }
        let (structure, _) = try drawn(builder.layOut(builder.column(rows), nil, nil))
        #expect(structure.groups.map(\.units.count) == [3])
    }

    @Test("equal views with others among them have a label each: one bracket would hold the others too")
    func apart() throws {
        let builder = Builder()
        func pair() -> NodeID { builder.column([builder.image("a", 40, 20), builder.image("b", 30, 10)]) }
        let row = builder.row([pair(), builder.padding(insets(8, 0), pair()), pair()])
        let (structure, _) = try drawn(builder.layOut(row, nil, nil))
        #expect(structure.groups.map(\.name) == ["VStack", "padded VStack", "VStack"])
    }

    @Test("the rows of a list are its content, its headers explain themselves")
    func headings() throws {
        let builder = Builder()
        func part(_ name: String, _ part: SystemPart, _ content: NodeID) -> NodeID {
            var info = NodeInfo(name: name)
            info.systemPart = part
            return builder.arena.add(PaddingLayout(insets: insets(8, 8)), children: [content], info: info)
        }
        let list = builder.column(
            [part("section header", .sectionHeading, words(builder, "Sound", 40))]
                + (0..<3).map { _ in part("row", .row, words(builder, "Quiet", 60)) }, .leading, spacing: 0)
        let (structure, scene) = try drawn(
            builder.layOut(builder.column([list, builder.image("bar", 90, 40)]), nil, nil))
        #expect(structure.groups.map(\.name) == ["row", "Image"] && structure.groups[0].units.count == 3)
        #expect(
            scene.structureCaption()?.contains("a VStack (three rows) and an Image") == true,
            "\(scene.structureCaption() ?? "")")
    }

    @Test(
        "of a few sizes that differ in one length each is given; of two or three that differ in both, both; others are ranges"
    )
    func sizes() throws {
        func common(_ widths: [CGFloat], growth: CGFloat = 0) throws -> String {
            let builder = Builder()
            let rows = widths.enumerated().map { builder.image("a", $1, 20 + CGFloat($0) * growth) }
            let (structure, scene) = try drawn(builder.layOut(builder.column(rows), nil, nil))
            return scene.views.commonSize(structure.groups[0].units)
        }
        #expect(try common([254, 60, 271]) == "254, 60, 271 wide\n20 high")
        #expect(try common([254, 271], growth: 1) == "254 × 20\n271 × 21")
        #expect(try common([254, 60, 271], growth: 1) == "254 × 20\n60 × 21\n271 × 22")
        #expect(try common([254, 60, 271], growth: 0.3) == "254, 60, 271 wide\n≈ 20 high")
        #expect(try common([254, 60, 271, 90], growth: 1) == "60–271 wide\n20–23 high")
    }

    @Test("numbers are whole points or halves, and have a decimal below ten")
    func whole() {
        #expect(
            [20.574, 9.96, 8.44, 8, 163.5, .infinity].map { WholePoints($0).description } == [
                "21", "10", "8.4", "8", "163.5", "∞",
            ])
    }

    // MARK: Captions

    @Test("a stack with a spacer is a stack, though its content is what is marked")
    func pushed() throws {
        let builder = Builder()
        func spacer() -> NodeID {
            builder.arena.add(
                SpacerLayout(axis: .horizontal, minLength: nil), info: NodeInfo(name: "Spacer", role: .spacer))
        }
        let rows = [
            builder.row([builder.padding(insets(12, 8), words(builder, "Yes", 40)), spacer()]),
            builder.row([spacer(), builder.padding(insets(12, 8), words(builder, "No", 30))]),
        ]
        let (structure, scene) = try drawn(builder.layOut(builder.column(rows, spacing: 8), 200, nil))
        #expect(structure.groups.map(\.name) == ["padded Text"] && structure.groups[0].units.count == 2)
        #expect(
            scene.structureCaption()?.contains("stacks two HStacks with a padded Text and a Spacer each, 8 apart")
                == true,
            "\(scene.structureCaption() ?? "")")
    }

    @Test("each spacing belongs to the stack that has it")
    func spacing() throws {
        let builder = Builder()
        let bars = builder.row((0..<4).map { builder.image("\($0)", 30, 20) }, spacing: 4)
        let column = builder.column([builder.image("heading", 120, 24), bars], spacing: 12)
        let caption = try drawn(builder.layOut(column, nil, nil)).scene.structureCaption()
        #expect(
            caption
                == "The VStack takes 132 × 56 and stacks an Image and an HStack of four Images (4 apart), with gaps of 12."
        )
    }

    @Test("paddings add up, and a frame that is larger than its content is named with its size")
    func room() throws {
        func text(_ outer: EdgeInsets, _ inner: EdgeInsets?, frame: Bool = false) throws -> String {
            let builder = Builder()
            var view = builder.row([builder.image("a", 40, 20), builder.image("b", 40, 20)])
            if let inner { view = builder.padding(inner, view) }
            view = builder.padding(outer, view)
            if frame { view = builder.frame(300, 200, view) }
            return try drawn(builder.layOut(view, nil, nil)).scene.structureCaption() ?? ""
        }
        #expect(try text(insets(16, 16), insets(8, 8)).hasSuffix("inside 8 + 16 of padding."))
        #expect(
            try text(insets(12, 8), nil).hasSuffix("inside padding of 8 above and below, 12 on the left and right."))
        #expect(try text(insets(12, 0), nil).hasSuffix("inside padding of 12 on the left and right."))
        #expect(
            try text(insets(16, 16), nil, frame: true).hasSuffix("inside 16 of padding, in a frame of 300 × 200."))
    }

    @Test("a size that the picture has as a label is not repeated")
    func once() throws {
        let builder = Builder()
        let column = builder.column([
            builder.row([words(builder, "a", 30), builder.image("b", 60, 60)]), words(builder, "c", 40),
        ])
        let (structure, scene) = try drawn(builder.layOut(column, nil, nil))
        #expect(structure.emphasized == nil && scene.structureCaption()?.contains("takes") == false)
    }

    @Test("what lies over a color is the content; forty grounds within each other take no time")
    func layered() throws {
        let builder = Builder()
        func over(_ base: NodeID, _ name: String, _ other: NodeID) -> NodeID {
            builder.arena.add(
                OverlayLayout(alignment: .center), children: [base, other], info: NodeInfo(name: name, role: .modifier))
        }
        func color() -> NodeID {
            builder.arena.add(FillLayout(), info: NodeInfo(name: "Color", role: .shape))
        }
        let bar = builder.row([builder.image("a", 40, 20), builder.image("b", 20, 20)])
        let caption = try drawn(builder.layOut(over(color(), "overlay", bar), 200, 100)).scene.structureCaption()
        #expect(caption == "The Color has an HStack over it.")
        let deep = Builder()
        var view = deep.row([deep.image("a", 40, 20), deep.image("b", 20, 20)])
        for _ in 0..<40 {
            view = deep.arena.add(
                OverlayLayout(alignment: .center, side: .background), children: [view, deep.fill("Color")],
                info: NodeInfo(name: "background", role: .modifier))
        }
        #expect(try drawn(deep.layOut(view, nil, nil)).scene.structureCaption()?.hasPrefix("The HStack") == true)
    }

    // MARK: Lines

    @Test("where edges coincide, the parts have the line, then the root, then what only contains the parts")
    func edges() throws {
        let builder = Builder()
        let rows = (0..<3).map { _ in
            builder.frame(200, 40, builder.row([builder.image("a", 20, 20), builder.image("b", 40, 20)]))
        }
        let (structure, scene) = try drawn(builder.layOut(builder.column(rows, spacing: 10), 200, nil))
        let lines = EdgeLines(scene.outlines).lines
        #expect(lines.allSatisfy { $0.inks.count == 1 })
        let row = scene.outlines[scene.views[structure.groups[0].boxes[1]].outline]
        #expect(lines.contains { $0.edge == .left && $0.rect.minX == row.rect.minX && $0.inks == row.inks })
    }

    @Test(
        "a ruler is as long as what is proposed, and a second one as long as what is taken, if that is another length")
    func rulers() throws {
        func bars(_ width: CGFloat) throws -> [CGFloat] {
            let builder = Builder()
            return try rulers(drawn(builder.layOut(builder.image("a", 80, 60), width, nil)))
        }
        #expect(try bars(200) == [200, 80])
        #expect(try bars(80) == [80])
    }

    @Test("on a screen what is in its safe area is proposed that, and the ruler lies beside it")
    @MainActor func screen() throws {
        var environment = EnvironmentValues()
        environment.sceneSafeArea = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
        let scene = FigureScene(
            layout(400, nil, environment: environment) {
                VStack {
                    Color.red.frame(width: 80, height: 20)
                    Color.blue.frame(width: 80, height: 20)
                }
                .frame(maxWidth: .infinity)
            }, annotations: .structure, style: .light)
        let bars = try rulers((#require(scene.structure), scene))
        #expect(bars == [350])
    }

    @Test("what is wider than the safe area has a ruler of its own length, farther off")
    @MainActor func tooWide() throws {
        var environment = EnvironmentValues()
        environment.sceneSafeArea = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
        let scene = FigureScene(
            layout(400, nil, environment: environment) {
                Color.red.frame(width: 380, height: 20).frame(maxWidth: .infinity)
            }, annotations: .structure, style: .light)
        #expect(try rulers((#require(scene.structure), scene)) == [380, 350])
    }

    @Test("a screen's insets are marked, also where its content is wider than the screen", arguments: [100, 260])
    @MainActor func insets(width: CGFloat) {
        var environment = EnvironmentValues()
        environment.sceneSafeArea = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
        let snapshot = layout(200, 300, environment: environment) {
            VStack {
                bar(width)
                bar(60)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        let texts = figure(snapshot, .structure).texts
        #expect(texts.contains("safe area inset 40") && texts.contains("safe area inset 30"), "\(texts)")
    }

    /// The lengths of the horizontal rulers, top to bottom.
    private func rulers(_ drawn: (structure: ScreenStructure, scene: FigureScene)) throws -> [CGFloat] {
        let (structure, scene) = drawn
        var canvas = AnnotationCanvas(style: .light, of: scene)
        let rulers = StructureRulers(structure: structure, scene: scene, painter: fixedPainter)
        rulers.draw(from: scene.bounds, on: &canvas)
        let rects = canvas.points.over.compactMap { item -> CGRect? in
            guard case .fill(let path, _, _) = item else { return nil }
            return path.boundingRect
        }
        return Set(rects.filter { $0.height < 4 }.map(\.minY)).sorted().map { y in
            let row = rects.filter { $0.minY == y }
            return row.map(\.maxX).max()! - row.map(\.minX).min()!
        }
    }

    @Test("what is scrolled away is counted, but neither outlined nor reached by a bracket")
    func scrolled() throws {
        let builder = Builder()
        let rows = (0..<6).map { _ in builder.row([builder.image("a", 20, 40), builder.image("b", 40, 40)]) }
        let column = builder.column(rows, spacing: 0)
        let info = NodeInfo(name: "ScrollView", content: Clipping())
        let window = builder.arena.add(ScrollLayout(axes: .vertical), children: [column], info: info)
        let (structure, scene) = try drawn(builder.layOut(window, 100, 100))
        #expect(structure.groups[0].units.count == 6)
        #expect(scene.outlines.filter(\.isDrawn).allSatisfy { $0.rect.maxY <= 100 })
        #expect(scene.structureCaption()?.hasSuffix("in a ScrollView of 68 × 100.") == true)
        #expect(scene.structureCaption()?.contains("six HStacks (3 in view)") == true)
    }
}
