import Foundation

/// A layout that has the guides of one child, or none; and the size of the first one, unless it says otherwise.
package protocol GuideForwardingLayout: KnownGuidesLayout {
    /// Returns the value it sets for a guide of either axis. The default is the first child's.
    func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat?
}

extension GuideForwardingLayout {
    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    package func explicitGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal).explicit(key)
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        explicitGuide(guide.key, proposal, subviews)
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        explicitGuide(guide.key, proposal, subviews)
    }
}
