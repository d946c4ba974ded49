import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("Source paths")
struct SourcePathsTests {
    @Test("are relative to the current directory if the file is in it, else name the module")
    func paths() {
        let source = SceneSource(fileID: "Scenes/Heroes.swift", filePath: "/home/me/game/scenes/Heroes.swift", line: 3)
        #expect(source.shortPath(from: "/home/me/game") == "scenes/Heroes.swift")
        #expect(source.shortPath(from: "/") == "home/me/game/scenes/Heroes.swift")
        #expect(source.shortPath(from: "/home/me/gam") == "Scenes/Heroes.swift")
        #expect(source.shortPath(from: "/tmp") == "Scenes/Heroes.swift")
    }

    @Test("name files in issues as scenes do, each issue once")
    func issuePaths() {
        let scene = Scene("a") { Color.red.frame(width: -1) }
        let issues = [-1, -2].flatMap { width in
            LayoutSnapshot(proposal: .unspecified, textMeasuring: SystemText.measurer) {
                Color.red.frame(width: width)
                Color.red.frame(width: -1)
            }.issues
        }
        let texts = SourcePaths([scene]).texts(issues)
        #expect(issues.count == 4 && texts.count == 3)
        #expect(texts.allSatisfy { $0.contains("(\(scene.source.shortPath):") })
    }
}
