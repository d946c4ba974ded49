import Plumbline

/// Offers its view a share of the width, and keeps the whole for itself: the rest is empty, on one side.
struct ShareLayout: Layout {
    /// Of the width, from 0 to 1.
    var share: CGFloat
    /// The most that is offered, in points.
    var limit: CGFloat
    /// The side the view is at.
    var edge: HorizontalEdge

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews[0].sizeThatFits(offer(proposal))
        // Where no width is offered, or one without end, there is nothing to take a share of.
        guard let width = proposal.width, width.isFinite else { return size }
        return CGSize(width: max(width, size.width), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = offer(ProposedViewSize(width: bounds.width, height: proposal.height))
        switch edge {
        case .leading: subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: offer)
        case .trailing:
            subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: offer)
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { min($0 * share, limit) }, height: proposal.height)
    }
}
