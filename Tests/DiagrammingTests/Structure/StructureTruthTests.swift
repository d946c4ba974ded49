import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@Suite("What the figure of a screen says is true")
struct StructureTruthTests {
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
                == "The VStack takes 132 × 56 and stacks an Image and an HStack of four Images (4 apart), with a gap of 12."
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

    @Test("a screen's insets are marked, also where its content is wider than the screen", arguments: [100, 260])
    @MainActor func screenInsets(width: CGFloat) {
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
