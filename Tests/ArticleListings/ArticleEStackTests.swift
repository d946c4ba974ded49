import Plumbline
import Testing

@Suite("Article E: stacks and alignments")
@MainActor
struct ArticleEStackTests {
    @Test("a row is as wide as its children and the gaps, as high as the highest")
    func horizontal() {
        let layout = layout(400, 300) { Stacks.Horizontal.ContentView() }
        #expect(layout.size == size(101 + 8 + 170, 92))
        #expect(layout.text("Nogistune") == rect(109, 41, 170, 10))
    }

    @Test("text wraps where the row is too narrow")
    func wrapped() {
        let layout = layout(250, 300) { Stacks.Horizontal.ContentView() }
        #expect(layout.size == size(101 + 8 + 90, 92))
        #expect(layout.text("Nogistune")?.height == 20)
    }

    @Test("two texts are truncated alike; with priority, only the other one")
    func truncated() {
        let alike = layout(230, 300) { Stacks.TwoTexts.ContentView() }
        #expect(alike.frames("Text").map(\.width) == [60, 50])
        let first = layout(230, 300) { Stacks.Priority.ContentView() }
        #expect(first.frames("Text").map(\.width) == [90, 20])
    }

    @Test("a column is as wide as the widest and as high as all; a deep stack as the largest of each")
    func verticalAndDeep() {
        let vertical = layout(400, 300) { Stacks.Vertical.ContentView() }
        #expect(vertical.size == size(170, 92 + 8 + 10))
        #expect(vertical.image("barbarian")?.minX == 34.5)
        #expect(layout(400, 300) { Stacks.DepthWise.ContentView() }.size == size(170, 92))
    }

    @Test("a frame around a stack leaves it small; frames inside it explode it")
    func exploding() {
        let around = layout(300, 400) { ExplodingStacks.FrameAroundStack.ContentView() }
        #expect(around.frame("ZStack") == rect(121, 154.5, 58, 91))
        #expect(around.image("dragoon") == around.frame("ZStack"))
        let inside = layout(300, 400) { ExplodingStacks.FrameInsideStack.ContentView() }
        #expect(inside.frame("ZStack") == rect(0, 0, 300, 400))
        #expect(inside.image("dragoon") == rect(121, 154.5, 58, 91))
        let aligned = layout(300, 400) { ExplodingStacks.AlignmentOnFrame.ContentView() }
        #expect(aligned.image("dragoon") == rect(242, 309, 58, 91))
    }

    @Test("four frames put four pictures in the four corners")
    func fourCorners() {
        let layout = layout(300, 400) { ExplodingStacks.AllFour.ContentView() }
        #expect(layout.size == size(300, 400))
        #expect(layout.image("brawler") == rect(0, 0, 54, 76))
        #expect(layout.image("rogue") == rect(250, 0, 50, 64))
        #expect(layout.image("barbarian") == rect(0, 308, 101, 92))
        #expect(layout.image("dragoon") == rect(242, 309, 58, 91))
    }

    @Test("every step toward the character card is laid out")
    func cardSteps() {
        #expect(layout(400, 300) { CombiningStacks.Empty.ContentView() }.size == .zero)
        #expect(layout(400, 300) { CombiningStacks.WithImage.ContentView() }.size == size(101, 92))
        #expect(layout(400, 300) { CombiningStacks.WithEmptyStack.ContentView() }.size.height == 92)
        #expect(layout(400, 300) { CombiningStacks.WithName.ContentView() }.size == size(279, 92))
    }

    @Test("the class is centered under the name by default, and below its start when asked")
    func card() throws {
        let centered = layout(400, 300) { CombiningStacks.DefaultAlignment.ContentView() }
        let row = try #require(centered.frames("HStack").last)
        #expect(row.midX == centered.text("Nogistune")?.midX)
        #expect(row.size == size(20 + 8 + 90, 20))
        let leading = layout(400, 300) { CombiningStacks.Leading.ContentView() }
        #expect(leading.frame("VStack") == rect(109, 31, 170, 30))
        #expect(leading.frames("HStack").last == rect(109, 41, 118, 20))
    }

