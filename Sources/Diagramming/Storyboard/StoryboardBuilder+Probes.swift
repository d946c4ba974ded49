import Foundation
import LayoutEngine

extension StoryboardBuilder {
    mutating func probe() {
        guard !negotiation.probes.isEmpty || !negotiation.leftOut.isEmpty else { return }
        let asked = children.filter { child in negotiation.probes.contains { $0.child == child } }
        var step = Storyboard.Step(
            content: dividedAxis.map { ranges(asked, $0) } ?? trials, from: container.id, to: asked)
        if dividedAxis != nil { step.bar = bar([]) }
        steps.append(step)
    }

    private func ranges(_ asked: [Int], _ axis: Axis) -> Storyboard.Content {
        let stretched = Set(negotiation.probes.filter { $0.proposal[axis] == .infinity }.map(\.child))
        let ranges = asked.map { child in
            let probes = negotiation.probes.filter { $0.child == child }
            // The last child of a priority is asked for its minimum only.
            let maximum = probes.first { $0.proposal[axis] == .infinity }?.size[axis]
            return Storyboard.Range(
                view: child, count: 1, minimum: probes.map { $0.size[axis] }.min() ?? 0, maximum: maximum)
        }.reduce(into: [Storyboard.Range]()) { ranges, next in
            // Neighbors that stretch alike are one line.
            if let last = ranges.last, (last.minimum, last.maximum) == (next.minimum, next.maximum),
                scene.views[last.view].name == scene.views[next.view].name
            {
                ranges[ranges.count - 1].count += 1
            } else {
                ranges.append(next)
            }
        }
        let highest = children.map { scene.views[$0].priority }.max() ?? 0
        return .ranges(
            ranges,
            probes: Storyboard.ProbeSummary(
                count: negotiation.probes.count,
                lengths: [0, .infinity].filter { end in negotiation.probes.contains { $0.proposal[axis] == end } },
                givesOrder: stretched.count > 1,
                keepsMinimums: asked.contains { scene.views[$0].priority < highest }))
    }

    private var trials: Storyboard.Content {
        // Candidates that were left out explain the choice.
        .trials(
            negotiation.leftOut.map {
                Storyboard.Trial(subject: .leftOut($0), proposal: $0.proposal, size: $0.size)
            }
                + negotiation.probes.map {
                    Storyboard.Trial(subject: .child($0.child), proposal: $0.proposal, size: $0.size)
                })
    }
}
