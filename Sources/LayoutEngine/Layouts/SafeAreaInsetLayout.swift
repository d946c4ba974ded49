import Foundation

/// `safeAreaInset`: the second child is at an edge, and the first gets the rest after it and the spacing.
///
/// Approximate: sources disagree on how the room is divided.
/// The second is proposed what the first can spare, and is aligned with it along the edge. The first may extend under
/// it with `ignoresSafeArea`.
package struct SafeAreaInsetLayout: ClosedLayout {
    let edge: Edge
    /// The guide along the edge on which the two are aligned.
    let guide: AlignmentKey
    /// In points; nil means the distance the two prefer, usually 8.
    let spacing: CGFloat?
    /// The insets it makes for the first child.
    let safeArea: SafeArea

    /// A spacing of NaN or ∞ counts as nil.
    package init(edge: Edge, guide: AlignmentKey, spacing: CGFloat?, safeArea: SafeArea) {
        self.edge = edge
        self.guide = guide
        self.spacing = writtenSpacing(spacing)
        self.safeArea = safeArea
    }

    private var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }

    private struct Division {
        var first: ProposedViewSize
        var firstSize: CGSize
        var second: ProposedViewSize
        var secondSize: CGSize
        var spacing: CGFloat
    }

    private func divide(_ proposal: ProposedViewSize, _ first: LayoutSubview, _ second: LayoutSubview) -> Division {
        let spacing = spacing ?? first.spacing.distance(to: second.spacing, along: axis)
        var (toSecond, rest) = (proposal, proposal)
        if let length = proposal[axis] {
            var least = proposal
            least[axis] = 0
            let minimum = first.sizeThatFits(least)[axis]
            toSecond[axis] = minimum < .infinity ? max(0, max(0, length - spacing) - minimum) : 0
        }
        let secondSize = second.sizeThatFits(toSecond)
        if let length = proposal[axis] {
            let taken = secondSize[axis] + spacing
            rest[axis] = taken < .infinity ? max(0, length - taken) : 0
        }
        return Division(
            first: rest, firstSize: first.sizeThatFits(rest), second: toSecond, secondSize: secondSize, spacing: spacing
        )
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        let parts = divide(proposal, subviews.at(0), subviews.at(1))
        let (first, second) = (parts.firstSize, parts.secondSize)
        return CGSize(
            along: axis, max(0, first[axis] + parts.spacing + second[axis]),
            cross: max(first[axis.cross], second[axis.cross]))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
            return
        }
        var proposal = proposal
        proposal[axis.cross] = proposal[axis.cross] ?? bounds.size[axis.cross]
        let parts = divide(proposal, subviews.at(0), subviews.at(1))
        let first = subviews.at(0).dimensions(in: parts.first)
        let second = subviews.at(1).dimensions(in: parts.second)

        let (end, start) = (bounds.size[axis], CGFloat.zero)
        let isAtStart = edge == .leading || edge == .top
        let across = (bounds.size[axis.cross] - parts.firstSize[axis.cross]) / 2
        let firstAt = isAtStart ? end - parts.firstSize[axis] : start
        let secondAt = isAtStart ? start : end - parts.secondSize[axis]
        func point(_ along: CGFloat, _ cross: CGFloat) -> CGPoint {
            let offset = CGPoint(
                along: axis, along.isFinite ? along : 0, cross: cross.isFinite ? cross : 0)
            return CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y)
        }
        subviews.at(0).place(at: point(firstAt, across), proposal: parts.first)
        subviews.at(1).place(at: point(secondAt, across + first[guide] - second[guide]), proposal: parts.second)
        safeArea.insets = EdgeInsets()
        safeArea.insets[edge] = max(0, parts.secondSize[axis] + parts.spacing)
    }
}

extension SafeAreaInsetLayout: DescribedLayout {
    package var facts: LayoutFacts { LayoutFacts(guides: [guide], spacing: spacing) }
}

extension SafeAreaInsetLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        guard placed.subviews.count == 2 else { return placed.childSize }
        let parts = divide(placed.proposal, placed.subviews.at(0), placed.subviews.at(1))
        return SizeReason { along in
            let (first, second) = (parts.firstSize[along], parts.secondSize[along])
            guard along == axis else { return LengthReason(max(first, second), "the larger of the two") }
            let total = Arithmetic.row([first, second], gaps: [0, parts.spacing]).atLeastZero
            return LengthReason(total, total.isPlain ? "all of one of the two" : "")
        }
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        guard placed.subviews.count == 2 else { return placed.passingOn }
        let proposal = placed.proposal
        let parts = divide(proposal, placed.subviews.at(0), placed.subviews.at(1))
        func reason(_ part: ProposedViewSize, along: (CGFloat) -> LengthReason) -> SizeReason {
            SizeReason { direction in
                if direction == axis, let length = proposal[axis] { return along(length) }
                return .passedOn(part[direction])
            }
        }
        let first = reason(parts.first) { length in
            let taken: [Arithmetic] = [.length(parts.secondSize[axis]), .length(parts.spacing)]
            return LengthReason(Arithmetic.rest(of: length, less: taken).atLeastZero, "what the inset leaves")
        }
        let second = reason(parts.second) { length in
            let least = length - parts.spacing - (parts.second[axis] ?? 0)
            return LengthReason(
                Arithmetic.rest(of: length, less: [.length(parts.spacing), .length(max(least, 0))]).atLeastZero,
                "what the view can spare")
        }
        return [first, second]
    }
}
