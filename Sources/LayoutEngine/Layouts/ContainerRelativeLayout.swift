import Foundation

/// `containerRelativeFrame`: a frame with lengths relative to the nearest scroll view, or to the scene less its safe
/// area. Documented for SwiftUI.
///
/// Approximate: where the container has no length, because only nil was proposed, the frame has none either.
package struct ContainerRelativeLayout: KnownGuidesLayout {
    package let axes: Axis.Set
    package let alignment: Alignment
    /// Returns the frame's length for the container's, in points.
    let length: @Sendable (CGFloat, Axis) -> CGFloat
    /// The parts the length was computed from, if any.
    let parts: Parts?

    /// Some of a number of equal parts, `spacing` points apart.
    package struct Parts: Sendable {
        let count: Int
        let span: Int
        let spacing: CGFloat

        /// A count and a span of less than 1 count as 1.
        package init(count: Int, span: Int, spacing: CGFloat) {
            (self.count, self.span, self.spacing) = (max(count, 1), max(span, 1), spacing)
        }

        /// `(W − s(n−1))/n · span + s(span−1)`.
        func sum(of whole: CGFloat) -> Arithmetic {
            let rest = Arithmetic.rest(of: whole, less: Arithmetic.repeated(spacing, count - 1))
            let part = count == 1 ? rest : .quotient(rest, .number(Double(count)))
            guard span > 1 else { return part.atLeastZero }
            let between = Arithmetic.repeated(spacing, span - 1)
            return Arithmetic.total([.times(span, part)] + between).atLeastZero
        }
    }

    /// Creates a frame whose length on each of `axes` is `length` of the container's, both in points.
    package init(axes: Axis.Set, alignment: Alignment, length: @escaping @Sendable (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
        parts = nil
    }

    /// Creates a frame as long as some equal parts of the container on each of `axes`.
    package init(axes: Axis.Set, alignment: Alignment, parts: Parts) {
        self.axes = axes
        self.alignment = alignment
        length = { length, _ in
            Self.part(of: length, count: parts.count, span: parts.span, spacing: parts.spacing)
        }
        self.parts = parts
    }

    /// Creates a frame as long as `span` of `count` equal parts, `spacing` points apart.
    static func part(of whole: CGFloat, count: Int, span: Int, spacing: CGFloat) -> CGFloat {
        let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 0)))
        return max(0, (whole - spacing * (count - 1)) / count * span + spacing * (span - 1))
    }

    private func frame(_ subviews: Subviews) -> FrameLayout {
        let container = subviews.containerSize
        func own(_ axis: Axis) -> CGFloat? {
            guard axes.contains(axis), let whole = container[axis] else { return nil }
            return length(whole, axis)
        }
        return FrameLayout(width: own(.horizontal), height: own(.vertical), alignment: alignment)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        frame(subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        frame(subviews).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

extension ContainerRelativeLayout: DescribedLayout {
    package var facts: LayoutFacts { LayoutFacts(guides: [alignment.horizontal.key, alignment.vertical.key]) }
}

extension ContainerRelativeLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        let (container, frame) = (placed.subviews.containerSize, frame(placed.subviews))
        var reason = frame.explainSize(placed)
        for axis in Axis.allCases where axes.contains(axis) && container[axis] == nil {
            reason[axis].approximation = .containerWithoutLength
        }
        for (axis, own) in [(Axis.horizontal, frame.width), (.vertical, frame.height)] where own != nil {
            let rule = "made from its container’s \(lengthText(container[axis]))"
            guard let parts, let whole = container[axis] else {
                reason[axis].rule = rule
                continue
            }
            reason[axis] = LengthReason(
                parts.sum(of: whole), "\(parts.span) of \(parts.count) parts of its container’s \(lengthText(whole))")
        }
        return reason
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        frame(placed.subviews).explainProposals(placed)
    }
}
