import Foundation

/// `padding`: proposes its own proposal less the insets, and adds them to the child's answer. Measured on SwiftUI.
package struct PaddingLayout: StatelessLayout {
    /// In points; the child overflows negative ones.
    package let insets: EdgeInsets

    /// Whether no length was specified, which figures say.
    let isDefault: Bool

    /// Whether lengths relative to the container are relative to what the insets leave of it.
    ///
    /// Approximate: margins of a scroll view's content do that in Apple's examples; it is not documented.
    private let insetsContainer: Bool

    package init(insets: EdgeInsets, isDefault: Bool = false, insetsContainer: Bool = false) {
        self.insets = insets
        self.isDefault = isDefault
        self.insetsContainer = insetsContainer
    }

    private func child(_ subviews: Subviews) -> LayoutSubview? {
        insetsContainer ? subviews.first?.inContainer(insets.inner(subviews.containerSize)) : subviews.first
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let child = child(subviews)?.sizeThatFits(insets.inner(proposal)) ?? .zero
        return CGSize(
            width: max(0, child.width + insets.total(.horizontal)),
            height: max(0, child.height + insets.total(.vertical)))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        child(subviews)?.place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
            proposal: insets.inner(proposal))
    }

    /// A padded edge has the default spacing; the others keep the child's.
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var padded: Edge.Set = []
        for edge in Edge.allCases where insets[edge] != 0 { padded.insert(Edge.Set(edge)) }
        return (subviews.first?.spacing ?? ViewSpacing()).reset(padded)
    }
}

extension PaddingLayout: DescribedLayout {
    package var facts: LayoutFacts {
        var facts = LayoutFacts(insets: insets)
        facts.hasDefaultInsets = isDefault
        return facts
    }
}

extension PaddingLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason { insets.around(placed) }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] { insets.inside(placed) }
}

extension EdgeInsets {
    /// The rest of a proposal inside them.
    func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - total(.horizontal)) },
            height: proposal.height.map { max(0, $0 - total(.vertical)) })
    }

    /// `16 + 16` as `2 × 16`.
    private func sum(_ axis: Axis) -> [Arithmetic] {
        Arithmetic.grouped(axis == .horizontal ? [leading, trailing] : [top, bottom])
    }

    /// Why children are proposed what the insets leave.
    func inside(_ placed: PlacedLayout) -> [SizeReason] {
        placed.proposals.map { _ in
            SizeReason { axis in
                guard let length = placed.proposal[axis], !sum(axis).isEmpty else {
                    return .passedOn(placed.proposal[axis])
                }
                return LengthReason(Arithmetic.rest(of: length, less: sum(axis)).atLeastZero)
            }
        }
    }

    /// Why the size is the child's answer with the insets around it.
    func around(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { axis in
            guard !sum(axis).isEmpty else { return placed.childSize[axis] }
            let child = placed.sizes.first?[axis] ?? 0
            let total = Arithmetic.total([.length(child)] + sum(axis)).atLeastZero
            return LengthReason(total, total.isPlain ? "its inset alone" : "")
        }
    }
}
