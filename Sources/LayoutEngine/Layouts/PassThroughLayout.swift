import Foundation

/// A modifier with its child's size, guides and spacing that may draw it elsewhere, as `offset` does.
public struct PassThroughLayout: StatelessLayout {
    public let displacement: CGSize

    public init(displacement: CGSize = .zero) { self.displacement = displacement }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + displacement.width, y: bounds.minY + displacement.height),
            proposal: proposal)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal).explicit(guide.key)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal).explicit(guide.key)
    }
}

extension PassThroughLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason { placed.childSize }
}