    @Test(
        "the last line of the name stays at the picture's center, wrapped or not", arguments: [400, 250] as [CGFloat])
    func acrossStacks(width: CGFloat) throws {
        let layout = layout(width, 300) { CombiningStacks.AcrossStacks.ContentView() }
        let name = try #require(layout.text("Nogistune"))
        #expect(name.height == (width == 400 ? 10 : 20))
        #expect(try name.maxY - 2 == #require(layout.image("barbarian")).midY)
    }
}

@Suite("Article E: alignments")
@MainActor
struct ArticleEAlignmentTests {
    private func tops(_ layout: LayoutSnapshot) -> [CGFloat?] {
        ["rogue", "dragoon", "brawler"].map { layout.image($0)?.minY }
    }

    @Test("the pictures are 64, 91 and 76 points high, and so are their bottom guides")
    func pictures() {
        let layout = layout(300, 133) { Alignments.Top.ContentView() }
        #expect(["rogue", "dragoon", "brawler"].map { layout.image($0)?.height } == [64, 91, 76])
        #expect(layout.size == size(50 + 8 + 58 + 8 + 54, 91))
        #expect(tops(layout) == [0, 0, 0])
    }

    @Test("the center guide is halfway between top and bottom, by either definition")
    func centerGuide() {
        var checked = 0
        let view = Image("rogue")
            .alignmentGuide(VerticalAlignment.center) { d in
                let center = d[.top] + (d[.bottom] - d[.top]) / 2
                #expect(center == 32)
                #expect(d[VerticalAlignment.center] == center)
                #expect(d[.bottom] / 2 == center)
                checked += 1
                return center
            }
        let layout = layout(300, 133) { HStack { view } }
        #expect(layout.size == size(50, 64))
        #expect(checked > 0)
    }

    @Test("centers meet at 45.5 points")
    func center() {
        #expect(tops(layout(300, 133) { Alignments.Center.ContentView() }) == [13.5, 0, 7.5])
    }

    @Test("the feet at 61, 84 and 70 points stand on one line")
    func feet() {
        let layout = layout(300, 133) { Alignments.OnFeet.ContentView() }
        #expect(tops(layout) == [23, 0, 14])
        #expect(layout.size.height == 91)
    }

    @Test("a guide may be a share of the height, or taken from the width")
    func derived() {
        let quarters = layout(300, 133) { Alignments.Derived.ThreeQuarters() }
        #expect(quarters.image("cleric")?.size == size(56, 80))
        #expect(quarters.frame("Rectangle")?.minY == 60)
        let square = layout(300, 133) { Alignments.Derived.OfTheWidth() }
        #expect(square.image("wizard")?.size == size(60, 88))
        #expect(square.frame("Rectangle")?.minY == 60)
    }

    @Test("the row grows to 155 points to hold what its guides pull apart")
    func expanding() {
        let layout = layout(300, 200) { Alignments.Expanding.ContentView() }
        #expect(tops(layout) == [0, 64, 26])
        #expect(layout.size.height == 155)
    }

    @Test("three views hang together at one point")
    func anchored() throws {
        let layout = layout(300, 300) { Alignments.Anchored.ContentView() }
        let rogue = try #require(layout.image("rogue"))
        let dragoon = try #require(layout.image("dragoon"))
        let brawler = try #require(layout.image("brawler"))
        #expect(rogue.maxX == dragoon.midX && rogue.maxY == dragoon.minY)
        #expect(brawler.minX == dragoon.midX && brawler.maxY == dragoon.minY)
        #expect(layout.size == size(50 + 54, 76 + 91))
    }

    @Test("a line outside the row meets its feet: its bottom at 84 points")
    func acrossViews() {
        let layout = layout(300, 133) { Alignments.AcrossViews.ContentView() }
        #expect(layout.size == size(200, 91))
        #expect(layout.frame("Rectangle") == rect(0, 83, 200, 1))
    }
}
