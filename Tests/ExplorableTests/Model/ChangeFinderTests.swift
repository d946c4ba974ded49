import Diagramming
import Foundation
import LayoutEngine
import Testing

@testable import Explorable

@Suite("What changes along a track")
struct ChangeFinderTests {
    /// The changes of a root and of a text in it, along widths.
    private func changes(_ text: (CGFloat) -> (width: CGFloat, lines: Int)) -> [PageChange] {
        var plan = ProposalPlan(own: ProposedViewSize(width: 200, height: nil))
        let identities = ["VStack", "Text"].enumerated().map { depth, name in
            ViewIdentity(
                path: name, depth: depth, name: name, label: nil, isStack: name == "VStack", hue: Hue.allCases[0],
                kind: depth == 0 ? .container : .leaf, isStrong: true, branch: nil, source: nil)
        }
        let shape = LayoutShape(views: [.init(identity: 0, parent: -1), .init(identity: 1, parent: 0)])
        while let proposal = plan.next() {
            let width = min(proposal.width ?? 200, 1000)
            let inner = text(width)
            func view(_ width: CGFloat, _ title: String, _ lines: Int) -> ComputedView {
                ComputedView(
                    frame: CGRect(x: 0, y: 0, width: width, height: 20), proposal: proposal, title: title,
                    proposalReason: "", sizeReason: "", hiddenReason: "", lines: lines)
            }
            plan.add(
                ComputedLayout(
                    shape: 0, proposal: proposal, size: CGSize(width: width, height: 20),
                    views: [view(width, "VStack", 0), view(inner.width, "Text “Soup”", inner.lines)], drawings: []))
        }
        var words = Table<String>()
        let page = PagePart(plan, shapes: [shape], words: &words, caption: nil)
        return ChangeFinder(plan, page, [shape], identities).changes.filter { $0.axis == 0 }
    }

    @Test("is said both ways")
    func bothWays() {
        let lines = changes { ($0, $0 < 120 ? 2 : 1) }
        #expect(lines.map(\.text) == ["Text “Soup” takes 1 line instead of 2."])
        #expect(lines.map(\.back) == ["Text “Soup” takes 2 lines instead of 1."])
        let truncated = changes { ($0, $0 < 120 ? -1 : 1) }
        #expect(truncated.map(\.text) == ["Text “Soup” is no longer truncated."])
        #expect(truncated.map(\.back) == ["Text “Soup” is truncated."])
        let stops = changes { (min($0, 120), 1) }
        #expect(stops.map(\.text) == ["Text “Soup” stops growing at 120."])
        #expect(stops.map(\.back) == ["Text “Soup” shrinks below 120."])
    }

    @Test("is not that something begins to grow from nothing")
    func nothing() {
        #expect(changes { (max(0, $0 - 100), 1) }.isEmpty)
        #expect(changes { (max(30, $0), 1) }.map(\.text) == ["Text “Soup” grows beyond 30."])
    }
}
