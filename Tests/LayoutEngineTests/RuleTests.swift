import Foundation
import Testing

@testable import LayoutEngine

@Suite("Answers by rules, without asking layouts")
struct RuleTests {
    private static let proposals: [ProposedViewSize] = [
        ProposedViewSize(width: 300, height: 200), ProposedViewSize(width: 100.0 / 3, height: 1000),
        ProposedViewSize(width: nil, height: 70), ProposedViewSize(width: 250, height: nil), .unspecified, .zero,
        .infinity, ProposedViewSize(width: .infinity, height: 40),
    ]

    private struct Result: Equatable, CustomStringConvertible {
        var name: String
        var frame: CGRect
        var proposal: ProposedViewSize
        var description: String { "\(name) at \(frame) for \(proposal)" }
    }

    private func results(
        seed: Int, strangers: Int, _ proposal: ProposedViewSize, byRules: Bool, verifies: Bool = false
    ) -> ([Result], [String], LayoutArena) {
        var random = RandomArena(seed: seed, strangers: strangers, byRules: byRules, verifies: verifies)
        let root = random.tree(depth: 3 + seed % 4)
        let arena = random.arena
        arena.layOut(root, proposal: proposal)
        let results = arena.nodes.indices.map { index in
            Result(
                name: arena.infos[index].name, frame: arena.globalFrame(of: NodeID(raw: Int32(index))),
                proposal: arena.nodes[index].proposal.proposal)
        }
        return (results, arena.issues.map(\.description), arena)
    }

    @Test(
        "are those the layouts give, to the last bit, at every proposal", arguments: [0, 4, 12])
    func same(strangers: Int) {
        var ruled = 0
        for seed in 0..<400 {
            for proposal in Self.proposals {
                let (found, issues, arena) = results(seed: seed, strangers: strangers, proposal, byRules: true)
                let (expected, known, _) = results(seed: seed, strangers: strangers, proposal, byRules: false)
                let different = zip(found, expected).first { $0 != $1 }
                if let different { Issue.record("seed \(seed) at \(proposal): \(different.0), not \(different.1)") }
                #expect(issues == known, "seed \(seed) at \(proposal)")
                if !arena.rulesFail { ruled += arena.ruledAnswerCount }
                if different != nil || issues != known { return }
            }
        }
        #expect(ruled > 10_000)
    }

    @Test("are the same, and so is all that is placed, when the layouts are asked as well")
    func verified() {
        for seed in 0..<200 {
            for proposal in Self.proposals {
                let (found, issues, _) = results(
                    seed: seed, strangers: seed % 2 * 12, proposal, byRules: true, verifies: true)
                let (expected, known, _) = results(seed: seed, strangers: seed % 2 * 12, proposal, byRules: true)
                let different = zip(found, expected).first { $0 != $1 }
                if let different { Issue.record("seed \(seed) at \(proposal): \(different.0), not \(different.1)") }
                #expect(issues == known, "seed \(seed) at \(proposal)")
                if different != nil || issues != known { return }
            }
        }
    }

    /// A row of views that are no two alike in a hundred.
    private func row(_ count: Int, byRules: Bool, traces: Bool = false) -> (LayoutArena, NodeID) {
        var options = LayoutOptions(traces: traces, verifies: false)
        options.answersByRules = byRules
        let arena = LayoutArena(options: options)
        let views = (0..<count).map { index in
            let most = CGFloat(5 + index * 7 % 100)
            return arena.add(
                FlexibleFrameLayout(
                    horizontal: .init(min: CGFloat(index * 3 % 5), ideal: nil, max: index % 9 == 0 ? .infinity : most),
                    vertical: .init(min: nil, ideal: nil, max: 20), alignment: .center),
                children: [arena.add(FillLayout(), info: NodeInfo(name: "fill"))], info: NodeInfo(name: "view"))
        }
        return (arena, arena.add(HStackLayout(spacing: 1), children: views, info: NodeInfo(name: "row")))
    }

