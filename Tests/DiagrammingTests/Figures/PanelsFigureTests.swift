import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Panels and sweeps")
struct PanelsFigureTests {
    private func part(_ snapshot: LayoutSnapshot, _ annotations: Annotations, _ caption: String? = nil) -> FigurePart {
        var part = FigurePart(
            snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size),
            annotations: annotations, caption: caption)
        part.selection = .everyName
        return part
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
                columns: 2, compares: true, words: PageWords(title: "Title", footer: ["footer"]))
        ).list
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
                samples: zip(widths, steps).map { SweepInput.Sample(proposed: $0, size: $1.size, isStep: true) }))
    }

    @Test("each panel has its caption, both say what differs, and equality is said")
    func captions() {
        let texts = panels().texts
        for caption in ["eight", "thirty", "again"] { #expect(texts.contains(caption)) }
        #expect(texts.filter { $0 == "Color 172" }.count == 1)
        #expect(texts.filter { $0 == "Color 172 → 150" }.count == 1)
        for proposal in ["172 proposed", "150 proposed"] {
            #expect(texts.contains { $0.hasPrefix(proposal) }, "a proposal is a ruler: \(texts)")
        }
        #expect(!texts.contains { $0.hasPrefix("First difference") }, "the view says it")
        #expect(texts.contains("Same layout as “eight”."))
    }

    @Test("panels that are compared have the sizes and the paddings that are asked for")
    func askedForWhileComparing() {
        func panel(_ width: CGFloat) -> FigurePart {
            let builder = Builder()
            let row = builder.row([builder.image("a", 30, 20), builder.image("b", width, 20)], spacing: 4)
            return FigurePart(
                snapshot: builder.layOut(builder.padding(EdgeInsets(.all, 12), row), 200, 100), content: [],
                contentBounds: CGRect(x: 0, y: 0, width: 80, height: 44), annotations: [.borders, .sizes, .padding])
        }
        func texts(_ annotations: Annotations) -> [String] {
            let parts = [panel(30), panel(40)].map { part in
                var part = part
                part.annotations = annotations
                return part
            }
            return composer.compose(PanelsInput(panels: parts, columns: 2, compares: true)).list.texts
        }
        let all = texts([.borders, .sizes, .padding])
        #expect(all.count { $0.contains("30 × 20") } >= 2, "that of the first image: \(all)")
        #expect(all.count { $0 == "12" } == 2)
        #expect(!texts(.borders).contains { $0.contains("×") })
    }

    @Test("another panel’s place is preferred, and panels with equal places are not drawn again")
    func commonPlaces() throws {
        let target = CGRect(x: 0, y: 0, width: 40, height: 20)
        let above = LabelPlacer.Anchor(of: CGRect(x: 0, y: -20, width: 30, height: 15), at: target)
        #expect(above != LabelPlacer.Anchor(of: CGRect(x: 0, y: 25, width: 30, height: 15), at: target))
        #expect(above != LabelPlacer.Anchor(of: CGRect(x: 10, y: -20, width: 30, height: 15), at: target))
        #expect(above.cost(.above, 0) == 0 && above.cost(.below, 0) == Costs.elsewhere)
        let picture = composer.draw(part(row(8), [.borders, .sizes])).picture
        #expect(!picture.anchors.isEmpty)
        let same = CommonPlaces([picture, picture]) { _, _ in
            Issue.record("nothing to draw again")
            return picture
        }
        #expect(same.places.isEmpty && !same.changes(0) && !same.changes(1))
    }

    @Test("a labeled view has one hue in all panels, however many modifiers are around it")
    func oneHue() {
        func panel(_ modifiers: Int) -> FigurePart {
            let builder = Builder()
            let inner = builder.frame(40, 20, builder.image("a", 30, 10))
            builder.arena.updateInfo(of: inner) { $0.labels = ["inner"] }
            let root = (0..<modifiers).reduce(inner) { view, _ in builder.padding(EdgeInsets(.all, 10), view) }
            return part(builder.layOut(root, 200, 100), .borders)
        }
        func hues(_ scenes: [FigureScene]) -> [Hue] {
            scenes.flatMap { $0.views.filter { $0.label == "inner" }.map(\.hue) }
        }
        let parts = [panel(0), panel(1)]
        let alone = parts.map { FigureScene($0.snapshot, annotations: .borders, style: .light) }
        #expect(Set(hues(alone)).count == 2)
        let known = composer.hues(of: PanelsInput(panels: parts, columns: 2))
        let together = parts.map { FigureScene($0.snapshot, annotations: .borders, style: .light, hues: known) }
        #expect(hues(together) == [hues(alone)[0], hues(alone)[0]])
    }

    @Test("panels count the omitted labels of all of them together, as a single figure does")
    func leftOut() {
        func crowd(_ count: Int) -> FigurePart {
            let builder = Builder()
            let column = builder.column((0..<count).map { builder.image("\($0)", 30, 4) })
            return part(builder.layOut(column, 100, 2000), [.borders, .sizes])
        }
        let list = composer.compose(
            PanelsInput(panels: [crowd(132), crowd(3), crowd(131)], columns: 3, words: PageWords(footer: ["end"]))
        ).list
        #expect(list.texts.contains("end  ·  no room for the labels of 25 views"), "\(list.texts)")
        let some = composer.compose(PanelsInput(panels: [crowd(3)], columns: 1, words: PageWords(footer: ["end"]))).list
        #expect(some.texts.contains("end"))
    }

    @Test("pictures in a row are aligned at the top, pictures in a column at the left")
    func aligned() {
        func place(_ grid: CardGrid, _ index: Int, _ card: FigureComposer.Card) -> CGPoint {
            grid.places(of: index).picture
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

    @Test("of many steps at most five have pictures: the ends, and those where the size changes")
    func fewRows() {
        func shown(_ widths: [CGFloat?]) -> [Int] {
            let steps = widths.map { width in
                let builder = Builder()
                return part(
                    builder.layOut(builder.arena.add(FillLayout(), info: NodeInfo(name: "Color")), width, 40), [])
            }
            return SweepInput(axis: .horizontal, steps: steps, samples: []).pictured
        }
        #expect(shown([10, 20, nil]) == [0, 1, 2])
        #expect(shown([10, 20, 20, 20, 20, 30]) == [0, 1, 5])
        #expect(shown([10, 20, 30, 40, 50, 60, 70, 80, 90]) == [0, 2, 4, 6, 8])
    }

    @Test("nil and ∞ have places of their own on the curve")
    func curve() {
        let texts = sweep().texts
        for text in ["nil", "∞", "takes", "proposed width, points"] {
            #expect(texts.contains(text), "\(text)")
        }
        #expect(texts.filter { $0 == "70 × 20" }.count == 4)
    }

    @Test("a step has its table below it")
    func steps() {
        let composer = FigureComposer(style: .light, text: fixedText, scale: 2)
        func texts(_ annotations: Annotations) -> [String] {
            let snapshot = row(30)
            let sample = SweepInput.Sample(proposed: 400, size: snapshot.size, isStep: true)
            return composer.compose(
                SweepInput(axis: .horizontal, steps: [part(snapshot, annotations)], samples: [sample])
            ).texts
        }
        #expect(texts([.borders, .ledger]).contains("served"))
        #expect(!texts(.borders).contains("served"))
    }

    @Test("the bar of a step is as long as its proposal in the picture, and that of ∞ longer", arguments: [1, 2.5])
    func bars(magnification: CGFloat) {
        let widths: [CGFloat] = [40, 120, .infinity]
        let steps = widths.map { width in
            let builder = Builder()
            var part = part(builder.layOut(builder.image("a", 70, 20), width, 40), .borders)
            part.magnification = magnification
            return part
        }
        let list = composer.compose(SweepInput(axis: .horizontal, steps: steps, samples: []))
        let bars = flattened(list.items).filter {
            $0.isFill && $0.paint == .color(DiagramStyle.light.proposal.line) && $0.bounds.width > 12
        }
        #expect(
            bars.map(\.bounds.width) == [
                40 * magnification, 120 * magnification, 120 * magnification + DiagramStyle.Lengths.openRuler,
            ])
    }

    @Test("an open ruler reaches beyond the finite ones of all panels")
    func openRulers() {
        let parts = [200, nil, CGFloat.infinity].map { (width: CGFloat?) -> FigurePart in
            let builder = Builder()
            return part(builder.layOut(builder.image("a", 70, 20), width, 40), .proposals)
        }
        let list = composer.compose(PanelsInput(panels: parts, columns: 1)).list
        let marks = flattened(list.items).filter {
            $0.isFill && $0.paint == .color(DiagramStyle.light.proposal.line)
        }
        #expect(marks.map(\.bounds.maxX).max() == (list.origins[0]?.x ?? 0) + 228)
    }

    @Test("a step too large to draw is described in words")
    func endless() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.arena.add(FillLayout(), info: NodeInfo(name: "Color")), .infinity, 40)
        let list = composer.compose(
            SweepInput(
                axis: .horizontal, steps: [part(snapshot, .borders)],
                samples: [SweepInput.Sample(proposed: .infinity, size: snapshot.size, isStep: true)]))
        #expect(list.texts.contains("no picture: it takes ∞ × 40"))
    }

    @Test("panels and sweeps are on their canvas, and light and dark differ in nothing but colors")
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
