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
    let spacing: CGFloat?
    /// Nil if no headers or footers are pinned.
    package var pinning: SectionPinning?

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
        let views = subviews.map { $0.dimensions(in: lineProposal) }
        var position: CGFloat = 0
        let places = zip(views, gaps(subviews)).map { view, gap in
            position += gap
            let length = CGSize(width: view.width, height: view.height)[axis]
            defer { position += length }
            return (start: position, length: length)
        }
        let starts = pinning?.starts(of: places, subviews) ?? places.map(\.start)
        for (index, subview) in subviews.enumerated() {
            let inset = line - views[index][alignment]
            let corner = CGPoint(along: axis, starts[index], cross: inset.isFinite ? inset : 0)
            subview.place(
                at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: lineProposal)
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