    @Test(
        "serve the children of long rows in the order the layout does, of few sorts and of many", arguments: [30, 400])
    func order(count: Int) {
        let frames = [true, false].map { byRules in
            let (arena, root) = row(count, byRules: byRules)
            arena.layOut(root, proposal: ProposedViewSize(width: CGFloat(count) * 20, height: 30))
            return arena.children(of: root).map { arena.globalFrame(of: $0) }
        }
        #expect(frames[0] == frames[1])
    }

    private func deep(_ levels: Int) -> LayoutArena {
        let arena = LayoutArena(options: LayoutOptions(verifies: false))
        func add<L: Layout>(_ layout: L, _ children: [NodeID] = []) -> NodeID {
            arena.add(layout, children: children, info: NodeInfo(name: "box"))
        }
        var inner = add(FillLayout())
        for level in 0..<levels {
            let children = [
                add(FrameLayout(width: 4, height: 4, alignment: .center), [add(FillLayout())]), add(FillLayout()),
                inner,
            ]
            inner = level % 2 == 0 ? add(HStackLayout(spacing: 0), children) : add(VStackLayout(spacing: 0), children)
        }
        arena.layOut(inner, proposal: ProposedViewSize(width: 10_000, height: 10_000))
        return arena
    }

    @Test("ask no layout, and are worked out about five times a level, however deep")
    func counts() {
        let counts = [10, 20, 40].map { levels in
            let arena = deep(levels)
            #expect(arena.measureCount == 0 && arena.leafMeasureCount == 0)
            return arena.ruledAnswerCount
        }
        // Far inside nothing is left to divide, and the answer to 0 is known.
        #expect(counts == [46, 96, 163])
    }

    @Test("are not used where the story is to be told")
    func traced() {
        let (arena, root) = row(5, byRules: true, traces: true)
        arena.layOut(root, proposal: ProposedViewSize(width: 100, height: 30))
        #expect(arena.ruledAnswerCount == 0)
        #expect(arena.measureCount > 5)
        #expect(arena.trace?.events.isEmpty == false)
    }

    @Test("are not used for a view that is made later, nor around it")
    func expanding() {
        let arena = LayoutArena(options: LayoutOptions(verifies: false))
        let leaf = arena.add(FillLayout(), info: NodeInfo(name: "leaf"))
        let inner = arena.add(HStackLayout(spacing: 0), children: [leaf], info: NodeInfo(name: "row"))
        let root = arena.add(VStackLayout(spacing: 0), children: [inner], info: NodeInfo(name: "column"))
        arena.setExpansion(
            Expansion(at: .contentsPlaced) { arena, _ in [arena.add(FillLayout(), info: NodeInfo(name: "late"))] },
            of: inner)
        arena.layOut(root, proposal: ProposedViewSize(width: 100, height: 30))
        #expect(arena.measureCount > 0)
        #expect(arena.children(of: inner).map { arena.globalFrame(of: $0).width } == [50, 50])
    }

    @Test("take a priority that is no number for none, as layouts do")
    func strangePriority() {
        for byRules in [true, false] {
            var options = LayoutOptions(verifies: false)
            options.answersByRules = byRules
            let arena = LayoutArena(options: options)
            let views = [Double.nan, 1, 0].map { arena.add(FillLayout(), info: NodeInfo(name: "view"), priority: $0) }
            let root = arena.add(HStackLayout(spacing: 0), children: views, info: NodeInfo(name: "row"))
            arena.layOut(root, proposal: ProposedViewSize(width: 100, height: 30))
            #expect(!arena.rulesFail && (arena.measureCount == 0) == byRules)
            #expect(views.map(arena.priority) == [0, 1, 0])
            #expect(views.map { arena.globalFrame(of: $0).width } == [0, 100, 0])
        }
    }
}
