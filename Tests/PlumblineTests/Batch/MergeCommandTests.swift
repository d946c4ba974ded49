import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("merge")
struct MergeCommandTests {
    @SceneBuilder var scenes: [Scene] {
        for index in 0..<6 { Scene.square("s\(index)") }
    }

    @Test("combines the shards of a batch, and refuses an incomplete set")
    func merge() async throws {
        let folder = try TemporaryFolder()
        var files: [String] = []
        for index in 1...3 {
            let result = await run("render", "--output", folder.path, "--json", "--shard", "\(index)/3") { scenes }
            try folder.write(Data(result.output.utf8), to: "\(index).json")
            files.append("\(folder.path)/\(index).json")
        }
        let merged = await run("merge", files[0], files[1], files[2]) { scenes }
        #expect(merged.status == 0)
        #expect(merged.error.hasPrefix("6 rendered, 0 unchanged, 0 failed"))
        let report = try JSONDecoder().decode(BatchReport.self, from: Data(merged.output.utf8))
        #expect(report.figures.map(\.figure.scene) == ["s0", "s1", "s2", "s3", "s4", "s5"])

        // As `merge <(xz -dc 1.json.xz)` in a shell.
        let pipe = "\(folder.path)/pipe"
        mkfifo(pipe, 0o600)
        let summary = try Data(contentsOf: URL(fileURLWithPath: files[0]))
        let writer = Thread { try? summary.write(to: URL(fileURLWithPath: pipe)) }
        writer.start()
        #expect(await run("merge", pipe, files[1], files[2]) { scenes }.output == merged.output)

        let missing = await run("merge", files[0], files[2]) { scenes }
        #expect(missing.status == 64)
        #expect(missing.error == "error: shards are missing: 2/3\n")
        #expect(await run("merge", files[0], files[0]) { scenes }.error.contains("are both shard 1/3"))
        let other = await run("render", "--output", folder.path, "--json", "--shard", "2/3") { Scene.square("t") }
        try folder.write(Data(other.output.utf8), to: "other.json")
        #expect(
            await run("merge", files[0], "\(folder.path)/other.json") { scenes }.error.contains(
                "belongs to a different batch"))
        let small = await run("render", "--output", folder.path, "--json", "--shard", "2/3", "--scale", "1") { scenes }
        try folder.write(Data(small.output.utf8), to: "other.json")
        #expect(
            await run("merge", files[0], "\(folder.path)/other.json") { scenes }.error.contains(
                "belongs to a different batch"))
        #expect(await run("merge", "\(folder.path)/none.json") { scenes }.error.contains("cannot read"))
    }

    @Test("names the scenes that failed")
    func failures() async throws {
        let folder = try TemporaryFolder()
        let result = await run("render", "--output", folder.path, "--json", "--shard", "1/1") {
            Scene.square("good")
            Scene.square("bad").focus("nothing")
        }
        try folder.write(Data(result.output.utf8), to: "1.json")
        let merged = await run("merge", "\(folder.path)/1.json") { scenes }
        #expect(merged.status == 1)
        #expect(merged.error.hasPrefix("error: bad: no view is labeled “nothing”"))
    }
}
