import Foundation

/// `ScrollView`: as long as it is proposed on the axes it scrolls, as its content on the other. Measured on SwiftUI.
///
/// Its content is proposed nil on the scrolled axes and sits at the leading and top edges. The figure shows it
/// unscrolled.
///
/// Approximate: where both axes scroll, content smaller than the view is centered; that is observed, not measured.
///
/// Approximate: worked out by observation, not documented: the content's guides stay inside.
package struct ScrollLayout: ClosedLayout {
    package let axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let asksContent = Axis.allCases.contains { !axes.contains($0) || proposal[$0] == nil }
        let content = asksContent ? content(proposal, subviews) : .zero
        var size = content
        for axis in Axis.allCases where axes.contains(axis) { size[axis] = max(0, proposal[axis] ?? content[axis]) }
        return size
    }

    /// Lengths in the content are relative to the view's proposal: its own length is that, or follows from the
    /// content.
    /// Approximate: sources disagree on scroll views that have no length of their own.
    private func content(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        subviews.first?.inContainer(proposal).sizeThatFits(proposal.unspecified(along: axes)) ?? .zero
    }

    /// Across the scrolled axis the content is proposed the view's own length.
    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let subview = subviews.first?.inContainer(proposal) else { return }
        let inner = ProposedViewSize(bounds.size).unspecified(along: axes)
        var origin = bounds.origin
        if axes == [.horizontal, .vertical] {
            let size = subview.sizeThatFits(inner)
            for axis in Axis.allCases { origin[axis] += max(0, (bounds.size[axis] - size[axis]) / 2) }
        }
        subview.place(at: origin, proposal: inner)
    }
}

extension ScrollLayout: DescribedLayout {
    package var facts: LayoutFacts {
        var facts = LayoutFacts()
        facts.scrolls = axes
        return facts
    }
}

extension ScrollLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { axis in
            let isProposed = axes.contains(axis) && placed.proposal[axis] != nil
            return LengthReason(placed.size[axis], isProposed ? placed.allProposed : "its content’s")
        }
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposingOwnSize("the scroll view’s own").map { reason in
            SizeReason { axes.contains($0) ? LengthReason(nil, "scrolls, so asks for its ideal") : reason[$0] }
        }
    }
}
