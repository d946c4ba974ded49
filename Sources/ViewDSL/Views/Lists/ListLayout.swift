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
    /// The places of the headers and rows with which sections begin.
    let sections: [Int]
    /// Beside the rows, by `contentMargins`, in points; nil is the style's own.
    var sides: (leading: CGFloat?, trailing: CGFloat?) = (nil, nil)

    /// The system's margin beside cards and titles: 20 points on large phones, else 16.
    static func margin(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    private func margins(_ width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        let own = isInset ? min(Self.margin(width), width / 2) : 0
        return (sides.leading ?? own, sides.trailing ?? own)
    }

    private func rowProposal(_ width: CGFloat) -> ProposedViewSize {
        let margins = margins(width)
        return ProposedViewSize(width: max(0, width - margins.leading - margins.trailing), height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.map { max(0, $0) } ?? idealWidth(subviews)
        if let height = proposal.height { return CGSize(width: width, height: max(0, height)) }
        let rowProposal = rowProposal(width)
        let rows = subviews.reduce(0) { $0 + $1.sizeThatFits(rowProposal).height }
        return CGSize(width: width, height: gaps.reduce(0, +) + rows + end)
    }

    private func idealWidth(_ subviews: Subviews) -> CGFloat {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let own = isInset ? Self.margin(widest) : 0
        return widest + (sides.leading ?? own) + (sides.trailing ?? own)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let margin = margins(bounds.width).leading
        let rowProposal = rowProposal(bounds.width)
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

extension ListLayout: DescribedLayout {
    var facts: LayoutFacts {
        var facts = LayoutFacts()
        facts.sections = sections
        return facts
    }
}
