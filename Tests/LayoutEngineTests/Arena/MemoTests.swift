import Foundation
import Testing

@testable import LayoutEngine

@Suite("The memo")
struct MemoTests {
    @Test("keeps every answer to a node, however many there are")
    func keeps() {
        var memo = Memo<Int, Int>()
        defer { memo.free() }
        var lists = [Memo<Int, Int>.List(), Memo<Int, Int>.List()]
        for question in 0..<1000 {
            for node in 0..<2 {
                let id = NodeID(raw: Int32(node))
                #expect(memo.answer(to: question, of: id, in: lists[node]) == nil)
                memo.remember(2 * question + node, to: question, of: id, in: &lists[node])
            }
        }
        for question in 0..<1000 {
            for node in 0..<2 {
                let known = memo.answer(to: question, of: NodeID(raw: Int32(node)), in: lists[node])
                #expect(known == 2 * question + node)
            }
        }
        #expect(memo.counts.listed == 24 && memo.counts.overflow == 2 * (1000 - 12))
    }

    private static let proposals: [ProposedViewSize] = [
        ProposedViewSize(width: 300, height: 200), ProposedViewSize(width: 100.0 / 3, height: 1000),
        ProposedViewSize(width: nil, height: 70), ProposedViewSize(width: 250, height: nil), .unspecified, .zero,
        .infinity, ProposedViewSize(width: .infinity, height: 40),
    ]

    private func frames(seed: Int, _ proposal: ProposedViewSize, memoizes: Bool) -> (frames: [CGRect], asked: Int) {
        var random = RandomArena(
            seed: seed, slantedOneIn: seed % 3 * 6, options: LayoutOptions(memoizes: memoizes, verifies: false))
        let root = random.tree(depth: 2 + seed % 3)
        let arena = random.arena
        arena.layOut(root, proposal: proposal)
        return (arena.nodes.indices.map { arena.globalFrame(of: NodeID(raw: Int32($0))) }, arena.measureCount)
    }

    @Test("changes no frame of a random tree, to the last bit, at every proposal")
    func changesNothing() {
        var spared = 0
        for seed in 0..<200 {
            for proposal in Self.proposals {
                let (remembered, anew) = (
                    frames(seed: seed, proposal, memoizes: true), frames(seed: seed, proposal, memoizes: false)
                )
                #expect(remembered.frames == anew.frames, "seed \(seed) at \(proposal)")
                spared += anew.asked - remembered.asked
            }
        }
        #expect(spared > 10_000)
    }
}
