import Foundation

/// `overlay` and `background`: the first child is the view, and the second is proposed its size. Measured on SwiftUI.
///
/// Size, guides and spacing are the first child's.
package struct OverlayLayout: GuideForwardingLayout {
    let alignment: Alignment
    let side: LayoutFacts.Layers

    package init(alignment: Alignment, side: LayoutFacts.Layers = .overlay) {
        (self.alignment, self.side) = (alignment, side)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let primary = subviews.first else { return }
        primary.place(at: bounds.origin, proposal: proposal)
        let anchor = primary.dimensions(in: proposal)
        let size = ProposedViewSize(width: anchor.width, height: anchor.height)
        for secondary in subviews.dropFirst() {
            let dimensions = secondary.dimensions(in: size)
            secondary.place(
                at: CGPoint(
                    x: bounds.minX + anchor[alignment.horizontal.key] - dimensions[alignment.horizontal.key],
                    y: bounds.minY + anchor[alignment.vertical.key] - dimensions[alignment.vertical.key]),
                proposal: size)
        }
    }

    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }
}

extension OverlayLayout: DescribedLayout {
    package var facts: LayoutFacts {
        var facts = LayoutFacts(guides: [alignment.horizontal.key, alignment.vertical.key])
        facts.layers = side
        return facts
    }
}

extension OverlayLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason { placed.childSize }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        let primary = placed.sizes.first ?? .zero
        return placed.proposals.indices.map { index in
            index == 0
                ? SizeReason { .passedOn(placed.proposal[$0]) }
                : SizeReason(primary, "the size of \(placed.names.first ?? "the view it is attached to")")
        }
    }
}
