import Foundation

/// Lays out children in a column at their ideal heights, as `LazyVStack` does.
///
/// Approximate: worked out by observation, not documented.
/// Unlike `VStack` it takes all the proposed width and does not divide its height; every child is laid out.
package struct LazyVStackLayout: Layout, Sendable {
    /// The guide on which children are aligned.
    package var alignment: HorizontalAlignment
    /// Between neighbors, in points; nil lets each pair decide.
    package var spacing: CGFloat?

    package init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    package static var layoutProperties: LayoutProperties { .stack(.vertical) }

    private var stack: LazyStack { LazyStack(axis: .vertical, spacing: spacing, guide: alignment.key) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.size(proposal, subviews)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.place(in: bounds, subviews)
    }
}

/// Lays out children in a row at their ideal widths, as `LazyHStack` does.
///
/// Approximate: worked out by observation, not documented.
/// Unlike `HStack` it takes all the proposed height and does not divide its width; every child is laid out.
package struct LazyHStackLayout: Layout, Sendable {
    /// The guide on which children are aligned.
    package var alignment: VerticalAlignment
    /// Between neighbors, in points; nil lets each pair decide.
    package var spacing: CGFloat?

    package init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    package static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    private var stack: LazyStack { LazyStack(axis: .horizontal, spacing: spacing, guide: alignment.key) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.size(proposal, subviews)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.place(in: bounds, subviews)
    }
}

/// Both lazy stacks: one algorithm for either axis.
private struct LazyStack {
    let axis: Axis
    let spacing: CGFloat?
    let guide: AlignmentKey

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        let offer = ProposedViewSize(along: axis, nil, cross: proposal[axis.cross])
        let sizes = subviews.map { $0.sizeThatFits(offer) }
        let length = sizes.reduce(0) { $0 + $1[axis] } + gaps(subviews).reduce(0, +)
        let widest = sizes.map { $0[axis.cross] }.max() ?? 0
        return CGSize(along: axis, max(length, 0), cross: proposal[axis.cross].map { max($0, 0) } ?? widest)
    }

    func place(in bounds: CGRect, _ subviews: LayoutSubviews) {
        let cross = bounds.size[axis.cross]
        let offer = ProposedViewSize(along: axis, nil, cross: cross)
        let line = ViewDimensions.empty(bounds.size, in: subviews)[guide]
        var position = bounds.origin[axis]
        for (subview, gap) in zip(subviews, gaps(subviews)) {
            let view = subview.dimensions(in: offer)
            let inset = line - view[guide]
            position += gap
            subview.place(
                at: CGPoint(along: axis, position, cross: bounds.origin[axis.cross] + (inset.isFinite ? inset : 0)),
                proposal: offer)
            position += CGSize(width: view.width, height: view.height)[axis]
        }
    }

    /// The gap before each child, in points; none before the first.
    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index > subviews.startIndex else { return 0 }
            return writtenSpacing(spacing)
                ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
    }
}

extension LazyVStackLayout: DescribedLayout {
    package var facts: LayoutFacts { LayoutFacts(guides: [alignment.key], stackAxis: .vertical, spacing: spacing) }
}

extension LazyHStackLayout: DescribedLayout {
    package var facts: LayoutFacts { LayoutFacts(guides: [alignment.key], stackAxis: .horizontal, spacing: spacing) }
}

extension LazyStack {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        let offer = ProposedViewSize(along: axis, nil, cross: placed.proposal[axis.cross])
        let sizes = placed.subviews.map { $0.sizeThatFits(offer) }
        return SizeReason { direction in
            if direction == axis { return .row(sizes.map { $0[axis] }, gaps: gaps(placed.subviews)) }
            guard placed.proposal[direction] == nil else { return placed.filling(direction) }
            return LengthReason(
                placed.size[direction], "its \(axis == .vertical ? "widest" : "tallest") child’s")
        }
    }

    func explainOffers(_ placed: PlacedLayout) -> [SizeReason] {
        placed.offeringOwnSize("the stack’s own").map { reason in
            SizeReason { $0 == axis ? LengthReason(nil, "asks for its ideal") : reason[$0] }
        }
    }
}

extension LazyVStackLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason { stack.explainSize(placed) }
    package func explainOffers(_ placed: PlacedLayout) -> [SizeReason] { stack.explainOffers(placed) }
}

extension LazyHStackLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason { stack.explainSize(placed) }
    package func explainOffers(_ placed: PlacedLayout) -> [SizeReason] { stack.explainOffers(placed) }
}
