import Foundation
import LayoutEngine

/// Which turns have a step of their own, and how the others are told.
extension StoryTeller {
    /// Turns alike in a row from this many on become one step after the first, and so does a row of turns that comes
    /// again; and turns after the most.
    private static let repeatsFrom = 3
    private static let mostTurns = 7
    /// So many that are not alike are told of in one step, a line each.
    private static let mostLines = 6

    mutating func takeTurns(_ range: Swift.Range<Int>) {
        var index = range.lowerBound
        // Where the turns begin that were told one by one.
        var start = index
        let turns = negotiation.turns[range]
        while index < turns.endIndex {
            turn(index)
            index += 1
            let alike = alike(turns[index...], turns[index - 1]).count
            let told = steps.count { $0.speaker != nil && $0.from == container.id }
            if let rows = repeats(at: index, since: start, in: turns) {
                repeatLast(index..<index + rows.count, period: rows.period)
                index += rows.count
                start = index
            } else if told >= Self.mostTurns, turns.endIndex - index > max(alike, 1) {
                sumUp(index..<turns.endIndex)
                index = turns.endIndex
            }
        }
    }

    /// How many turns from `index` on go as those before them did, one by one or row by row: `period` turns each time.
    private func repeats(
        at index: Int, since start: Int, in turns: ArraySlice<Negotiation.Question>
    ) -> (period: Int, count: Int)? {
        for period in 1...max(1, min(index - start, Self.mostTurns)) where index - period >= start {
            let count = turns.indices[index...].prefix { isAlike(turns[$0], turns[$0 - period]) }.count
            if count >= max(Self.repeatsFrom - 1, period) { return (period, count) }
        }
        return nil
    }

    /// The first turns that go as another one did.
    private func alike(
        _ turns: ArraySlice<Negotiation.Question>, _ first: Negotiation.Question
    ) -> ArraySlice<Negotiation.Question> {
        turns.prefix { isAlike($0, first) }
    }

    /// Whether views of one kind and priority take the same size, and are seen or not for the same reason.
    private func isAlike(_ turn: Negotiation.Question, _ other: Negotiation.Question) -> Bool {
        let (view, twin) = (scene.views[turn.child], scene.views[other.child])
        return view.name == twin.name && view.priority == twin.priority && view.undrawn == twin.undrawn
            && (turn.size.isNear(other.size) || isSameRow(turn, other))
    }

    /// Whether they are as long along a container that leaves each its own length, whatever they are across: rows of a
    /// list, or of a lazy grid. Where all can be told one by one they are.
    private func isSameRow(_ turn: Negotiation.Question, _ other: Negotiation.Question) -> Bool {
        guard length == nil, negotiation.turns.count > Self.mostTurns else { return false }
        guard let along = axis ?? openAxis(turn), turn.proposal == other.proposal else { return false }
        return turn.proposal[along] == nil && Optional(turn.size[along]).isNear(other.size[along])
    }

    /// The one axis on which a child with a slot of its own may take what it likes.
    private func openAxis(_ turn: Negotiation.Question) -> Axis? {
        let open = Axis.allCases.filter { turn.proposal[$0] == nil }
        return open.count == 1 && scene.views[turn.child].slot != nil ? open[0] : nil
    }

    private mutating func repeatLast(_ range: Swift.Range<Int>, period: Int) {
        let turns = negotiation.turns[range]
        guard let first = turns.first, let last = turns.last else { return }
        let (from, to) = (name(first.child), name(last.child))
        let headline = "goes on the same way, \(range.count) times"
        let whom = turns.count > 2 ? "from \(from) to \(to)" : "for \(from) and \(to)"
        let kinds = turns.prefix(period).map { scene.views[$0.child].name }
        let answers = (0..<period).map { place in
            if range.count == period {
                let turn = range.lowerBound + place
                let isSame = negotiation.turns[turn].size.isNear(negotiation.turns[turn - period].size)
                let answer = answer(negotiation.turns[turn...turn])
                return "\(name(negotiation.turns[turn].child)), \(answer)\(isSame ? " too" : "")"
            }
            let each = period == 1 ? "" : Set(kinds).count == period ? " \(kinds[place])" : " \(ordinal(place, period))"
            let column = stride(from: range.lowerBound + place, to: range.upperBound, by: period)
            let alike = column.map { negotiation.turns[$0] }
            let before = negotiation.turns[range.lowerBound + place - period]
            let isSame = alike.allSatisfy { $0.size.isNear(before.size) }
            // One number is enough where both are as just before.
            let answer = answer(alike[...], after: isSame && period == 1 ? before : nil)
            return "each\(each), \(answer)\(isSame ? " too" : "")"
        }
        if isSpoken { tell(range, "\(headline), \(whom)", answers) } else { tell(range, headline, [whom] + answers) }
    }

    private func ordinal(_ place: Int, _ count: Int) -> String { "\(SpokenNames.ordinal(place + 1)) of \(count)" }

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

    /// `offered 58.1, takes 58.1 × 20`, of several what they were offered from the first to the last; `offered the same`
    /// as the one told of before.
    private func answer(
        _ turns: ArraySlice<Negotiation.Question>, after before: Negotiation.Question? = nil
    ) -> String {
        var offers: [String] = []
        for turn in turns where offers.last != offered(turn) { offers.append(offered(turn)) }
        var words = offers.count > 1 ? "\(offers[0]) to \(offers[offers.count - 1])" : offers[0]
        if let before, offers == [offered(before)] { words = "the same" }
        return "offered \(words), takes \(sizes(turns))"
    }

    /// What was offered along a stack that divides its length, else all of it.
    private func offered(_ turn: Negotiation.Question) -> String {
        (length == nil ? nil : axis.map { lengthText(turn.proposal[$0]) }) ?? words(turn.proposal)
    }

    /// `40 × 20`, or `40 to 50 × 20` of views that are not all as wide.
    private func sizes(_ turns: ArraySlice<Negotiation.Question>) -> String {
        Axis.allCases.map { axis in
            let lengths = turns.map(\.size[axis])
            let ends = [lengths.min() ?? 0, lengths.max() ?? 0].map { lengthText($0) }
            return ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")
        }.joined(separator: " × ")
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
