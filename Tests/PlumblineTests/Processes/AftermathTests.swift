import Foundation
import Testing

@testable import Plumbline

/// Batches of `Tools/Stress/Catalog`, whose sly scenes leave something behind in their process.
@MainActor
@Suite("What a scene leaves behind in its process")
struct AftermathTests {
    private static let count = 20

    @Test("neither fails nor changes any other scene, in whatever order", arguments: [["--jobs", "1"], []])
    func aftermath(jobs: [String]) throws {
        let right = try StressRun()
        let (status, _) = try right.render([], scenes: 2 * Self.count)
        #expect(status == 0)
        let run = try StressRun()
        let (_, report) = try run.render(
            jobs + ["--timeout", "6", "--memory", "700"], scenes: 2 * Self.count, more: ["STRESS_SLY": "\(Self.count)"])
        // A scene that its own thread ends is to blame itself, and so is one that becomes a user who may not write.
        let guilty = ["sly/thread-", "sly/stop-", "sly/user-"]
        let innocent = report.failures.filter { failure in !guilty.contains { failure.scene.hasPrefix($0) } }
        #expect(innocent.isEmpty, "\(innocent.map { "\($0.scene): \($0.message)" })")
        // A child that is killed while it writes leaves a file that the next run removes.
        let files = run.folder.files.filter { !$0.hasSuffix(".partial") }
        #expect(files.count { !$0.hasPrefix("sly/user-") } == 2 * Self.count - 1)
        for file in files {
            #expect(FileManager.default.isReadableFile(atPath: "\(run.folder.path)/\(file)"))
            let mode = try FileManager.default.attributesOfItem(atPath: "\(run.folder.path)/\(file)")[.posixPermissions]
            #expect((mode as? NSNumber)?.intValue == 0o644, "\(file)")
            if file.hasPrefix("sly/") { continue }
            #expect(try run.folder.data(file) == right.folder.data(file), "\(file)")
        }
    }
}
