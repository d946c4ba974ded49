import Foundation
import Raster
import TestSupport
import Testing

@testable import Plumbline

@MainActor
@Suite("render")
struct RenderCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @SceneBuilder var scenes: [Scene] {
        Scene.square("a/one")
        Scene.square("a/two")
        Scene.square("b/deep/three")
    }

    @Test("draws every scene at 2×, with a summary on standard error and nothing on standard output")
    func all() async throws {
        let result = await run("render", "--output", folder.path) { scenes }
        #expect(result.status == 0)
        #expect(folder.files == ["a/one@2x.png", "a/two@2x.png", "b/deep/three@2x.png"])
        #expect(result.output.isEmpty)
        #expect(result.error.hasPrefix("3 rendered, 0 unchanged, 0 failed, 0 issues, "))
        #expect(result.error.contains(" figures/s\n"))
        #expect(try PNG.decode(folder.data("a/one@2x.png")).width == 20)
    }

    @Test("names the files of up to four figures, and the folder of more")
    func files() async {
        let few = await run("render", "a/*", "--output", folder.path) { scenes }
        #expect(few.error.hasSuffix("figures/s\n\(folder.path)/a/one@2x.png\n\(folder.path)/a/two@2x.png\n"))
        let many = await run("render", "--appearance", "both", "--output", folder.path) { scenes }
        #expect(many.error.hasSuffix("figures/s\nin the folder \(folder.path)\n"))
        #expect(await run("render", "a/*", "--quiet", "--output", folder.path) { scenes }.error.isEmpty)
    }

    @Test("draws the scenes that globs match, each once")
    func globs() async {
        let result = await run("render", "**/t*", "a/two", "--output", folder.path) { scenes }
        #expect(result.error.hasPrefix("2 rendered, "))
        #expect(folder.files == ["a/two@2x.png", "b/deep/three@2x.png"])
    }

    @Test("draws every requested scale and appearance once")
    func variants() async {
        _ = await run(
            "render", "a/one", "--scale", "3", "--scale", "1", "--scale", "3", "--appearance", "both", "--output",
            folder.path
        ) { scenes }
        #expect(folder.files == ["a/one.png", "a/one@3x.png", "a/one~dark.png", "a/one~dark@3x.png"])
    }

    @Test("draws a scene with its own appearance once, under that appearance's name")
    func ownAppearance() async {
        _ = await run("render", "--appearance", "both", "--output", folder.path) { Scene.square("a").appearance(.dark) }
        #expect(folder.files == ["a~dark@2x.png"])
    }

    @Test("writes the same bytes every time, and no partial file")
    func twice() async throws {
        _ = await run("render", "--output", folder.path) { scenes }
        let first = try folder.files.map(folder.data)
        _ = await run("render", "--force", "--output", folder.path) { scenes }
        #expect(try folder.files.map(folder.data) == first)
        #expect(folder.files.count == 3)
    }

    @Test("reports figures, descriptions and failures as JSON")
    func json() async throws {
        let result = await run("render", "--json", "--output", folder.path) {
            Scene.square("fine")
            Scene("greedy", proposal: .infinity) { Color.red }
        }
        let report = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let figure = try #require((report["figures"] as? [[String: Any]])?.first)
        #expect(figure["file"] as? String == "\(folder.path)/fine@2x.png")
        #expect(figure["pixels"] as? [Int] == [20, 20])
        #expect((figure["altText"] as? String)?.hasPrefix("Layout figure “Fine”.") == true)
        let failure = try #require((report["failures"] as? [[String: Any]])?.first)
        #expect(failure["scene"] as? String == "greedy")
        #expect(failure["file"] as? String == "\(folder.path)/greedy@2x.png")
        #expect(result.status == 1)
    }

    @Test("leaves a pattern to other programs that matches nothing, if it is told where to write it")
    func idlePatterns() async throws {
        let told = folder.url.appendingPathComponent("idle.json")
        let environment = [IdlePatterns.variable: told.path]
        func idle() throws -> [String: String] {
            try JSONDecoder().decode([String: String].self, from: Data(contentsOf: told))
        }
        var result = await run("render", "row*", "a/*", "--output", folder.path, environment: environment) { scenes }
        #expect(result.status == 0)
        #expect(try idle().keys.sorted() == ["row*"])
        #expect(try idle()["row*"]?.hasPrefix("no scene is named “row*”: the names are “a/one”") == true)
        #expect(folder.files.filter { $0.hasSuffix(".png") } == ["a/one@2x.png", "a/two@2x.png"])
        result = await run("render", "row*", "--output", folder.path, environment: environment) { scenes }
        #expect(result.status == 0 && !result.error.contains("rendered"))
        result = await run("render", "row*", "--output", folder.path) { scenes }
        #expect(result.status == 64)
    }

    @Test("continues after a scene that fails, names it once, draws a placeholder, and ends with 1")
    func failure() async throws {
        let result = await run("render", "--scale", "2", "--scale", "3", "--output", folder.path) {
            Scene("wide") { Color.red.frame(width: 40_000, height: 1) }
            Scene("greedy", proposal: .infinity) { Color.red }
            Scene.square("fine")
        }
        #expect(result.status == 1)
        #expect(folder.files.count == 6)
        let card = try folder.data("greedy@2x.png")
        #expect(try PNG.decode(card).width == 720)
        #expect(PNGChunk.texts(card).contains { $0.key == "Description" && $0.value.contains("could not be drawn") })
        #expect(result.errors.filter { $0.contains("wide: the root view takes 40000 × 1 points") }.count == 2)
        #expect(result.errors.filter { $0.contains("greedy: ") }.count == 1)
        #expect(result.error.contains("2 rendered, 0 unchanged, 4 failed, 0 issues"))
    }

    @Test("draws a scene with a missing image, names both, and ends with 1")
    func missingImage() async throws {
        let assets = try TemporaryFolder()
        try assets.writePNG("rogue.png", width: 4, height: 4)
        let result = await run("render", "--output", folder.path, assets: AssetCatalog(directory: assets.url)) {
            Scene("party") { Image("rouge") }
        }
        #expect(result.status == 1)
        #expect(result.errors.count == 1)
        #expect(result.error.contains("error: party: missing image: no image “rouge”; there is “rogue”"))
        #expect(result.error.contains("0 rendered, 0 unchanged, 1 failed, 1 issue, "))
        #expect(folder.files == ["party@2x.png"])
    }

    @Test("says where the folder of images is named")
    func noAssets() async {
        let result = await run("render", "--output", folder.path) { Scene("party") { Image("rogue") } }
        #expect(result.error.contains("no image “rogue”: there are no images; put the file beside the source"))
    }

    @Test("warns of a missing image in a preview, and ends with 0")
    func missingInPreview() async {
        var scene = Scene("party", proposal: ProposedViewSize(width: 120, height: 80)) { Image("rouge").resizable() }
        scene.allowsMissingImages = true
        let result = await run("render", "--output", folder.path) { [scene] in scene }
        #expect(result.status == 0)
        #expect(result.errors.isEmpty && result.error.contains("warning: party: missing image: no image “rouge”"))
        #expect(folder.files == ["party@2x.png"])
    }

    @Test("names the file of a picture that cannot be read")
    func corruptImage() async throws {
        let assets = try TemporaryFolder()
        try assets.write(Data("not a picture".utf8), to: "rogue.png")
        let result = await run("render", "--output", folder.path, assets: AssetCatalog(directory: assets.url)) {
            Scene("party") { Image("rogue") }
        }
        #expect(result.status == 1)
        #expect(
            result.error.contains(
                "no image “rogue”: \(assets.url.lastPathComponent)/rogue.png: it is neither a PNG nor a JPEG file")
        )
    }

    @Test("warns of a harmless layout issue, and ends with 0")
    func layoutIssue() async {
        let result = await run("render", "--output", folder.path) {
            Scene("odd") { Color.red.frame(width: -5, height: 10).frame(width: 10, height: 10) }
        }
        #expect(result.status == 0)
        #expect(result.error.contains("warning: odd: invalid frame length: "))
        #expect(result.error.contains("1 rendered, 0 unchanged, 0 failed, 1 issue, "))
    }

    @Test("ends with 1 and names the folder when it cannot be written to")
    func unwritable() async throws {
        try folder.write(Data(), to: "file")
        for path in ["\(folder.path)/file", "\(folder.path)/file/below", "/dev/null/x"] {
            let result = await run("render", "--output", path) { scenes }
            #expect(result.status == 1)
            #expect(result.error.hasPrefix("error: cannot write \(path): "))
            #expect(result.errors.count == 1)
        }
    }

    @Test("writes the other files if one cannot be replaced")
    func inTheWay() async throws {
        try folder.write(Data("mine".utf8), to: "a/one@2x.png/file")
        let result = await run("render", "--output", folder.path) { scenes }
        #expect(result.status == 1)
        #expect(result.errors.count == 1)
        #expect(result.error.contains("a/one: cannot write \(folder.path)/a/one@2x.png: "))
        #expect(folder.files == ["a/one@2x.png/file", "a/two@2x.png", "b/deep/three@2x.png"])
    }

    @Test("shows progress and color on a terminal only")
    func terminal() async {
        var error = ""
        let console = Console(isInteractive: true, hasColor: true, output: { _ in }, error: { error += $0 })
        let greedy = Scene("greedy", proposal: .infinity) { Color.red }
        _ = await CommandLineRun(console: console) { try CheckedCatalog([greedy], assets: .none) }.run([
            "render", "--output", folder.path,
        ])
        #expect(error.contains("\r\u{1b}[K[########################] 1 of 1 figures"))
        #expect(error.contains("\u{1b}[1;31merror:\u{1b}[0m greedy"))
        let plain = await run("render", "--output", folder.path) { greedy }
        #expect(!plain.error.contains("\u{1b}"))
        #expect(!plain.error.contains("[###"))
    }

    @Test("draws the print style once, in the light appearance")
    func printStyle() async throws {
        let scene = Scene.square("a").annotations(.borders).diagramStyle(.print)
        let folder = try TemporaryFolder()
        _ = await run("render", "--appearance", "both", "--scale", "1", "--output", folder.path) { scene }
        #expect(folder.files == ["a.png"])
    }
}
