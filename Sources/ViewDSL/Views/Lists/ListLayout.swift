import Foundation
import LayoutEngine

/// The rows of a list from top to bottom, as far as they are in its bounds.
///
/// It fills its proposal, and where that has no height it is as tall as its rows. Rows below its bounds are not measured.
///
/// Approximate: SwiftUI's list has no height of its own.
struct ListLayout: ClosedLayout {
    /// The distance above each row, in points.
    let gaps: [CGFloat]
    /// The distance below the last.
    let end: CGFloat
    /// Whether there is a margin beside the rows.
    let isInset: Bool

    /// The system's margin beside cards and titles: 20 points on large phones, else 16.
    static func margin(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    private func margin(_ width: CGFloat) -> CGFloat { isInset ? min(Self.margin(width), width / 2) : 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.map { max(0, $0) } ?? idealWidth(subviews)
        if let height = proposal.height { return CGSize(width: width, height: max(0, height)) }
        let rowProposal = ProposedViewSize(width: max(0, width - 2 * margin(width)), height: nil)
        let rows = subviews.reduce(0) { $0 + $1.sizeThatFits(rowProposal).height }
        return CGSize(width: width, height: gaps.reduce(0, +) + rows + end)
    }

    private func idealWidth(_ subviews: Subviews) -> CGFloat {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return widest + (isInset ? 2 * Self.margin(widest) : 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let margin = margin(bounds.width)
        let rowProposal = ProposedViewSize(width: max(0, bounds.width - 2 * margin), height: nil)
        var y = bounds.minY
        for (subview, gap) in zip(subviews, gaps) {
            y += gap
            guard y < bounds.maxY || y == bounds.minY else {
                subview.leaveOut()
                continue
            }
            subview.place(at: CGPoint(x: bounds.minX + margin, y: y), proposal: rowProposal)
            y += subview.sizeThatFits(rowProposal).height
        }
    }
}

extension ListLayout: ExplainedLayout {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        placed.filling(orElse: (vertical: "its rows and the gaps", horizontal: "its widest row’s"))
    }
}
