import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Storyboards of nested modifiers")
struct StoryboardBuilderChainTests {
    private let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

    private func layOut(
        _ width: CGFloat = 220, _ height: CGFloat = 120, _ make: (Builder) -> NodeID
    ) -> LayoutSnapshot {
        let builder = Builder(traces: true)
        return builder.layOut(make(builder), width, height)
    }

    private func text(_ builder: Builder, _ string: String = "Toast") -> NodeID {
        builder.arena.add(
            FixedLayout(size: CGSize(width: 60, height: 20)),
            info: NodeInfo(name: "Text", words: string, role: .text))
    }

    private func color(_ builder: Builder) -> NodeID {
        builder.arena.add(FillLayout(), info: NodeInfo(name: "Color", role: .shape))
    }

    private func background(_ builder: Builder, _ child: NodeID) -> NodeID {
        builder.arena.add(
            OverlayLayout(alignment: .center, side: .background), children: [child, color(builder)],
            info: NodeInfo(name: "background", role: .modifier))
    }

    /// A text with a padding of 10 points and a color as its background.
    private func toast() -> LayoutSnapshot {
        layOut { background($0, $0.padding(insets, text($0))) }
    }

    @Test("the proposal goes through the padding to the text, and the answers back; the color is measured at placement")
    func exchange() throws {
        let sentences = Array(try #require(Storyboard(toast())).sentences.dropLast())
        #expect(
            sentences == [
                "Step 1: The background is proposed 220 × 120.",
                "Step 2: The background proposes 220 × 120 to the padding, passed on.",
                "Step 3: The padding proposes 200 × 100 to Text “Toast”, width = 220 − 2 × 10, "
                    + "height = 120 − 2 × 10. Text “Toast” takes 60 × 20: fixed.",
                "Step 4: The padding takes 80 × 40: width = 60 + 2 × 10, height = 20 + 2 × 10.",
                "Step 5: The background takes 80 × 40: its child’s.",
                "Step 6: The background proposes 80 × 40 to Color, the size of “Toast” with its padding. "
                    + "Color takes 80 × 40: fills the proposal.",
            ])
    }

