import Foundation
import Goldens
import Plumbline
import PlumblineTesting
import Raster
import Testing

@testable import Guide
@testable import Scenes

/// Figures in documents are those the scenes draw now.
@MainActor
@Suite("The figures of the documents")
struct FigureTests {
    /// A picture beside README: `docs/figures/NAME~dark@2x.png`.
    struct Picture: Sendable, CustomTestStringConvertible {
        let path: String
        let scene: String
        let isDark: Bool
        let scale: Int

        var testDescription: String { path }

        nonisolated init?(_ path: String) {
            guard let match = path.wholeMatch(of: /docs\/figures\/([^~@]+)(~dark)?(?:@(\d)x)?\.png/) else { return nil }
            self.path = path
            scene = String(match.1)
            isDark = match.2 != nil
            scale = match.3.flatMap { Int($0) } ?? 1
        }
    }

    nonisolated static let pictures = Document.files(in: "docs/figures", "png").compactMap(Picture.init)

    /// The scene of a figure, as `scripts/docs --figures` finds it: README's own is the guide's, whatever somebody who
    /// follows README has made of it in the gallery.
    private func find(_ name: String, gallery: [Scene] = Gallery.scenes) -> (scene: Scene, assets: AssetCatalog)? {
        let catalogs = [(Guide.scenes, Guide.assets), (gallery, Gallery.assets)]
        return catalogs.lazy.compactMap { scenes, assets in
            scenes.first { $0.name == name }.map { ($0, assets) }
        }.first
    }

    @Test("are found where they are drawn from, also when the gallery has README's scene")
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

    /// Whether figures come out here as where they were drawn: with other libraries or fonts words differ.
    nonisolated private static var isKnownEnvironment: Bool {
        get throws {
            let manifest = try JSONDecoder().decode(
                GoldenManifest.self, from: Data(Document.contents("Tests/Goldens/manifest.json").utf8))
            return manifest.environments[try GoldenEnvironment.current.id] != nil
        }
    }

    @Test(
        "are what their scenes draw now",
        .enabled("none of the goldens was made with these libraries and fonts, so words come out otherwise") {
            try isKnownEnvironment
        }, arguments: pictures)
    func current(picture: Picture) async throws {
        let data = try Data(contentsOf: Document.repository.appendingPathComponent(picture.path))
        let isSame = try PNG.decode(data).bitmap == (try await figure(picture)).bitmap
        #expect(isSame, "\(picture.path) is out of date: run scripts/docs --figures and look at it")
    }

    @Test("are all there, and all used")
    func links() {
        let shown = Document.all.flatMap { document in
            document.text.matches(of: /docs\/figures\/[^"\s)]+/).map { String($0.0) }
        }
        #expect(Set(shown) == Set(Self.pictures.map(\.path)))
        #expect(Self.pictures.count == Document.files(in: "docs/figures", "png").count)
    }

    @Test("of the articles have scenes, and scenes of the guide and of the language have an article")
    func articles() {
        let articles = Document.all.filter { $0.path.contains(".docc/") }
        let shown = articles.flatMap { $0.text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) } }
        let drawn = (Guide.scenes + Gallery.scenes.filter { $0.name.hasPrefix("language/") }).map(\.name)
        #expect(Set(shown) == Set(drawn.map { $0.replacing("/", with: "-") }))
    }

    @Test("and files that documents link to are there")
    func files() {
        for document in Document.all where !document.path.contains(".docc/") {
            let folder = Document.repository.appendingPathComponent(document.path).deletingLastPathComponent()
            let pictures = document.text.matches(of: /\bsrc(?:set)?="(?!https?:)([^"]+)"/).map { String($0.1) }
            for link in document.links + pictures {
                let path = folder.appendingPathComponent(link).path
                #expect(FileManager.default.fileExists(atPath: path), "\(document.path): \(link)")
            }
        }
    }
}
