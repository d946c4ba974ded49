import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("Progress")
struct BatchProgressTests {
    @Test("shows the rate and the time left for drawn figures, not for unchanged ones")
    func line() {
        let line = BatchProgress.line(done: 1200, unchanged: 1000, total: 5000, seconds: 4)
        #expect(line == "1200 of 5000 figures, 50.0/s, 1:16 left")
        #expect(
            BatchProgress.line(done: 1, unchanged: 0, total: 7201, seconds: 1)
                == "1 of 7201 figures, 1.0/s, 2:00:00 left")
        #expect(BatchProgress.line(done: 3, unchanged: 3, total: 5, seconds: 0) == "3 of 5 figures")
    }

    @Test("fills its bar from empty to full")
    func bar() {
        #expect(BatchProgress.bar(done: 0, total: 10, width: 4) == "[----]")
        #expect(BatchProgress.bar(done: 5, total: 10, width: 4) == "[##--]")
        #expect(BatchProgress.bar(done: 10, total: 10, width: 4) == "[####]")
        #expect(BatchProgress.bar(done: 0, total: 0, width: 4) == "[####]")
    }

    @Test("prints only errors when quiet")
    func quiet() async throws {
        let folder = try TemporaryFolder()
        let result = await run("render", "--quiet", "--output", folder.path) {
            Scene.square("fine")
            Scene("odd") { Color.red.frame(width: -5, height: 10).frame(width: 10, height: 10) }
        }
        #expect(result.error.isEmpty)
        let failed = await run("render", "-q", "--output", folder.path) {
            Scene("greedy", proposal: .infinity) { Color.red }
        }
        #expect(failed.error.split(separator: "\n").count == 1)
    }

    @Test("groups warnings by scene, in the catalog's order")
    func groups() async throws {
        let folder = try TemporaryFolder()
        let result = await run("render", "--scale", "1", "--scale", "2", "--output", folder.path) {
            for name in ["b", "a"] {
                Scene(name) { Color.red.frame(width: -5, height: -7).frame(width: 10, height: 10) }
            }
        }
        let scenes = result.error.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
            .map { $0.dropFirst(9).prefix(2) }
        #expect(Set(scenes) == ["b:", "a:"])
        #expect(scenes == scenes.sorted(by: >))
    }

    @Test("names files as DocC expects them, and refuses two with the same name")
    func docc() async throws {
        let folder = try TemporaryFolder()
        _ = await run("render", "--names", "docc", "--appearance", "both", "--output", folder.path) {
            Scene.square("stacks/deep/row")
        }
        #expect(folder.files == ["stacks-deep-row@2x.png", "stacks-deep-row~dark@2x.png"])
        let clash = await run("render", "--names", "docc", "--output", folder.path) {
            Scene.square("a/b")
            Scene.square("a-b")
        }
        #expect(clash.status == 64)
        #expect(clash.error.contains("would both be a-b.png"))
    }
}
