import Foundation
import LayoutEngine
import Testing

import func TestSupport.trials

@testable import ViewDSL

/// Random trees, 20,000 with `scripts/test --all`, the same ones every time. One case at a time, with pauses, because
/// views are laid out on the main actor, which other tests need too.
@MainActor @Suite("Random view trees", .serialized)
struct RandomTreeTests {
    private nonisolated static let batches = trials(100, short: 10)
    private nonisolated static let perBatch = 200

    private func faults(_ random: inout Seeded) -> TreeFaults {
        let lengths: [CGFloat?] = [nil, 0, 1, 33, 60, 100, 200, 300.5, 1000, .infinity]
        var environment = EnvironmentValues()
        if random.oneIn(5) { environment.layoutDirection = .rightToLeft }
        if random.oneIn(8) { environment.sceneSafeArea = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0) }
        return TreeFaults(
            proposal: ProposedViewSize(width: random.pick(lengths), height: random.pick(lengths)),
            environment: environment)
    }

    @Test(
        "have finite positions, stacks as long as their parts, and the same frames with and without memo",
        arguments: 0..<batches)
    func soundness(_ batch: Int) async {
        for seed in batch * Self.perBatch..<(batch + 1) * Self.perBatch {
            if seed % 10 == 0 { await Task.yield() }
            var random = Seeded(state: UInt64(seed))
            let faults = faults(&random)
            let tree = RandomTree(depth: 2 + seed % 4, from: &random)
            guard faults.first(in: tree) != nil else { continue }
            let least = tree.shrunk { faults.first(in: $0) != nil }
            Issue.record(
                """
                seed \(seed) at \(faults.proposal), \(faults.environment.layoutDirection), safe area \
                \(faults.environment.sceneSafeArea): \(least): \(faults.first(in: least) ?? "")
                """)
        }
    }

    @Test("are equal for equal seeds, and include every kind")
    func seeds() {
        var kinds: Set<RandomTree.Kind> = []
        func count(_ tree: RandomTree) {
            kinds.insert(tree.kind)
            tree.children.forEach(count)
        }
        for seed in 0..<500 {
            var (first, second) = (Seeded(state: UInt64(seed)), Seeded(state: UInt64(seed)))
            let tree = RandomTree(depth: 4, from: &first)
            #expect(tree.description == RandomTree(depth: 4, from: &second).description)
            count(tree)
        }
        #expect(kinds.count == RandomTree.Kind.allCases.count)
    }

    @Test("with a fault shrink to the smallest tree that shows it")
    func shrinking() {
        var random = Seeded(state: 3)
        var tree = RandomTree(depth: 4, from: &random)
        func holdsText(_ tree: RandomTree) -> Bool { tree.kind == .text || tree.children.contains(where: holdsText) }
        while !holdsText(tree) || tree.children.isEmpty { tree = RandomTree(depth: 4, from: &random) }
        let least = tree.shrunk(while: holdsText)
        #expect(least.kind == .text && least.children.isEmpty)
    }
}
