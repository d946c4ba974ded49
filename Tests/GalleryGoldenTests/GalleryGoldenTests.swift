import Foundation
import Plumbline
import PlumblineTesting
import Testing

@testable import Scenes

private enum Files {
    static let assets = AssetCatalog(directory: "../../scenes/assets")

    /// The scenes there are goldens of.
    static let goldens: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Goldens").path
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }()
}

@MainActor
@Suite("The gallery", .goldens(folder: "../Goldens", assets: Files.assets))
struct GalleryGoldenTests {
    @Test("draws every scene as its golden shows it", arguments: Files.goldens)
    func golden(name: String) async throws {
        let scene = try #require(Gallery.scenes.first { $0.name == name }, "no scene is named \(name)")
        try await expectFigure(scene)
    }

    @Test("has goldens of all its alignments")
    func whole() {
        let alignments = Gallery.scenes.map(\.name).filter { $0.hasPrefix("alignments/") }
        #expect(!alignments.isEmpty)
        #expect(Set(alignments).subtracting(Files.goldens).isEmpty)
    }
}
