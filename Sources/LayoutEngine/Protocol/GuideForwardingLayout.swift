import Foundation

/// A layout that takes the guides, and by default the size, of its first child.
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
