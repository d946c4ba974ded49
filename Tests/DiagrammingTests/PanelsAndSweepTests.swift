import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Panels, sweeps, differences")
struct PanelsAndSweepTests {
    private func part(_ snapshot: LayoutSnapshot, _ annotations: Annotations, _ caption: String? = nil) -> FigurePart {
        FigurePart(
            snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size),
            annotations: annotations, caption: caption)
    }

    private func row(_ spacing: CGFloat?, _ width: CGFloat = 200) -> LayoutSnapshot {
        let builder = Builder()
        let fill = builder.arena.add(FillLayout(), info: NodeInfo(name: "Color"))
        return builder.layOut(builder.row([builder.image("a", 20, 20), fill], spacing: spacing), width, 40)
    }

    private let composer = FigureComposer(style: .light, text: fixedText, scale: 2)

    private func panels(_ style: DiagramStyle = .light) -> DisplayList {
        FigureComposer(style: style, text: fixedText, scale: 2).compose(
            PanelsInput(
                panels: [part(row(8), .all, "eight"), part(row(30), .all, "thirty"), part(row(8), .all, "again")],
                columns: 2, compares: true, title: "Title", footer: "footer"))
    }

    private func sweep(_ style: DiagramStyle = .light) -> DisplayList {
        let widths: [CGFloat?] = [40, 120, nil, .infinity]
        let steps = widths.map { width in
            let builder = Builder()
            return builder.layOut(builder.image("a", 70, 20), width, 40)
        }
        return FigureComposer(style: style, text: fixedText, scale: 2).compose(
            SweepInput(
                axis: .horizontal, steps: steps.map { part($0, .borders) },
                samples: zip(widths, steps).map { SweepInput.Sample(offered: $0, size: $1.size, isStep: true) }))
    }

    @Test("views are told of together only where they are each other's: by what is in them, whatever is around it")
    func partners() throws {
        func row(_ names: [String], padded: String = "") -> LayoutSnapshot {
            let builder = Builder(traces: true)
            let views = names.map { name in
                let image = builder.image(name, 30, 20)
                return name == padded
                    ? builder.padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4), image) : image
            }
            return builder.layOut(builder.row(views, spacing: 8), 300, 60)
        }
        /// What is in the two views that are said to differ.
        func told(_ a: LayoutSnapshot, _ b: LayoutSnapshot) -> [String] {
            guard let difference = a.firstDifference(from: b) else { return [] }
            func content(_ id: Int, _ layout: LayoutSnapshot) -> String {
                var record = layout.records[id]
                while record.role == .modifier, let child = record.children.first { record = layout.records[child] }
                return record.detail
            }
            return [content(difference.first, a), content(difference.second, b)]
        }
        // One more before them, and in another order: still each with itself.
        let more = told(row(["one", "two"]), row(["zero", "one", "two"]))
        #expect(more.count == 2 && more[0] == more[1])
        let other = told(row(["one", "two", "three"]), row(["two", "one", "three"]))
        #expect(other.count == 2 && other[0] == other[1])
        let padded = told(row(["one", "two"]), row(["one", "two"], padded: "one"))
        #expect(padded.count == 2 && padded[0] == padded[1])
        // Two views in the place of one are both named.
        let (plain, wrapped) = (row(["one", "two"]), row(["one", "two"], padded: "one"))
        let partner = try #require(plain.firstDifference(from: wrapped)).partner(in: plain, of: wrapped)
        #expect(partner?.contains("one") == true)
        // As many, of a kind, with nothing in common: in order.
        let renamed = row(["a", "b"]).firstDifference(from: row(["c", "d"]))
        #expect(renamed == nil)
    }

    @Test("the first view that differs is found in the order of negotiation: offer, then answer, then place")
    func differences() throws {
        let difference = try #require(row(8).firstDifference(from: row(30)))
        #expect(difference.words == ("offered", "96 × 40", "85 × 40"))
        #expect((difference.first, difference.second) == (1, 1))
        #expect(row(8).firstDifference(from: row(8)) == nil)
        #expect(
            row(8).firstDifference(from: row(8, 300))?.kind
                == .proposal(ProposedViewSize(width: 200, height: 40), ProposedViewSize(width: 300, height: 40)))
        func frame(_ width: CGFloat) -> LayoutSnapshot {
            let builder = Builder()
            return builder.layOut(builder.frame(80, 80, builder.image("a", width, 20)), 200, 200)
        }
        #expect(frame(20).firstDifference(from: frame(30))?.words.verb == "took")
        func aligned(_ alignment: VerticalAlignment) -> LayoutSnapshot {
            let builder = Builder()
            return builder.layOut(
                builder.row([builder.image("a", 20, 20), builder.image("b", 20, 60)], alignment), 200, 60)
        }
        let moved = try #require(aligned(.top).firstDifference(from: aligned(.bottom)))
        #expect(moved.words == ("placed at", "0, 0", "0, 40"))
        #expect(heroes().firstDifference(from: row(8))?.kind != nil)
    }

    @Test("what a stack serves first differs first, wherever it stands")
    func served() throws {
        func stack(_ spacing: CGFloat, traces: Bool) -> LayoutSnapshot {
            let builder = Builder(traces: traces)
            // The one that stretches least is served first, though it stands last.
            return builder.layOut(
                builder.row(
                    [builder.fill("words"), builder.fill("bar"), builder.image("box", 60, 20)], spacing: spacing),
                240, 90)
        }
        let difference = try #require(stack(8, traces: true).firstDifference(from: stack(30, traces: true)))
        #expect((difference.first, difference.second) == (3, 3))
        #expect(difference.words == ("offered", "74.67 × 90", "60 × 90"))
        let written = try #require(stack(8, traces: false).firstDifference(from: stack(30, traces: false)))
        #expect(written.first == 1, "without a trace it is as they stand in the tree")
    }

    @Test("a label that only one layout has hides no view: the first to differ is found among all")
    func labelled() throws {
        func stack(_ width: CGFloat, labels: Bool) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            let first = builder.frame(width, 20, builder.fill("Color"))
            let last = builder.image("b", width, 20)
            if labels { for view in [first, last] { builder.arena.updateInfo(of: view) { $0.labels = ["own"] } } }
            return builder.layOut(builder.row([first, builder.image("a", 30, 20), last], spacing: 0), 300, 20)
        }
        let difference = try #require(stack(40, labels: false).firstDifference(from: stack(60, labels: true)))
        #expect((difference.first, difference.second) == (2, 2))
        #expect(difference.subject == "offer")
        #expect(difference.words == ("offered", "40 × 20", "60 × 20"))
    }

    @Test("what differs first, an offer, an answer or a place, has a word of its own")
    func subjects() throws {
        func row(_ image: CGFloat, _ alignment: VerticalAlignment) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(
                builder.row([builder.image("a", 20, image), builder.image("b", 20, 60)], alignment), 200, 60)
        }
        #expect(row(20, .top).firstDifference(from: row(30, .top))?.subject == "answer")
        #expect(row(20, .top).firstDifference(from: row(20, .bottom))?.subject == "place")
        func box(_ width: CGFloat?) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(builder.image("a", 20, 20), width, nil)
        }
        let open = try #require(box(nil).firstDifference(from: box(10)))
        #expect(open.words == ("offered", "– × –", "10 × –"))
        #expect(open.spokenWords == ("offered", "nil × nil", "10 × nil"))
    }

    @Test("a view that only one panel has comes before what follows from it, whichever panel that is")
    func extra() throws {
        func row(_ names: [String]) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(
                builder.row(names.map { builder.image($0, 30, 20) } + [builder.fill("rest")], spacing: 8), 300, 60)
        }
        let more = try #require(row(["one"]).firstDifference(from: row(["one", "two"])))
        #expect(more.words == ("holds", "2 views", "3 views"))
        #expect(more.extra.inFirst == [] && more.extra.inSecond == ["Image \"two\""])
        #expect(more.only(here: "Only here", there: "Only there") == " Only here: Image \"two\".")
        let fewer = try #require(row(["one", "two"]).firstDifference(from: row(["one"])))
        #expect(fewer.words == ("holds", "3 views", "2 views"))
        #expect(fewer.only(here: "Only here", there: "Only there") == " Only there: Image \"two\".")
    }

    @Test("another order of the same views comes before the offers and places it leads to")
    func order() throws {
        func row(_ names: [String]) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(builder.row(names.map { builder.image($0, 30, 20) }, spacing: 8), 300, 60)
        }
        let swapped = try #require(row(["one", "two"]).firstDifference(from: row(["two", "one"])))
        #expect((swapped.first, swapped.second, swapped.subject) == (0, 0, "order"))
        #expect(swapped.words == ("holds", "Image \"one\", then Image \"two\"", "Image \"two\", then Image \"one\""))
    }

    @Test("the first to be answered otherwise is told, though views before it in the tree differ too")
    func answered() throws {
        // The image stretches least and is asked first; what it takes leaves less for the others.
        func row(_ width: CGFloat) -> LayoutSnapshot {
            let builder = Builder(traces: true)
            return builder.layOut(
                builder.row([builder.fill("a"), builder.fill("b"), builder.image("box", width, 20)], spacing: 0), 300,
                60)
        }
        let difference = try #require(row(30).firstDifference(from: row(60)))
        #expect(row(30).records[difference.first].detail.contains("box"))
        #expect(difference.words == ("took", "30 × 20", "60 × 20"))
    }

    @Test("names do not count: an imitation may be called what it likes")
    func imitation() {
        func named(_ name: String) -> LayoutSnapshot {
            let builder = Builder()
            let row = builder.row([builder.image("a", 20, 20)])
            builder.arena.updateInfo(of: row) { $0.name = name }
            return builder.layOut(row, 90, 90)
        }
        #expect(named("HStack").firstDifference(from: named("MyStack")) == nil)
    }

    @Test("each panel has its caption, the difference its words in both, and sameness is said")
    func captions() {
        let texts = panels().texts
        for caption in ["eight", "thirty", "again"] { #expect(texts.contains(caption)) }
        #expect(texts.filter { $0 == "offered 96 × 40" }.count == 1)
        #expect(texts.filter { $0 == "offered 85 × 40" }.count == 1)
        // Each size on one line.
        #expect(texts.contains("First different offer: Image \"a\", 85\u{A0}×\u{A0}40, not 96\u{A0}×\u{A0}40."))
        #expect(texts.contains("Laid out just as “eight”."))
        #expect(texts.contains(LegendRole.difference.text))
    }

    @Test("panels say how much found no room in all of them together, as a single figure does")
    func leftOut() {
        func crowd(_ count: Int) -> FigurePart {
            let builder = Builder()
            let column = builder.column((0..<count).map { builder.image("\($0)", 30, 4) })
            return part(builder.layOut(column, 100, 2000), [.borders, .sizes])
        }
        let list = composer.compose(PanelsInput(panels: [crowd(132), crowd(3), crowd(131)], columns: 3, footer: "end"))
        #expect(list.texts.contains("end  ·  no room for the labels of 25 views"), "\(list.texts)")
        let some = composer.compose(PanelsInput(panels: [crowd(3)], columns: 1, footer: "end"))
        #expect(some.texts.contains("end"))
    }

    @Test("pictures in a row share the height of their tops, pictures in a column the place of their left edges")
    func aligned() {
        func place(_ grid: CardGrid, _ index: Int, _ card: FigureComposer.Card) -> CGPoint {
            grid.places(of: index, card).picture
        }
        let cards = [row(8), row(30), heroes(), row(8)].map { snapshot in
            FigureComposer.Card(words: nil, drawn: composer.draw(part(snapshot, .borders)), table: nil)
        }
        let grid = CardGrid(cards, columns: 2, style: .light)
        #expect(place(grid, 0, cards[0]).y == place(grid, 1, cards[1]).y)
        #expect(place(grid, 2, cards[2]).y == place(grid, 3, cards[3]).y)
        #expect(place(grid, 0, cards[0]).x == place(grid, 2, cards[2]).x)
        #expect(place(grid, 1, cards[1]).x == place(grid, 3, cards[3]).x)
    }

    @Test("nil and ∞ have places of their own on the curve")
    func curve() {
        let texts = sweep().texts
        for text in ["nil", "∞", "width", "height", "offered width, points"] {
            #expect(texts.contains(text), "\(text)")
        }
        #expect(texts.filter { $0 == "70 × 20" }.count == 4)
    }

    @Test("a step has its table under it")
    func steps() {
        let composer = FigureComposer(style: .light, text: fixedText, scale: 2)
        func texts(_ annotations: Annotations) -> [String] {
            let snapshot = row(30)
            let sample = SweepInput.Sample(offered: 400, size: snapshot.size, isStep: true)
            return composer.compose(
                SweepInput(axis: .horizontal, steps: [part(snapshot, annotations)], samples: [sample])
            ).texts
        }
        #expect(texts([.borders, .ledger]).contains("Negotiation"))
        #expect(!texts(.borders).contains("Negotiation"))
    }

    @Test("a step too large to draw is said in words")
    func endless() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.arena.add(FillLayout(), info: NodeInfo(name: "Color")), .infinity, 40)
        let list = composer.compose(
            SweepInput(
                axis: .horizontal, steps: [part(snapshot, .borders)],
                samples: [SweepInput.Sample(offered: .infinity, size: snapshot.size, isStep: true)]))
        #expect(list.texts.contains("no picture: it took ∞ × 40"))
    }

    @Test("panels and sweeps are on their canvas, and light and dark differ in nothing but colours")
    func contained() {
        for make in [panels, sweep] {
            let (light, dark) = (make(.light), make(.dark))
            let canvas = CGRect(origin: .zero, size: light.size)
            for item in flattened(light.items) { #expect(canvas.insetBy(dx: -0.01, dy: -0.01).contains(item.bounds)) }
            #expect(flattened(light.items).map(\.bounds) == flattened(dark.items).map(\.bounds))
            #expect(make(.light) == light && light != dark)
        }
    }
}

