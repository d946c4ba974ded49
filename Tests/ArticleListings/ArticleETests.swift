import Plumbline
import Testing

@Suite("Article E: borders, readers, secondary views, padding")
@MainActor
struct ArticleESecondaryTests {
    @Test("a border of any width takes no room; padding does")
    func borders() {
        #expect(layout(300, 200) { Borders.Thin.ContentView() }.size == size(170, 10))
        #expect(layout(300, 200) { Borders.Thick.ContentView() }.size == size(170, 10))
        #expect(layout(300, 200) { Borders.Padded.ContentView() }.size == size(178, 18))
        #expect(layout(300, 200) { Borders.Three.ContentView() }.size == size(178, 18))
    }

    @Test("an image takes half of what the reader has, in its middle")
    func halfSize() {
        let layout = layout(300, 200) { GeometryReaders.ContentView() }
        #expect(layout.size == size(300, 200))
        let width = CGFloat(100) * 101 / 92
        #expect(isClose(layout.image("barbarian"), rect(150 - width / 2, 50, width, 100)))
    }

    @Test("a reader in an overlay has the size of the image; its picture takes half of the height")
    func overlaidImage() {
        let layout = layout(202, 300) { GeometryReaders.OverlaiedImage() }
        #expect(isClose(layout.frame("GeometryReader"), rect(0, 0, 202, 184)))
        #expect(layout.size == size(202, 184))
        #expect(isClose(layout.image("overlay"), rect(-101, 46, 202, 92)))
    }

    @Test("a bar of text alone leaves its width to the frame around it")
    func hitPointText() {
        let layout = layout(400, 300) { HitPointText.ContentView() }
        #expect(layout.size == size(50 + 8 + 200, 64))
        #expect(layout.text("33/60")?.size == size(50, 10))
        #expect(layout.frame("frame")?.width == 200)
    }

    @Test("every later bar fills its container's width and keeps the text's height")
    func hitPointBars() {
        let bars = [
            AnyView(HitPointFrame.HitPointBar(hitPoints: 60, damageTaken: 27)),
            AnyView(HitPointLozenge.HitPointBar(hitPoints: 60, damageTaken: 27)),
            AnyView(HitPointProperty.HitPointBar(hitPoints: 60, damageTaken: 27)),
            AnyView(HitPointGreenOverRed.HitPointBar(hitPoints: 60, damageTaken: 27)),
        ]
        for bar in bars {
            let layout = layout(200, 300) { bar }
            #expect(layout.size == size(200, 10))
            #expect(layout.text("33/60") == rect(75, 0, 50, 10))
        }
    }

    @Test("green covers as much of red as there are hit points left")
    func greenOverRed() throws {
        let layout = layout(400, 300) { HitPointGreenOverRed.ContentView() }
        let bars = layout.frames("Rectangle")
        try #require(bars.count == 2)
        #expect(bars[0].size == size(200, 10))
        #expect(bars[1].size == size(110, 10))
        #expect(bars[1].origin == bars[0].origin)
    }

    @Test("padding takes 16 points a side from what it proposes and adds them to what it takes")
    func padding() {
        #expect(layout(300, 300) { Padding.Plain.ContentView() }.size == size(170, 10))
        #expect(layout(300, 300) { Padding.InFrame.ContentView() }.text("Nogitsune") == rect(15, 95, 170, 10))
        #expect(layout(300, 300) { Padding.Padded.ContentView() }.size == size(202, 42))
        let layout = layout(300, 300) { Padding.PaddedInFrame.ContentView() }
        #expect(layout.size == size(200, 200))
        // 168 × 168 is left for the text, which wraps.
        #expect(layout.frame("padding") == rect(39, 74, 122, 52))
        #expect(layout.text("Nogitsune") == rect(55, 90, 90, 20))
        #expect(layout.trace.description.contains("168"))
    }

    @Test("a background has the size of its view, or overflows it, and the stack around takes no notice")
    func secondaryViews() throws {
        let yellow = layout(300, 300) { SecondaryViews.YellowBackground.ContentView() }
        #expect(yellow.frame("Color") == rect(0, 0, 110, 10))
        let picture = layout(300, 300) { SecondaryViews.ImageBackground.ContentView() }
        #expect(picture.size == size(110, 10))
        #expect(picture.image("rogue") == rect(30, -27, 50, 64))
        let stack = layout(300, 300) { SecondaryViews.InsideStack.ContentView() }
        let bare = layout(300, 300) {
            VStack {
                Text("My Character").font(.caption)
                Text("Hasty River").font(.title)
                Text("Rogue")
            }
        }
        #expect(stack.size == bare.size)
        #expect(stack.frames("Text") == bare.frames("Text"))
    }
}

@Suite("Article E: flexible frames")
@MainActor
struct ArticleEFrameTests {
    @Test("a frame of one width passes the height on")
    func widthOnly() {
        let layout = layout(300, 240) { FlexibleFrames.WidthOnly.ContentView() }
        #expect(layout.size == size(50, 240))
        #expect(layout.image("barbarian") == rect(0, 0, 50, 240))
    }

    @Test("a minimum above the proposal wins over it, and one above the child over the child")
    func minimum() {
        let parent = layout(50, 92) { FlexibleFrames.MinAboveParent.ContentView() }
        #expect(parent.size == size(100, 92))
        #expect(parent.image("barbarian")?.width == 100)
        let child = layout(300, 92) { FlexibleFrames.MinAboveChild.ContentView() }
        #expect(child.size == size(200, 92))
        #expect(child.image("barbarian") == rect(49.5, 0, 101, 92))
    }

    @Test("a maximum below the proposal or the child is the frame's width; the child may overflow it")
    func maximum() {
        let parent = layout(200, 92) { FlexibleFrames.MaxBelowParent.ContentView() }
        #expect(parent.size == size(100, 92))
        #expect(parent.image("barbarian")?.width == 100)
        let child = layout(200, 92) { FlexibleFrames.MaxBelowChild.ContentView() }
        #expect(child.size == size(50, 92))
        #expect(child.image("barbarian") == rect(-25.5, 0, 101, 92))
    }

    @Test("both bounds make the width the proposal's, within them")
    func both() {
        #expect(layout(200, 92) { FlexibleFrames.MinAndMax.ContentView() }.size == size(150, 92))
        #expect(layout(200, 92) { FlexibleFrames.ExpandingToParent.ContentView() }.size == size(200, 92))
        #expect(layout(200, 92) { FlexibleFrames.OverflowingParent.ContentView() }.size == size(225, 92))
        let infinite = layout(200, 92) { FlexibleFrames.Infinite.ContentView() }
        #expect(infinite.size == size(200, 92))
        #expect(infinite.image("barbarian") == rect(49.5, 0, 101, 92))
        let leading = layout(200, 300) { FlexibleFrames.InfiniteTopLeading.ContentView() }
        #expect(leading.size == size(200, 300))
        #expect(leading.image("barbarian") == rect(0, 0, 101, 92))
    }
}
