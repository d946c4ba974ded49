import Foundation
import LayoutEngine
import Plumbline

/// Times the layout of one tree: the call alone, each time on a new tree.
struct LayoutBenchmark {
    let tree: String
    let size: Int
    let traces: Bool

    init(_ tree: String, _ size: Int, _ options: some Sequence<String>) {
        (self.tree, self.size) = (tree, size)
        traces = options.contains("trace")
    }

    private func make(_ tree: String, _ size: Int) -> Tree? {
        Tree.named(tree, size, options: LayoutOptions(traces: traces))
    }

    /// Lays out small trees, which loads the code. Returns false for an unknown tree.
    private func warmUp() -> Bool {
        for (tree, size) in [(tree, 2), ("wide", 40)] {
            guard let small = make(tree, size) else { return false }
            small.arena.layOut(small.root, proposal: small.proposal)
        }
        return true
    }

    /// Touches a kilobyte of stack per level. Reading it after the recursion keeps the frames apart.
    @inline(never) @discardableResult
    private static func touchStack(levels: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 1)
            // Fails, but keeps the compiler from removing the bytes.
            _ = read(-1, bytes.baseAddress, bytes.count)
            return (levels > 0 ? touchStack(levels: levels - 1) : 0) + Int(bytes[levels % 1024])
        }
    }

    /// CPU seconds for the layouts, one after the other.
    private static func time(_ trees: [Tree]) -> Double {
        let start = Clock.cpu
        for tree in trees { tree.arena.layOut(tree.root, proposal: tree.proposal) }
        return Clock.cpu - start
    }

    /// Two layouts interleaved in one process: the median ratio of their times per node.
    ///
    /// We lay out enough copies of the smaller tree to match the larger one's node count: a single small tree would stay
    /// in the processor's cache.
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

    /// The minimum number of nodes to lay out between two readings of the clock.
    private static let batchNodes = 10_000.0

    /// The median of the rounds.
    func run(rounds: Int) -> [String: Double]? {
        guard warmUp() else { return nil }
        // The pages of the stack are not memory of the tree.
        Self.touchStack(levels: 16_384)
        let memory = Clock.ownBytes
        guard let tree = make(tree, size) else { return nil }
        let nodes = Double(tree.nodeCount)
        tree.arena.layOut(tree.root, proposal: tree.proposal)
        let bytes = (Clock.ownBytes - memory) / nodes
        var times: [Double] = []
        for _ in 0..<rounds {
            let trees = (0..<max(1, Int(Self.batchNodes / nodes))).compactMap { _ in make(self.tree, size) }
            times.append(Self.time(trees) / Double(trees.count))
        }
        return [
            "ns": times.sorted()[times.count / 2] / nodes * 1e9, "nodes": nodes, "bytesPerNode": bytes,
            "checksum": tree.checksum,
        ]
    }
}