@Suite("Crowds")
struct CrowdTests {
    /// A tree of rows, columns, paddings and images.
    private func tree(_ seed: UInt64) -> LayoutSnapshot {
        var random = LabelPlacerTests.Seeded(state: seed &* 6271 &+ 3)
        let builder = Builder()
        func view(_ depth: Int) -> NodeID {
            let kind = depth > 2 ? 9 : Int.random(in: 0..<10, using: &random)
            switch kind {
            case 0..<3: return builder.row((0..<Int.random(in: 2...4, using: &random)).map { _ in view(depth + 1) })
            case 3..<6:
                return builder.column((0..<Int.random(in: 2...4, using: &random)).map { _ in view(depth + 1) })
            case 6:
                return builder.padding(
                    EdgeInsets(.all, CGFloat(Int.random(in: 2...16, using: &random))), view(depth + 1))
            default:
                return builder.image(
                    "v\(Int.random(in: 0..<99, using: &random))", CGFloat(Int.random(in: 6...70, using: &random)),
                    CGFloat(Int.random(in: 6...50, using: &random)))
            }
        }
        let root = builder.row([view(0), view(0)])
        return builder.layOut(root, 300, 200)
    }

    private func draw(_ seed: Int) -> FigureComposer.Drawn {
        let snapshot = tree(UInt64(seed))
        // Every other view says something, where there is room for it.
        let leaves = snapshot.records.filter { $0.children.isEmpty && $0.frame.width > 16 && $0.frame.height > 14 }
        let words = leaves.enumerated().filter { $0.offset % 2 == 0 }.map { _, view in
            CGRect(x: view.frame.minX + 2, y: view.frame.midY - 6, width: view.frame.width - 4, height: 12)
        }
        return FigureComposer(style: .light, text: fixedText, scale: 2).draw(
            FigurePart(
                snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size),
                words: words, annotations: .all))
    }

    @Test(
        "with everything on no two labels overlap, none covers a border, words or, unless in a cell, a guide",
        arguments: 0..<200)
    func random(seed: Int) {
        let drawn = draw(seed)
        let labels = drawn.picture.placements.compactMap { $0?.rect }
        let words = drawn.sketch.soft.filter { $0.kind == .words }.map(\.rect)
        for (index, label) in labels.enumerated() {
            #expect(drawn.picture.extent.contains(label))
            #expect(!labels.dropFirst(index + 1).contains { $0.overlaps(label) })
            #expect(!words.contains { $0.overlaps(label) })
        }
        for (label, placement) in zip(drawn.picture.labels, drawn.picture.placements) {
            // Only the number of a cell lies on guides, and in the cell.
            let lines =
                label.isCell ? drawn.sketch.lines.filter { !drawn.sketch.guides.contains($0) } : drawn.sketch.lines
            #expect(!lines.contains { line in placement.map { line.overlaps($0.rect) } ?? false })
        }
        // Next to no leader has no other way than through words that are not its own.
        let struck = zip(drawn.picture.labels, drawn.picture.placements).count { label, placement in
            guard let leader = placement?.leader else { return false }
            return words.contains {
                leader.crosses($0) && (!$0.overlaps(label.target) || label.target.contains($0))
            }
        }
        #expect(struck <= 1)
    }

    @Test("the same crowd gets the same picture", arguments: [5, 60, 199])
    func deterministic(seed: Int) {
        #expect(draw(seed).picture.items == draw(seed).picture.items)
    }
}
