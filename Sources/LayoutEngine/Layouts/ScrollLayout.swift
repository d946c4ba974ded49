import Foundation

/// `ScrollView`: as long as it is proposed on the axes it scrolls, as its content on the other. Measured on SwiftUI.
///
/// Its content is proposed nil on the scrolled axes and sits at the leading and top edges, unless an anchor says
/// otherwise. The figure shows it before anybody scrolls.
///
/// Approximate: where both axes scroll, content smaller than the view is centered; that is observed, not measured.
///
/// Approximate: worked out by observation, not documented: the content's guides stay inside.
package struct ScrollLayout: ClosedLayout {
    let axes: Axis.Set
    /// Where content smaller than the view is; nil is the default.
    let alignment: UnitPoint?
    /// The part of larger content that is seen; nil is the default.
    let start: UnitPoint?

    package init(axes: Axis.Set, alignment: UnitPoint? = nil, start: UnitPoint? = nil) {
        (self.axes, self.alignment, self.start) = (axes, alignment, start)
    }

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
        let alignment = alignment ?? (axes == [.horizontal, .vertical] ? .center : .topLeading)
        let start = start ?? .topLeading
        if alignment != .topLeading || start != .topLeading {
            let size = subview.sizeThatFits(inner)
            for axis in Axis.allCases where axes.contains(axis) {
                let room = bounds.size[axis] - size[axis]
                let anchor = room > 0 ? alignment : start
                if room.isFinite { origin[axis] += room * (axis == .horizontal ? anchor.x : anchor.y) }
            }
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
