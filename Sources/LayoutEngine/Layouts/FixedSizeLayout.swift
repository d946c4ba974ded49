import Foundation

/// `fixedSize`: proposes nil on the chosen axes, so the child takes its ideal length. Measured on SwiftUI.
package struct FixedSizeLayout: StatelessLayout {
    let axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal.unspecified(along: axes)) ?? .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal.unspecified(along: axes))
    }
}

extension FixedSizeLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        placed.childSize(proposing: placed.proposal.unspecified(along: axes))
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposals.map { _ in
            SizeReason { axis in
                axes.contains(axis) ? LengthReason(nil, "asks for its ideal") : .passedOn(placed.proposal[axis])
            }
        }
    }
}
