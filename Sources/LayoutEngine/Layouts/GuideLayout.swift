import Foundation

/// `alignmentGuide`: the child as it is, with one guide set.
/// Documented for SwiftUI, and found alike by independent reconstructions.
public struct GuideLayout: Layout {
    /// The guide.
    public let key: AlignmentKey
    /// The guide's position in points, from the child's dimensions.
    let value: @Sendable (ViewDimensions) -> CGFloat

    /// Sets the guide `key` to `value`, in points from the child's left or top.
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
