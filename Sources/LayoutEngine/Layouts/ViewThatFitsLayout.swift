import Foundation

/// `ViewThatFits`: the first child that fits is the only one.
///
/// Approximate: sources disagree on views that fit on one axis only. A child fits when its ideal length is no more than
/// what is proposed, on each of the axes; there it is asked with nil, on the other axis with the proposal. The last
/// child serves where none fits. The chosen one gets the proposal.
package struct ViewThatFitsLayout: GuideForwardingLayout {
    /// The axes on which children must fit.
    let axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
        // The last one needs no question: it serves in any case.
        let fitting = subviews.dropLast().indices.first { index in
            let size = subviews[index].sizeThatFits(ideal(proposal))
            return Axis.allCases.allSatisfy { isFitting(size, proposal, $0) }
        }
        return fitting ?? subviews.indices.last
    }

    /// The proposal that finds out whether children fit.
    private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var ideal = proposal
        for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
        return ideal
    }

    private func isFitting(_ size: CGSize, _ proposal: ProposedViewSize, _ axis: Axis) -> Bool {
        !axes.contains(axis) || size[axis] <= proposal[axis] ?? .infinity
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        chosen(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let chosen = chosen(proposal, subviews)
        for index in subviews.indices {
            if index == chosen {
                subviews[index].place(at: bounds.origin, proposal: proposal)
            } else {
                subviews[index].leaveOut()
            }
        }
    }

    package func explicitGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? {
        chosen(proposal, subviews).flatMap { subviews[$0].dimensions(in: proposal).explicit(key) }
    }
}

extension ViewThatFitsLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        guard let chosen = chosen(placed.proposal, placed.subviews) else { return placed.childSize }
        let isLast = chosen == placed.subviews.count - 1
        let excesses = excesses(placed.subviews.prefix(chosen), placed.proposal)
        let rule =
            isLast
            ? "its last child’s: none before it fits"
            : "its \(Wording.ordinal(chosen + 1)) child’s: the first that fits"
        var reason = SizeReason(placed.size, rule + words(excesses))
        for (axis, excess) in excesses.reversed() { reason[axis].excess = excess }
        return reason
    }

    /// The first length of each child that is too long.
    private func excesses(
        _ subviews: Subviews.SubSequence, _ proposal: ProposedViewSize
    ) -> [(axis: Axis, excess: LengthReason.Excess)] {
        subviews.compactMap { subview in
            let size = subview.sizeThatFits(ideal(proposal))
            guard let axis = Axis.allCases.first(where: { !isFitting(size, proposal, $0) }) else { return nil }
            return (axis, LengthReason.Excess(needed: size[axis], proposed: proposal[axis] ?? .infinity))
        }
    }

    /// Why the children before it do not fit: `, as width 183.96 > 50`.
    private func words(_ excesses: [(axis: Axis, excess: LengthReason.Excess)]) -> String {
        guard !excesses.isEmpty else { return "" }
        let texts = excesses.prefix(3).map { axis, excess in
            "\(axis.lengthName) \(lengthText(excess.needed)) > \(lengthText(excess.proposed))"
        }
        return ", as " + texts.joined(separator: " and ") + (excesses.count > 3 ? " …" : "")
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposals.map { _ in SizeReason { .passedOn(placed.proposal[$0]) } }
    }
}
