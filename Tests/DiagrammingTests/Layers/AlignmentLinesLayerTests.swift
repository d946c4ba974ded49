import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@Suite("Alignment lines")
struct AlignmentLinesLayerTests {
    private func fills(_ canvas: AnnotationCanvas, _ color: RGBA, scale: Int = 1) -> [CGRect] {
        canvas.painted(scale).over.compactMap { item in
            guard case .fill(let path, .color(color), _) = item else { return nil }
            return path.boundingRect
        }
    }

    @Test(
        "the feet are on one line at 84, beneath the content, which extends 8 points beyond the three views",
        arguments: 1...3)
    func feetLine(scale: Int) throws {
        let snapshot = heroes()
        #expect(snapshot.size == CGSize(width: 178, height: 91))
        let canvas = canvas(snapshot, AlignmentLinesLayer())
        let pieces = canvas.painted(scale).under.compactMap { item -> CGRect? in
            if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
        }
        #expect(pieces.count == 7, "full strength outside the three views, faint inside")
        let bar = pieces.reduce(CGRect.null) { $0.joined($1) }
        #expect(bar.minX == -8 && bar.maxX == 186)
        #expect(abs(bar.midY - 84) <= 0.5 / CGFloat(scale) + 1e-9)
        #expect(canvas.labels.map { $0.shapes[0].string } == ["61", "84", "70", ".feet"])
        #expect(Set(canvas.roles.keys) == [.alignmentLine, .explicitGuide])
    }

