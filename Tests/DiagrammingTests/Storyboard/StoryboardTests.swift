import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Storyboards")
struct StoryboardTests {
    /// A traced layout of what `make` builds.
    private func layOut(_ width: CGFloat?, _ height: CGFloat?, _ make: (Builder) -> NodeID) -> LayoutSnapshot {
        let builder = Builder(traces: true)
        return builder.layOut(make(builder), width, height)
    }

    /// A fixed child and two flexible ones.
    private func row() -> LayoutSnapshot {
        layOut(300, 100) { builder in
            builder.row([builder.image("rogue", 50, 64), builder.fill("Color"), builder.fill("Circle")])
        }
    }

    private func input(_ snapshot: LayoutSnapshot) -> ComposerInput {
        ComposerInput(
            snapshot: snapshot, content: [], contentBounds: .null, annotations: .none,
            words: PageWords(title: "Title", caption: "Caption", footer: ["footer"]))
    }

    private func list(_ snapshot: LayoutSnapshot, _ style: DiagramStyle = .light, scale: Int = 1) throws -> DisplayList
    {
        try #require(
            FigureComposer(style: style, text: fixedText, scale: scale).storyboard(input(snapshot), of: nil))
    }

    @Test("a stack is proposed a size, asks, proposes each child its share, takes and places")
    func steps() throws {
        let story = try #require(Storyboard(row()))
        #expect(
            story.sentences == [
                "Step 1: HStack is proposed 300 × 100. Gaps leave 284 = 300 − 2 × 8.",
                "Step 2: HStack asks 3 children how far each stretches. 6 probes, at 0 and at ∞. "
                    + "The least flexible is served first. Image “rogue” stays 50, Color stretches from 0 to ∞ "
                    + "and Circle stretches from 0 to ∞.",
                "Step 3: HStack proposes width 94.67 = (300 − 2 × 8 gaps) / 3 to Image “rogue”, fixed width, so it is first. "
                    + "Image “rogue” takes 50 × 64: fixed. 234 left.",
                "Step 4: HStack proposes width 117 = (300 − 2 × 8 gaps − 50) / 2 to Color, as flexible as the next, and first in the source. "
                    + "Color takes 117 × 100: fills the proposal. 117 left.",
                "Step 5: HStack proposes width 117 = 300 − 2 × 8 gaps − 50 − 117 to Circle, all that is left. "
                    + "Circle takes 117 × 100: fills the proposal. Nothing left.",
                "Step 6: HStack takes 300 × 100: width = 50 + 8 + 117 + 8 + 117, "
                    + "height: its tallest child’s. Nothing left.",
                "Step 7: HStack places its children, at 0, 58 and 183, aligned on .center. "
                    + "3 more probes, all as before.",
            ])
    }

    @Test(
        "lengths have one scale, even if children are longer than the length to divide",
        arguments: [10, 320] as [CGFloat])
    func ranges(width: CGFloat) throws {
        let snapshot = layOut(width, 20) { builder in
            builder.row([40, 160, 80].map { builder.image("a", $0, 20) }, spacing: 0)
        }
        let story = try #require(Storyboard(snapshot))
        let step = try #require(story.steps.first { !$0.ranges.isEmpty })
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        var roles: [LegendRole: Hue] = [:]
        let block = FlexibilityChart(style: .light, setter: setter, story: story).block(step, &roles)
        let fills = flattened(block.items).filter(\.isFill).map(\.bounds)
        let (tracks, bars) = (fills.filter { $0.height == 1 }, fills.filter { $0.height == 4 })
        let lengths = zip(tracks, bars).map { ($1.midX - $0.minX) / $0.width * max(width, 160) }
        #expect(lengths.count == step.ranges.count && lengths.count > 1)
        #expect(zip(lengths, step.ranges).allSatisfy { abs($0 - $1.minimum) < 2 }, "\(lengths)")
    }

    @Test("the remaining length is the length less the gaps and all lengths taken so far")
    func bars() throws {
        let story = try #require(Storyboard(row()))
        #expect(story.steps.compactMap { $0.bar?.left } == [284, 284, 234, 117, 0, 0])
    }

    @Test("the pair of a turn is the container and the child it proposes to, and that child is highlighted")
    func pair() throws {
        let story = try #require(Storyboard(row()))
        let turns = story.steps.filter { $0.currentChild != nil }
        #expect(turns.map(\.currentChild) == [1, 2, 3])
        for step in turns {
            #expect(step.from == 0 && step.to == [step.currentChild])
            #expect(step.boxes.contains { $0.view == step.currentChild })
            // Heavier than all others: the only border of two points.
            let painter = StepPicture(
                style: .light, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 1)), story: story)
            var roles: [LegendRole: Hue] = [:]
            _ = painter.drawing(step, 1, &roles)
            #expect(roles[.turn] != nil)
            #expect((roles[.served] != nil) == (step.boxes.count > 1))
        }
    }

    @Test("an infinite or unspecified proposal has no unused space", arguments: [nil, 300])
    func openProposals(width: CGFloat?) throws {
        let builder = Builder(traces: true)
        let snapshot = builder.layOut(
            builder.row([builder.image("a", 30, 10), builder.image("b", 20, 10)], spacing: 0), width, nil)
        let story = try #require(Storyboard(snapshot))
        let painter = StepPicture(
            style: .light, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 1)), story: story)
        for step in story.steps where step.currentChild != nil {
            var roles: [LegendRole: Hue] = [:]
            _ = painter.drawing(step, 1, &roles)
            #expect((roles[.unclaimed] != nil) == (width != nil))
        }
    }

    @Test("a child's own space is not shaded, and without unused space the legend does not explain the shade")
    func leftovers() throws {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let story = try #require(Storyboard(row()))
        let painter = StepPicture(style: .light, setter: setter, story: story)
        var count = 0
        for step in story.steps {
            guard let box = step.boxes.first(where: { $0.view == step.currentChild }) else { continue }
            let canvas = painter.canvas(step, 1)
            let shaded = canvas.points.under.map { flattened([$0])[0].bounds }
            #expect(!shaded.contains { $0.overlaps(PixelGrid.points.snap(box.rect)) })
            #expect((canvas.roles[.unclaimed] != nil) == !shaded.isEmpty)
            count += shaded.count
        }
        // Beside and below the image; the others take all.
        #expect(count > 0 && story.steps.count { painter.canvas($0, 1).roles[.unclaimed] != nil } == 1)
    }

    @Test("from right to left, unused space is the mirror image of that from left to right")
    func mirroredProposals() throws {
        /// The shaded parts of the steps, and the container's width.
        func washes(_ isMirrored: Bool) throws -> [CGRect] {
            let arena = LayoutArena(options: LayoutOptions(traces: true))
            let children = [60, 90].map { width in
                arena.add(
                    FixedLayout(size: CGSize(width: width, height: 20)), info: NodeInfo(name: "Image"),
                    rightToLeft: isMirrored)
            }
            let fill = arena.add(FillLayout(), info: NodeInfo(name: "Color"), rightToLeft: isMirrored)
            let row = arena.add(
                HStackLayout(alignment: .center, spacing: 10), children: children + [fill],
                info: NodeInfo(name: "HStack"), rightToLeft: isMirrored)
            let snapshot = LayoutSnapshot(
                layingOut: row, in: arena, proposal: ProposedViewSize(width: 320, height: 20))
            let story = try #require(Storyboard(snapshot))
            let painter = StepPicture(
                style: .light, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 1)), story: story)
            return story.steps.flatMap { painter.canvas($0, 1).points.under }.compactMap { item in
                guard case .fill(let path, DiagramStyle.light.unclaimed, _) = item else { return nil }
                return path.boundingRect
            }
        }
        let (left, right) = try (washes(false), washes(true))
        #expect(left.count == 2)
        #expect(
            right
                == left.map { CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
    }

    @Test("overlapping children share more than the length, and the bar holds all of them")
    func overlapping() throws {
        let snapshot = layOut(200, 60) { builder in
            builder.row(
                [builder.image("a", 50, 60), builder.fill("Color"), builder.image("b", 50, 60)], spacing: -10)
        }
        let story = try #require(Storyboard(snapshot))
        #expect(story.text(story.steps[0]).lines == ["gaps leave 220 = 200 + 2 × 10"])
        let card = StoryboardCard(
            style: .light, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 1)), story: story)
        for bar in story.steps.compactMap(\.bar) {
            var roles: [LegendRole: Hue] = [:]
            let items = flattened(card.bar(bar, currentChild: nil, isFinal: false, width: 220, &roles).items)
            #expect(items.contains { $0.text?.string == "of 200 + 20" })
            let parts = items.filter(\.isFill).map(\.bounds)
            #expect(parts.allSatisfy { $0.minX >= 0 && $0.maxX <= 220 })
            // Without gaps, and as long as all lengths taken.
            let end = parts.dropFirst().map(\.maxX).max() ?? 0
            #expect(end == 220 - bar.left && roles[.gap] == nil && roles[.tooLong] == nil)
        }
    }

    @Test("children that overlap by more than their width keep their order")
    func overlappingFar() throws {
        let snapshot = layOut(200, 60) { builder in
            builder.row(["a", "b", "c"].map { builder.image($0, 50, 60) }, spacing: -60)
        }
        let story = try #require(Storyboard(snapshot))
        #expect(story.text(story.steps[0]).lines == ["gaps leave 320 = 200 + 2 × 60"])
        let boxes = try #require(story.steps.last { $0.exchange == .answer }).boxes
        #expect(boxes.map(\.rect.minX) == [0, -10, -20])
        #expect(story.steps.last.map { story.text($0).lines[0].hasPrefix("at 0, −10 and −20") } == true)
    }

    @Test("a size that differs from the child's final one is drawn on its proposal, and in no later step")
    func placedOtherwise() throws {
        let snapshot = layOut(200, 60) { builder in
            builder.arena.add(
                Twice(), children: [builder.fill("Color"), builder.image("b", 30, 20)], info: NodeInfo(name: "Twice"))
        }
        let story = try #require(Storyboard(snapshot))
        let turns = story.steps.filter { $0.currentChild != nil }
        // The image takes its own size either way.
        let image = Storyboard.Box(view: 2, rect: CGRect(x: 85, y: 60, width: 30, height: 20))
        #expect(turns[0].boxes.map(\.rect) == [CGRect(x: 0, y: 0, width: 200, height: 60)])
        #expect(turns[1].boxes.map(\.rect) == [image.rect])
        let sized = story.steps.filter(\.isSized).map { $0.boxes.map(\.rect) }
        #expect(sized == [[image.rect], [CGRect(x: 75, y: 0, width: 50, height: 60), image.rect]])
    }

    @Test("a child that grows at placement is drawn at its final position in its smaller size")
    func grows() throws {
        let snapshot = layOut(nil, nil) { builder in
            builder.arena.add(
                ZStackLayout(alignment: .center), children: [builder.fill("Color"), builder.image("b", 30, 20)],
                info: NodeInfo(name: "ZStack"))
        }
        let turns = try #require(Storyboard(snapshot)).steps.filter { $0.currentChild != nil }
        #expect(turns.count == 2)
        for turn in turns {
            #expect(turn.boxes.first?.view == 1)
            #expect(turn.boxes.first?.rect == CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test("a child of higher priority has its turn first, wherever it is")
    func priorities() throws {
        let snapshot = layOut(100, 20) { builder in
            let first = builder.fill("Color")
            let second = builder.image("rogue", 30, 10)
            builder.arena.setPriority(1, of: second)
            return builder.row([first, second], spacing: 0)
        }
        let story = try #require(Storyboard(snapshot))
        #expect(story.steps.compactMap(\.currentChild) == [2, 1])
        // Its minimum is kept for the other one; its maximum was never measured.
        let ranges = story.steps.flatMap(\.ranges)
        #expect(ranges.map(\.view) == [1] && ranges[0].minimum == 0 && ranges[0].maximum == nil)
    }

    @Test("turns that repeat are shown once, and many as one")
    func folded() throws {
        let equal = layOut(400, 20) { builder in
            builder.row((0..<12).map { _ in builder.image("i", 10, 10) }, spacing: 0)
        }
        let story = try #require(Storyboard(equal))
        #expect(story.steps.count { $0.currentChild != nil } == 1)
        #expect(story.steps.contains { story.text($0).headline == "continues the same way, 11 times" })

        let different = layOut(4000, 20) { builder in
            builder.row((0..<40).map { builder.image("i\($0)", 10 + CGFloat($0), 10) }, spacing: 0)
        }
        let long = try #require(Storyboard(different))
        #expect(long.steps.count <= 12)
        #expect(
            long.steps.map(long.text).contains { $0.headline == "proposes to 33 more, in turn" && $0.lines.count == 7 })
    }

    @Test("every probe of the trace is shown or counted")
    func counted() throws {
        let snapshot = row()
        let story = try #require(Storyboard(snapshot))
        let asked = snapshot.trace.entries.count { $0.asker == 0 && !$0.isPlacement }
        // Six probes and three turns are shown.
        #expect(story.steps.last.flatMap { story.text($0).lines.last } == "\(asked - 9) more probes, all as before")
    }

    @Test("the container is the one with the label, else the first that divides space")
    func container() throws {
        let builder = Builder(traces: true)
        let inner = builder.row([builder.image("a", 10, 10), builder.image("b", 20, 10)])
        let other = builder.column([builder.image("c", 10, 10)])
        builder.arena.updateInfo(of: other) { $0.labels = ["other"] }
        let snapshot = builder.layOut(builder.frame(200, 100, builder.column([inner, other])), 300, 300)
        #expect(try #require(Storyboard(snapshot)).subject == "VStack")
        #expect(try #require(Storyboard(snapshot, of: "other")).subject == "“other”")
        #expect(Storyboard(snapshot, of: "nobody") == nil)
    }

    @Test("a modifier and a leaf have stories too")
    func small() throws {
        let padded = layOut(300, 100) {
            $0.padding(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), $0.image("a", 20, 20))
        }
        let story = try #require(Storyboard(padded))
        #expect(
            story.steps.map { story.text($0).headline } == [
                "is proposed 300 × 100", "proposes 280 × 80", "takes 40 × 40", "places its child",
            ])
        let leaf = layOut(300, 100) { $0.image("a", 20, 20) }
        #expect(
            try #require(Storyboard(leaf)).sentences == [
                "Step 1: Image “a” is proposed 300 × 100.", "Step 2: Image “a” takes 20 × 20: fixed.",
            ])
        #expect(Storyboard(LayoutSnapshot(layingOut: nil, in: LayoutArena(), proposal: .unspecified)) == nil)
    }

    @Test("proposals of nil and ∞ make storyboards without a bar", arguments: [nil, CGFloat.infinity])
    func open(length: CGFloat?) throws {
        let snapshot = layOut(length, 40) { builder in
            builder.row([builder.image("a", 20, 20), builder.image("b", 30, 30)])
        }
        let story = try #require(Storyboard(snapshot))
        #expect(story.steps.allSatisfy { $0.bar == nil } && story.steps.compactMap(\.currentChild) == [1, 2])
        _ = try list(snapshot)
    }

    @Test("everything is on the canvas, with the margin around it", arguments: 1...3)
    func contained(scale: Int) throws {
        for snapshot in [row(), crowd(12)] {
            let list = try list(snapshot, scale: scale)
            let canvas = CGRect(origin: .zero, size: list.size)
            let inside = canvas.insetBy(dx: 20, dy: 20).insetBy(dx: -0.01, dy: -3)
            for item in flattened(list.items) where item.bounds != canvas { #expect(inside.contains(item.bounds)) }
        }
    }

    @Test("no texts overlap")
    func legible() throws {
        for snapshot in [row(), crowd(12), crowd(3)] {
            expectApart(try list(snapshot))
        }
    }

    @Test("the same layout gives the same list; light and dark differ in nothing but colors")
    func deterministic() throws {
        #expect(try list(crowd(9)) == list(crowd(9)))
        let (light, dark) = (try list(row()), try list(row(), .dark))
        #expect(light != dark && light.texts == dark.texts)
        #expect(flattened(light.items).map(\.bounds) == flattened(dark.items).map(\.bounds))
    }

    private func crowd(_ count: Int) -> LayoutSnapshot {
        layOut(260, 60) { builder in
            builder.row((0..<count).map { builder.image("i\($0)", 14 + CGFloat($0 % 4) * 5, 12 + CGFloat($0 % 3) * 9) })
        }
    }

    @Test("probes that are not shown are counted as other proposals")
    func unshown() throws {
        let snapshot = layOut(100, 20) { builder in
            let row = builder.row([builder.image("a", 30, 10), builder.image("b", 20, 10)], spacing: 0)
            return builder.arena.add(Ideal(), children: [row], info: NodeInfo(name: "Ideal"))
        }
        let story = try #require(Storyboard(snapshot))
        let row = try #require(snapshot.records.first { $0.name == "HStack" })
        let ideals = snapshot.trace.entries.filter {
            !$0.isPlacement && $0.asker == row.id && $0.event.proposal.width == nil
        }
        #expect(ideals.count == 2)
        let note = try #require(story.steps.last.flatMap { story.text($0).lines.last })
        #expect(note.hasSuffix("more probes, 2 of them with other proposals"))
    }

    @Test("gaps and reserved minimums have names in a sum that has both")
    func named() throws {
        let snapshot = layOut(100, 20) { builder in
            let low = builder.image("low", 8, 10)
            builder.arena.setPriority(-1, of: low)
            return builder.row([builder.image("a", 30, 10), builder.image("b", 20, 10), low], spacing: 8)
        }
        let story = try #require(Storyboard(snapshot))
        let proposals = story.steps.filter { $0.currentChild != nil }.map { story.text($0).headline }
        #expect(
            proposals == [
                "proposes 38 = (100 − 2 × 8 gaps − 8 kept for the Image) / 2",
                "proposes 46 = 100 − 2 × 8 gaps − 30 − 8 kept for the Image",
                "proposes 34 = 100 − 2 × 8 gaps − 30 − 20",
            ])
    }

    @Test("a sum whose rounded lengths do not add up says so, in alt text too")
    func rounded() throws {
        let snapshot = layOut(100, 20) { builder in
            builder.row([builder.image("a", 20.574, 10), builder.image("b", 20.574, 10)], spacing: 8)
        }
        let story = try #require(Storyboard(snapshot))
        let answer = story.text(try #require(story.steps.first { $0.exchange == .answer }))
        #expect(answer.headline == "takes 49.15 × 10" && answer.lines.first == "width ≈ 20.57 + 8 + 20.57")
        #expect(story.sentences.contains { $0.contains("takes 49.15 × 10: width ≈ 20.57 + 8 + 20.57") })
    }
}

/// Asks its child for its ideal size before it passes its proposal on.
private struct Ideal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        _ = subviews[0].sizeThatFits(.unspecified)
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// A column that measures with its own proposal and places with 50 points.
struct Twice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var y = bounds.minY
        for subview in subviews {
            let own = ProposedViewSize(width: 50, height: proposal.height)
            subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: own)
            y += subview.sizeThatFits(own).height
        }
    }
}

/// Expects that no text of the figure overlaps another.
func expectApart(_ list: DisplayList, _ location: Testing.SourceLocation = #_sourceLocation) {
    let texts = flattened(list.items).filter { $0.text != nil }.map { item in
        (item.text?.string ?? "", item.bounds.insetBy(dx: 0.5, dy: 1))
    }
    for (index, first) in texts.enumerated() {
        for second in texts[(index + 1)...] where first.1.overlaps(second.1) {
            Issue.record("“\(first.0)” lies on “\(second.0)”", sourceLocation: location)
        }
    }
}
