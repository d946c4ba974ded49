import Foundation

/// `position`: takes its proposal, and centers the child on a point.
/// Documented for SwiftUI, and confirmed by independent reconstructions.
package struct PositionLayout: GuideForwardingLayout {
    /// In points from the top-left corner.
    let point: CGPoint

    package init(point: CGPoint) { self.point = point }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let child = subviews.first?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: child)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center, proposal: proposal)
    }

    /// The child's guides stay inside.
    ///
    /// Approximate: that guides do not pass a position was observed, not documented.
    package func explicitGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? { nil }
}

extension PositionLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { axis in
            if let proposed = placed.proposal[axis] { return LengthReason(proposed, placed.allProposed) }
            var reason = placed.childSize[axis]
            reason.length = placed.sizes.first?[axis] ?? 0
            return reason
        }
    }
}