    @Test("explicit, default and merged guides are drawn differently")
    func provenance() {
        let builder = Builder()
        let pair = builder.column([
            builder.guide(41, builder.image("a", 50, 44)), builder.guide(30, builder.image("b", 40, 38)),
        ])
        let row = builder.row([pair, builder.guide(84, builder.image("c", 58, 91)), builder.image("d", 54, 76)], feet)
        let canvas = canvas(builder.layOut(row, 240, 133), AlignmentLinesLayer())
        #expect(Set(canvas.roles.keys) == [.alignmentLine, .explicitGuide, .defaultGuide, .mergedGuide])
        let accent = DiagramStyle.light.alignment
        #expect(
            canvas.labels.map(\.look) == [
                .doubled(accent), .chip(accent), .outlined(accent, dashed: true), .chip(accent),
            ])
    }

    @Test("guides that are not set are drawn on request only, and those of views that opt out are not")
    func quietGuides() {
        func numbers(_ edit: AnnotationEdit?, onRow: Bool, guide: CGFloat? = nil) -> [String] {
            let builder = Builder()
            var first = builder.image("a", 50, 44)
            if let guide { first = builder.guide(guide, first) }
            let row = builder.row([first, builder.image("b", 58, 91)], guide == nil ? .bottom : feet)
            if let edit { builder.arena.updateInfo(of: onRow ? row : first) { $0.annotationEdits = [edit] } }
            return canvas(builder.layOut(row, 240, 133), AlignmentLinesLayer()).labels.map { $0.shapes[0].string }
        }
        let (adds, removes) = (
            AnnotationEdit(adds: Annotations.alignmentLines.rawValue),
            AnnotationEdit(removes: Annotations.alignmentLines.rawValue)
        )
        #expect(numbers(nil, onRow: true) == [".bottom"])
        #expect(numbers(adds, onRow: true) == ["44", "91", ".bottom"])
        #expect(numbers(nil, onRow: true, guide: 30).first == "30")
        #expect(!numbers(removes, onRow: false, guide: 30).contains("30"))
    }

    @Test("custom guides take precedence over built-in ones, and these over the center")
    func shownLines() {
        let builder = Builder()
        let inner = builder.row([builder.guide(5, builder.image("a", 20, 20)), builder.image("b", 20, 20)], feet)
        let custom = builder.column([inner, builder.image("c", 60, 20)], .leading)
        #expect(names(builder.layOut(custom, 200, 200)) == [".feet"])

        let second = Builder()
        let plain = second.row([second.image("a", 20, 20), second.image("b", 20, 30)])
        let leading = second.column([plain, second.image("c", 60, 20)], .leading)
        #expect(names(second.layOut(leading, 200, 200)) == [".leading"])

        let third = Builder()
        let centered = third.row([third.image("a", 20, 20), third.image("b", 20, 30)])
        #expect(names(third.layOut(third.column([centered, third.image("c", 60, 20)]), 200, 200)) == [".center"])
    }

    @Test("an explicit guide takes precedence over the line of an overlay around it; a text's own baseline does not")
    func setGuides() {
        func shownNames(_ content: (Builder) -> NodeID) -> [String] {
            let builder = Builder()
            let overlay = builder.arena.add(
                OverlayLayout(alignment: .topTrailing), children: [content(builder), builder.image("b", 10, 10)],
                info: NodeInfo(name: "overlay", role: .modifier))
            return AlignmentLinesLayer().shownContainers(in: scene(builder.layOut(overlay, 200, 200))).map(\.name)
        }
        func column(_ builder: Builder, _ first: NodeID) -> NodeID {
            builder.column([first, builder.image("c", 30, 20)], .leading)
        }
        #expect(shownNames { column($0, $0.image("a", 20, 20)) } == ["overlay", "VStack"])
        #expect(
            shownNames { column($0, $0.guide(5, $0.image("a", 20, 20), HorizontalAlignment.leading.key)) } == ["VStack"]
        )
        let words = shownNames { builder in
            let texts = [20, 30].map { height in
                builder.arena.add(Words(height: height), info: NodeInfo(name: "Text", role: .text))
            }
            return builder.row(texts, .firstTextBaseline)
        }
        #expect(words == ["overlay", "HStack"])
    }

    private func names(_ snapshot: LayoutSnapshot) -> [String] {
        canvas(snapshot, AlignmentLinesLayer()).labels.compactMap {
            let text = $0.shapes[0].string
            return text.hasPrefix(".") ? text.split(separator: " ").first.map(String.init) : nil
        }
    }

    @Test("the guides of a layout from right to left count from the right")
    func mirrored() throws {
        let arena = LayoutArena()
        let children = [20, 50].map { width in
            arena.add(
                FixedLayout(size: CGSize(width: width, height: 10)), info: NodeInfo(name: "Image"), rightToLeft: true)
        }
        let root = arena.add(
            VStackLayout(alignment: .leading), children: children, info: NodeInfo(name: "VStack"), rightToLeft: true)
        let snapshot = LayoutSnapshot(layingOut: root, in: arena, proposal: .unspecified)
        let shown = scene(snapshot)
        let line = try #require(
            AlignedLine.all(of: shown.views[0], in: shown).first { $0.key == HorizontalAlignment.leading.key })
        #expect(line.position == 50)
        // So does the line itself: it is at the right edge, where guides are 0.
        let texts = canvas(snapshot, AlignmentLinesLayer()).labels.compactMap { $0.shapes.first?.string }
        #expect(texts == [".leading"])
    }

    @Test("even for one child, the line is at its container's leading edge", arguments: [false, true])
    func onlyChild(isMirrored: Bool) throws {
        let arena = LayoutArena()
        let child = arena.add(
            FixedLayout(size: CGSize(width: 20, height: 10)), info: NodeInfo(name: "Image"), rightToLeft: isMirrored)
        let frame = arena.add(
            FrameLayout(width: 100, height: nil, alignment: .leading), children: [child],
            info: NodeInfo(name: "frame", role: .modifier), rightToLeft: isMirrored)
        let shown = scene(LayoutSnapshot(layingOut: frame, in: arena, proposal: .unspecified))
        let line = try #require(
            AlignedLine.all(of: shown.views[0], in: shown).first { $0.key == HorizontalAlignment.leading.key })
        #expect(line.position == (isMirrored ? 100 : 0))
        #expect(line.distance(in: shown.views[0]).edge == (isMirrored ? "right edge" : "left edge"))
    }

    @Test("a container that aligns each view in its own cell has no line")
    func cells() {
        let arena = LayoutArena()
        let children = [20, 50].map { width in
            arena.add(FixedLayout(size: CGSize(width: width, height: 10)), info: NodeInfo(name: "Image"))
        }
        let root = arena.add(Cells(), children: children, info: NodeInfo(name: "Grid"))
        let shown = scene(LayoutSnapshot(layingOut: root, in: arena, proposal: .unspecified))
        // All are centered vertically, and horizontally each in its own 100 points.
        #expect(AlignedLine.all(of: shown.views[0], in: shown).map(\.key) == [VerticalAlignment.center.key])
    }

    @Test("a grid has a line for each row and column whose cells share a guide, and defaults have no arrows")
    func tracks() {
        let builder = Builder()
        // Two rows of two, all of different sizes.
        let cells = [(20, 10), (40, 30), (50, 16), (10, 24)].enumerated().map { index, size in
            builder.cell(builder.image("\(index)", CGFloat(size.0), CGFloat(size.1)), row: index / 2)
        }
        let grid = builder.arena.add(
            GridLayout(alignment: .topLeading), children: cells, info: NodeInfo(name: "Grid"))
        let snapshot = builder.layOut(grid, nil, nil)
        let shown = scene(snapshot)
        let lines = AlignedLine.all(of: shown.views[0], in: shown)
        #expect(lines.map(\.key.name) == [".leading", ".leading", ".top", ".top"])
        #expect(lines.map(\.position) == [0, 58, 0, 38])
        #expect(lines.allSatisfy { $0.isTrack && $0.children.count == 2 })
        let canvas = canvas(snapshot, AlignmentLinesLayer())
        let texts = Set(canvas.labels.compactMap { $0.shapes.first?.string })
        #expect(texts == [".leading", ".top"] && canvas.labels.count == 4)
        #expect(canvas.roles[.alignmentPoint] == nil && canvas.roles[.defaultGuide] == nil)
    }

    @Test("a column and a row with their own alignment have their own lines, even if all cells are equal")
    func ownTracks() {
        let builder = Builder()
        // Six boxes of one size: positions alone would fit any guide.
        let cells = (0..<6).map { index in
            let box = builder.image("\(index)", 20, index == 2 ? 50 : 20)
            var attributes = GridCellAttributes()
            attributes.row = GridRowMark(id: index / 3, alignment: index < 3 ? .bottom : nil)
            if index == 1 { attributes.columnAlignment = .trailing }
            builder.arena.setLayoutValue(attributes, for: GridCellKey.self, of: box)
            return box
        }
        let grid = builder.arena.add(
            GridLayout(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10), children: cells,
            info: NodeInfo(name: "Grid"))
        let snapshot = builder.layOut(grid, nil, nil)
        let shown = scene(snapshot)
        let lines = AlignedLine.all(of: shown.views[0], in: shown)
        #expect(lines.map(\.key.name) == [".leading", ".trailing", ".leading", ".bottom", ".top"])
        #expect(lines.map(\.position) == [0, 50, 60, 50, 60])
        // The tall cell is also on its row’s line.
        #expect(lines.map(\.children.count) == [2, 2, 2, 3, 3])
        let said = AnnotationAltText(snapshot, annotations: .alignmentLines).sentences
        #expect(
            said.contains(
                "Grid aligns these on .trailing, 50 points from its left edge: Image “1” and Image “4” at 20, "
                    + "the default."), "\(said)")
    }

    @Test("neither a column of one cell nor a cell with an anchor has a line")
    func loneCells() {
        let builder = Builder()
        let cells = (0..<4).map { index in
            let box = builder.image("\(index)", 20, 20)
            var attributes = GridCellAttributes()
            attributes.row = GridRowMark(id: index == 3 ? 1 : 0, alignment: nil)
            if index == 1 { attributes.anchor = .bottomTrailing }
            builder.arena.setLayoutValue(attributes, for: GridCellKey.self, of: box)
            return box
        }
        let grid = builder.arena.add(GridLayout(), children: cells, info: NodeInfo(name: "Grid"))
        let shown = scene(builder.layOut(grid, nil, nil))
        let lines = AlignedLine.all(of: shown.views[0], in: shown)
        #expect(lines.map { $0.children.map { $0.view.detail } } == [["“0”", "“3”"], ["“0”", "“2”"]])
    }

    @Test("on request, the line's label names the inner view that each guide comes from, as the picture does")
    func setters() throws {
        let builder = Builder(traces: true)
        func text(_ words: String) -> NodeID {
            builder.arena.add(
                FixedLayout(size: CGSize(width: 30, height: 10)),
                info: NodeInfo(name: "Text", words: words, role: .text))
        }
        let colon = HorizontalAlignment.colon
        let rows = [("Name:", "Ada", 5), ("Town:", "Port Selby", 9)].map { name, value, place in
            builder.row([text(name), builder.guide(CGFloat(place), text(value), colon.key)])
        }
        let column = builder.column(rows, colon)
        builder.arena.updateInfo(of: column) {
            $0.annotationEdits = [AnnotationEdit(adds: Annotations.alignmentLines.rawValue)]
        }
        let snapshot = builder.layOut(column, 300, 100)
        let annotations: Annotations = [.borders, .alignmentLines]
        let canvas = canvas(snapshot, AlignmentLinesLayer(), annotations)
        let shapes = try #require(canvas.labels.first { $0.shapes[0].string.hasPrefix(".colon") }).shapes.map(\.string)
        #expect(
            shapes == [
                ".colon\nfirst HStack: from “Ada”\nsecond HStack: from “Port Selby”",
                ".colon\nfirst HStack\nfrom “Ada”\nsecond HStack\nfrom “Port Selby”", ".colon",
            ])
        #expect(
            AnnotationAltText(snapshot, annotations: annotations).sentences == [
                "VStack aligns its views on .colon, 47 points from its left edge: its first HStack at 43, "
                    + "from Text “Ada” inside it; its second HStack at 47, from Text “Port Selby” inside it."
            ])
    }

    @Test("in words, containers of one kind are distinguished by their detail or their number")
    func namesakes() {
        let builder = Builder()
        func row(_ alignment: VerticalAlignment) -> NodeID {
            builder.row([builder.image("a", 20, 20), builder.image("b", 10, 40)], alignment)
        }
        let snapshot = builder.layOut(builder.column([row(.top), row(.bottom), row(.bottom)]), 100, 400)
        let said = AnnotationAltText(snapshot, annotations: .alignmentLines).sentences
        #expect(
            said.map { String($0.prefix { $0 != "," }) } == [
                "HStack .top aligns its views on .top", "The first HStack .bottom aligns its views on .bottom",
                "The second HStack .bottom aligns its views on .bottom",
            ])
    }

    @Test("views with the same frame have lines only on request, since any alignment would place them alike")
    func oneFrame() {
        let builder = Builder()
        func backed(_ child: NodeID) -> NodeID {
            builder.arena.add(
                OverlayLayout(alignment: .center, side: .background), children: [child, builder.fill("Color")],
                info: NodeInfo(name: "background", role: .modifier))
        }
        let alone = scene(builder.layOut(backed(builder.image("a", 20, 20)), 50, 50))
        #expect(AlignmentLinesLayer().shownContainers(in: alone).isEmpty)
        let row = builder.row([backed(builder.image("a", 20, 20)), backed(builder.image("b", 30, 20))])
        #expect(AlignmentLinesLayer().shownContainers(in: scene(builder.layOut(row, 90, 50))).map(\.name) == ["HStack"])
        let pile = builder.arena.add(
            PaddingLayout(insets: EdgeInsets(.all, 1)), children: [row],
            info: NodeInfo(name: "padding", role: .modifier))
        #expect(
            AlignmentLinesLayer().shownContainers(in: scene(builder.layOut(pile, 90, 50))).map(\.name) == ["HStack"])
    }

    @Test("of more than three containers with equal alignment only the first shows its lines; up to three all do")
    func alikeLines() {
        let builder = Builder()
        func cells(_ count: Int) -> LayoutSnapshot {
            let cells = (0..<count).map { index in
                builder.row([builder.image("a", 20, 20), builder.image("b", 10, 40)], .bottom)
            }
            return builder.layOut(builder.column(cells), 100, 400)
        }
        #expect(AlignmentLinesLayer().shownContainers(in: scene(cells(3))).count == 3)
        #expect(AlignmentLinesLayer().shownContainers(in: scene(cells(4))).map(\.id) == [1])
        let said = AnnotationAltText(cells(4), annotations: .alignmentLines).sentences
        #expect(said.contains("3 more like it do the same."), "\(said)")
        #expect(
            !AnnotationAltText(cells(3), annotations: .alignmentLines).sentences.contains {
                $0.contains("more like it")
            })
    }

    @MainActor
    @Test("of alike views of a screen the first has the names of its lines, and guides that the others repeat")
    func alikeViews() {
        struct Step: View {
            let guide: CGFloat
            var body: some View {
                HStack(alignment: .top) {
                    Color.red.frame(width: 30, height: 40)
                    Color.blue.frame(width: 30, height: 60).alignmentGuide(.top) { _ in guide }
                }
            }
        }
        func labels(_ guides: CGFloat...) -> [String] {
            let steps = layout(300, 400) { VStack { ForEach(guides, id: \.self) { Step(guide: $0) } } }
            let canvas = canvas(steps, AlignmentLinesLayer(), [.structure, .alignmentLines])
            return canvas.labels.map { $0.shapes.last?.string ?? "" }
        }
        #expect(labels(20, 20.2) == ["20", ".top"])
        #expect(labels(20, 24) == ["20", ".top", "24"])
    }

    @Test("a line of centers is shown where a view sets its own, before that of the outermost container")
    func ownCenter() {
        let builder = Builder()
        func rows(_ value: CGFloat?) -> LayoutSnapshot {
            let image = builder.image("a", 20, 20)
            let first = value.map { builder.guide($0, image, VerticalAlignment.center.key) } ?? image
            let row = builder.row([first, builder.image("b", 10, 40)], .center)
            return builder.layOut(builder.column([row, builder.image("c", 30, 30)]), 100, 400)
        }
        #expect(AlignmentLinesLayer().shownContainers(in: scene(rows(nil))).map(\.id) == [0])
        #expect(AlignmentLinesLayer().shownContainers(in: scene(rows(3))).map(\.id) == [1])
    }
}

private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
extension HorizontalAlignment {
    fileprivate static let colon = HorizontalAlignment(Colon.self)
}

/// Has its own baseline, like text.
private struct Words: Layout {
    var height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.minY + height - 4 : nil
    }
}

/// Centers each view in a cell of 100 × 20.
private struct Cells: Layout, DescribedLayout {
    var facts: LayoutFacts {
        LayoutFacts(guides: [HorizontalAlignment.center.key, VerticalAlignment.center.key])
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100 * CGFloat(subviews.count), height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            let middle = CGPoint(x: bounds.minX + 100 * CGFloat(index) + 50, y: bounds.midY)
            view.place(at: middle, anchor: .center, proposal: .unspecified)
        }
    }

    @Test("of a grid asks for each guide once, not for each row")
    func manyRows() {
        let builder = Builder()
        let cells = (0..<60).map { builder.cell(builder.image("\($0)", 20, 20), row: $0 / 2) }
        let grid = builder.arena.add(GridLayout(), children: cells, info: NodeInfo(name: "Grid"))
        let scene = scene(builder.layOut(grid, nil, nil))
        #expect(scene.views[0].alignmentKeys.count == 2)
        #expect(AlignedLine.all(of: scene.views[0], in: scene).count == 32)
    }
}
