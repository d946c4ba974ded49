import Foundation
import LayoutEngine

/// Which turns have a step of their own, and how the others are summed up.
extension StoryboardBuilder {
    /// From this many on, equal turns in a row become one step after the first, and so does a row of turns that
    /// repeats; turns after `maxTurns` share a last step.
    private static let repeatsFrom = 3
    private static let maxTurns = 7
    private static let maxLines = 6

    mutating func takeTurns(_ range: Swift.Range<Int>) {
        var index = range.lowerBound
        // Where the turns with steps of their own begin.
        var start = index
        let turns = negotiation.turns[range]
        while index < turns.endIndex {
            turn(index)
            index += 1
            let alike = alike(turns[index...], turns[index - 1]).count
            let shownTurns = steps.count { $0.currentChild != nil && $0.from == container.id }
            if let rows = repeats(at: index, since: start, in: turns) {
                repeatLast(index..<index + rows.count, period: rows.period)
                index += rows.count
                start = index
            } else if shownTurns >= Self.maxTurns, turns.endIndex - index > max(alike, 1) {
                sumUp(index..<turns.endIndex)
                index = turns.endIndex
            }
        }
    }

    /// The number of turns from `index` on that repeat earlier ones, singly or in rows of `period` turns.
    private func repeats(
        at index: Int, since start: Int, in turns: ArraySlice<Negotiation.Question>
    ) -> (period: Int, count: Int)? {
        for period in 1...max(1, min(index - start, Self.maxTurns)) where index - period >= start {
            let count = turns.indices[index...].prefix { isAlike(turns[$0], turns[$0 - period]) }.count
            if count >= max(Self.repeatsFrom - 1, period) { return (period, count) }
        }
        return nil
    }

    private func alike(
        _ turns: ArraySlice<Negotiation.Question>, _ first: Negotiation.Question
    ) -> ArraySlice<Negotiation.Question> {
        turns.prefix { isAlike($0, first) }
    }

    /// Whether views of one kind and priority take the same size, and are seen or not for the same reason.
    private func isAlike(_ turn: Negotiation.Question, _ other: Negotiation.Question) -> Bool {
        let (view, next) = (scene.views[turn.child], scene.views[other.child])
        return view.name == next.name && view.priority == next.priority
            && view.hiddenReasonAnywhere == next.hiddenReasonAnywhere
            && (turn.size.isNear(other.size) || isSameRow(turn, other))
    }

    /// Whether they have the same length along a container that gives each its own length, such as the rows of a long
    /// list or of a lazy grid. Their lengths across it may differ.
    private func isSameRow(_ turn: Negotiation.Question, _ other: Negotiation.Question) -> Bool {
        guard length == nil, negotiation.turns.count > Self.maxTurns else { return false }
        guard let along = axis ?? openAxis(turn), turn.proposal == other.proposal else { return false }
        return turn.proposal[along] == nil && turn.size[along].isNear(other.size[along])
    }

    /// The one axis on which a child with a slot of its own is proposed nil.
    private func openAxis(_ turn: Negotiation.Question) -> Axis? {
        let open = Axis.allCases.filter { turn.proposal[$0] == nil }
        return open.count == 1 && scene.views[turn.child].slot != nil ? open[0] : nil
    }

    private mutating func repeatLast(_ range: Swift.Range<Int>, period: Int) {
        let turns = negotiation.turns
        let kinds = turns[range].prefix(period).map { scene.views[$0.child].name }
        let runs = (0..<period).map { place in
            let column = stride(from: range.lowerBound + place, to: range.upperBound, by: period).map { turns[$0] }
            let before = turns[range.lowerBound + place - period]
            let subject: Storyboard.Run.Subject =
                if range.count == period {
                    .child(column[0].child)
                } else if period == 1 {
                    .each
                } else {
                    Set(kinds).count == period ? .kind(kinds[place]) : .place(place + 1, of: period)
                }
            var run = run(column[...], subject)
            run.isSameSize = column.allSatisfy { $0.size.isNear(before.size) }
            // One number is enough if both are the same as before.
            run.isSameProposal =
                run.isSameSize && period == 1 && range.count > 1 && run.proposals.count == 1
                && isSame(run.proposals[0], before.proposal)
            return run
        }
        let (first, last) = (turns[range.lowerBound].child, turns[range.upperBound - 1].child)
        addStep(for: range, .repeats(range.count, first: first, last: last, runs))
    }

    private mutating func sumUp(_ range: Swift.Range<Int>) {
        var (runs, rest): ([Storyboard.Run], ArraySlice<Negotiation.Question>) = ([], negotiation.turns[range])
        while let first = rest.first, runs.count < Self.maxLines {
            let alike = rest.prefix(1 + alike(rest.dropFirst(), first).count)
            let kind = scene.views[first.child].name
            runs.append(run(alike, alike.count > 1 ? .several(kind, alike.count) : .child(first.child)))
            rest = rest.dropFirst(alike.count)
        }
        let length = axis.map { axis in rest.reduce(0) { $0 + $1.size[axis] } }
        addStep(for: range, .rest(range.count, runs, hidden: rest.count, length: length))
    }

    private func run(
        _ turns: ArraySlice<Negotiation.Question>, _ subject: Storyboard.Run.Subject
    ) -> Storyboard.Run {
        var proposals: [ProposedViewSize] = []
        for turn in turns where proposals.last.map({ !isSame($0, turn.proposal) }) ?? true {
            proposals.append(turn.proposal)
        }
        func size(_ end: ([CGFloat]) -> CGFloat?) -> CGSize {
            CGSize(width: end(turns.map(\.size.width)) ?? 0, height: end(turns.map(\.size.height)) ?? 0)
        }
        return Storyboard.Run(
            subject: subject, proposals: proposals, axis: dividedAxis, smallest: size { $0.min() },
            largest: size { $0.max() })
    }

    /// Whether they print alike: along a stack that divides its length, else on both axes.
    private func isSame(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
        (dividedAxis.map { [$0] } ?? Axis.allCases).allSatisfy { lengthText(a[$0]) == lengthText(b[$0]) }
    }

    private mutating func addStep(for range: Swift.Range<Int>, _ content: Storyboard.Content) {
        steps.append(
            Storyboard.Step(
                content: content, from: container.id, to: negotiation.turns[range].map(\.child),
                boxes: boxes(upTo: range.upperBound - 1), bar: bar(Array(negotiation.turns[..<range.upperBound]))))
    }
}
