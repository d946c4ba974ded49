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
