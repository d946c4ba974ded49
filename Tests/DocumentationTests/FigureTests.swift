import Foundation
import Goldens
import Plumbline
import PlumblineTesting
import Raster
import Testing

@testable import Guide
@testable import Scenes

/// The figures in the repository equal what their scenes draw.
@MainActor
@Suite("The figures of the documents")
struct FigureTests {
    /// `docs/figures/NAME~dark@2x.png` of README, or `NAME.png` beside an article, with hyphens for slashes.
    struct Picture: Sendable, Equatable, CustomTestStringConvertible {
        let path: String
        let scene: String
        let isDark: Bool
        let scale: Int

        var testDescription: String { path }

        nonisolated init?(_ path: String) {
            let name = /(?:docs\/figures|Sources\/Plumbline\/Plumbline\.docc)\/([^~@]+)(~dark)?(?:@(\d)x)?\.png/
            guard let match = path.wholeMatch(of: name) else { return nil }
            self.path = path
            scene = String(match.1)
            isDark = match.2 != nil
            scale = match.3.flatMap { Int($0) } ?? 1
        }
    }

    nonisolated static let catalog = "Sources/Plumbline/Plumbline.docc"

    /// Without those of docs/Program.md, which `plumbline article` draws.
    nonisolated static let pictures = Document.files(in: "docs/figures", "png").compactMap(Picture.init)
        .filter { !$0.scene.hasPrefix("program/") }

    /// Pictures beside the articles, which GitHub shows.
    nonisolated static let besideArticles = Document.files(in: catalog, "png").compactMap(Picture.init)
        .filter { !$0.scene.hasPrefix("Resources/") }

    /// The scene of a figure. The guide's come first: someone who follows README adds `mine/hello` to the gallery.
    private func find(_ name: String, gallery: [Scene] = Gallery.scenes) -> (scene: Scene, assets: AssetCatalog)? {
        let catalogs = [(Guide.scenes, Guide.assets), (gallery, Gallery.assets)]
        return catalogs.lazy.compactMap { scenes, assets in
            scenes.first { $0.name == name || hyphenated($0.name) == name }.map { ($0, assets) }
        }.first
    }

    private func hyphenated(_ name: String) -> String { name.replacing("/", with: "-") }

    @Test("have a scene, even if the gallery contains README's scene")
    func found() throws {
        let changed = Scene("mine/hello") { Text("Changed") }.caption("Another.")
        let scene = try #require(find("mine/hello", gallery: [changed])).scene
        #expect(scene.caption == Guide.scenes.first { $0.name == "mine/hello" }?.caption)
        #expect(scene.caption != changed.caption)
        #expect(find("mine/other", gallery: [changed]) == nil)
    }

    private func figure(_ picture: Picture) async throws -> Figure {
        let (scene, assets) = try #require(find(picture.scene), "no scene is named \(picture.scene)")
        return try await scene.figure(
            scale: picture.scale, appearance: picture.isDark ? .dark : .light, assets: assets)
    }

    /// Whether the libraries and fonts are the same as a golden's.
    nonisolated private static var isKnownEnvironment: Bool {
        get throws {
            let manifest = try JSONDecoder().decode(
                GoldenManifest.self, from: Data(Document.contents("Tests/Goldens/manifest.json").utf8))
            return manifest.environments[try GoldenEnvironment.current.id] != nil
        }
    }

