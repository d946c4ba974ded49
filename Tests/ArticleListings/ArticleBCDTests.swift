import Plumbline
import Testing

@Suite("Article B: percentages")
@MainActor
struct ArticleBTests {
    private let mine = Message(id: 1, sender: .me, text: "How about lunch?")
    private let theirs = Message(id: 2, sender: .other, text: "Where?")

    @Test("a bubble is 80% as wide as its container", arguments: [100, 320, 503.5, 753])
    func eightyPercent(width: CGFloat) throws {
        let layout = layout(width, 200) { Chat.EightyPercent(message: mine) }
        #expect(layout.size.width == width)
        let bubble = try #require(layout["bubble"])
        #expect(abs(bubble.size.width - width * 0.8) < 1e-9)
    }

    @Test("mine are on the trailing side, the others' on the leading side")
    func sides() throws {
        let trailing = try #require(layout(300, 200) { Chat.EightyPercent(message: mine) }["bubble"])
        let leading = try #require(layout(300, 200) { Chat.EightyPercent(message: theirs) }["bubble"])
        #expect(trailing.frame.maxX == 300)
        #expect(leading.frame.minX == 0)
    }

    @Test("a bubble of at most 400 points is 400 wide in a container of 753, and so is the modifier")
    func capped() throws {
        let layout = layout(753, 200) { Chat.EightyPercentUpTo400(message: mine) }
        #expect(layout.size.width == 753)
        #expect(layout["bubble"]?.size.width == 400)
        #expect(layout.frame("RelativeSizeLayout")?.width == 400)
        #expect(layout["bubble"]?.proposal.width == 400)
    }

    @Test("where there is less room than that, it is 80% again")
    func cappedNarrow() {
        let layout = layout(300, 200) { Chat.EightyPercentUpTo400(message: mine) }
        #expect(layout["bubble"]?.size.width == 240)
    }

    @Test("a view that ignores its proposal keeps its size")
    func ignored() {
        #expect(layout(200, 200) { Image("barbarian").relativeProposed(width: 0.2) }.size == size(101, 92))
    }

    @Test("nil and infinity pass through")
    func passesThrough() {
        let asked = Color.red.relativeProposed(width: 0.5, height: 0.25)
        #expect(layout(nil, nil) { asked }.size == size(10, 10))
        #expect(layout(.infinity, 40) { asked.frame(width: 100) }.size == size(100, 10))
        let text = Text("How about lunch?")
        for width in [nil, CGFloat.infinity] {
            #expect(layout(width, nil) { text.relativeProposed(width: 0.5) }.size == size(160, 10))
        }
    }
}

@Suite("Article C: a custom stack")
@MainActor
struct ArticleCTests {
    @Test("is as wide and as high as its views together, under any proposal")
    func sizes() {
        for proposal in [ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 100, height: 100)] {
            #expect(layout(proposal.width, proposal.height) { Backslash.Finished() }.size == size(440, 30))
        }
    }

    @Test("starts each view where the one before ends")
    func finished() {
        let layout = layout(400, 200) { Backslash.Finished() }
        #expect(layout.frames("Text") == [rect(0, 0, 50, 10), rect(50, 10, 150, 10), rect(200, 20, 240, 10)])
    }

    @Test("with frames of 50, 100 and 200 points is 350 wide")
    func fixedFrames() {
        let layout = layout(400, 200) { Backslash.FixedFrames() }
        #expect(layout.size == size(350, 30))
        #expect(layout.frames("frame") == [rect(0, 0, 50, 10), rect(50, 10, 100, 10), rect(150, 20, 200, 10)])
    }

    @Test("before placement is written, has all views in its center")
    func centered() {
        let layout = layout(400, 200) { BeforePlacement.Centered() }
        #expect(layout.size == size(440, 30))
        #expect(layout.frames("Text") == [rect(195, 10, 50, 10), rect(145, 10, 150, 10), rect(100, 10, 240, 10)])
    }

    @Test("is proposed what its frame says")
    func printsProposal() {
        PrintingProposal.printed = []
        #expect(layout(400, 400) { PrintingProposal.InFrame() }.size == size(100, 100))
        #expect(!PrintingProposal.printed.isEmpty)
        #expect(PrintingProposal.printed.allSatisfy { $0 == 100 })
    }
}

@Suite("Article D: custom views")
@MainActor
struct ArticleDTests {
    @Test("a view with a body has its body's size: the text's")
    func hello() {
        let layout = layout(300, 400) { CustomViews.Hello() }
        #expect(layout.size == size(110, 10))
        #expect(layout.root?.name == "Text")
        #expect(self.hello(300, 400) == size(110, 10))
    }

    private func hello(_ width: CGFloat, _ height: CGFloat) -> CGSize {
        layout(width, height) { CustomViews.HelloUnderSafeArea() }.size
    }

    @Test("50 × 10 points, whatever is proposed", arguments: [nil, 0, 30, 500] as [CGFloat?])
    func fiftyByTen(length: CGFloat?) {
        #expect(layout(length, length) { CustomViews.FiftyByTen() }.size == size(50, 10))
    }

    @Test("one to one: a square in any room")
    func oneToOne() {
        #expect(layout(300, 120) { CustomViews.OneToOne() }.size == size(120, 120))
        #expect(layout(70, 120) { CustomViews.OneToOne() }.size == size(70, 70))
    }

    @Test("padding proposes 10 points less on each side, and a background matches the padding")
    func toast() {
        let layout = layout(300, 400) { CustomViews.Toast() }
        #expect(layout.size == size(150, 30))
        #expect(layout.records.first { $0.name == "Text" }?.proposal == ProposedViewSize(width: 280, height: 380))
        #expect(layout.frame("Color") == rect(0, 0, 150, 30))
    }

    @Test("an image of 20 points in a frame of 30 stays as large")
    func avocado() {
        let layout = layout(300, 400) { CustomViews.AvocadoInFrame() }
        #expect(layout.size == size(30, 30))
        #expect(layout.image("avocado-toast") == rect(5, 5, 20, 20))
    }

    @Test("who has priority is whole as long as there is room")
    func priority() {
        let layout = layout(236, 100) { CustomViews.Prioritised() }
        #expect(layout.text("Avocado")?.width == 130)
        #expect(layout.text("Delicious")?.width == 70)
    }

    @Test("the baselines are on one line, the picture's where it says")
    func baselines() throws {
        let layout = layout(400, 100) { CustomViews.OnLastBaseline() }
        let picture = try #require(layout.image("avocado-toast"))
        let baselines = ["Delicious", "Avocado"].compactMap { layout.text($0).map { $0.minY + 8 } }
        #expect(baselines.count == 2)
        for baseline in baselines { #expect(abs(baseline - (picture.minY + 18.54)) < 1e-9) }
    }

    @Test("a custom alignment meets across two stacks")
    func acrossStacks() throws {
        let layout = layout(500, 200) { CustomViews.AcrossStacks() }
        #expect(try #require(layout.text("stars")).midY == #require(layout.text("Avocado")).midY)
    }

    @Test("a circle takes the largest square there is room for")
    func graphics() {
        #expect(layout(100, 60) { CustomViews.Graphics() }.size == size(60, 60))
    }
}
