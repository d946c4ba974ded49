import Foundation
import Raster
import TestSupport
import Testing

@testable import Plumbline

@MainActor
@Suite("Figures")
struct FigureTests {
    let scene = Scene("cards/greeting", proposal: ProposedViewSize(width: 200, height: nil)) {
        VStack(alignment: .leading, spacing: 4) {
            Text("Hello").layoutLabel("greeting")
            Color.red.frame(width: 60, height: 20)
        }
    }
    .caption("A greeting over a bar")
    .annotations(.all)

    @Test("are the same bytes every time")
    func deterministic() throws {
        let first = try Figure(scene)
        #expect(try Figure(scene).pngData == first.pngData)
        #expect(try Figure(scene, appearance: .dark).pngData != first.pngData)
    }

    @Test("have as many pixels per point as their scale", arguments: [1, 2, 3])
    func scales(scale: Int) throws {
        let figure = try Figure(Scene.square("a"), scale: scale)
        #expect(figure.size == CGSize(width: 10, height: 10))
        #expect(figure.bitmap.width == 10 * scale)
        #expect(figure.bitmap.height == 10 * scale)
        #expect(try PNG.decode(figure.pngData) == figure.bitmap)
    }

    @Test("without annotations show the scene alone")
    func bare() throws {
        let figure = try Figure(Scene("a") { Color(red: 0, green: 1, blue: 0).frame(width: 2, height: 1) }, scale: 1)
        let green = Bitmap.Pixel(red: 0, green: 255, blue: 0)
        #expect(figure.bitmap.width == 2)
        #expect(figure.bitmap[0, 0] == green)
        #expect(figure.bitmap[1, 0] == green)
    }

    @Test("contain their metadata in the file, in a fixed order")
    func textChunks() async throws {
        let figure = try await scene.figure(scale: 2)
        let text = PNGChunk.texts(figure.pngData)
        #expect(text.map(\.key) == ["Title", "Description", "Proposal", "Scale", "Software"])
        #expect(text.map(\.value) == ["cards/greeting", figure.altText, "200 × nil", "2", "Plumbline 0.2.0"])
    }