    @Test(
        "equal what their scenes draw",
        .enabled("no golden was made with these libraries and fonts") {
            try isKnownEnvironment
        }, arguments: pictures + besideArticles)
    func current(picture: Picture) async throws {
        let data = try Data(contentsOf: Document.repository.appendingPathComponent(picture.path))
        let shown = if let golden = try golden(picture) { golden } else { try await bitmap(picture) }
        #expect(
            try PNG.decode(data) == shown,
            "\(picture.path) is out of date: run scripts/docs --figures and look at it")
    }

    /// The golden's picture, which `GalleryGoldenTests` compares with the scene's; nil without one.
    private func golden(_ picture: Picture) throws -> Bitmap? {
        guard picture.scale == 1, !picture.isDark, picture.path.hasPrefix(Self.catalog),
            let scene = Gallery.scenes.first(where: { hyphenated($0.name) == picture.scene }),
            !Guide.scenes.contains(where: { hyphenated($0.name) == picture.scene })
        else { return nil }
        let file = Document.repository.appendingPathComponent("Tests/Goldens/\(scene.name).png")
        return try PNG.decode(Data(contentsOf: file)).onWhite
    }

    private func bitmap(_ picture: Picture) async throws -> Bitmap {
        let drawn = try await figure(picture).bitmap
        // A scene alone has no background, and GitHub's may be dark.
        return picture.path.hasPrefix(Self.catalog) ? drawn.onWhite : drawn
    }

    @Test(
        "are drawn by scripts/docs --figures",
        .enabled(if: ProcessInfo.processInfo.environment["PLUMBLINE_WRITE_FIGURES"] != nil))
    func write() async throws {
        let wanted = articleScenes.map { "\(Self.catalog)/\(hyphenated($0)).png" }
        for stale in Self.besideArticles.map(\.path) where !wanted.contains(stale) {
            try FileManager.default.removeItem(at: Document.repository.appendingPathComponent(stale))
        }
        for picture in Self.pictures + wanted.compactMap(Picture.init) {
            let file = Document.repository.appendingPathComponent(picture.path)
            let drawn = try await bitmap(picture)
            if let data = try? Data(contentsOf: file), try PNG.decode(data) == drawn { continue }
            try PNG.encodeSmallest(drawn, scale: picture.scale).write(to: file)
        }
    }

    /// The scenes that articles show.
    private var articleScenes: [String] {
        (Guide.scenes + Gallery.scenes.filter { $0.name.hasPrefix("language/") }).map(\.name)
    }

    @Test("beside the articles are opaque", arguments: besideArticles)
    func opaque(picture: Picture) throws {
        let bitmap = try PNG.decode(
            Data(contentsOf: Document.repository.appendingPathComponent(picture.path)))
        #expect(bitmap.isOpaque, "\(picture.path) is not: run scripts/docs --figures")
    }

    @Test("of a scene without background are put on white")
    func clear() async throws {
        let drawn = try await figure(try #require(Picture("\(Self.catalog)/reading-bare.png"))).bitmap
        #expect(!drawn.isOpaque && drawn.onWhite.isOpaque)
    }

    @Test("exist and are used")
    func links() {
        let shown = Document.all.flatMap { document in
            document.text.matches(of: /docs\/figures\/[^"\s)]+/).map { String($0.0) }
        }
        #expect(Set(shown) == Set(Self.pictures.map(\.path)))
        let others = Document.files(in: "docs/figures/program", "png").count
        #expect(Self.pictures.count + others == Document.files(in: "docs/figures", "png").count)
    }

    @Test("of the articles have scenes, and scenes of the guide and of the language have an article")
    func articles() {
        let articles = Document.all.filter { $0.path.contains(".docc/") }
        // On a line of its own or in the last cell of a row: within a sentence it is an example.
        let image = /(?m)^(?:\|.*\| )?!\[[^\]]+\]\(([^)]+)\)(?: \|)?$/
        let shown = articles.flatMap { $0.text.matches(of: image).map { String($0.1) } }
        #expect(Set(shown) == Set(articleScenes.map { "\(hyphenated($0)).png" }))
        #expect(Set(Self.besideArticles.map(\.path)) == Set(shown.map { "\(Self.catalog)/\($0)" }))
    }

    @Test("of README and the examples exist in light and dark, and are shown at half their pixels")
    func pictureElements() throws {
        let element =
            /<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*<img src="([^"]+)@2x\.png" width="(\d+)"/
        var count = 0
        for document in Document.all {
            let found = document.text.matches(of: element)
            #expect(found.count == document.text.matches(of: /<img\b/).count, "\(document.path)")
            let folder = Document.repository.appendingPathComponent(document.path).deletingLastPathComponent()
            for match in found {
                #expect(match.1 == "\(match.2)~dark@2x.png", "\(document.path)")
                for path in [String(match.1), "\(match.2)@2x.png"] {
                    let data = try Data(contentsOf: folder.appendingPathComponent(path))
                    #expect(try PNG.decode(data).width == 2 * Int(match.3)!, "\(document.path): \(path)")
                }
            }
            count += found.count
        }
        #expect(count >= 5)
    }

    @Test("and files that documents link to exist")
    func files() {
        for document in Document.all {
            let folder = Document.repository.appendingPathComponent(document.path).deletingLastPathComponent()
            let attributes = document.text.matches(of: /\b(?:src(?:set)?|href)="(?!https?:)([^"]+)"/).map {
                String($0.1)
            }
            for link in document.links + attributes {
                let path = folder.appendingPathComponent(link).path
                #expect(FileManager.default.fileExists(atPath: path), "\(document.path): \(link)")
            }
        }
    }
}

extension Bitmap {
    fileprivate var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            var index = 3
            while index < pixels.count, pixels[index] == 255 { index += 4 }
            return index >= pixels.count
        }
    }

    fileprivate var onWhite: Bitmap {
        guard !isOpaque else { return self }
        var flat = self
        for i in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[i + 3])
            for c in i..<i + 3 { flat.pixels[c] = UInt8((Int(pixels[c]) * alpha + 255 * (255 - alpha) + 127) / 255) }
            flat.pixels[i + 3] = 255
        }
        return flat
    }
}
