import Foundation

/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds the proposal and the answer. Measured on SwiftUI.
///
/// Approximate: sources disagree on the size of a frame with only a minimum when less is proposed.
package struct FlexibleFrameLayout: StatelessLayout {
    /// The bounds on one axis, in points; nil means none.
    package struct Bounds: Hashable, Sendable {
        let min: CGFloat?
        /// The length when nil is proposed; nil means the child's.
        let ideal: CGFloat?
        /// ∞ fills the proposal.
        let max: CGFloat?

        /// Negative lengths count as 0, NaN as nil, and an infinite minimum or ideal length as nil.
        package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
            self.min = Self.sanitized(min).flatMap { $0.isFinite ? $0 : nil }
            self.ideal = Self.sanitized(ideal).flatMap { $0.isFinite ? $0 : nil }
            self.max = Self.sanitized(max)
        }

        private static func sanitized(_ length: CGFloat?) -> CGFloat? {
            guard let length, !length.isNaN else { return nil }
            return Swift.max(0, length)
        }

        package var isOrdered: Bool {
            let lower = min ?? 0
            let middle = ideal ?? lower
            return lower <= middle && middle <= (max ?? .infinity)
        }

        /// Approximate: which of two bounds out of order wins is not documented; here the minimum does.
        @inline(__always)
        func clamp(_ length: CGFloat) -> CGFloat {
            Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
        }

        /// The proposal for the child; nil stays nil without an ideal length.
        @inline(__always)
        func inner(_ proposal: CGFloat?) -> CGFloat? {
            guard let length = proposal ?? ideal else { return nil }
            return clamp(length)
        }

        /// The frame's length if it does not depend on the child, else nil.
        @inline(__always)
        func lengthWithoutChild(_ proposal: CGFloat?) -> CGFloat? {
            if proposal == nil, let ideal { return clamp(ideal) }
            guard let proposal, min != nil, max != nil else { return nil }
            return clamp(proposal)
        }

        /// The proposal that the child is placed with: the frame's length. Reconstructions of SwiftUI agree that nil stays nil
        /// where neither an ideal length nor a bound decided that length.
        @inline(__always)
        func placing(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
            let isFree = length > min ?? -.infinity && length < max ?? .infinity
            return proposal == nil && ideal == nil && isFree ? nil : length
        }

        @inline(__always)
        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            if let known = lengthWithoutChild(proposal) { return known }
            switch (min, max) {
            case (nil, nil): return child
            case (_?, _?): return clamp(child)
            case (nil, let max?):
                guard let proposal else { return Swift.min(child, max) }
                return Swift.min(Swift.max(proposal, child), max)
            case (let min?, nil):
                guard let proposal, proposal < child else { return Swift.max(child, min) }
                return Swift.max(Swift.min(child, proposal), min)
            }
        }
    }

    let horizontal: Bounds
    let vertical: Bounds
    let alignment: Alignment

    package init(horizontal: Bounds, vertical: Bounds, alignment: Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = horizontal.lengthWithoutChild(proposal.width),
            let height = vertical.lengthWithoutChild(proposal.height)
        {
            return CGSize(width: width, height: height)
        }
        let inner = ProposedViewSize(
            width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height))
        let child = subviews.first?.sizeThatFits(inner) ?? .zero
        return CGSize(
            width: horizontal.length(proposal.width, child: child.width),
            height: vertical.length(proposal.height, child: child.height))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let inner = ProposedViewSize(
            width: horizontal.placing(proposal.width, length: bounds.width),
            height: vertical.placing(proposal.height, length: bounds.height))
        place(subviews, in: bounds, proposing: inner, aligned: alignment)
    }

    /// On an axis with bounds, text does not reach the edges.
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        let none = Bounds(min: nil, ideal: nil, max: nil)
        let edges: Edge.Set = [horizontal == none ? [] : .horizontal, vertical == none ? [] : .vertical]
        return (subviews.first?.spacing ?? ViewSpacing()).withoutText(edges)
    }
}

extension FlexibleFrameLayout: DescribedLayout {
    package var facts: LayoutFacts {
        var facts = LayoutFacts(guides: [alignment.horizontal.key, alignment.vertical.key])
        facts.maxSize = ProposedViewSize(width: horizontal.max, height: vertical.max)
        facts.minSize = ProposedViewSize(width: horizontal.min, height: vertical.min)
        return facts
    }
}

extension FlexibleFrameLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        let inner = ProposedViewSize(
            width: horizontal.inner(placed.proposal.width), height: vertical.inner(placed.proposal.height))
        func child() -> CGSize { placed.subviews.first?.sizeThatFits(inner) ?? .zero }
        return SizeReason { axis in
            let bounds = axis == .horizontal ? horizontal : vertical
            return bounds.reason(placed.proposal[axis], placed.allProposed, child: { child()[axis] })
        }
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposals.map { proposal in
            SizeReason { axis in
                let bounds = axis == .horizontal ? horizontal : vertical
                guard proposal[axis] == bounds.inner(placed.proposal[axis]) else {
                    return .obvious(placed.size[axis], "the frame’s own")
                }
                return bounds.proposalReason(placed.proposal[axis])
            }
        }
    }
}

extension FlexibleFrameLayout.Bounds {
    /// Why the frame is `length(proposal, child:)` long. `all` says that it takes the whole proposal.
    fileprivate func reason(_ proposal: CGFloat?, _ all: String, child: () -> CGFloat) -> LengthReason {
        if proposal == nil, let ideal { return clamped(.length(ideal), "its ideal") }
        if let proposal, min != nil, max != nil { return clamped(.length(proposal), all) }
        let child = child()
        switch (min, max) {
        case (nil, nil): return .obvious(child, "its child’s")
        case (_?, _?): return clamped(.length(child), "its child’s", isObvious: true)
        case (nil, let max?):
            guard let proposal, proposal >= child else {
                return clamped(.length(child), "its child’s", isObvious: true)
            }
            let fills = max == .infinity ? "\(all) (maximum ∞)" : all
            return clamped(.length(proposal), fills)
        case (let min?, nil):
            guard let proposal, proposal < child else { return clamped(.length(child), "its child’s", isObvious: true) }
            var reason =
                proposal < min
                ? clamped(.length(proposal), "")
                : LengthReason(.smallest([.length(child), .length(proposal)]), "its child’s, capped at the proposal")
            reason.approximation = .minimumAlone
            return reason
        }
    }

    fileprivate func proposalReason(_ proposal: CGFloat?) -> LengthReason {
        guard let length = inner(proposal), length != proposal else { return .passedOn(proposal) }
        return clamped(.length(proposal ?? ideal ?? length), "the frame’s ideal", of: "the frame’s")
    }

    /// The length within the bounds, and the bound that decides.
    private func clamped(
        _ length: Arithmetic, _ rule: String, of owner: String = "its", isObvious: Bool = false
    ) -> LengthReason {
        let value = length.value
        let result = clamp(value)
        // The minimum wins over a smaller maximum.
        if let min, result == min, value < min || (max ?? .infinity) < min {
            return LengthReason(.largest([length, .length(min)]), "\(owner) minimum").withResult(result)
        }
        if let max, result < value { return LengthReason(.smallest([length, .length(max)]), "\(owner) maximum") }
        return isObvious ? .obvious(result, rule) : LengthReason(result, rule)
    }
}

extension LengthReason {
    /// Without its sum if that gives another length.
    fileprivate func withResult(_ length: CGFloat) -> LengthReason {
        self.length == length ? self : LengthReason(length, rule)
    }
}
