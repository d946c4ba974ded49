import Foundation
import LayoutEngine
import Plumbline

/// What a layout of one tree costs, the call alone, on trees that were never laid out before.
struct LayoutBenchmark {
    var tree: String
    var size: Int
    var stacks: Tree.Stacks
    var traces: Bool
    /// Every layout is asked, also where rules would answer.
    var asksLayouts: Bool

    init(_ tree: String, _ size: Int, _ options: some Sequence<String>) {
        (self.tree, self.size) = (tree, size)
        let saysRules = options.contains("ruled")
        stacks = options.contains("user") || saysRules ? .userWritten(saysRules: saysRules) : .builtIn
        traces = options.contains("trace")
        asksLayouts = options.contains("asked")
    }

    private func make(_ tree: String, _ size: Int) -> Tree? {
        var options = LayoutOptions(traces: traces)
        options.answersByRules = !asksLayouts
        return Tree.named(tree, size, stacks: stacks, options: options)
    }

    /// Lays small trees out, so that the code is in memory and only the tree is counted; false for a tree there is none.
    private func warmUp() -> Bool {
        for (tree, size) in [(tree, 2), ("wide", 40)] {
            guard let small = make(tree, size) else { return false }
            small.arena.layOut(small.root, proposal: small.proposal)
        }
        return true
    }

    /// Writes a kilobyte of stack a level, which is read when the levels below are done: so none takes another's place.
    @inline(never) @discardableResult
    private static func touchStack(levels: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 1)
            // Reads nothing, from no file; but the compiler does not know and keeps the bytes.
            _ = read(-1, bytes.baseAddress, bytes.count)
            return (levels > 0 ? touchStack(levels: levels - 1) : 0) + Int(bytes[levels % 1024])
        }
    }

    /// Seconds of the processor for the layouts, one after the other.
    private static func time(_ trees: [Tree]) -> Double {
        let start = Clock.cpu
        for tree in trees { tree.arena.layOut(tree.root, proposal: tree.proposal) }
        return Clock.cpu - start
    }

    /// Two layouts in turn, in one process: what a node of this one takes over what one of the other does, the median
    /// of the rounds. Of the smaller tree there are as many, all made before, as have the nodes of the larger: one alone
    /// would be laid out while it is still in the processor's cache.
    func run(against other: LayoutBenchmark, rounds: Int) -> [String: Double]? {
        guard warmUp(), other.warmUp(), let mine = make(tree, size), let theirs = other.make(other.tree, other.size)
        else { return nil }
        let nodes = (Double(mine.nodeCount), Double(theirs.nodeCount))
        func seconds(_ benchmark: LayoutBenchmark, _ nodes: Double, _ more: Double) -> Double {
            let trees = (0..<max(1, Int(more / nodes))).compactMap { _ in benchmark.make(benchmark.tree, benchmark.size)
            }
            return Self.time(trees) / Double(trees.count) / nodes
        }
        let times = (0..<rounds).map { _ in (seconds(self, nodes.0, nodes.1), seconds(other, nodes.1, nodes.0)) }
        func median(_ list: [Double]) -> Double { list.sorted()[rounds / 2] }
        return [
            "ratio": median(times.map { $0 / $1 }), "ns": median(times.map(\.0)) * 1e9,
            "nsOfOther": median(times.map(\.1)) * 1e9, "nodes": nodes.0, "nodesOfOther": nodes.1,
        ]
    }

    /// Nodes laid out between two looks at the clock: what takes microseconds is measured many at a time.
    private static let least = 10_000.0

    /// The median of the rounds; each lays out as many trees made before as have `least` nodes.
    func run(rounds: Int) -> [String: Double]? {
        guard warmUp() else { return nil }
        // The stack of the calls is no node's: its pages are the thread's before.
        Self.touchStack(levels: 16_384)
        let memory = Clock.ownBytes
        guard let tree = make(tree, size) else { return nil }
        let nodes = Double(tree.nodeCount)
        tree.arena.layOut(tree.root, proposal: tree.proposal)
        let bytes = (Clock.ownBytes - memory) / nodes
        let views = Double(tree.arena.infos.count)
        var times: [Double] = []
        for _ in 0..<rounds {
            let trees = (0..<max(1, Int(Self.least / nodes))).compactMap { _ in make(self.tree, size) }
            times.append(Self.time(trees) / Double(trees.count))
        }
        return [
            "ns": times.sorted()[times.count / 2] / nodes * 1e9, "nodes": nodes, "views": views,
            "bytesPerNode": bytes, "bytesPerView": bytes * nodes / views,
            "measuresPerNode": Double(tree.arena.measureCount) / nodes, "checksum": tree.checksum,
            "issues": Double(tree.arena.issues.count),
        ]
    }
}
