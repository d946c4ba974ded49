import ArgumentParser
import Foundation

/// One part of a batch: `2/8` is the second of eight.
struct Shard: Equatable, ExpressibleByArgument {
    /// Starts at 1.
    let index: Int
    let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(index)
        else { return nil }
        self.index = index
        self.count = count
    }
}

/// Assigns scenes to shards: a pure function of the scenes, the number of shards and the timings.
struct ShardPlan {
    private let shards: [String: Int]
    let count: Int

    /// - Parameters:
    ///   - timings: Milliseconds by scene, for shards that take about equally long. Without timings a scene's shard
    ///     depends on its name alone, so that it stays the same when other scenes come and go.
    init(scenes: [String], count: Int, timings: [String: Double]) {
        self.count = count
        guard scenes.contains(where: { timings[$0] != nil }) else {
            shards = Dictionary(uniqueKeysWithValues: scenes.map { ($0, Self.shard(of: $0, count: count)) })
            return
        }
        let known = scenes.compactMap { timings[$0] }
        let mean = known.reduce(0, +) / Double(known.count)
        let costs = scenes.map { (name: $0, cost: timings[$0] ?? mean) }
            .sorted { ($1.cost, $0.name) < ($0.cost, $1.name) }
        var loads = [Double](repeating: 0, count: count)
        var shards: [String: Int] = [:]
        for (name, cost) in costs {
            // The longest first, each to the shard with the smallest load.
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[least] += cost
            shards[name] = least + 1
        }
        self.shards = shards
    }

    private static func shard(of name: String, count: Int) -> Int {
        var digest = Digest()
        digest.combine(name)
        return Int(UInt64(digest.description.prefix(15), radix: 16)! % UInt64(count)) + 1
    }

    func contains(_ scene: String, in shard: Shard) -> Bool { shards[scene] == shard.index }

    /// Differs between batches of different catalogs or timings, whose shards cannot be merged.
    var digest: String {
        var digest = Digest()
        digest.combine(count)
        for (name, shard) in shards.sorted(by: { $0.key < $1.key }) {
            digest.combine(name)
            digest.combine(shard)
        }
        return digest.description
    }
}
