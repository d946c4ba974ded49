import Foundation

/// `frame(width:height:alignment:)`: proposes and takes its own lengths. Measured on SwiftUI.
package struct FrameLayout: StatelessLayout {
    /// In points; nil takes the child's.
    package let width: CGFloat?
    /// In points; nil takes the child's.
    package let height: CGFloat?
    package let alignment: Alignment

    /// Negative lengths count as 0, NaN and ∞ as nil.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = Self.sanitized(width)
        self.height = Self.sanitized(height)
        self.alignment = alignment
    }

    /// Approximate: sources disagree on invalid lengths. SwiftUI warns about them; here they are issues.
    static func sanitized(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite else { return nil }
        return max(0, length)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let child = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(width: width ?? child.width, height: height ?? child.height)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(subviews, in: bounds, proposing: inner(proposal), aligned: alignment)
    }

    /// On an axis with a length of its own, text does not reach the edges.
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        let edges: Edge.Set = [width == nil ? [] : .horizontal, height == nil ? [] : .vertical]
        return (subviews.first?.spacing ?? ViewSpacing()).withoutText(edges)
    }
}

/// Aligns each child's guides with the guides of an empty view of the container's size.
func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposing proposal: ProposedViewSize, aligned alignment: Alignment
) {
    for subview in subviews {
        let child = subview.dimensions(in: proposal)
        let frame = ViewDimensions.empty(bounds.size, in: subviews)
        let x = frame[alignment.horizontal.key] - child[alignment.horizontal.key]
        let y = frame[alignment.vertical.key] - child[alignment.vertical.key]
        subview.place(
            at: CGPoint(x: bounds.minX + (x.isFinite ? x : 0), y: bounds.minY + (y.isFinite ? y : 0)),
            proposal: proposal)
    }
}

extension FrameLayout: DescribedLayout {
    package var facts: LayoutFacts {
        var facts = LayoutFacts(guides: [alignment.horizontal.key, alignment.vertical.key])
        facts.ownSize = ProposedViewSize(width: width, height: height)
        return facts
    }
}

extension FrameLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        func reason(_ own: CGFloat?, _ axis: Axis) -> LengthReason {
            guard let own else { return placed.childSize[axis] }
            return own > 0 ? .obvious(own, "as written") : LengthReason(own, "as written, at least 0")
        }
        return SizeReason(width: reason(width, .horizontal), height: reason(height, .vertical))
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposals.map { _ in
            SizeReason { axis in
                let own = axis == .horizontal ? width : height
                return own.map { .obvious($0, "the frame’s own") } ?? .passedOn(placed.proposal[axis])
            }
        }
    }
}