    @Test("an unanswered proposal is open: no part of it is shaded as unused")
    func unanswered() throws {
        let story = try #require(Storyboard(toast()))
        let painter = StepPicture(
            style: .light, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 1)), story: story)
        let proposals = story.steps.filter { $0.proposal != nil && $0.exchange == .proposal }
        func isAnswered(_ step: Storyboard.Step) -> Bool {
            if case .turn(_, .some) = step.content { true } else { false }
        }
        #expect(proposals.map(isAnswered) == [false, true, true])
        for step in proposals where !isAnswered(step) {
            let canvas = painter.canvas(step, 1)
            #expect(canvas.roles[.unclaimed] == nil && canvas.points.under.isEmpty && !canvas.proposals.isEmpty)
        }
        #expect(painter.canvas(proposals[1], 1).roles[.unclaimed] != nil)
        // The padding's, once the text has answered.
        #expect(painter.canvas(story.steps[3], 1).roles[.unclaimed] != nil)
    }

    @Test("every proposal and answer shown is one of the trace")
    func traced() throws {
        let snapshot = toast()
        let story = try #require(Storyboard(snapshot))
        let proposals = story.steps.filter { $0.exchange == .proposal }
        for step in proposals {
            guard let proposal = step.proposal, let child = step.currentChild, let asker = step.from else { continue }
            #expect(
                snapshot.trace.entries.contains {
                    $0.asker == story.scene.views[asker].records.last
                        && $0.record == story.scene.views[child].records[0] && $0.event.proposal == proposal
                })
        }
        #expect(proposals.compactMap(\.proposal).count == 3)
    }

    @Test("the text's proposal and its box lie as far inside the padding's as the insets are")
    func inset() throws {
        let story = try #require(Storyboard(toast()))
        #expect(story.steps[1].room == CGRect(x: 0, y: 0, width: 80, height: 40) && story.steps[1].boxes.isEmpty)
        #expect(story.steps[2].room?.origin == CGPoint(x: 10, y: 10))
        #expect(story.steps[2].boxes.map(\.rect) == [CGRect(x: 10, y: 10, width: 60, height: 20)])
        let both = [CGRect(x: 0, y: 0, width: 80, height: 40), CGRect(x: 10, y: 10, width: 60, height: 20)]
        #expect(story.steps[3].boxes.map(\.rect) == both)
        for step in story.steps[4...] { #expect(step.boxes.filter(\.isInner).map(\.rect) == [both[1]]) }
    }

    @Test("a proposal lies inside the one around it, even if the views end up centered")
    func centered() throws {
        let story = try #require(
            Storyboard(layOut { $0.frame(200, 100, $0.padding(insets, $0.padding(insets, text($0)))) }))
        let rooms = story.steps.compactMap { step in step.room.map { ($0.origin, step.proposal) } }
        // On the way in and, without the text's, on the way out.
        let (outer, inner) = (CGPoint.zero, CGPoint(x: 10, y: 10))
        #expect(rooms.map(\.0) == [outer, inner, CGPoint(x: 20, y: 20), inner, outer])
        #expect(rooms.map(\.1?.width) == [200, 180, 160, 180, 200])
        #expect(story.steps[4].around.map(\.proposal.width) == [200, 180])
        // A frame of fixed lengths answers without measuring its child.
        #expect(
            story.steps.map { story.text($0).headline }.filter { $0.hasPrefix("takes") } == [
                "takes 200 × 100", "takes 80 × 40", "takes 100 × 60",
            ])
    }

    @Test("a frame proposes its own size at its own place, even to a child that overflows it")
    func hanging() throws {
        let narrow = layOut { builder in
            let frame = builder.arena.add(
                FrameLayout(width: 30, height: nil, alignment: .center), children: [text(builder)],
                info: NodeInfo(name: "frame", role: .modifier))
            return builder.padding(insets, frame)
        }
        let story = try #require(Storyboard(narrow))
        #expect(story.steps[2].room?.origin == CGPoint(x: 10, y: 10))
        #expect(story.steps[2].boxes.map(\.rect) == [CGRect(x: -5, y: 10, width: 60, height: 20)])
    }

    @Test("a child first measured at placement comes after the answer, as in the trace")
    func order() throws {
        for snapshot in [toast(), layOut { $0.frame(30, 30, text($0)) }] {
            let story = try #require(Storyboard(snapshot))
            let record = try #require(story.scene.views[story.container].records.last)
            let entries = snapshot.trace.entries
            let answer = try #require(story.steps.firstIndex { $0.exchange == .answer && $0.from == story.container })
            let placed = try #require(entries.firstIndex { $0.record == record && $0.isPlacement })
            for (index, step) in story.steps.enumerated() where step.from == story.container {
                guard let child = step.currentChild else { continue }
                let asked = entries.firstIndex {
                    $0.asker == record && $0.record == story.scene.views[child].records[0]
                        && $0.event.proposal == step.proposal
                }
                #expect((try #require(asked) > placed) == (index > answer))
            }
            #expect(story.steps[(answer + 1)...].contains { $0.currentChild != nil && $0.isSized })
        }
    }

    @Test("background, padding, text and color each have a hue of their own")
    func hues() throws {
        let story = try #require(Storyboard(toast()))
        #expect(Set(story.scene.views.map { story.hue($0.id) }).count == 4)
    }

    @Test("the size of two views of the same bounds is said once")
    func once() throws {
        let list = try list(toast())
        // Padding and color have a turn each, the background has its size in the three steps from its answer on;
        // proposals have labels before there is an answer, and the padding's also if it takes less.
        #expect(list.texts.count { $0 == "80 × 40" } == 5)
        #expect(list.texts.count { $0 == "220 × 120" } == 3 && list.texts.count { $0 == "200 × 100" } == 1)
    }

    @Test("a stack's storyboard shows only its children, however they are padded")
    func stack() throws {
        let story = try #require(Storyboard(layOut { $0.row([$0.padding(insets, text($0)), color($0)]) }))
        #expect(story.steps.compactMap(\.currentChild).allSatisfy { story.scene.views[$0].parent == story.container })
        #expect(story.steps.allSatisfy { $0.from == nil || $0.from == story.container })
    }

    @Test("a modifier around a stack stands for all of it")
    func ends() throws {
        let story = try #require(
            Storyboard(
                layOut { builder in
                    let row = builder.row([text(builder, "A"), text(builder, "B")])
                    let whole = background(builder, builder.padding(insets, row))
                    builder.arena.updateInfo(of: whole) { $0.labels = ["whole"] }
                    return whole
                }, of: "whole"))
        #expect(
            story.steps.compactMap(\.currentChild).map { story.scene.views[$0].name }
                == ["padding", "HStack", "padding", "Color"])
    }

    @Test("in a very long chain of modifiers the inner ones are not shown, and none that follow are left out")
    func many() throws {
        let story = try #require(
            Storyboard(
                layOut { builder in
                    let few = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
                    return background(
                        builder, (0..<20).reduce(text(builder)) { child, _ in builder.padding(few, child) })
                }))
        #expect(story.steps.count == 13)
        #expect(story.steps.contains { $0.currentChild.map { story.scene.views[$0].name } == "Color" })
    }

    private func list(_ snapshot: LayoutSnapshot, _ style: DiagramStyle = .light, scale: Int = 1) throws -> DisplayList
    {
        try #require(
            FigureComposer(style: style, text: fixedText, scale: scale).storyboard(
                ComposerInput(
                    snapshot: snapshot, content: [], contentBounds: .null, annotations: .none,
                    words: PageWords(title: "Title", caption: "Caption", footer: ["footer"])), of: nil))
    }

    @Test("no texts overlap, and all are on the canvas", arguments: 1...3)
    func legible(scale: Int) throws {
        let list = try list(toast(), scale: scale)
        expectApart(list)
        let canvas = CGRect(origin: .zero, size: list.size)
        for item in flattened(list.items) { #expect(canvas.insetBy(dx: -0.01, dy: -0.01).contains(item.bounds)) }
    }

    @Test("nil and infinite proposals are drawn too", arguments: [nil, CGFloat.infinity])
    func open(length: CGFloat?) throws {
        let builder = Builder(traces: true)
        let root = background(builder, builder.padding(insets, text(builder)))
        let snapshot = builder.layOut(root, length, 40)
        #expect(try #require(Storyboard(snapshot)).steps.count == 7)
        expectApart(try list(snapshot))
    }
}
