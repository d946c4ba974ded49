import Foundation
import Goldens
import Plumbline
import PlumblineTesting
import Testing

@testable import Scenes

private enum Files {
    static let assets = AssetCatalog(directory: "../../scenes/assets")

    static let folder = GoldenFolder(
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Goldens").path)

    /// The scenes there are goldens of.
    static let goldens = folder.figures()

    /// Whether all scenes were accepted together, as by `scripts/accept '**'`: from then on none may be without a golden.
    static let isWhole = (try? folder.manifest().isWhole) ?? false
}

@MainActor
@Suite("The gallery", .goldens(folder: "../Goldens", sizeLimit: Gallery.goldenSizeLimit, assets: Files.assets))
struct GalleryGoldenTests {
    @Test("draws every scene as its golden shows it", arguments: Files.goldens)
    func golden(name: String) async throws {
        let scene = try #require(Gallery.scenes.first { $0.name == name }, "no scene is named \(name)")
        try await expectFigure(scene)
    }

    @Test("has a golden of every scene", .enabled(if: Files.isWhole, "not all scenes have been accepted yet"))
    func whole() {
        #expect(!Gallery.scenes.isEmpty)
        #expect(Gallery.scenes.map(\.name).filter { !Files.goldens.contains($0) } == [])
    }

    @Test("has goldens of its scenes alone, and of all its alignments")
    func names() {
        let names = Set(Gallery.scenes.map(\.name))
        #expect(Set(Files.goldens).subtracting(names).isEmpty)
        let alignments = names.filter { $0.hasPrefix("alignments/") }
        #expect(!alignments.isEmpty)
        #expect(alignments.subtracting(Files.goldens).isEmpty)
    }
}
