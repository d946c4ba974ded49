import Foundation

/// Lays out children in a row or column at their ideal lengths, as `LazyHStack` and `LazyVStack` do.
///
/// Approximate: worked out by observation, not documented.
/// Unlike other stacks it takes all that is proposed across it and does not divide its length; every child is laid out.
package struct LazyStackLayout: KnownGuidesLayout {
    package let axis: Axis
    /// The guide across `axis` on which children are aligned.
    package let alignment: AlignmentKey
    /// Between neighbors, in points; nil lets each pair decide.
    package let spacing: CGFloat?

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lineProposal = ProposedViewSize(along: axis, nil, cross: proposal[axis.cross])
        let sizes = subviews.map { $0.sizeThatFits(lineProposal) }
        let length = sizes.reduce(0) { $0 + $1[axis] } + gaps(subviews).reduce(0, +)
        let widest = sizes.map { $0[axis.cross] }.max() ?? 0
        return CGSize(along: axis, max(length, 0), cross: proposal[axis.cross].map { max($0, 0) } ?? widest)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let cross = bounds.size[axis.cross]
        let lineProposal = ProposedViewSize(along: axis, nil, cross: cross)
        let line = ViewDimensions.empty(bounds.size, in: subviews)[alignment]
        var position = bounds.origin[axis]
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            let view = subview.dimensions(in: lineProposal)
            let inset = line - view[alignment]
            position += gap
            subview.place(
                at: CGPoint(along: axis, position, cross: bounds.origin[axis.cross] + (inset.isFinite ? inset : 0)),
                proposal: lineProposal)
            position += CGSize(width: view.width, height: view.height)[axis]
        }
    }

    /// The gap before each child, in points; none before the first.
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index > subviews.startIndex else { return 0 }
            return writtenSpacing(spacing)
                ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
    }
}

extension LazyStackLayout: DescribedLayout {
    package var facts: LayoutFacts { LayoutFacts(guides: [alignment], stackAxis: axis, spacing: spacing) }
}

extension LazyStackLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        let lineProposal = ProposedViewSize(along: axis, nil, cross: placed.proposal[axis.cross])
        let sizes = placed.subviews.map { $0.sizeThatFits(lineProposal) }
        return SizeReason { direction in
            if direction == axis { return .row(sizes.map { $0[axis] }, gaps: gaps(placed.subviews)) }
            guard placed.proposal[direction] == nil else { return placed.filling(direction) }
            return LengthReason(
                placed.size[direction], "its \(axis == .vertical ? "widest" : "tallest") child’s")
        }
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposingOwnSize("the stack’s own").map { reason in
            SizeReason { $0 == axis ? LengthReason(nil, "asks for its ideal") : reason[$0] }
        }
    }
}
