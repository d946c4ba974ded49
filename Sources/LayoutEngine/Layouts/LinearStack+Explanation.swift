import Foundation

/// How a stack explains its division: it divides again, with remembered answers, and records each turn.
extension LinearStack {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        guard !placed.subviews.isEmpty else { return SizeReason(.zero, "nothing in it") }
        var cache = makeCache(placed.subviews)
        resolve(placed.proposal, placed.subviews, &cache)
        let span = crossSpan(placed.subviews, &cache)
        return SizeReason { direction in
            direction == axis
                ? .row(cache.children.map { $0.size[axis] }, gaps: cache.children.map(\.gap))
                : crossReason(cache.children.map { $0.size[axis.cross] }, span.length, span.guide, placed)
        }
    }

    private func crossReason(
        _ lengths: [CGFloat], _ length: CGFloat, _ before: CGFloat, _ placed: PlacedLayout
    ) -> LengthReason {
        if lengths.contains(length) {
            let most = axis == .horizontal ? "tallest" : "widest"
            return LengthReason(length, lengths.count == 1 ? "its child’s" : "its \(most) child’s")
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
            var taken = Arithmetic.Group()
            for turn in cache.turns ?? [] {
                major[turn.index] = share(turn, of: length, gaps: gaps, areMany: areMany, taken: taken.terms)
                taken.add(cache.children[turn.index].size[axis])
            }
        }
        return major.map { reason in SizeReason { $0 == axis ? reason : cross } }
    }

    /// The proposal for the turn's child: an equal share of what is left after the gaps, earlier children, and the
    /// minimum lengths of children of lower priority.
    ///
    /// - Parameter areMany: Whether `gaps` is one term for several gaps.
    private func share(
        _ turn: StackTurn, of length: CGFloat, gaps: [Arithmetic], areMany: Bool, taken: [Arithmetic]
    ) -> LengthReason {
        // The reserved length may equal a gap, so both are named.
        let isNamed = turn.reserved > 0 && !gaps.isEmpty
        let between = isNamed ? gaps.map { Arithmetic.named($0, areMany || !$0.isPlain ? "gaps" : "gap") } : gaps
        let reserved = Arithmetic.length(turn.reserved)
        let kept = isNamed ? .named(reserved, "kept") : reserved
        let rest = Arithmetic.rest(of: length, less: between + taken + [kept])
        let isLast = turn.unserved == 1
        let share = isLast ? rest : .quotient(rest, .number(Double(turn.unserved)))
        if turn.reserved > 0 {
            return LengthReason(share.atLeastZero, "\(lengthText(turn.reserved)) kept for lower priority")
        }
        if share.isPlain { return .passedOn(length) }
        return LengthReason(share.atLeastZero, isLast && !taken.isEmpty ? "all that is left" : "")
    }
}

extension StackLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason { stack.explainSize(placed) }
    public func explainProposals(_ placed: PlacedLayout) -> [SizeReason] { stack.explainProposals(placed) }
}