    @Test("describe themselves in plain sentences")
    func altText() throws {
        let scene = Scene("boxes/two", proposal: ProposedViewSize(width: 100, height: 50)) {
            HStack(spacing: 6) {
                Color.red.frame(width: 30, height: 20).layoutLabel("left")
                Color.blue.frame(width: 40, height: 10)
            }
        }
        .caption("Two boxes.")
        #expect(
            try Figure(scene).altText == """
                Layout figure “Two”: Two boxes. HStack is proposed 100 × 50 points and takes 76 × 20. \
                It holds 2 views, in order: \
                frame (width 30, height 20) named “left”, 30 × 20 at 0, 0, filled by Color .red; \
                frame (width 40, height 10), 40 × 10 at 36, 5, filled by Color .blue.
                """)
    }

    @Test("describe a limited number of views, and say how many are left")
    func longAltText() throws {
        let scene = Scene("many") {
            VStack(spacing: 0) { ForEach(1..<101) { Color.red.frame(width: CGFloat($0), height: 1) } }
        }
        let text = try Figure(scene).altText
        #expect(text.contains("And 122 more views."))
        #expect(text.count < 4_000)
    }

    @Test("describe adjacent views that differ only in position once, and what views of the same name contain")
    func foldedAltText() throws {
        let scene = Scene("alike", proposal: ProposedViewSize(width: 200, height: nil)) {
            VStack(spacing: 0) {
                ForEach(0..<12) { _ in Color.red.frame(width: 40, height: 20) }
                HStack(spacing: 0) { Color.blue.frame(width: 5, height: 5) }.padding(2)
                HStack(spacing: 0) { Color.blue.frame(width: 5, height: 5) }.padding(2)
            }
        }
        let text = try Figure(scene).altText
        #expect(
            text.contains("12 times frame (width 40, height 20), 40 × 20, from 0, 0 to 0, 220, filled by Color .red;"))
        #expect(text.contains("2 times padding 2, 9 × 9, from 15.5, 240 to 15.5, 249"))
        #expect(
            text.hasSuffix(
                "Each padding 2 (2 of them) holds 1 view: HStack, 5 × 5 at 2, 2, filled by frame (width 5, height 5), which is filled by Color .blue."
            ))
    }

    @Test("say what is drawn rotated or scaled")
    func transformedAltText() throws {
        func altText(_ view: some View) throws -> String {
            try Figure(Scene("turned", proposal: ProposedViewSize(width: 100, height: 100)) { HStack { view } }).altText
        }
        let red = Color.red.frame(width: 40, height: 40)
        #expect(
            try altText(red.rotationEffect(.degrees(45))).contains(
                "takes 40 × 40, drawn turned by 45° clockwise, filled"))
        #expect(
            try altText(red.rotationEffect(.degrees(-30)).scaleEffect(2)).contains(
                "30° counterclockwise, 2 times as large"))
        #expect(try altText(red.scaleEffect(x: 1.5, y: 1)).contains("drawn 1.5 times as wide, 1 times as high"))
        #expect(try !altText(red.scaleEffect(1)).contains("drawn"))
    }

    @Test("count all equal views, and name those with equal content in one sentence")
    func crowdedAltText() throws {
        let row = Scene("row", proposal: ProposedViewSize(width: 100, height: 10)) {
            HStack(spacing: 0) { ForEach(0..<100) { _ in Color.red } }
        }
        #expect(
            try Figure(row).altText.hasSuffix(
                "It holds 100 views, in order: 100 times Color .red, 1 × 10, from 0, 0 to 99, 0."))
        func rows(_ count: Int) throws -> String {
            try Figure(
                Scene("rows", proposal: ProposedViewSize(width: 100, height: 120)) {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in
                            HStack(spacing: 0) { ForEach(0..<50) { _ in Color.red } }
                        }
                    }
                }
            ).altText
        }
        #expect(
            try rows(3).hasSuffix(
                "Each HStack (3 of them) holds 50 views, in order: 50 times Color .red, 2 × 40, from 0, 0 to 98, 0."))
        #expect(try rows(30).contains("Each HStack (30 of them) holds 50 views"))
    }

    @Test("are drawn in the scene's own appearance, whichever is requested")
    func appearance() throws {
        let dark = Scene("a") { Color.primary.frame(width: 1, height: 1) }.appearance(.dark)
        let figure = try Figure(dark, scale: 1, appearance: .light)
        #expect(figure.appearance == .dark)
        #expect(figure.bitmap[0, 0] == Bitmap.Pixel(red: 255, green: 255, blue: 255))
    }

    private let row = Scene("storyboard/row", proposal: ProposedViewSize(width: 100, height: 20)) {
        HStack(spacing: 0) {
            Color.red.frame(width: 30)
            Color.blue
        }
        .layoutLabel("row")
    }

    @Test("explain a container step by step")
    func storyboard() throws {
        let figure = try Figure(row.storyboard(of: "row"))
        let beginning = "It shows, step by step, how “row” gets its size. Step 1: “row” is proposed 100 × 20."
        #expect(figure.altText.contains(beginning))
        #expect(figure.altText.contains("“row” proposes width 70 = 100 − 30 to Color .blue, all that is left."))
        #expect(figure.displayList == (try Figure(row.storyboard())).displayList)
        #expect(figure.displayList == (try Figure(row.storyboard(of: "HStack"))).displayList)
    }

    @Test("show the tree of the views")
    func tree() throws {
        let figure = try Figure(row.tree())
        #expect(figure.altText.contains("The scene proposes 100 × 20 to “row”, which takes 100 × 20."))
        #expect(
            figure.altText.contains("“row” proposes 50 × 20 to the frame, which takes 30 × 20; 70 × 20 to Color .blue"))
    }

    @Test("refuse a storyboard of an unknown view, and list the known ones")
    func noStory() {
        let error = #expect(throws: SceneError.self) { try Figure(row.storyboard(of: "column")) }
        #expect(
            error.map { "\($0)" }?.contains(
                "no view is labeled “column”, nor of that kind, for the storyboard: there is “row”")
                == true)
        let bare = Scene("storyboard/bare") { Color.red.frame(width: 1, height: 1) }.storyboard(of: "x")
        let other = #expect(throws: SceneError.self) { try Figure(bare) }
        #expect(other.map { "\($0)" }?.contains("no view of the scene has a layoutLabel") == true)
    }

    @Test("say which modifier names an unknown view, and cut names of any length")
    func unknownView() {
        let long = String(repeating: "x", count: 10_000)
        let scene = Scene("unknown") { Color.red.frame(width: 1, height: 1).layoutLabel(long) }.emphasis("y" + long)
        let words = #expect(throws: SceneError.self) { try Figure(scene) }.map { "\($0)" } ?? ""
        #expect(
            words.contains("no view is labeled “yxxx") && words.contains("…”, nor of that kind, for emphasis: "),
            "\(words)")
        #expect(words.count < 500)
    }

    @Test("use the image made for their scale")
    func images() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("dot.png", width: 4, height: 4, gray: 10)
        try folder.writePNG("dot@2x.png", width: 8, height: 8, gray: 20)
        let (scene, assets) = (Scene("a") { Image("dot") }, AssetCatalog(directory: folder.url))
        let (one, two) = (try Figure(scene, scale: 1, assets: assets), try Figure(scene, scale: 2, assets: assets))
        #expect(one.size == CGSize(width: 4, height: 4))
        #expect(two.size == one.size)
        #expect(one.bitmap[0, 0].red == 10)
        #expect(two.bitmap[0, 0].red == 20)
    }

    @Test("grow to include what is drawn outside the root's bounds")
    func overflow() throws {
        let scene = Scene("a") {
            Color.red.frame(width: 10, height: 10).overlay { Color.blue.frame(width: 30, height: 4) }
        }
        #expect(try Figure(scene, scale: 1).size == CGSize(width: 30, height: 10))
    }

    @Test(
        "refuse a proposal that is not a length, naming the scene",
        arguments: [ProposedViewSize(width: .nan, height: 10), ProposedViewSize(width: 10, height: -1)])
    func badProposal(proposal: ProposedViewSize) {
        let error = #expect(throws: SceneError.self) { try Figure(Scene("a/b", proposal: proposal) { Color.red }) }
        #expect(error?.scene == "a/b")
        #expect(error?.message.contains("a proposal is 0 or more points") == true)
    }

    @Test("take an infinite proposal when the root's answer is finite, and only then")
    func infiniteProposal() throws {
        let finite = Scene("finite", proposal: .infinity) { Color.red.frame(width: 10, height: 20) }
        #expect(try Figure(finite).size == CGSize(width: 10, height: 20))
        let error = #expect(throws: SceneError.self) { try Figure(Scene("greedy", proposal: .infinity) { Color.red }) }
        #expect(error?.description.contains("greedy: the root view takes ∞ × ∞") == true)
    }

    @Test("refuse a canvas past Cairo's limit, naming scene and size")
    func tooLarge() throws {
        let wide = Scene("wide") { Color.red.frame(width: 16_384, height: 1) }
        let error = #expect(throws: SceneError.self) { try Figure(wide, scale: 2) }
        #expect(error?.description.contains("wide: the root view takes 16384 × 1 points") == true)
        #expect(error?.description.contains("32767 pixels") == true)
    }

    @Test("refuse content too far away to show, before annotating it", arguments: [5, 12, 30])
    func farAway(power: Int) {
        let far = Scene("far", proposal: ProposedViewSize(width: 300, height: 80)) {
            HStack {
                Color.red
                Color.blue.offset(x: pow(10, CGFloat(power)))
            }
        }
        for annotations in [Annotations.none, .borders, .all] {
            let error = #expect(throws: SceneError.self) { try Figure(far.annotations(annotations)) }
            #expect(error?.message.contains("no side may pass 32767") == true)
        }
    }

    @Test("refuse an empty canvas and a scale below 1")
    func nothing() {
        #expect(throws: SceneError.self) { try Figure(Scene("empty") { EmptyView() }) }
        #expect(throws: SceneError.self) { try Figure(Scene.square("a"), scale: 0) }
    }

    /// A view that contains itself and has no size.
    private struct Endless: View {
        var body: some View { VStack { AnyView(Endless()) } }
    }

    @Test("of endless views without size say what is left out")
    func endless() {
        let scene = Scene("endless", proposal: ProposedViewSize(width: 40, height: 40)) { Endless() }.annotations(.none)
        let error = #expect(throws: SceneError.self) { try Figure(scene) }
        #expect(error?.message.hasPrefix("views are nested deeper than the stack allows") ?? false, "\(error as Any)")
        #expect(error?.message.hasSuffix("So there is nothing to draw") ?? false)
    }

    @Test("of deeply nested views with an area are painted completely")
    func deep() throws {
        let scene = Scene("deep") {
            (0..<200).reduce(AnyView(Color.red.frame(width: 8, height: 8))) { view, _ in
                AnyView(view.frame(width: 8, height: 8).background(Color.blue))
            }
        }
        .annotations(.none)
        let figure = try Figure(scene)
        #expect(figure.snapshot.issues.isEmpty)
        #expect(figure.snapshot.records.count > 400)
        #expect(figure.size == CGSize(width: 8, height: 8))
        #expect(figure.bitmap[4, 4].red > 200)
    }

    @Test("of more than 500 nested views are drawn without annotations, and refused with them")
    func annotatedDepth() throws {
        func scene(_ depth: Int) -> Scene {
            Scene("nest") {
                (0..<depth).reduce(AnyView(Color.red.frame(width: 4, height: 4))) { view, _ in
                    AnyView(VStack(spacing: 0) { view })
                }
            }
        }
        #expect(try Figure(scene(510).annotations(.none)).bitmap[2, 2].red > 200)
        let error = #expect(throws: SceneError.self) { try Figure(scene(510).annotations(.borders)) }
        #expect(error?.message.hasPrefix("Color") ?? false, "\(error as Any)")
        #expect(error?.message.contains("is nested 511 views deep; at most 500 can be annotated") ?? false)
        let story = #expect(throws: SceneError.self) { try Figure(scene(510).annotations(.none).storyboard()) }
        #expect(story?.message.contains("500 can be shown in a storyboard. Draw the view as a picture") ?? false)
    }

    @Test("with a hundred effects around a view are painted, with more refused with the location")
    func nestedEffects() throws {
        func scene(_ count: Int) -> Scene {
            Scene("faded") {
                (0..<count).reduce(AnyView(Color.black.frame(width: 8, height: 8))) { view, _ in
                    AnyView(view.opacity(0.999))
                }
            }
            .annotations(.none)
        }
        #expect(try Figure(scene(100)).bitmap[4, 4].alpha > 200)
        let error = #expect(throws: SceneError.self) { try Figure(scene(101)) }
        #expect(error?.message.contains("is inside 101 nested effects") ?? false, "\(error as Any)")
        #expect(error?.message.contains("at most 100") ?? false)
    }

    @Test("name characters in titles and captions that the fonts lack")
    func words() throws {
        let scene = Scene("words", proposal: ProposedViewSize(width: 40, height: 40)) {
            Color.red.layoutLabel("\u{10F104}\u{10F105}")
        }
        #expect(
            try Figure(scene.title("\u{10F101} or title").caption("Größe, “naïve”, \u{10F102}\u{10F103}")).issues.map(
                \.message) == [
                    "the fonts have no glyph for “\u{10F101}” in the title",
                    "the fonts have no glyph for “\u{10F102}”, “\u{10F103}” in the caption",
                    "the fonts have no glyph for “\u{10F104}”, “\u{10F105}” in the label “\u{10F104}\u{10F105}”",
                ])
        let panels = Scene("panels", columns: 1) { Panel("\u{10F106}") { Color.red } }
        let issue = try #require(try Figure(panels).issues.first)
        #expect(issue.rule == .missingGlyph && issue.message.hasSuffix("“\u{10F106}” in the caption of a panel"))
        #expect(issue.source?.file.hasSuffix("FigureTests.swift") == true)
        #expect(try Figure(Scene.square("plain")).issues.isEmpty)
    }
}
