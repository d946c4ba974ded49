import Foundation

/// `alignmentGuide`: leaves the child unchanged and sets one guide.
/// Documented for SwiftUI, and confirmed by independent reconstructions.
package struct GuideLayout: GuideForwardingLayout {
    let key: AlignmentKey
    let value: @Sendable (ViewDimensions) -> CGFloat
    package var guideAxes: Axis.Set { Axis.Set(key.axis) }

    /// Creates a layout that sets a guide to `value`, in points from the child's left or top.
    package init(key: AlignmentKey, value: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        self.key = key
        self.value = value
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    package func explicitGuide(
        _ asked: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? {
        guard let dimensions = subviews.first?.dimensions(in: proposal) else { return nil }
        return asked == key ? value(dimensions) : dimensions.explicit(asked)
    }
}

extension GuideLayout: DescribedLayout {
    package var facts: LayoutFacts { LayoutFacts(sets: [key], isNeutral: true) }
}

extension GuideLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason { placed.childSize }
}
