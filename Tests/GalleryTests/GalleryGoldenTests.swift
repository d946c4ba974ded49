import Foundation
import Plumbline
import PlumblineTesting
import Testing

@testable import Scenes

@MainActor
@Suite("The gallery", .goldens(folder: "../Goldens", assets: GalleryGoldenTests.assets))
struct GalleryGoldenTests {
    private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    nonisolated static let assets = AssetCatalog(directory: root.appendingPathComponent("scenes/assets").path)

    /// The scenes there are goldens of.
    nonisolated static let names: [String] = {
        let folder = root.appendingPathComponent("Tests/Goldens").path
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }()

    @Test("draws every scene as its golden shows it", arguments: names)
    func golden(name: String) async throws {
        let scene = try #require(Gallery.scenes.first { $0.name == name }, "no scene is named \(name)")
        try await expectFigure(scene)
    }

    @Test("has goldens of all its alignments")
    func whole() {
        let alignments = Gallery.scenes.map(\.name).filter { $0.hasPrefix("alignments/") }
        #expect(!alignments.isEmpty)
        #expect(Set(alignments).subtracting(Self.names).isEmpty)
    }
}
