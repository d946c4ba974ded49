import Foundation

/// A modifier with its child's size, guides and spacing that may draw it elsewhere, as `offset` does.
package struct PassThroughLayout: StatelessLayout, GuideForwardingLayout {
    let displacement: CGSize

    package init(displacement: CGSize = .zero) { self.displacement = displacement }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + displacement.width, y: bounds.minY + displacement.height),
            proposal: proposal)
    }
}

extension PassThroughLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason { placed.childSize }
}
