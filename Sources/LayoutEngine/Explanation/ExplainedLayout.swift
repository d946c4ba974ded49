import Foundation

/// A layout that explains its proposals and its size. It changes no frame.
///
/// It is asked once everything is placed, and may measure its subviews again. A reason whose length is not the one that
/// was measured is left out.
public protocol ExplainedLayout: Layout {
    /// Why the layout took its size.
    func explainSize(_ placed: PlacedLayout) -> SizeReason

    /// The reason for each subview's proposal, in order. By default the layout passes on its own proposal.
    func explainProposals(_ placed: PlacedLayout) -> [SizeReason]
}

/// A layout with its proposal, its size and its placed subviews. Lengths in points.
public struct PlacedLayout {
    /// The proposal its container made while computing its own size.
    public let proposal: ProposedViewSize
    /// The size it took.
    public let size: CGSize
    /// The subviews, as placed.
    public let subviews: LayoutSubviews
    /// The proposal to each subview while the layout computed its size; its final proposal, where it was asked only
    /// for placement.
    public let proposals: [ProposedViewSize]
    /// The size of each subview for that proposal.
    public let sizes: [CGSize]
    /// The subviews as readers know them: `“Ready”`, `Spacer`, `padding of “Ready”`.
    var names: [String] = []
    /// Whether `proposal` is the final one, which made the layout take another size than before.
    var isAsPlaced = false
}

extension ExplainedLayout {
    public func explainProposals(_ placed: PlacedLayout) -> [SizeReason] { placed.passingOn }
}

extension PlacedLayout {
    /// Each proposal as the layout's own, or as the container's size.
    var passingOn: [SizeReason] {
        proposals.map { made in
            SizeReason { axis in
                if made[axis] == proposal[axis] { return .passedOn(made[axis]) }
                return made[axis] == size[axis]
                    ? .obvious(made[axis], "its container’s own size") : LengthReason(made[axis], "")
            }
        }
    }

    /// Each proposal as the layout's own, or else as its size, by the given rule.
    func proposingOwnSize(_ rule: String) -> [SizeReason] {
        proposals.map { made in
            SizeReason { made[$0] == proposal[$0] ? .passedOn(made[$0]) : LengthReason(size[$0], rule) }
        }
    }

    /// The size is the child's.
    var childSize: SizeReason {
        subviews.isEmpty ? SizeReason(size, "nothing in it") : .obvious(size, "its child’s")
    }

    /// The size is the child's, which was proposed something else.
    func childSize(proposing inner: ProposedViewSize) -> SizeReason {
        guard !subviews.isEmpty else { return childSize }
        return SizeReason { axis in
            guard inner[axis] != proposal[axis] else { return childSize[axis] }
            let whose = inner[axis] == nil ? "its child’s ideal" : "its child’s"
            let change = "\(lengthText(inner[axis])) instead of \(lengthText(proposal[axis]))"
            return LengthReason(size[axis], "\(whose), as it proposes \(change)")
        }
    }

    /// The two sides of a guide, the one it counts from first.
    func sides(_ axis: Axis) -> String {
        if axis == .vertical { return "above and below" }
        return subviews.layoutDirection == .rightToLeft ? "right and left" : "left and right"
    }

    /// The rule of a view that fills its proposal.
    var allProposed: String { isAsPlaced ? "fills its final proposal" : "fills the proposal" }

    /// The size of a view that fills its proposal; the rules of a length without one.
    package func filling(orElse rules: (vertical: String, horizontal: String)) -> SizeReason {
        SizeReason { axis in
            proposal[axis] == nil
                ? LengthReason(size[axis], axis == .vertical ? rules.vertical : rules.horizontal) : filling(axis)
        }
    }

    /// A length of a view that fills its proposal; nil makes it `insteadOfNil` points.
    public func filling(_ axis: Axis, insteadOfNil: CGFloat = 10) -> LengthReason {
        if let length = proposal[axis] { return LengthReason(max(0, length), allProposed) }
        return LengthReason(insteadOfNil, insteadOfNil == 10 ? "10 instead of nil" : "its ideal")
    }
}
