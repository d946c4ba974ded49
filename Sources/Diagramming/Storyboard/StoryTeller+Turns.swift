import Foundation
import LayoutEngine

/// Which turns have a step of their own, and how the others are told.
extension StoryTeller {
    /// Turns alike in a row, from this many on, become one step after the first; and so do turns after the most.
    private static let repeatsFrom = 3
    private static let mostTurns = 7
    /// So many that are not alike are told of in one step, a line each.
    private static let mostLines = 6

    mutating func takeTurns() {
        var index = 0
        let turns = negotiation.turns
        while index < turns.count {
            turn(index)
            index += 1
            let alike = alike(turns[index...], turns[index - 1]).count
            let told = steps.count { $0.speaker != nil && $0.from == container.id }
            if told >= Self.mostTurns, turns.count - index > max(alike, 1) {
                sumUp(index..<turns.count)
                index = turns.count
            } else if alike + 1 >= Self.repeatsFrom {
                repeatLast(index..<index + alike)
                index += alike
            }
        }
    }

    /// The first turns that go as another one did: a view of its kind and priority takes the same size.
    private func alike(
        _ turns: ArraySlice<Negotiation.Question>, _ first: Negotiation.Question
    ) -> ArraySlice<Negotiation.Question> {
        let view = scene.views[first.child]
        return turns.prefix { turn in
            let other = scene.views[turn.child]
            return other.name == view.name && other.priority == view.priority && turn.size.isNear(first.size)
        }
    }

    private mutating func repeatLast(_ range: Swift.Range<Int>) {
        let turns = negotiation.turns[range]
        guard let first = turns.first, let last = turns.last else { return }
        let (from, to) = (name(first.child), name(last.child))
        let headline = "goes on the same way, \(range.count) times"
        let whom = turns.count > 2 ? "from \(from) to \(to)" : "for \(from) and \(to)"
        let answer = "each, \(answer(turns)) too"
        if isSpoken { tell(range, "\(headline), \(whom)", [answer]) } else { tell(range, headline, [whom, answer]) }
    }

    private mutating func sumUp(_ range: Swift.Range<Int>) {
        var (lines, rest): ([String], ArraySlice<Negotiation.Question>) = ([], negotiation.turns[range])
        while let first = rest.first, lines.count < Self.mostLines {
            let run = rest.prefix(1 + alike(rest.dropFirst(), first).count)
            lines.append(
                (run.count > 1
                    ? "each of \(SpokenNames.plural(scene.views[first.child].name, run.count))" : name(first.child))
                    + ", "
                    + answer(run))
            rest = rest.dropFirst(run.count)
        }
        if let axis, !rest.isEmpty {
            lines.append("and \(rest.count) more, together \(lengthText(rest.reduce(0) { $0 + $1.size[axis] }))")
        } else if !rest.isEmpty {
            lines.append("and \(rest.count) more")
        }
        tell(range, "offers to \(range.count) more, in turn", lines)
    }

    /// `offered 58.1, takes 58.1 × 20`, of several what they were offered from the first to the last.
    private func answer(_ turns: ArraySlice<Negotiation.Question>) -> String {
        var offers: [String] = []
        for turn in turns {
            let length = length == nil ? nil : axis.map { lengthText(turn.proposal[$0]) }
            let offer = length ?? words(turn.proposal)
            if offers.last != offer { offers.append(offer) }
        }
        let offered = offers.count > 1 ? "\(offers[0]) to \(offers[offers.count - 1])" : offers[0]
        return "offered \(offered), takes \(sizeText(turns.first?.size ?? .zero))"
    }

    private mutating func tell(_ range: Swift.Range<Int>, _ headline: String, _ lines: [String]) {
        var step = Storyboard.Step(
            exchange: .offer, from: container.id, to: negotiation.turns[range].map(\.child), headline: headline,
            lines: lines)
        step.boxes = boxes(upTo: range.upperBound - 1)
        step.bar = bar(Array(negotiation.turns[..<range.upperBound]))
        steps.append(step)
    }
}
