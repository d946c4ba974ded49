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

    /// The scenes with goldens.
    static let goldens = folder.figures()

    /// The suffix of dark figures' names.
    static let dark = "~dark"
}

@MainActor
@Suite("The gallery", .goldens(folder: "../Goldens", sizeLimit: Gallery.goldenSizeLimit, assets: Files.assets))
struct GalleryGoldenTests {
    @Test("draws every scene like its golden", arguments: Files.goldens)
    func golden(file: String) async throws {
        let isDark = file.hasSuffix(Files.dark)
        let name = isDark ? String(file.dropLast(Files.dark.count)) : file
        let scene = try #require(Gallery.scenes.first { $0.name == name }, "no scene is named \(name)")
        try await expectFigure(scene, appearance: isDark ? .dark : nil)
    }

    @Test("has a golden of every scene")
    func whole() {
        #expect(!Gallery.scenes.isEmpty)
        #expect(Gallery.scenes.map(\.name).filter { !Files.goldens.contains($0) } == [])
    }

    @Test("has a dark golden of every scene of the visual language with dark figures")
    func dark() {
        let language = Gallery.scenes.filter { $0.name.hasPrefix("language/") && $0.appearance == nil }
        #expect(language.count > 30)
        #expect(language.map { $0.name + Files.dark }.filter { !Files.goldens.contains($0) } == [])
    }

    @Test("has goldens only of its scenes")
    func names() {
        let names = Set(Gallery.scenes.flatMap { [$0.name, $0.name + Files.dark] })
        #expect(Files.goldens.filter { !names.contains($0) } == [])
    }
}
