import Foundation
import Testing

@testable import Plumbline

@Suite("Shards")
struct ShardTests {
    let names = (0..<200).map { "scene-\($0)" }

    @Test("contain every scene exactly once", arguments: [1, 2, 3, 7, 64])
    func whole(count: Int) throws {
        for timings in [[:], Dictionary(uniqueKeysWithValues: names.prefix(150).map { ($0, Double($0.count)) })] {
            let plan = ShardPlan(scenes: names, count: count, timings: timings)
            for name in names {
                let owners = (1...count).filter { plan.contains(name, in: Shard(argument: "\($0)/\(count)")!) }
                #expect(owners.count == 1)
            }
        }
    }

    @Test("without timings keep their scenes when others are added")
    func stable() {
        let few = ShardPlan(scenes: Array(names.prefix(100)), count: 5, timings: [:])
        let many = ShardPlan(scenes: names, count: 5, timings: [:])
        let shard = Shard(argument: "2/5")!
        #expect(names.prefix(100).allSatisfy { few.contains($0, in: shard) == many.contains($0, in: shard) })
    }

    @Test("with timings take about equally long")
    func balanced() {
        // One scene is as long as forty others.
        let timings = Dictionary(uniqueKeysWithValues: names.map { ($0, $0 == "scene-7" ? 4000.0 : 100) })
        let plan = ShardPlan(scenes: names, count: 4, timings: timings)
        for index in 1...4 {
            let mine = names.filter { plan.contains($0, in: Shard(argument: "\(index)/4")!) }
            #expect(abs(mine.reduce(0) { $0 + timings[$1]! } - 5975) <= 100)
        }
    }

    @Test("are written I/N, from 1 to N", arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/", ""])
    func bad(text: String) { #expect(Shard(argument: text) == nil) }
}

@MainActor
@Suite("merge")
struct MergeTests {
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

        let missing = await run("merge", files[0], files[2]) { scenes }
        #expect(missing.status == 64)
        #expect(missing.error == "error: shards are missing: 2/3\n")
        #expect(await run("merge", files[0], files[0]) { scenes }.error.contains("are both shard 1/3"))
        let other = await run("render", "--output", folder.path, "--json", "--shard", "2/3") { Scene.square("t") }
        try folder.write(Data(other.output.utf8), to: "other.json")
        #expect(
            await run("merge", files[0], "\(folder.path)/other.json") { scenes }.error.contains("is of another batch"))
        let small = await run("render", "--output", folder.path, "--json", "--shard", "2/3", "--scale", "1") { scenes }
        try folder.write(Data(small.output.utf8), to: "other.json")
        #expect(
            await run("merge", files[0], "\(folder.path)/other.json") { scenes }.error.contains("is of another batch"))
        #expect(await run("merge", "\(folder.path)/none.json") { scenes }.error.contains("cannot read"))
    }
}
