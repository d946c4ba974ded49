import Foundation

/// How content fits a space of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// Inside the proposal.
    case fit
    /// Covering the proposal.
    case fill
}

/// `aspectRatio`: reshapes the proposal and takes the child's answer. Measured on SwiftUI.
///
/// A proposal of nil × nil passes unchanged; a single nil is derived from the other axis; ∞ is a length like any other.
package struct AspectRatioLayout: KnownGuidesLayout {
    /// Width over height; nil takes that of the child's ideal size. A ratio of 0 or less has no effect.
    let ratio: CGFloat?
    let contentMode: ContentMode

    /// Creates a layout of a ratio, width over height; nil takes that of the child's ideal size.
    package init(ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio
        self.contentMode = contentMode
    }

    private func inner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        guard let ratio = ratio ?? idealRatio(subviews), ratio.isFinite, ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let widthDecides = contentMode == .fit ? width <= height * ratio : width >= height * ratio
            return widthDecides
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    private func idealRatio(_ subviews: Subviews) -> CGFloat? {
        guard let subview = subviews.first, contentMode == .fit || !subview[ShapelessKey.self] else { return nil }
        let ideal = subview.sizeThatFits(.unspecified)
        return ideal.height > 0 && ideal.width > 0 ? ideal.width / ideal.height : nil
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(inner(proposal, subviews)) ?? .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal, subviews))
    }
}

extension AspectRatioLayout: ExplainedLayout, DescribedLayout {
    package var facts: LayoutFacts {
        var facts = LayoutFacts()
        facts.keepsRatio = true
        facts.keepsIdealRatio = ratio == nil
        return facts
    }

    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        placed.childSize(proposing: inner(placed.proposal, placed.subviews))
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        let (proposal, inner) = (placed.proposal, inner(placed.proposal, placed.subviews))
        guard let ratio = ratio ?? idealRatio(placed.subviews), inner != proposal else { return placed.passingOn }
        return placed.proposals.map { _ in
            SizeReason { axis in
                // The axis that keeps its length decides the other.
                guard inner[axis] != proposal[axis], let other = inner[axis.cross] else {
                    return .passedOn(inner[axis])
                }
                let factor = axis == .horizontal ? ratio : 1 / ratio
                return LengthReason(
                    Arithmetic.length(other).multiplied(by: factor),
                    "to \(contentMode == .fit ? "fit" : "fill") the ratio")
            }
        }
    }
}

/// Whether a view's ideal size says nothing of its shape, as that of an image that is missing: it fills any proposal.
package struct ShapelessKey: LayoutValueKey {
    package static let defaultValue = false
}
