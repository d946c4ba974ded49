import Plumbline

/// Proposes a share of the width to its view and takes the whole width; the rest stays empty, on one side.
struct ShareLayout: Layout {
    /// Of the width, from 0 to 1.
    var share: CGFloat
    /// The largest width it proposes, in points.
    var limit: CGFloat
    /// The side the view is at.
    var edge: HorizontalEdge

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews[0].sizeThatFits(childProposal(proposal))
        // A nil or infinite width has no share.
        guard let width = proposal.width, width.isFinite else { return size }
        return CGSize(width: max(width, size.width), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let childProposal = childProposal(ProposedViewSize(width: bounds.width, height: proposal.height))
        switch edge {
        case .leading: subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: childProposal)
        case .trailing:
            subviews[0].place(
                at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: childProposal)
        }
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { min($0 * share, limit) }, height: proposal.height)
    }
}
