import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Layers")
struct LayerTests {
    @Test("what reaches out across and down says which way, also where it is wholly outside")
    func overflowWays() {
        func texts(_ offset: CGSize) -> [String] {
            let builder = Builder()
            let moved = builder.arena.add(
                PassThroughLayout(displacement: offset), children: [builder.image("a", 20, 20)],
                info: NodeInfo(name: "offset", role: .modifier))
            let frame = builder.frame(60, 60, moved)
            let canvas = canvas(builder.layOut(frame, 60, 60), OverflowLayer())
            // These arrows are no guides’, of which the legend tells.
            #expect(Set(canvas.roles.keys) == [.overflow])
            return canvas.labels.map { $0.shapes[0].string }
        }
        #expect(texts(CGSize(width: 30, height: 0)) == ["+30"])
        #expect(texts(CGSize(width: 12, height: -7)) == ["↑ +7", "→ +12"])
        #expect(texts(CGSize(width: -90, height: 50)) == ["↓ +50", "← +90"])
    }

    @Test("a border fills whole pixels inside the bounds", arguments: 1...3)
    func crispBorders(scale: Int) {
        let builder = Builder()
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, 10.3), builder.image("a", 33.3, 20)), 100, 100)
        let pixels = canvas(snapshot, BordersLayer()).painted(scale)
        var corners = 0
        for case .fill(let path, .color, evenOdd: true) in pixels.over {
            for element in path.elements {
                guard case .move(let point) = element else { continue }
                corners += 1
                for length in [point.x, point.y] {
                    let pixels = length * CGFloat(scale)
                    #expect(abs(pixels - pixels.rounded()) < 1e-6)
                }
            }
        }
        #expect(corners > 2)
    }

    @Test("dashed lines run through the middle of pixels", arguments: 1...3)
    func crispProposals(scale: Int) {
        let pixels = canvas(heroes(), ProposalsLayer()).painted(scale)
        var seen = 0
        for case .stroke(let path, _, let stroke) in pixels.over {
            let across = path.boundingRect.height == 0 ? path.boundingRect.minY : path.boundingRect.minX
            let edge = (across - stroke.lineWidth / 2) * CGFloat(scale)
            #expect(abs(edge - edge.rounded()) < 1e-6)
            seen += 1
        }
        #expect(seen == 4)
    }

    /// A box of 80 × 50 that is offered a size, and the dashed line around that: its inner edge, and the width.
    private func offered(
        _ width: CGFloat, _ height: CGFloat, bordered: Bool = true, scale: Int
    ) -> ProposalOutline.Shape? {
        let builder = Builder()
        let snapshot = builder.layOut(builder.image("a", 80, 50), width, height)
        let canvas = canvas(snapshot, ProposalsLayer(), bordered ? .all : .proposals)
        return canvas.proposals.first?.shape(canvas.painted(scale))
    }

    @Test("an offer is drawn from the view's origin, just as large as it is", arguments: 1...3)
    func offers(scale: Int) throws {
        for (width, height) in [(60, 50), (80, 50), (81, 50), (79, 51), (120, 90), (0, 0)] as [(CGFloat, CGFloat)] {
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            // The line lies just outside, as a border does.
            let bare = try #require(offered(width, height, bordered: false, scale: scale))
            #expect(bare.rect == bounds && bare.hollow == bounds && bare.lineWidth == 1)
            // Beside the border where that is in the way, and nowhere else.
            let proposed = try #require(offered(width, height, scale: scale))
            #expect(proposed.rect == bounds)
            #expect(proposed.hollow.minX == -1 && proposed.hollow.minY == -1)
            let right: CGFloat = [60: 60, 80: 81, 81: 81, 79: 79, 120: 120, 0: 0][width]!
            #expect(proposed.hollow.maxX == right)
            #expect(proposed.hollow.maxY == ([50: 51, 51: 51, 90: 90, 0: 0] as [CGFloat: CGFloat])[height]!)
        }
    }

    @Test("an offer starts at the leading edge: at the right where its container reads from there")
    func offersFromTheRight() throws {
        func offer(_ proposal: ProposedViewSize, inRow: Bool, rightToLeft: Bool) throws -> ProposalOutline {
            let arena = LayoutArena(options: LayoutOptions(traces: true))
            var view = arena.add(
                FixedLayout(size: CGSize(width: 60, height: 30)), info: NodeInfo(name: "Image"),
                rightToLeft: rightToLeft != inRow)
            if inRow {
                view = arena.add(
                    HStackLayout(alignment: .center, spacing: 0), children: [view], info: NodeInfo(name: "HStack"),
                    rightToLeft: rightToLeft)
            }
            let snapshot = LayoutSnapshot(layingOut: view, in: arena, proposal: proposal)
            return try #require(canvas(snapshot, ProposalsLayer()).proposals.last)
        }
        for inRow in [false, true] {
            let proposal = ProposedViewSize(width: 100, height: 30)
            #expect(try offer(proposal, inRow: inRow, rightToLeft: false).region.minX == 0)
            let mirrored = try offer(proposal, inRow: inRow, rightToLeft: true)
            #expect(mirrored.region == CGRect(x: -40, y: 0, width: 100, height: 30))
        }
        let endless = try offer(ProposedViewSize(width: .infinity, height: 30), inRow: false, rightToLeft: true)
        #expect(endless.region.maxX == 60 && endless.region.minX < 0 && endless.right == .arrow)
    }

    @Test("the few views of a row that is all there is have their offers, where no table tells them and nobody asks")
    func sharedOffers() {
        func offers(
            _ count: Int, _ annotations: Annotations = .proposals, asked: Bool = false, height: CGFloat = 30,
            isAll: Bool = true
        ) -> (drawn: [CGRect], said: [String]) {
            let builder = Builder(traces: true)
            let images = (0..<count).map { builder.image("\($0)", 30, $0 == 0 ? 30 : height) }
            if asked {
                builder.arena.updateInfo(of: images[0]) {
                    $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
                }
            }
            let row = builder.row(images, spacing: 10)
            let root =
                isAll ? builder.padding(EdgeInsets(.all, 0), row) : builder.column([row, builder.image("c", 9, 0)])
            let snapshot = builder.layOut(root, 200, 30)
            return (
                canvas(snapshot, ProposalsLayer(), annotations).proposals.map(\.region),
                AltTextAnnotations(snapshot, annotations: annotations).sentences
            )
        }
        func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: 30) }
        #expect(offers(2).drawn == [rect(0, 200), rect(0, 95), rect(40, 160)])
        #expect(offers(2).said == ["Image “0”: proposed 95 × 30.", "Image “1”: proposed 160 × 30."])
        #expect(offers(3).drawn.count == 4 && offers(4).drawn.count == 1)
        #expect(offers(2, [.proposals, .ledger]).drawn == [rect(0, 200)])
        #expect(offers(2, asked: true).drawn.count == 2)
        #expect(offers(2, isAll: false).drawn.count == 1)
        #expect(
            AltTextAnnotations(
                LayoutSnapshot(layingOut: nil, in: LayoutArena(), proposal: .unspecified), annotations: .proposals
            ).sentences == [])
        // Beyond the root's offer.
        #expect(offers(2, height: 20).drawn == [rect(0, 200)])
    }

    @Test("of a scene without a view the offer is shown, all of it not taken")
    func offerToNothing() {
        let snapshot = LayoutSnapshot(
            layingOut: nil, in: LayoutArena(), proposal: ProposedViewSize(width: 90, height: 40))
        let canvas = canvas(snapshot, ProposalsLayer())
        #expect(canvas.proposals.map(\.region) == [CGRect(x: 0, y: 0, width: 90, height: 40)])
        #expect(canvas.roles.keys.contains(.unclaimed))
        #expect(figure(snapshot, .proposals).texts.contains("proposed 90 × 40"))
        #expect(!figure(snapshot, .borders).texts.contains("proposed 90 × 40"))
    }

    @Test("views of the same bounds that are only counted are in the legend, where there are any")
    func counted() {
        func texts(_ modifiers: Int) -> [String] {
            let builder = Builder()
            let view = (0..<modifiers).reduce(builder.image("a", 90, 40)) { view, _ in
                builder.padding(EdgeInsets(.all, 0), view)
            }
            return figure(builder.layOut(view, 90, 40), .borders).texts
        }
        #expect(texts(2).contains { $0.hasSuffix(" +1") } && texts(2).contains(LegendRole.moreViews.text))
        #expect(!texts(1).contains { $0.hasSuffix(" +1") } && !texts(1).contains(LegendRole.moreViews.text))
    }

    @Test("a dashed line that lies on another is drawn once", arguments: 1...3)
    func sharedDashes(scale: Int) throws {
        let builder = Builder()
        let child = builder.fill("a")
        builder.arena.updateInfo(of: child) {
            $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
        }
        let snapshot = builder.layOut(builder.row([child, builder.image("b", 20, 30)]), 200, 90)
        let canvas = canvas(snapshot, ProposalsLayer())
        let dashes = canvas.painted(scale).dashes
        #expect(
            canvas.proposals.map(\.region.size) == [CGSize(width: 200, height: 90), CGSize(width: 172, height: 90)])
        // Four edges, and of the inner offer the one that is its own.
        #expect(dashes.count == 5)
        for (index, dash) in dashes.enumerated() {
            #expect(
                !dashes.dropFirst(index + 1).contains { other in
                    let shared = dash.band.intersection(other.band)
                    return max(shared.width, shared.height) > 1.01
                })
        }
    }

    @Test("what was offered and not taken is shaded up to the dashed line, at the right and below")
    func unclaimed() {
        let canvas = canvas(heroes(), ProposalsLayer())
        let shaded = canvas.points.under.compactMap {
            if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
        let proposed = canvas.proposals[0].shape(canvas.points)
        #expect(proposed.rect == CGRect(x: 0, y: 0, width: 240, height: 133))
        let offer = proposed.hollow
        #expect(offer.maxX == 240 && offer.maxY == 133)
        #expect(shaded.contains(CGRect(x: 178, y: offer.minY, width: 62, height: offer.height)))
        #expect(shaded.contains(CGRect(x: 0, y: 91, width: 178, height: 42)))
        #expect(shaded.reduce(CGRect.null) { $0.joined($1) } == offer)
        #expect(Set(canvas.roles.keys) == [.proposal, .unclaimed])
    }

    @Test("what was not taken of offers that lie in each other is shaded once")
    func shadedOnce() {
        var canvas = AnnotationCanvas(style: .light)
        let offers = [
            CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 20, y: 10, width: 40, height: 30),
            CGRect(x: 80, y: 40, width: 50, height: 50),
        ]
        for offer in offers { canvas.shade { _ in [offer] } }
        let shaded = canvas.points.under.compactMap {
            if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
        let area = shaded.reduce(0) { $0 + $1.width * $1.height }
        // The first, and what the last reaches out of it.
        #expect(area == 8100)
        for (index, area) in shaded.enumerated() {
            #expect(!shaded.dropFirst(index + 1).contains { $0.overlaps(area) })
        }
    }

    @Test("what was taken beyond the offer is hatched")
    func excess() {
        let builder = Builder()
        let canvas = canvas(builder.layOut(builder.image("a", 80, 50), 60, 50), ProposalsLayer())
        #expect(Set(canvas.roles.keys) == [.proposal, .excess])
    }

    @Test("nil leaves an edge open, ∞ gives it an arrow, and neither is shaded")
    func openEdges() {
        let builder = Builder()
        let canvas = canvas(builder.layOut(builder.image("a", 80, 50), nil, .infinity), ProposalsLayer())
        #expect(Set(canvas.roles.keys) == [.proposal, .openEdge, .endless])
        #expect(canvas.points.under.isEmpty)
        #expect(canvas.labels.map { $0.shapes[0].string } == ["proposed nil × ∞"])
    }

    private func hatched(_ canvas: AnnotationCanvas) -> [CGRect] {
        canvas.points.over.compactMap { item in
            guard case .fill(let path, .hatch, _) = item else { return nil }
            return path.boundingRect
        }
    }

    @Test("what is outside the container is striped on each side, with how far it reaches")
    func overflow() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(40, 60, builder.image("big", 70, 60)), 100, 100)
        let canvas = canvas(snapshot, OverflowLayer())
        #expect(
            Set(hatched(canvas)) == [
                CGRect(x: -15, y: 0, width: 15, height: 60), CGRect(x: 40, y: 0, width: 15, height: 60),
            ])
        // Each stripe in red on one of the panel's color: content of any color shows it.
        #expect(hatched(canvas).count == 4)
        #expect(canvas.labels.map { $0.shapes[0].string } == ["+15", "+15"])
        #expect(hatched(DiagrammingTests.canvas(heroes(), OverflowLayer())).isEmpty)
    }

    @Test("an issue is marked at its view, in its words")
    func issues() {
        let builder = Builder()
        let image = builder.image("rogue", 50, 64)
        builder.arena.addIssue(.missingImage, at: image, "no image rogue")
        let canvas = canvas(builder.layOut(builder.guide(61, image), 100, 100), IssuesLayer())
        #expect(canvas.labels.map { $0.shapes[0].string } == ["! no image rogue"])
        #expect(Set(canvas.roles.keys) == [.issue])
    }

    @Test("a long message wraps where it is too wide by its measure, and its label is no wider than its longest line")
    func wrappedIssue() throws {
        let builder = Builder()
        let named = builder.image("a", 30, 20)
        let message = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
        builder.arena.addIssue(.missingImage, at: named, message)
        let label = try #require(canvas(builder.layOut(named, 100, 100), IssuesLayer()).labels.first)
        let painter = LabelPainter(style: .light, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 1)))
        for shape in label.shapes {
            let limit = try #require(shape.width)
            let size = painter.size(of: shape, label.look)
            #expect(size.width <= CGFloat(limit) + 2 * label.look.padding.width)
            #expect(size.width > 60 && size.height > 25)
            let texts = flattened(painter.items(shape, label.look, in: CGRect(origin: .zero, size: size))).compactMap(
                \.text)
            #expect(texts.map(\.string) == ["! " + shape.string.dropFirst(2)])
            // Set at its own width it has the same lines.
            #expect(fixedText.measure(texts[0]).lineCount == fixedText.measure(shape).lineCount)
        }
        #expect(Set(label.shapes.map { painter.size(of: $0, label.look).width }).count > 1)
    }

    @Test("in the list of labels words begin beside the widest number, also where it stands for several rows")
    func labelKey() throws {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let painter = LabelPainter(style: .light, setter: setter)
        let accent = DiagramStyle.light.proposal
        for last in [nil, 12, 4567] as [Int?] {
            var label = Label(
                shapes: [TextBlock("padding", font: FontSpec(size: 10), color: .black)], look: .chip(accent),
                target: .zero, preference: .proposal, own: nil, row: 11, rank: 1)
            label.lastRow = last
            let block = try #require(LabelKey(style: .light, setter: setter).block([(row: 11, label: label)]))
            let words = try #require(flattened(block.items).first { $0.text?.string == "padding" })
            let badge = painter.size(of: painter.badge(11, to: last), .badge(accent))
            #expect(words.bounds.minX >= max(28, badge.width + 6), "\(last ?? 0)")
            #expect(block.size.width >= words.bounds.maxX)
        }
    }

    @Test("of views that share a number the list of labels says each one's name and size")
    func sharedNumbers() {
        let builder = Builder()
        let lines = (0..<13).map { index in
            builder.padding(
                EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0), builder.image("line \(index)", 200, 1))
        }
        let texts = figure(builder.layOut(builder.column(lines), 300, 400), [.borders, .sizes]).texts
        #expect(texts.filter { $0 == "padding  240 × 1" }.count == 13)
        for index in 0..<13 {
            #expect(texts.contains("line \(index)  200 × 1"))
            let row = 2 + 2 * index
            #expect(texts.contains("\(row)–\(row + 1)") && texts.contains("\(row)") && texts.contains("\(row + 1)"))
        }
    }

    @Test("the figure says how many views have no label, their rows being too many for a list")
    func missingNames() {
        let builder = Builder()
        let column = builder.column((0..<132).map { builder.image("\($0)", 30, 4) })
        let texts = figure(builder.layOut(column, 100, 2000), [.borders, .sizes]).texts
        #expect(texts.contains("footer  ·  no room for the labels of 13 views"))
    }

    @Test("the label of a view says its name and its size, fractions as they are")
    func tags() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.image("rogue", 280 / 3.0, 40), 100, 100)
        let shown = scene(snapshot)
        var canvas = AnnotationCanvas(style: .light, of: shown)
        BordersLayer().draw(shown, on: &canvas)
        SizesLayer().draw(shown, on: &canvas)
        let labels = ViewTags(painter: fixedPainter, scene: shown, tags: canvas.tags).labels { _ in true }
        #expect(labels.map { $0.shapes.map(\.string) } == [["rogue\n93.33 × 40", "rogue 93.33 × 40"]])
    }
}
