import Plumbline
import Testing

@Suite("Article A: sizes")
@MainActor
struct ArticleATests {
    @Test("one look, three required sizes: of both views, of the button, of the heart")
    func containers() {
        #expect(layout(300, 200) { IconDemo1() }.size == size(165, 65))
        #expect(layout(300, 200) { IconDemo2() }.size == size(150, 50))
        #expect(layout(300, 200) { IconDemo3() }.size == size(30, 30))
    }

    @Test("in all three, the heart is centered on the button's top trailing corner")
    func sameLook() throws {
        for demo in [AnyView(IconDemo1()), AnyView(IconDemo2()), AnyView(IconDemo3())] {
            let layout = layout(300, 200) { demo }
            let heart = try #require(layout.frame("Circle"))
            let button = try #require(layout.frame("RoundedRectangle"))
            #expect(CGPoint(x: heart.midX, y: heart.midY) == CGPoint(x: button.maxX, y: button.minY))
        }
    }

    @Test("the like button stays 100 points from the trailing edge and 200 from the bottom")
    func favoriteDemo() throws {
        let layout = layout(300, 600) { FavoriteDemo() }
        #expect(layout.size == size(300, 600))
        let thumb = try #require(layout.frame("Image"))
        #expect(thumb.maxX == 200)
        #expect(thumb.maxY == 400)
    }

    @Test("hearts take no space: the button is as large with three as with none")
    func heartsTakeNoSpace() throws {
        let none = layout(300, 600) { Favorite() }
        let three = layout(300, 600) { Favorite(hearts: [("a", 0, 0), ("b", 3, 4), ("c", -5, 6)]) }
        #expect(none.frames("Text").isEmpty)
        #expect(three.size == none.size)
        let texts = three.frames("Text")
        #expect(texts.map(\.size) == Array(repeating: size(20, 10), count: 3))
        // Each is centered in a box of 50 × 100 over the button's bottom, then moved.
        let center = CGPoint(x: none.size.width / 2, y: none.size.height - 50)
        for (text, offset) in zip(texts, [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: -5, y: 6)]) {
            #expect(isClose(text, rect(center.x - 10 + offset.x, center.y - 5 + offset.y, 20, 10)))
        }
    }

    @Test("a heart removes itself when its time is up")
    func heartsEnd() async {
        let layout = await settledLayout(300, 600) { Favorite(hearts: [("a", 0, 0), ("b", 3, 4)]) }
        #expect(layout.frames("Text").isEmpty)
    }

    @Test("three rectangles of any width share the row")
    func offsetDemo() {
        let layout = layout(316, 90) { OffsetDemo1() }
        #expect(layout.size == size(316, 90))
        #expect(layout.frames("Rectangle") == [rect(0, 0, 100, 90), rect(108, 0, 100, 90), rect(216, 0, 100, 90)])
    }

    @Test("offset and transformEffect leave the size alone; padding, frame and position enlarge it")
    func displaced() {
        let offset = layout(300, 300) { Displaced.ByOffset() }
        #expect(offset.size == size(100, 50))
        #expect(offset.frame("Rectangle") == rect(30, 30, 100, 50))
        #expect(layout(300, 300) { Displaced.ByTransformEffect() }.size == size(100, 50))
        for view in [
            AnyView(Displaced.ByPadding()), AnyView(Displaced.ByFrame()), AnyView(Displaced.ByPosition()),
        ] {
            let layout = layout(300, 300) { view }
            #expect(layout.size == size(130, 80))
            #expect(layout.frame("Rectangle") == rect(30, 30, 100, 50))
        }
    }

    @Test("layout does not see a rotation")
    func rotationIgnored() {
        #expect(layout(300, 300) { RotationIgnored.RotationDemo() }.size == size(20 + 8 + 110, 10))
    }

    @Test("a size fed back through state makes layout see it")
    func rotationSeen() async throws {
        let layout = await settledLayout(300, 300) { RotationSeen.RotationDemo() }
        let angle = 40 * Double.pi / 180
        let width = 110 * cos(angle) + 10 * sin(angle)
        let height = 110 * sin(angle) + 10 * cos(angle)
        #expect(abs(layout.size.width - (20 + 8 + width)) < 1e-6)
        #expect(abs(layout.size.height - height) < 1e-6)
        // The text itself keeps its size, in the middle of its bounds.
        let text = try #require(layout.text("Hello world"))
        #expect(abs(text.midX - (28 + width / 2)) < 1e-6)
        #expect(text.size == size(110, 10))
    }
}
