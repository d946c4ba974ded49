import Foundation

/// How a stack explains its division: it divides again, with remembered answers, and records each turn.
extension LinearStack {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        guard !placed.subviews.isEmpty else { return SizeReason(.zero, "nothing in it") }
        var cache = makeCache(placed.subviews)
        resolve(placed.proposal, placed.subviews, &cache)
        return SizeReason { direction in
            direction == axis
                ? .row(cache.children.map { $0.size[axis] }, gaps: cache.children.map(\.gap))
                : crossReason(cache.children.map { $0.size[axis.cross] }, cache.span.length, cache.span.guide, placed)
        }
    }

    private func crossReason(
        _ lengths: [CGFloat], _ length: CGFloat, _ before: CGFloat, _ placed: PlacedLayout
    ) -> LengthReason {
        if lengths.contains(length) {
            let most = axis == .horizontal ? "tallest" : "widest"
            return lengths.count == 1
                ? .obvious(length, "its child’s") : LengthReason(length, "its \(most) child’s")
        }
        return LengthReason(
            // Both sides are given, even one of 0: a single one would not explain anything.
            .sum([
                Arithmetic.Term(value: .length(before), isSubtracted: false),
                Arithmetic.Term(value: .length(length - before), isSubtracted: false),
            ]),
            "\(placed.sides(axis.cross))\(axis == .horizontal ? "" : " of") \(guide.name)")
    }

    func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        var cache = makeCache(placed.subviews)
        cache.turns = []
        let proposal = placed.proposal
        resolve(proposal, placed.subviews, &cache)

        let cross = LengthReason.passedOn(proposal[axis.cross])
        var major = [LengthReason](repeating: .passedOn(proposal[axis]), count: placed.subviews.count)
        if let length = proposal[axis] {
            let gaps = Arithmetic.grouped(cache.children.map(\.gap))
            let areMany = gaps.count == 1 && cache.children.count { $0.gap != 0 } > 1
            // The same number may be a child's length, so gaps are named.
            let named = gaps.map { Arithmetic.named($0, areMany || !$0.isPlain ? "gaps" : "gap") }
            var taken = Arithmetic.Group()
            let turns = cache.turns ?? []
            for (place, turn) in turns.enumerated() {
                let order = ServiceOrder(stack: self, placed: placed, turns: turns, groups: cache.groups)
                var reason = share(turn, of: length, gaps: named, taken: taken.terms, kept: order.kept(place))
                reason.rule = [order.reason(place) ?? "", reason.rule].filter { !$0.isEmpty }.joined(separator: "; ")
                major[turn.index] = reason
                taken.add(cache.children[turn.index].size[axis])
            }
        }
        return major.map { reason in SizeReason { $0 == axis ? reason : cross } }
    }

    /// The proposal for the turn's child: an equal share of what is left after the gaps, earlier children, and the
    /// minimum lengths of children of lower priority.
    private func share(
        _ turn: StackTurn, of length: CGFloat, gaps: [Arithmetic], taken: [Arithmetic], kept: [Arithmetic]
    ) -> LengthReason {
        let rest = Arithmetic.rest(of: length, less: gaps + taken + kept)
        let isLast = turn.unserved == 1
        let share = isLast ? rest : .quotient(rest, .number(Double(turn.unserved)))
        if share.isPlain { return .passedOn(length) }
        return LengthReason(
            share.atLeastZero, isLast && !taken.isEmpty && turn.reserved == 0 ? "all that is left" : "")
    }
}

/// Why the children of a stack are served in the order in which they are.
private struct ServiceOrder {
    let stack: LinearStack
    let placed: PlacedLayout
    let turns: [StackTurn]
    /// By falling priority; nil if all have one.
    let groups: [[Int]]?

    private func length(_ index: Int, proposed length: CGFloat) -> CGFloat {
        let cross = placed.proposal[stack.axis.cross]
        return placed.subviews[index].sizeThatFits(ProposedViewSize(along: stack.axis, length, cross: cross))[
            stack.axis]
    }

    private func rank(_ index: Int) -> Int { groups?.firstIndex { $0.contains(index) } ?? 0 }

    /// The minimums that are kept for children of lower priority, each with its name if they are few:
    /// `8 kept for the Spacer`, `22.87 kept for “Ready” with its padding`.
    func kept(_ place: Int) -> [Arithmetic] {
        let turn = turns[place]
        guard turn.reserved > 0, let groups else { return [] }
        let lower = groups.dropFirst(rank(turn.index) + 1).joined().sorted()
        let parts = lower.filter { $0 < placed.names.count }.map {
            (name: placed.names[$0], length: length($0, proposed: 0))
        }
        .filter { $0.length > 0 }
        let areAll = parts.reduce(0) { $0 + $1.length }.isNear(turn.reserved)
        guard areAll, parts.count <= 3 else {
            return [.named(.length(turn.reserved), "kept for \(lower.count) views of lower priority")]
        }
        return parts.map { .named(.length($0.length), "kept for \($0.name)") }
    }

    /// Why this child is first.
    func reason(_ place: Int) -> String? {
        let turn = turns[place]
        let priority = placed.subviews[turn.index].priority
        if let groups, groups.count > 1, isFirstOfRank(place), rank(turn.index) == 0, priority > 0 {
            return "priority \(lengthText(CGFloat(priority))) first"
                + (turn.unserved > 1 ? ", \(flexibility(place))" : "")
        }
        return turn.unserved > 1 ? flexibility(place) : nil
    }

    private func isFirstOfRank(_ place: Int) -> Bool {
        place == 0 || rank(turns[place - 1].index) != rank(turns[place].index)
    }

    /// Its range is the smallest of those not served yet.
    private func flexibility(_ place: Int) -> String {
        func range(_ index: Int) -> (CGFloat, CGFloat) {
            (length(index, proposed: 0), length(index, proposed: .infinity))
        }
        let own = range(turns[place].index)
        guard own.0 < own.1 else { return "fixed \(stack.axis.lengthName), so it is \(place == 0 ? "first" : "next")" }
        let next = range(turns[place + 1].index)
        let words = "\(lengthText(own.0)) to \(lengthText(own.1)) \(stack.axis == .horizontal ? "wide" : "tall")"
        // Of two without a maximum the one with the larger minimum is first.
        let isAlike = own.1 == .infinity ? own == next : own.1 - own.0 == next.1 - next.0
        return isAlike
            ? "as flexible as the next, and first in the source"
            : "least flexible\(isFirstOfRank(place) ? "" : " of the rest"), \(words)"
    }
}

extension StackLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason { stack.explainSize(placed) }
    public func explainProposals(_ placed: PlacedLayout) -> [SizeReason] { stack.explainProposals(placed) }
}
