import Foundation

/// `GeometryReader`: fills what it is offered; a nil axis gives 10 points.
/// Documented for SwiftUI, and found alike by independent reconstructions.
///
/// Its views are made once it has been placed for good; each is proposed the whole size and sits at the top leading
/// corner.
public struct GeometryReaderLayout: Layout {
    /// As large as it is offered.
    public init() {}

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    /// Whatever will be in it, the default.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

extension GeometryReaderLayout {
    /// What is in it comes after guides have been asked for, so it sets none.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }
}

extension GeometryReaderLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason { SizeReason { placed.filling($0) } }

    public func explainOffers(_ placed: PlacedLayout) -> [SizeReason] { placed.offeringOwnSize("the reader’s own") }
}
