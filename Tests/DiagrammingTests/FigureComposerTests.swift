import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Figures")
struct FigureComposerTests {
    private let square: [DisplayItem] = [.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.black))]

    @Test("without annotations a figure is the scene and nothing else")
    func bare() {
        let list = figure(heroes(), .none, content: square)
        #expect(list == DisplayList(size: CGSize(width: 178, height: 91), items: square, origins: [.zero]))
    }

    @Test("overflowing content makes the bare canvas larger")
    func bareOverflow() {
        let snapshot = heroes()
        func list(_ bounds: CGRect) -> DisplayList {
            FigureComposer(style: .light, text: fixedText, scale: 1).compose(
                ComposerInput(snapshot: snapshot, content: square, contentBounds: bounds, annotations: .none))
        }
        let right = list(CGRect(x: 0, y: 0, width: 200, height: 91))
        #expect(right == DisplayList(size: CGSize(width: 200, height: 91), items: square, origins: [.zero]))
        let left = list(CGRect(x: -10.5, y: 0, width: 188.5, height: 91))
        #expect(left.size == CGSize(width: 189, height: 91))
        #expect(left.items == [.group(square, .transform(CGAffineTransform(translationX: 11, y: 0)))])
    }

    @Test("everything is on the canvas, with the margin around it", arguments: 1...3)
    func contained(scale: Int) {
        for snapshot in [heroes(), overflowing(), crowded(45)] {
            let list = figure(
                snapshot, .all, scale: scale, title: "A title rather longer than the picture is wide, by far")
            let canvas = CGRect(origin: .zero, size: list.size)
            let inside = canvas.insetBy(dx: 20, dy: 20).insetBy(dx: -0.01, dy: -3)
            for item in flattened(list.items) where item.bounds != canvas { #expect(inside.contains(item.bounds)) }
        }
    }

    @Test("the same input gives the same list", arguments: [1, 2])
    func deterministic(scale: Int) {
        #expect(figure(crowded(30), .all, scale: scale) == figure(crowded(30), .all, scale: scale))
    }

    @Test("light and dark differ in nothing but colors")
    func appearances() {
        let (light, dark) = (figure(heroes(), .all), figure(heroes(), .all, style: .dark))
        #expect(light.size == dark.size && light != dark)
        #expect(light.texts == dark.texts)
        #expect(flattened(light.items).map(\.bounds) == flattened(dark.items).map(\.bounds))
    }

    @Test(
        "the legend lists the roles in use that no label explains, and no others",
        arguments: [
            (.borders, []), (.sizes, []), (.proposals, []),
            ([.proposals, .ledger], []),
            (.alignmentLines, [.explicitGuide]), (.ledger, []), (.spacing, []),
            (.padding, []),
            (.overflow, []), (.issues, []),
            ([.borders, .alignmentLines], [.explicitGuide]),
        ] as [(Annotations, [LegendRole])])
    func legend(annotations: Annotations, roles: [LegendRole]) {
        let texts = figure(heroes(), annotations).texts
        for role in LegendRole.allCases {
            #expect(texts.contains(role.text) == roles.contains(role))
        }
    }

    @Test("annotations are off by default")
    func independent() {
        let texts = figure(heroes(), .ledger).texts
        #expect(!texts.contains { $0.contains(".feet 84") || $0.contains("proposed 240") })
        #expect(!figure(heroes(), .borders).texts.contains("takes"))
        let sizes = figure(heroes(), .sizes).texts
        #expect(sizes.contains("178 × 91") && !sizes.contains { $0.contains("HStack") })
    }

    @Test("the ledger has a row for every view, in the hue of the picture")
    func ledger() throws {
        let snapshot = heroes()
        let shown = scene(snapshot)
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let block = try #require(Ledger(style: .light, setter: setter, scene: shown, numbered: []).block())
        let items = flattened(block.items)
        let lines = shown.views.map { DiagramStyle.light[$0.hue].line }
        let squares = items.filter { $0.isFill && $0.bounds.size == CGSize(width: 8.5, height: 8.5) }
        #expect(squares.map(\.paint) == [.color(lines[0])])
        let rings = items.filter { $0.stroked != nil }.compactMap(\.paint)
        #expect(rings == lines.dropFirst().map { .color($0.opacity(0.35)) }, "numbered as they were served")
        let borders = canvas(snapshot, BordersLayer()).points.over.compactMap { item -> PaintStyle? in
            if case .fill(_, let paint, _) = item { paint } else { nil }
        }
        let hairline = PaintStyle.color(DiagramStyle.light.panel.opacity(0.7))
        #expect(borders.filter { $0 != hairline } == lines.map { .color($0) })
        let texts = items.compactMap(\.text?.string)
        #expect(texts.contains("Image “rogue”") && texts.contains("74.67"))
    }

    @Test("the table says what the snapshot says")
    func whyColumn() throws {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(builder.heroes(), 240, 133)
        let texts = figure(snapshot, .why).texts
        #expect(texts.contains("because"))
        for view in scene(snapshot).views {
            let words = try #require(view.explanation).tableText(taken: view.size)
            #expect(texts.contains(words), "\(words)")
        }
        #expect(!figure(snapshot, .ledger).texts.contains("why proposed"))
        #expect(!figure(heroes(), .why).texts.contains("why proposed"), "an untraced layout knows no reasons")
    }

    @Test("probes have rows under their view, each proposal once, beside the one its size came from")
    func probes() throws {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(builder.heroes(), 240, 133)
        let shown = FigureScene(snapshot, annotations: .probes, style: .light)
        let probes = shown.views[1].probes
        #expect(Set(probes.map(\.proposal.width)) == [0, .infinity])
        #expect(!probes.contains { $0.proposal == shown.views[1].sizingProposal })
        #expect(scene(snapshot).views.allSatisfy { $0.probes.isEmpty }, "all is not the probes")
        let texts = figure(snapshot, .probes).texts
        #expect(texts.contains("takes"))
        #expect(texts.count { $0.hasPrefix("probe") } == shown.views.map(\.probes.count).reduce(0, +))
        #expect(!figure(snapshot, .ledger).texts.contains { $0.hasPrefix("probe") })
    }

    @Test("alternatives that a view left out are in the table and the alt text, with the reasons")
    func leftOut() {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(
            builder.arena.add(
                ViewThatFitsLayout(axes: [.horizontal, .vertical]),
                children: [
                    builder.image("wide", 150, 20), builder.image("high", 50, 80), builder.image("small", 40, 20),
                ],
                info: NodeInfo(name: "ViewThatFits")), 100, 60)
        let texts = figure(snapshot, .probes).texts
        #expect(texts.contains("Image “wide” left out: too wide") && texts.contains("Image “high” left out: too tall"))
        #expect(!figure(snapshot, .all).texts.contains { $0.contains("left out") }, "all is not the probes")
        let said = AnnotationAltText(snapshot, annotations: .probes).sentences
        #expect(
            said.contains(
                "ViewThatFits: also asked Image “wide” with nil × nil, which would take 150 × 20 and is left out: "
                    + "too wide; Image “high” with nil × nil, which would take 50 × 80 and is left out: "
                    + "too tall."), "\(said)")
    }

    @Test("a view with very many probes has its first ones listed and the rest counted")
    func manyProbes() throws {
        let builder = Builder(traces: true)
        let asking = builder.arena.add(
            AskingLayout(count: 11), children: [builder.image("a", 20, 20)], info: NodeInfo(name: "asking"))
        let snapshot = builder.layOut(asking, 100, 40)
        let shown = FigureScene(snapshot, annotations: .probes, style: .light)
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let block = try #require(Ledger(style: .light, setter: setter, scene: shown, numbered: []).block())
        let texts = flattened(block.items).compactMap(\.text?.string)
        #expect(texts.count { $0.hasPrefix("probe") } == 8 + shown.views[0].probes.count)
        #expect(texts.contains("and \(shown.views[1].probes.count - 8) more probes"))
        #expect(shown.views[1].probes.count >= 10)
    }

    /// Probes its view at many widths before it takes the view's own size.
    private struct AskingLayout: Layout {
        let count: Int

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for width in 1...count { _ = subviews[0].sizeThatFits(.init(width: CGFloat(width), height: 5)) }
            return subviews[0].sizeThatFits(.unspecified)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
        }
    }

    @Test("no border cuts a word: words are painted over the borders that cross them, and nowhere else")
    func words() {
        let snapshot = heroes()
        let block = TextBlock("word", font: FontSpec(size: 10), color: .black)
        let inside = DisplayItem.text(block, at: CGPoint(x: 70, y: 20), width: 20)
        let atEdge = DisplayItem.text(block, at: CGPoint(x: -2, y: 23), width: 20)
        func clipped(_ item: DisplayItem, _ place: CGRect) -> [DisplayItem] {
            let part = FigurePart(
                snapshot: snapshot, content: square + [.group([item], .opacity(0.5))], contentBounds: .null,
                textRects: [place], annotations: .borders)
            return FigureComposer(style: .light, text: fixedText, scale: 1).draw(part).canvas.points.over.filter {
                if case .group(_, .clip) = $0 { true } else { false }
            }
        }
        #expect(clipped(inside, CGRect(x: 70, y: 20, width: 20, height: 12)).isEmpty)
        let over = clipped(atEdge, CGRect(x: -2, y: 23, width: 20, height: 12))
        #expect(over.count == 1)
        guard case .group(let items, .clip(let area, _))? = over.first else { return }
        #expect(items == [.group([atEdge], .opacity(0.5))], "the words alone, as transparent as they were")
        #expect(area.boundingRect.width <= 184 && area.boundingRect.minX == 0)
    }

    @Test("a long ledger is set in small type, a very long one summed up")
    func longLedger() throws {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        func block(_ count: Int) throws -> PageBlock {
            try #require(Ledger(style: .light, setter: setter, scene: scene(crowded(count)), numbered: []).block())
        }
        let (short, long, endless) = (try block(28), try block(60), try block(300))
        // 33 views against 70.
        #expect(long.size.height / 70 < 0.7 * short.size.height / 33)
        #expect(endless.size.height < 2000)
        #expect(flattened(endless.items).compactMap(\.text?.string).contains("and 224 more views"))
    }

    @Test("a ledger is not cut to save a few rows")
    func barelyLongLedger() throws {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        for more in [0, 1, 11, 12] {
            let builder = Builder()
            let leaves = (1..<(Ledger.maxRows + more)).map { builder.image("\($0)", 10, 10) }
            let shown = scene(builder.layOut(builder.row(leaves), 200, 40))
            let ledger = Ledger(style: .light, setter: setter, scene: shown, numbered: [])
            let texts = flattened(try #require(ledger.block()).items).compactMap(\.text?.string)
            let images = texts.count { $0.hasPrefix("Image") }
            #expect(images == (more < 12 ? leaves.count : Ledger.maxRows - 1))
            #expect(texts.contains { $0.hasPrefix("and ") } == (more == 12))
        }
    }

    @Test("a number in the picture is a row of the ledger; without a ledger, its text is beside the picture")
    func numbers() {
        let (with, without) = (figure(crowded(40), [.borders, .ledger]), figure(crowded(40), [.borders]))
        func numbers(_ texts: [String]) -> [String] { texts.filter { Int($0) != nil && $0 != "200" } }
        #expect(!numbers(with.texts).isEmpty && !with.texts.contains("Labels"))
        #expect(without.texts.contains("Labels") == !numbers(without.texts).isEmpty)
    }

    @Test("titles and captions wider than the picture wrap")
    func wideTitle() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.image("dot", 4, 4), 4, 4)
        let title = String(repeating: "wide ", count: 60)
        #expect(figure(snapshot, .borders, title: title).size.width <= 480 + 48)
        let caption = String(repeating: "words ", count: 60)
        #expect(figure(snapshot, .borders, caption: caption).size.width <= 480 + 48)
    }

    @Test("a figure of an empty scene is still a figure")
    func empty() {
        let snapshot = LayoutSnapshot(layingOut: nil, in: LayoutArena(), proposal: .unspecified)
        #expect(figure(snapshot, .all).texts.contains("Title"))
        #expect(figure(snapshot, .none).size == .zero)
    }

    private func overflowing() -> LayoutSnapshot {
        let builder = Builder()
        return builder.layOut(builder.frame(40, 40, builder.image("big", 120, 90)), 30, 30)
    }

    /// Rows of seven small images.
    private func crowded(_ count: Int) -> LayoutSnapshot {
        let builder = Builder()
        let rows = stride(from: 0, to: count, by: 7).map { start in
            builder.row(
                (start..<min(count, start + 7)).map { builder.image("i\($0)", 18 + CGFloat($0 % 5) * 4, 14) },
                spacing: 1)
        }
        return builder.layOut(builder.column(rows), 200, 200)
    }
}
