import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Layers")
struct LayerTests {
    private func fills(_ sketch: Sketch, _ color: RGBA) -> [CGRect] {
        sketch.over.compactMap { item in
            guard case .fill(let path, .color(color), _) = item else { return nil }
            return path.boundingRect
        }
    }

    @Test("the feet are on one line at 84, across all three and 8 points beyond", arguments: 1...3)
    func feetLine(scale: Int) throws {
        let snapshot = heroes()
        #expect(snapshot.size == CGSize(width: 178, height: 91))
        let sketch = sketch(snapshot, AlignmentLinesLayer(), scale: scale)
        let bar = try #require(fills(sketch, DiagramStyle.light.alignment.line).max { $0.width < $1.width })
        #expect(bar.minX == -8 && bar.maxX == 186)
        #expect(abs(bar.midY - 84) <= 0.5 / CGFloat(scale) + 1e-9)
        #expect(sketch.labels.map { $0.shapes[0].string } == ["61", "84", "70", ".feet 84"])
        #expect(Set(sketch.roles.keys) == [.alignmentLine, .explicitGuide])
    }

    @Test("explicit, default and merged guides are told apart")
    func provenance() {
        let builder = Builder()
        let pair = builder.column([
            builder.guide(41, builder.image("a", 50, 44)), builder.guide(30, builder.image("b", 40, 38)),
        ])
        let row = builder.row([pair, builder.guide(84, builder.image("c", 58, 91)), builder.image("d", 54, 76)], feet)
        let sketch = sketch(builder.layOut(row, 240, 133), AlignmentLinesLayer())
        #expect(Set(sketch.roles.keys) == [.alignmentLine, .explicitGuide, .defaultGuide, .mergedGuide])
        let accent = DiagramStyle.light.alignment
        #expect(
            sketch.labels.map(\.look) == [
                .doubled(accent), .chip(accent), .outlined(accent, dashed: true), .chip(accent),
            ])
    }

    @Test("a guide people made goes before a built-in one, and that before the centre")
    func tellingLines() {
        let builder = Builder()
        let inner = builder.row([builder.guide(5, builder.image("a", 20, 20)), builder.image("b", 20, 20)], feet)
        let custom = builder.column([inner, builder.image("c", 60, 20)], .leading)
        #expect(names(builder.layOut(custom, 200, 200)) == [".feet"])

        let second = Builder()
        let plain = second.row([second.image("a", 20, 20), second.image("b", 20, 30)])
        let leading = second.column([plain, second.image("c", 60, 20)], .leading)
        #expect(names(second.layOut(leading, 200, 200)) == [".leading"])

        let third = Builder()
        let centred = third.row([third.image("a", 20, 20), third.image("b", 20, 30)])
        #expect(names(third.layOut(third.column([centred, third.image("c", 60, 20)]), 200, 200)) == [".center"])
    }

    private func names(_ snapshot: LayoutSnapshot) -> [String] {
        sketch(snapshot, AlignmentLinesLayer()).labels.compactMap {
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
        let line = try #require(AlignedLine(key: HorizontalAlignment.leading.key, shown.views[0], shown))
        #expect(line.position == 50)
        // And so does the line itself: it is at the right edge, where guides are 0.
        let texts = sketch(snapshot, AlignmentLinesLayer()).labels.compactMap { $0.shapes.first?.string }
        #expect(texts.contains(".leading 0"))
    }

    @Test("of one child, too, the line is where its container reads from", arguments: [false, true])
    func onlyChild(isMirrored: Bool) throws {
        let arena = LayoutArena()
        let child = arena.add(
            FixedLayout(size: CGSize(width: 20, height: 10)), info: NodeInfo(name: "Image"), rightToLeft: isMirrored)
        let frame = arena.add(
            FrameLayout(width: 100, height: nil, alignment: .leading), children: [child],
            info: NodeInfo(name: "frame", role: .modifier), rightToLeft: isMirrored)
        let shown = scene(LayoutSnapshot(layingOut: frame, in: arena, proposal: .unspecified))
        let line = try #require(AlignedLine(key: HorizontalAlignment.leading.key, shown.views[0], shown))
        #expect(line.position == (isMirrored ? 100 : 0))
        #expect(line.distance(in: shown.views[0]).edge == (isMirrored ? "right edge" : "left edge"))
    }

    @Test("a container whose views line up in cells of their own has no line")
    func cells() {
        let arena = LayoutArena()
        let children = [20, 50].map { width in
            arena.add(FixedLayout(size: CGSize(width: width, height: 10)), info: NodeInfo(name: "Image"))
        }
        let root = arena.add(Cells(), children: children, info: NodeInfo(name: "Grid"))
        let shown = scene(LayoutSnapshot(layingOut: root, in: arena, proposal: .unspecified))
        // All are centred up and down alike, and each in its own hundred points across.
        #expect(AlignedLine.all(of: shown.views[0], in: shown).map(\.key) == [VerticalAlignment.center.key])
    }

    @Test("a grid has a line for each row and column whose cells share a guide, and defaults have no arrows")
    func tracks() {
        let builder = Builder()
        // Two rows of two, of other sizes each.
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
        let sketch = sketch(snapshot, AlignmentLinesLayer())
        let texts = Set(sketch.labels.compactMap { $0.shapes.first?.string })
        #expect(texts == ["→ .leading 0", "→ .leading 58", "↓ .top 0", "↓ .top 38"])
        #expect(sketch.roles[.alignmentPoint] == nil && sketch.roles[.guideHead] == nil)
    }

    @Test("views of one frame have lines only where there is nothing else to line up")
    func oneFrame() {
        let builder = Builder()
        func backed(_ child: NodeID) -> NodeID {
            builder.arena.add(
                SecondaryLayout(alignment: .center), children: [child, builder.fill("Color")],
                info: NodeInfo(name: "background", role: .modifier))
        }
        let alone = scene(builder.layOut(backed(builder.image("a", 20, 20)), 50, 50))
        #expect(AlignmentLinesLayer().telling(in: alone).map(\.name) == ["background"])
        let row = builder.row([backed(builder.image("a", 20, 20)), backed(builder.image("b", 30, 20))])
        #expect(AlignmentLinesLayer().telling(in: scene(builder.layOut(row, 90, 50))).map(\.name) == ["HStack"])
        let pile = builder.arena.add(
            PaddingLayout(insets: EdgeInsets(.all, 1)), children: [row],
            info: NodeInfo(name: "padding", role: .modifier))
        #expect(AlignmentLinesLayer().telling(in: scene(builder.layOut(pile, 90, 50))).map(\.name) == ["HStack"])
    }

    @Test("what reaches out across and down says which way, also where it is wholly outside")
    func overflowWays() {
        func texts(_ offset: CGSize) -> [String] {
            let builder = Builder()
            let moved = builder.arena.add(
                PassThroughLayout(displacement: offset), children: [builder.image("a", 20, 20)],
                info: NodeInfo(name: "offset", role: .modifier))
            let frame = builder.frame(60, 60, moved)
            return sketch(builder.layOut(frame, 60, 60), OverflowLayer()).labels.map { $0.shapes[0].string }
        }
        #expect(texts(CGSize(width: 30, height: 0)) == ["+30"])
        #expect(texts(CGSize(width: 12, height: -7)) == ["↑ +7", "→ +12"])
        #expect(texts(CGSize(width: -90, height: 50)) == ["↓ +50", "← +90"])
    }

    @Test("a border fills whole pixels inside the bounds", arguments: 1...3)
    func crispBorders(scale: Int) {
        let builder = Builder()
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, 10.3), builder.image("a", 33.3, 20)), 100, 100)
        let sketch = sketch(snapshot, BordersLayer(), scale: scale)
        var corners = 0
        for case .fill(let path, .color, evenOdd: true) in sketch.over {
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
        let sketch = sketch(heroes(), ProposalsLayer(), scale: scale)
        var seen = 0
        for case .stroke(let path, _, let stroke) in sketch.over {
            let across = path.boundingRect.height == 0 ? path.boundingRect.minY : path.boundingRect.minX
            let edge = (across - stroke.lineWidth / 2) * CGFloat(scale)
            #expect(abs(edge - edge.rounded()) < 1e-6)
            seen += 1
        }
        #expect(seen == 4)
    }

    /// A box of 80 × 50 that is offered a size, and the dashed line around that: its inner edge, and the width.
    private func offered(_ width: CGFloat, _ height: CGFloat, bordered: Bool = true, scale: Int) -> Ghost? {
        let builder = Builder()
        let snapshot = builder.layOut(builder.image("a", 80, 50), width, height)
        let grid = PixelGrid(scale: scale)
        let shown = FigureScene(snapshot, annotations: bordered ? .all : .proposals, style: .light, grid: grid)
        var sketch = Sketch(style: .light, grid: grid)
        ProposalsLayer().draw(shown, on: &sketch)
        return sketch.ghosts.first
    }

    @Test("an offer is drawn from the view's origin, just as large as it is", arguments: 1...3)
    func offers(scale: Int) throws {
        for (width, height) in [(60, 50), (80, 50), (81, 50), (79, 51), (120, 90), (0, 0)] as [(CGFloat, CGFloat)] {
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            // The line lies just outside, as a border does.
            let bare = try #require(offered(width, height, bordered: false, scale: scale))
            #expect(bare.rect == bounds && bare.hollow == bounds && bare.lineWidth == 1)
            // Beside the border where that is in the way, and nowhere else.
            let ghost = try #require(offered(width, height, scale: scale))
            #expect(ghost.rect == bounds)
            #expect(ghost.hollow.minX == -1 && ghost.hollow.minY == -1)
            let right: CGFloat = [60: 60, 80: 81, 81: 81, 79: 79, 120: 120, 0: 0][width]!
            #expect(ghost.hollow.maxX == right)
            #expect(ghost.hollow.maxY == ([50: 51, 51: 51, 90: 90, 0: 0] as [CGFloat: CGFloat])[height]!)
        }
    }

    @Test("a dashed line that lies on another is drawn once", arguments: 1...3)
    func sharedDashes(scale: Int) throws {
        let builder = Builder()
        let child = builder.fill("a")
        builder.arena.updateInfo(of: child) {
            $0.annotationEdits = [AnnotationEdit(adds: Annotations.proposals.rawValue)]
        }
        let snapshot = builder.layOut(builder.row([child, builder.image("b", 20, 30)]), 200, 90)
        let sketch = sketch(snapshot, ProposalsLayer(), scale: scale)
        #expect(sketch.ghosts.map(\.rect.size) == [CGSize(width: 200, height: 90), CGSize(width: 172, height: 90)])
        // Four edges, and of the inner offer the one that is its own.
        #expect(sketch.dashes.count == 5)
        for (index, dashes) in sketch.dashes.enumerated() {
            #expect(
                !sketch.dashes.dropFirst(index + 1).contains { other in
                    let shared = dashes.band.intersection(other.band)
                    return max(shared.width, shared.height) > 1.01
                })
        }
    }

    @Test("what was offered and not taken is shaded up to the dashed line, at the right and below")
    func unclaimed() {
        let sketch = sketch(heroes(), ProposalsLayer())
        let shaded = sketch.under.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
        let ghost = sketch.ghosts[0]
        #expect(ghost.rect == CGRect(x: 0, y: 0, width: 240, height: 133))
        let offer = ghost.hollow
        #expect(offer.maxX == 240 && offer.maxY == 133)
        #expect(shaded.contains(CGRect(x: 178, y: offer.minY, width: 62, height: offer.height)))
        #expect(shaded.contains(CGRect(x: 0, y: 91, width: 178, height: 42)))
        #expect(shaded.reduce(CGRect.null) { $0.joined($1) } == offer)
        #expect(Set(sketch.roles.keys) == [.proposal, .unclaimed])
    }

    @Test("what was taken beyond the offer is hatched")
    func excess() {
        let builder = Builder()
        let sketch = sketch(builder.layOut(builder.image("a", 80, 50), 60, 50), ProposalsLayer())
        #expect(Set(sketch.roles.keys) == [.proposal, .excess])
    }

    @Test("nil leaves an edge open, ∞ gives it an arrow, and neither is shaded")
    func openEdges() {
        let builder = Builder()
        let sketch = sketch(builder.layOut(builder.image("a", 80, 50), nil, .infinity), ProposalsLayer())
        #expect(Set(sketch.roles.keys) == [.proposal, .openEdge, .endless])
        #expect(sketch.under.isEmpty)
        #expect(sketch.labels.map { $0.shapes[0].string } == ["proposed – × ∞"])
    }

    private func hatched(_ sketch: Sketch) -> [CGRect] {
        sketch.over.compactMap { item in
            guard case .fill(let path, .hatch, _) = item else { return nil }
            return path.boundingRect
        }
    }

    @Test("the gaps of a stack are hatched across it, default ones told from written ones")
    func spacing() {
        let implied = sketch(heroes(), SpacingLayer())
        #expect(
            hatched(implied) == [CGRect(x: 50, y: 0, width: 8, height: 91), CGRect(x: 116, y: 0, width: 8, height: 91)])
        #expect(implied.labels.map { $0.shapes[0].string } == ["8", "8"])
        #expect(Set(implied.roles.keys) == [.defaultSpacing])
        let builder = Builder()
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: 12.5)
        let written = sketch(builder.layOut(row, 100, 100), SpacingLayer())
        #expect(written.labels.map { $0.shapes[0].string } == ["12.5"])
        #expect(Set(written.roles.keys) == [.explicitSpacing])
        let tight = Builder()
        let touching = tight.row([tight.image("a", 20, 20), tight.image("b", 20, 20)], spacing: 0)
        #expect(sketch(tight.layOut(touching, 100, 100), SpacingLayer()).roles.isEmpty)
    }

    @Test("each padded edge is hatched and has its length, even paddings once")
    func padding() {
        let builder = Builder()
        let uneven = EdgeInsets(top: 4, leading: 10, bottom: 0, trailing: 6)
        let snapshot = builder.layOut(builder.padding(uneven, builder.image("a", 20, 20)), 100, 100)
        let sketch = sketch(snapshot, PaddingLayer())
        #expect(
            hatched(sketch) == [
                CGRect(x: 0, y: 0, width: 36, height: 4), CGRect(x: 0, y: 4, width: 10, height: 20),
                CGRect(x: 30, y: 4, width: 6, height: 20),
            ])
        #expect(sketch.labels.map { $0.shapes[0].string } == ["4", "10", "6"])
        let second = Builder()
        let even = second.padding(EdgeInsets(.all, 16), second.image("a", 20, 20))
        let labels = DiagrammingTests.sketch(second.layOut(even, 100, 100), PaddingLayer()).labels
        #expect(labels.map { $0.shapes[0].string } == ["16"])
    }

    @Test("what is outside the container is striped on each side, with how far it reaches")
    func overflow() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.frame(40, 60, builder.image("big", 70, 60)), 100, 100)
        let sketch = sketch(snapshot, OverflowLayer())
        #expect(
            Set(hatched(sketch)) == [
                CGRect(x: -15, y: 0, width: 15, height: 60), CGRect(x: 40, y: 0, width: 15, height: 60),
            ])
        // Each stripe in red on one of the panel's color: content of any color shows it.
        #expect(hatched(sketch).count == 4)
        #expect(sketch.labels.map { $0.shapes[0].string } == ["+15", "+15"])
        #expect(hatched(DiagrammingTests.sketch(heroes(), OverflowLayer())).isEmpty)
    }

    @Test("an issue is marked at its view, in its words")
    func issues() {
        let builder = Builder()
        let image = builder.image("rogue", 50, 64)
        builder.arena.addIssue(.missingImage, at: image, "no image rogue")
        let sketch = sketch(builder.layOut(builder.guide(61, image), 100, 100), IssuesLayer())
        #expect(sketch.labels.map { $0.shapes[0].string } == ["! no image rogue"])
        #expect(Set(sketch.roles.keys) == [.issue])
    }

    @Test("a long message wraps where it is too wide by its measure, and its label is no wider than its longest line")
    func wrappedIssue() throws {
        let builder = Builder()
        let named = builder.image("a", 30, 20)
        let message = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
        builder.arena.addIssue(.missingImage, at: named, message)
        let label = try #require(sketch(builder.layOut(named, 100, 100), IssuesLayer()).labels.first)
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

    @Test("of more than three containers that line up alike the first has its lines, of three each has")
    func alikeLines() {
        let builder = Builder()
        func cells(_ count: Int) -> LayoutSnapshot {
            let cells = (0..<count).map { index in
                builder.row([builder.image("a", 20, 20), builder.image("b", 10, 40)], .bottom)
            }
            return builder.layOut(builder.column(cells), 100, 400)
        }
        #expect(AlignmentLinesLayer().telling(in: scene(cells(3))).count == 3)
        #expect(AlignmentLinesLayer().telling(in: scene(cells(4))).map(\.id) == [1])
        let said = SpokenAnnotations(cells(4), annotations: .alignmentLines).sentences
        #expect(said.contains("3 more like it do the same."), "\(said)")
        #expect(
            !SpokenAnnotations(cells(3), annotations: .alignmentLines).sentences.contains {
                $0.contains("more like it")
            })
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
        #expect(AlignmentLinesLayer().telling(in: scene(rows(nil))).map(\.id) == [0])
        #expect(AlignmentLinesLayer().telling(in: scene(rows(3))).map(\.id) == [1])
    }

    @Test("the label of a view says its name and its size, fractions as they are")
    func tags() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.image("rogue", 280 / 3.0, 40), 100, 100)
        let shown = scene(snapshot)
        var sketch = Sketch(style: .light, grid: PixelGrid(scale: 1))
        BordersLayer().draw(shown, on: &sketch)
        SizesLayer().draw(shown, on: &sketch)
        let labels = ViewTags(style: .light).labels(shown, sketch.tags)
        #expect(labels.map { $0.shapes.map(\.string) } == [["rogue\n93.33 × 40", "rogue 93.33 × 40"]])
    }
}

/// Centres each view in a cell of 100 × 20.
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
}
