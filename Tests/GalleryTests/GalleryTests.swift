import Foundation
import Testing

@testable import Plumbline
@testable import Scenes

@MainActor @Suite("The gallery")
struct GalleryTests {
    let scenes = Gallery.scenes

    /// The scenes about the articles' subjects, without scenes that explain the language of figures or show custom
    /// layouts.
    var redrawn: [Scene] { redrawn(of: scenes) }

    private func redrawn(of scenes: [Scene]) -> [Scene] {
        let subjects = Set(pictures.map { $0.scene.prefix { $0 != "/" } })
        return scenes.filter { subjects.contains($0.name.prefix { $0 != "/" }) }
    }

    @Test("has other scenes, with fewer requirements")
    func others() {
        let more = scenes + [Scene("mine/hello") { Color.red }]
        #expect(redrawn(of: more).map(\.name) == redrawn.map(\.name))
        #expect(Gallery.own(of: more).map(\.name) == Gallery.own.map(\.name))
        #expect(Gallery.own.count == pictures.count + scenes.count { $0.name.hasPrefix("language/") })
        #expect(scenes.contains { $0.name.hasPrefix("language/") })
    }

    @Test("has a scene for every picture, and no picture twice")
    func pictureHasScene() {
        let names = Set(scenes.map(\.name))
        for picture in pictures {
            #expect(names.contains(picture.scene), "\(picture.article): \(picture.subject)")
        }
        #expect(Set(pictures.map(\.scene)).count == pictures.count)
    }

    @Test("has a picture for every scene")
    func sceneHasPicture() {
        let known = Set(pictures.map(\.scene))
        for scene in redrawn {
            #expect(
                known.contains(scene.name),
                "\(scene.name) is in no row of Pictures.swift: name it in a folder of its own")
        }
    }

    @Test("gives every scene its own title and caption")
    func captions() {
        for scene in Gallery.own { #expect(scene.caption?.isEmpty == false, "\(scene.name)") }
        for scene in Gallery.own where !scene.name.hasPrefix("language/") {
            #expect(scene.title?.isEmpty == false, "\(scene.name)")
        }
        let captions = Gallery.own.compactMap(\.caption)
        #expect(Set(captions).count == captions.count)
    }

    @Test("lays out every scene without issues except the two that README names")
    func issues() async throws {
        let wrong: Set = ["dimensions/contradictory-frame", "language/issues"]
        for scene in Gallery.scenes {
            let issues = await layouts(scene).flatMap(\.issues)
            #expect(issues.isEmpty != wrong.contains(scene.name), "\(scene.name): \(issues)")
        }
        let readme = URL(fileURLWithPath: #filePath).appending(path: "../../../README.md").standardized
        let text = try String(contentsOf: readme, encoding: .utf8)
        #expect(wrong.allSatisfy { text.contains("`\($0)`") } && text.contains("Two gallery scenes"))
    }
}
