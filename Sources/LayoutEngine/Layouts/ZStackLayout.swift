import Foundation

/// Lays children out on top of each other, as `ZStack` does. Measured on SwiftUI.
///
/// Every child gets the stack's proposal. The children of the highest priority decide the size: the union of their rectangles
/// with their guides on one point. At placement every child is proposed the stack's size.
public struct ZStackLayout: Layout, KnownGuidesLayout, Sendable {
    /// The guides on which children are aligned.
    public var alignment: Alignment

    /// Creates a stack that aligns its children on the guides of `alignment`.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let bounds = union(proposal, subviews) else { return .zero }
        return bounds.size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let own = ProposedViewSize(bounds.size)
        guard let content = union(own, subviews) else { return }
        let guide = CGPoint(x: bounds.minX - content.minX, y: bounds.minY - content.minY)
        for subview in subviews {
            let dimensions = subview.dimensions(in: own)
            subview.place(
                at: CGPoint(
                    x: guide.x - dimensions[alignment.horizontal], y: guide.y - dimensions[alignment.vertical]),
                proposal: own)
        }
    }

    /// The union of the deciding children's rectangles, with the common guide point as the origin.
    private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect? {
        guard let top = subviews.lazy.map(\.priority).max() else { return nil }
        var (left, above) = (-CGFloat.infinity, -CGFloat.infinity)
        var (right, below) = (-CGFloat.infinity, -CGFloat.infinity)
        for subview in subviews where subview.priority == top {
            let dimensions = subview.dimensions(in: proposal)
            let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
            // The guide of an infinite child may be infinite, too; it then does not matter.
            left = max(left, guide.x.isFinite ? guide.x : 0)
            right = max(right, dimensions.width - (guide.x.isFinite ? guide.x : 0))
            above = max(above, guide.y.isFinite ? guide.y : 0)
            below = max(below, dimensions.height - (guide.y.isFinite ? guide.y : 0))
        }
        return CGRect(x: -left, y: -above, width: max(left + right, 0), height: max(above + below, 0))
    }
}

extension ZStackLayout: DescribedLayout {
    public var facts: LayoutFacts {
        var facts = LayoutFacts(guides: [alignment.horizontal.key, alignment.vertical.key], priorities: .size)
        facts.layers = .stack
        return facts
    }
}

extension ZStackLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason {
        guard let top = placed.subviews.lazy.map(\.priority).max(), let bounds = union(placed.proposal, placed.subviews)
        else { return placed.childSize }
        let deciding = placed.subviews.filter { $0.priority == top }.map { $0.sizeThatFits(placed.proposal) }
        let whose = deciding.count < placed.subviews.count ? " of highest priority" : ""
        return SizeReason { axis in
            if deciding.contains(where: { $0[axis] == bounds.size[axis] }) {
                let most = axis == .horizontal ? "widest" : "tallest"
                let length = bounds.size[axis]
                return placed.subviews.count == 1
                    ? .obvious(length, "its child’s") : LengthReason(length, "its \(most) child’s\(whose)")
            }
            let before = axis == .horizontal ? -bounds.minX : -bounds.minY
            return LengthReason(
                Arithmetic.total([.length(before), .length(bounds.size[axis] - before)]),
                "\(placed.sides(axis)) of the guide")
        }
    }

    public func explainProposals(_ placed: PlacedLayout) -> [SizeReason] { placed.proposingOwnSize("the stack’s own") }
}
