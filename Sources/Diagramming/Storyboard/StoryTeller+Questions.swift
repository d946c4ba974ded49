import Foundation
import LayoutEngine

/// What a container asks besides the offers its children's sizes come from.
extension StoryTeller {
    /// How the children behave, and which of them fit.
    mutating func probe() {
        guard !negotiation.probes.isEmpty || !negotiation.leftOut.isEmpty else { return }
        let asked = children.filter { child in negotiation.probes.contains { $0.child == child } }
        var step = Storyboard.Step(
            exchange: .question, from: container.id, to: asked, headline: "asks before it offers")
        if let axis, length != nil {
            let stretched = Set(negotiation.probes.filter { $0.proposal[axis] == .infinity }.map(\.child))
            let each = asked.count == 1 ? "it" : "each"
            step.headline =
                stretched.isEmpty
                ? "asks what \(each) needs at least" : "asks how far \(each) stretches"
            step.ranges = asked.map { child in
                let probes = negotiation.probes.filter { $0.child == child }
                // Of the last child of its priority no more than the least is asked.
                let most = probes.first { $0.proposal[axis] == .infinity }?.size[axis]
                return Storyboard.Range(
                    view: child, count: 1, least: probes.map { $0.size[axis] }.min() ?? 0, most: most)
            }.reduce(into: []) { ranges, next in
                // Neighbours that stretch alike are one line.
                if let last = ranges.last, (last.least, last.most) == (next.least, next.most),
                    scene.views[last.view].name == scene.views[next.view].name
                {
                    ranges[ranges.count - 1].count += 1
                } else {
                    ranges.append(next)
                }
            }
            let ends = [CGFloat(0), .infinity].filter { end in
                negotiation.probes.contains { $0.proposal[axis] == end }
            }
            step.lines = [
                ([thereAre(negotiation.probes.count, "probe")] + ends.map { "at \(lengthText($0))" })
                    .joined(separator: ", ").replacing(", at ∞", with: " and at ∞")
            ]
            let first = children.map { scene.views[$0].priority }.max() ?? 0
            // An order needs two whose stretch is known.
            if stretched.count > 1 { step.lines.append("the least flexible is served first") }
            if asked.contains(where: { scene.views[$0].priority < first }) {
                step.lines.append("what lower priority needs at least is kept for it")
            }
            step.bar = bar([])
        } else {
            // Those the container left out make its choice plain.
            let probes =
                negotiation.leftOut.map { ($0.name, $0.proposal, $0.size) }
                + negotiation.probes.map { (name($0.child), $0.proposal, $0.size) }
            step.lines = probes.prefix(3).map { name, proposal, size in
                "\(name), offered \(words(proposal)), takes \(sizeText(size))"
            }
            step.leftOut = Set(negotiation.leftOut.map(\.node)).count
            let rest = probes.count - step.lines.count
            if rest > 0 { step.lines.append((isSpoken ? "" : "and ") + thereAre(rest, "more probe")) }
        }
        steps.append(step)
    }

    /// What children are offered at placement where that is not what they were offered before.
    var anew: String {
        let offers = negotiation.repeats.map(\.proposal)
        func shared(_ axis: Axis) -> CGFloat? {
            offers.allSatisfy { $0[axis].isNear(offers[0][axis]) } ? offers[0][axis] : nil
        }
        let changed = Axis.allCases.filter { axis in
            negotiation.repeats.contains { again in
                negotiation.turns.contains {
                    $0.child == again.child && !$0.proposal[axis].isNear(again.proposal[axis])
                }
            }
        }
        guard !changed.isEmpty else { return "" }
        let isOwn = changed.allSatisfy { shared($0).isNear(container.size[$0]) }
        if changed.count == 1, let length = shared(changed[0]) {
            let side = changed[0] == .horizontal ? "width" : "height"
            return isOwn ? " with its \(side)" : " with a \(side) of \(lengthText(length))"
        }
        if isOwn { return " with its size" }
        let isOne = offers.dropFirst().allSatisfy { $0 == offers[0] }
        return isOne ? " with \(words(offers[0]))" : ", each with a size of its own"
    }
}
