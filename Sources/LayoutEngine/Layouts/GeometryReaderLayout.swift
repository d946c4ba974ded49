import Foundation

/// `GeometryReader`: fills its proposal; nil gives 10 points.
/// Documented for SwiftUI, and confirmed by independent reconstructions.
///
/// Its views are made after its final placement. Each is proposed the whole size and sits in the top leading corner.
package struct GeometryReaderLayout: ClosedLayout {
    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

extension GeometryReaderLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason { SizeReason { placed.filling($0) } }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposingOwnSize("the reader’s own")
    }
}
