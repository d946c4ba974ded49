import Foundation

/// `alignmentGuide`: leaves the child unchanged and sets one guide.
/// Documented for SwiftUI, and confirmed by independent reconstructions.
public struct GuideLayout: Layout {
    public let key: AlignmentKey
    let value: @Sendable (ViewDimensions) -> CGFloat

    /// Creates a layout that sets a guide to `value`, in points from the child's left or top.
    public init(key: AlignmentKey, value: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        self.key = key
        self.value = value
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        explicit(guide.key, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        explicit(guide.key, proposal, subviews)
    }

    private func explicit(_ asked: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
        guard let dimensions = subviews.first?.dimensions(in: proposal) else { return nil }
        return asked == key ? value(dimensions) : dimensions.explicit(asked)
    }
}

extension GuideLayout: DescribedLayout {
    public var facts: LayoutFacts { LayoutFacts(sets: [key], isNeutral: true) }
}

extension GuideLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason { placed.childSize }
}
