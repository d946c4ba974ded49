import Foundation
import LayoutEngine

/// A row of a list: its content inside the insets, centered, at least as high as the minimum, with backgrounds,
/// accessories and separators. A control reaches into the insets above and below, its label does not.
struct ListRowLayout: Layout {
    enum Part {
        case background, content
        /// Before the content.
        case sign
        /// At the trailing end, in order from there.
        case accessory
        case topSeparator, bottomSeparator
        /// Separators as wide as the row.
        case topLine, bottomLine
    }

    let parts: [Part]
    /// Around the content, in points.
    let insets: EdgeInsets
    let minHeight: CGFloat
    /// Above and below a control, in points.
    let controlInset: CGFloat
    /// The distance from an accessory to the view before it, in points.
    static let accessoryGap: CGFloat = 8
    /// Of separators, in points.
    var thickness: CGFloat = 1
    let textEdge: TextEdge

    /// Where the row's first text starts, in points from the row's leading edge. Known once the row is placed.
    final class TextEdge: @unchecked Sendable {
        var value: CGFloat?
    }

    private func subviews(_ part: Part, in subviews: Subviews) -> [LayoutSubview] {
        zip(parts, subviews).filter { $0.0 == part }.map(\.1)
    }

    private func contentProposal(_ width: CGFloat?, _ subviews: Subviews) -> ProposedViewSize {
        let beside = self.subviews(.accessory, in: subviews).reduce(0) {
            $0 + $1.sizeThatFits(.unspecified).width + Self.accessoryGap
        }
        return ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing - beside) }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let content =
            self.subviews(.content, in: subviews).first
            .map { roomSize($0, contentProposal(proposal.width, subviews)) } ?? .zero
        let accessories = self.subviews(.accessory, in: subviews).map { $0.sizeThatFits(.unspecified) }
        let ideal =
            accessories.reduce(content.width) { $0 + $1.width + Self.accessoryGap } + insets.leading + insets.trailing
        let tallest = accessories.reduce(content.height) { max($0, $1.height) }
        return CGSize(
            width: max(0, proposal.width ?? ideal), height: max(minHeight, tallest + insets.top + insets.bottom, 0))
    }

    /// The content's size; of a control, the height that makes the row high enough for it and for its label.
    private func roomSize(_ content: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
        var size = content.sizeThatFits(proposal)
        guard let end = content.dimensions(in: proposal)[explicit: .rowLabelEnd] else { return size }
        let label = 2 * end - size.height
        size.height = max(label, size.height + 2 * controlInset - insets.top - insets.bottom)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var content = contentProposal(bounds.width, subviews)
        let inside = max(0, bounds.height - insets.top - insets.bottom)
        let middle = bounds.minY + insets.top + inside / 2
        var separator = (leading: insets.leading, trailing: bounds.width)
        if let subview = self.subviews(.content, in: subviews).first {
            // Rounding must not take a line from a text, so only content that is shorter learns the row's height.
            if subview.sizeThatFits(content).height < inside - 0.01 { content.height = inside }
            let dimensions = subview.dimensions(in: content)
            subview.place(
                at: CGPoint(x: bounds.minX + insets.leading, y: middle), anchor: .leading, proposal: content)
            separator.leading =
                dimensions[explicit: .listRowSeparatorLeading].map { insets.leading + $0 } ?? textEdge.value
                ?? insets.leading
            if let end = dimensions[explicit: .listRowSeparatorTrailing] { separator.trailing = insets.leading + end }
        }
        var end = bounds.maxX - insets.trailing
        for (part, subview) in zip(parts, subviews) {
            switch part {
            case .content: break
            case .background: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            case .accessory:
                subview.place(at: CGPoint(x: end, y: middle), anchor: .trailing, proposal: .unspecified)
                end -= subview.sizeThatFits(.unspecified).width + Self.accessoryGap
            case .sign:
                let x = bounds.minX + insets.leading - RowEditSign.room
                subview.place(at: CGPoint(x: x, y: middle), anchor: .leading, proposal: .unspecified)
            case .topSeparator: line(subview, separator, at: bounds.minY, bounds)
            case .bottomSeparator: line(subview, separator, at: bounds.maxY - thickness, bounds)
            case .topLine: line(subview, (0, bounds.width), at: bounds.minY, bounds)
            case .bottomLine: line(subview, (0, bounds.width), at: bounds.maxY - thickness, bounds)
            }
        }
    }

    private func line(
        _ subview: LayoutSubview, _ reach: (leading: CGFloat, trailing: CGFloat), at y: CGFloat, _ bounds: CGRect
    ) {
        subview.place(
            at: CGPoint(x: bounds.minX + reach.leading, y: y),
            proposal: ProposedViewSize(width: max(0, reach.trailing - reach.leading), height: thickness))
    }
}

extension ListRowLayout: ExplainedLayout {
    func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { axis in
            if axis == .horizontal, placed.proposal.width != nil { return placed.filling(axis) }
            let isMinimum = axis == .vertical && placed.size.height == minHeight
            return LengthReason(placed.size[axis], isMinimum ? "the minimum height of a row" : "its content and insets")
        }
    }

    func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposals.map { proposal in
            SizeReason { LengthReason(proposal[$0], $0 == .horizontal ? "inside the insets" : "") }
        }
    }
}

extension ListRowLayout: DescribedLayout {
    var facts: LayoutFacts { LayoutFacts(insets: insets) }
}
