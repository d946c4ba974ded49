import Foundation

/// The scene's safe area: proposes the screen less its insets, and centers the content there.
///
/// Approximate: sources disagree on content that does not fill the screen.
package struct SceneSafeAreaLayout: KnownGuidesLayout {
    let safeArea: SafeArea

    package init(_ safeArea: SafeArea) { self.safeArea = safeArea }

    /// The whole screen; if nil is proposed, the content with the insets around it.
    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let inner = safeArea.insets.inner(proposal)
        let content = subviews.first?.inContainer(inner).sizeThatFits(inner) ?? .zero
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(
                width: content.width + safeArea.insets.total(.horizontal),
                height: content.height + safeArea.insets.total(.vertical)))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (insets, inner) = (safeArea.insets, safeArea.insets.inner(proposal))
        let middle = CGPoint(
            x: bounds.minX + (bounds.width + insets.leading - insets.trailing) / 2,
            y: bounds.minY + (bounds.height + insets.top - insets.bottom) / 2)
        subviews.first?.inContainer(inner).place(at: middle, anchor: .center, proposal: inner)
    }
}

extension SceneSafeAreaLayout: DescribedLayout {
    package var facts: LayoutFacts { LayoutFacts(insets: safeArea.insets) }
}

/// `ignoresSafeArea`: has the child's size. Where it touches insets, the child is proposed more and extends over them.
///
/// Approximate: sources disagree on what the child is proposed.
package struct SafeAreaIgnoringLayout: GuideForwardingLayout {
    /// How far the child may extend, known once the view is placed.
    let reach: SafeArea

    package init(reach: SafeArea) { self.reach = reach }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let reach = reach.insets
        subviews.first?.place(
            at: CGPoint(x: bounds.minX - reach.leading, y: bounds.minY - reach.top),
            proposal: ProposedViewSize(
                width: proposal.width.map { $0 + reach.total(.horizontal) },
                height: proposal.height.map { $0 + reach.total(.vertical) }))
    }
}

extension SceneSafeAreaLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        let around = safeArea.insets.around(placed)
        return SizeReason { axis in
            placed.proposal[axis] == nil ? around[axis] : LengthReason(placed.size[axis], "the whole screen")
        }
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] { safeArea.insets.inside(placed) }
}

extension SafeAreaIgnoringLayout: DescribedLayout {
    package var facts: LayoutFacts {
        var facts = LayoutFacts()
        facts.ignoresSafeArea = true
        return facts
    }
}

extension SafeAreaIgnoringLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        placed.sizes.first == placed.size
            ? .obvious(placed.size, "its child’s") : SizeReason(placed.size, "its child’s, within the safe area")
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposals.map { proposal in
            SizeReason { axis in
                let (start, end): (CGFloat, CGFloat) =
                    axis == .horizontal
                    ? (reach.insets.leading, reach.insets.trailing) : (reach.insets.top, reach.insets.bottom)
                guard let length = placed.proposal[axis], length != proposal[axis], start != 0 || end != 0 else {
                    return .passedOn(placed.proposal[axis])
                }
                let total = Arithmetic.total([.length(length)] + Arithmetic.grouped([start, end]))
                return LengthReason(total, "out to the edge")
            }
        }
    }
}
