import Foundation
import LayoutEngine
import Testing

@testable import Explorable

@Suite("The proposals of a page")
struct ProposalPlanTests {
    private static let budget = LayoutBudget(widths: 40...40, heights: 20...20, products: 60...60)

    /// A plan that has been carried out with a view of this size.
    private func plan(
        _ own: ProposedViewSize, avoided: Set<ProposalCell> = [], _ size: (ProposedViewSize) -> CGSize
    ) -> ProposalPlan {
        var plan = ProposalPlan(own: own, budget: Self.budget, avoided: AvoidedProposals(avoided))
        while let proposal = plan.next() {
            let view = ComputedView(
                frame: CGRect(origin: .zero, size: size(proposal)), proposal: proposal, title: "", proposalReason: "",
                sizeReason: "", hiddenReason: "", lines: 0)
            plan.add(ComputedLayout(shape: 0, proposal: proposal, size: size(proposal), views: [view], drawings: []))
        }
        return plan
    }

    private func widths(_ plan: ProposalPlan) -> [Int] { Set(plan.cells.keys.map(\.width)).sorted() }

    @Test("begin at 0, end beyond the ideal, and include nil, ∞ and the scene’s own")
    func ends() {
        let plan = plan(ProposedViewSize(width: 94.67, height: nil)) {
            CGSize(width: min($0.width ?? 200, 200), height: 20)
        }
        let all = widths(plan)
        #expect(
            all.contains(0) && all.contains(9467) && all.contains(Hundredths.none) && all.contains(Hundredths.infinity))
        #expect(all.filter { $0 < Hundredths.infinity }.max()! > 20_000)
    }

    @Test("include the length at which a view stops growing, to a hundredth of a point")
    func corner() {
        let plan = plan(ProposedViewSize(width: 120, height: 40)) {
            CGSize(width: min($0.width ?? 83.37, 83.37), height: 20)
        }
        #expect(widths(plan).contains(8337))
    }

    @Test("come close to a jump from both sides")
    func jump() {
        let plan = plan(ProposedViewSize(width: 300, height: 40)) {
            CGSize(width: 100, height: ($0.width ?? 300) < 171.3 ? 40 : 20)
        }
        let finite = widths(plan).filter { $0 >= 0 && $0 < Hundredths.infinity }
        let (before, after) = (finite.last { $0 < 17130 }!, finite.first { $0 >= 17130 }!)
        #expect(after - before <= 30)
    }

    @Test("come close to every line break of a screen of many views, nearest to the scene’s own first")
    func breaks() {
        let places = stride(from: CGFloat(61.3), through: 300, by: 23.7).map(\.self)
        var plan = ProposalPlan(own: ProposedViewSize(width: 308, height: nil))
        while let proposal = plan.next() {
            let width = proposal.width ?? 308
            let views = (0..<132).map { view in
                // What is in the middle moves with every width.
                ComputedView(
                    frame: CGRect(x: min(width, 1000) / CGFloat(2 + view % 7), y: 0, width: 10, height: 20),
                    proposal: proposal,
                    title: "", proposalReason: "", sizeReason: "", hiddenReason: "",
                    lines: view < places.count ? (width < places[view] ? 2 : 1) : 1)
            }
            plan.add(
                ComputedLayout(
                    shape: 0, proposal: proposal, size: CGSize(width: 308, height: 20), views: views, drawings: []))
        }
        let finite = widths(plan).filter { $0 >= 0 && $0 < Hundredths.infinity }.map { CGFloat($0) / 100 }
        let gaps = places.map { place in finite.first { $0 >= place }! - finite.last { $0 < place }! }
        #expect(gaps.allSatisfy { $0 <= 0.5 }, "\(gaps)")
        #expect(finite.count <= 160)
    }

    @Test("reach the ideal and the maximum, if they are no more than 800 points")
    func reach() {
        let plan = plan(ProposedViewSize(width: 100, height: 40)) {
            CGSize(width: min($0.width ?? 628.2, 700), height: min($0.height ?? 20, 140))
        }
        let all = widths(plan).filter { $0 < Hundredths.infinity }
        #expect(all.contains(62_820) && all.contains(70_000) && all.max()! > 70_000)
        #expect(plan.cells.keys.contains { $0.height == 14_000 })
    }

    @Test("do not reach an ideal that is far beyond the scene’s own")
    func far() {
        let plan = plan(ProposedViewSize(width: 300, height: nil)) {
            CGSize(width: min($0.width ?? 4000, 4000), height: 20)
        }
        #expect(widths(plan).filter { $0 < Hundredths.infinity }.max()! < 60_000)
    }

    /// What is laid out of a scene that fails under some proposals, and how often it failed.
    private func survived(
        _ own: ProposedViewSize, failing: (ProposedViewSize) -> Bool
    ) -> (plan: ProposalPlan, failures: Int) {
        var avoided: Set<ProposalCell> = []
        while true {
            var failed: ProposalCell?
            let plan = plan(own, avoided: avoided) { proposal in
                if failed == nil, failing(proposal) { failed = ProposalCell(proposal) }
                return proposal.replacingUnspecifiedDimensions()
            }
            guard let failed else { return (plan, avoided.count) }
            guard avoided.insert(failed).inserted else {
                Issue.record("it is asked for \(failed) again")
                return (plan, avoided.count)
            }
        }
    }

    @Test("leave out ∞ at every other length where the scene fails at its own")
    func endless() {
        let (plan, failures) = survived(ProposedViewSize(width: 100, height: 40)) { $0.width == .infinity }
        #expect(failures == 1)
        #expect(!widths(plan).contains(Hundredths.infinity) && widths(plan).contains(Hundredths.none))
        #expect(plan.cells.keys.contains { $0.height == Hundredths.infinity })
    }

    @Test("begin where the scene no longer fails, after few failures")
    func floor() {
        let (plan, failures) = survived(ProposedViewSize(width: 160, height: 40)) {
            $0.width.map { $0 < 30 } ?? false
        }
        #expect(failures <= 4)
        let finite = widths(plan).filter { 0..<Hundredths.infinity ~= $0 }
        #expect(finite.count > 20 && 3_000...6_000 ~= finite.min()!)
    }

    @Test("end with the scene’s own where it fails under all others")
    func onlyOwn() {
        let own = ProposedViewSize(width: 100, height: 40)
        let (plan, failures) = survived(own) { ProposalCell($0) != ProposalCell(own) }
        #expect(plan.layouts.map(\.proposal) == [own])
        #expect(failures <= 13)
    }

    @Test("leave out those of two other lengths where several of them fail")
    func products() {
        let own = ProposedViewSize(width: 100, height: 40)
        let (plan, failures) = survived(own) { $0.width != own.width && $0.height != own.height }
        #expect(failures <= 4)
        #expect(plan.cells.keys.allSatisfy { $0.width == 10_000 || $0.height == 4_000 })
    }

    @Test("are all laid out, and none twice")
    func once() {
        let plan = plan(ProposedViewSize(width: 100, height: 100)) { $0.replacingUnspecifiedDimensions() }
        #expect(plan.layouts.count == plan.cells.count)
        #expect(Set(plan.cells.values).count == plan.layouts.count)
        for layout in plan.layouts { #expect(plan.cells[.init(layout.proposal)] != nil) }
    }
}
