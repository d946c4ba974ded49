import LayoutEngine
import Plumbline

/// What a layout of one tree costs, the call alone, on trees that were never laid out before.
struct LayoutBenchmark {
    var tree: String
    var size: Int
    var stacks = Tree.Stacks.builtIn
    var traces = false
    /// Every layout is asked, also where rules would answer.
    var asksLayouts = false

    func run(rounds: Int) -> [String: Double]? {
        var options = LayoutOptions(traces: traces)
        options.answersByRules = !asksLayouts
        var times: [Double] = []
        var result: [String: Double] = [:]
        // Small ones first, so that the code is in memory and only the tree is counted.
        for (tree, size) in [(tree, 2), ("wide", 40)] {
            guard let small = Tree.named(tree, size, stacks: stacks, options: options) else { return nil }
            small.arena.layOut(small.root, proposal: small.proposal)
        }
        for _ in 0..<rounds {
            let memory = Clock.ownBytes
            guard let tree = Tree.named(tree, size, stacks: stacks, options: options) else { return nil }
            let nodes = Double(tree.nodeCount)
            let start = Clock.cpu
            tree.arena.layOut(tree.root, proposal: tree.proposal)
            times.append(Clock.cpu - start)
            if result.isEmpty {
                result["bytesPerNode"] = (Clock.ownBytes - memory) / nodes
                result["bytesPerView"] = result["bytesPerNode"]! * nodes / Double(tree.arena.infos.count)
                result["views"] = Double(tree.arena.infos.count)
                result["nodes"] = nodes
                result["measuresPerNode"] = Double(tree.arena.measureCount) / nodes
                result["checksum"] = tree.checksum
                result["issues"] = Double(tree.arena.issues.count)
            }
        }
        result["ns"] = times.sorted()[times.count / 2] / (result["nodes"] ?? 1) * 1e9
        return result
    }
}
