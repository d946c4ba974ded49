import Foundation

/// A layout of a view without children.
package protocol LeafLayout: KnownGuidesLayout {}

extension LeafLayout {
    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {}
}

/// A view of one size, whatever is proposed.
package struct FixedLayout: StatelessLayout, LeafLayout {
    let size: CGSize

    package init(size: CGSize) { self.size = size }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
}

/// A view that fills its proposal: a color, a shape, a resizable image. nil gives its ideal size, which is 10 points
/// unless it is an image. Measured on SwiftUI.
package struct FillLayout: StatelessLayout, LeafLayout {
    let ideal: CGSize

    package init(ideal: CGSize = CGSize(width: 10, height: 10)) { self.ideal = ideal }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: ideal)
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
}

/// `Spacer`: fills its proposal along its stack, takes at least its minimum, and 0 across. Measured on SwiftUI.
package struct SpacerLayout: StatelessLayout, LeafLayout {
    /// The axis of its stack; nil outside stacks, where it fills both axes.
    let axis: Axis?
    /// In points; nil means 8.
    let minLength: CGFloat?

    /// A minimum of NaN or ∞ counts as nil.
    package init(axis: Axis?, minLength: CGFloat?) {
        self.axis = axis
        self.minLength = minLength.flatMap { $0.isFinite ? $0 : nil }
    }

    private func length(_ proposal: CGFloat?, along: Axis) -> CGFloat {
        guard axis == nil || axis == along else { return 0 }
        return max(proposal ?? 0, minLength ?? ViewSpacing.defaultLength)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
    }

    /// Without default spacing at its ends.
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        switch axis {
        case nil: ViewSpacing(.all, 0)
        case .horizontal?: ViewSpacing(.horizontal, 0)
        case .vertical?: ViewSpacing(.vertical, 0)
        }
    }
}

/// `Divider`: a line one pixel thick across its stack.
///
/// Documented for SwiftUI, and confirmed by independent reconstructions.
package struct DividerLayout: StatelessLayout, LeafLayout {
    /// The axis of its stack; nil outside stacks, where it is horizontal.
    let axis: Axis?
    /// One pixel, in points.
    let thickness: CGFloat

    package init(axis: Axis?, thickness: CGFloat) {
        self.axis = axis
        self.thickness = thickness
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return axis == .horizontal
            ? CGSize(width: thickness, height: max(0, size.height))
            : CGSize(width: max(0, size.width), height: thickness)
    }
}

extension FixedLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason { .obvious(size, "fixed") }
}

extension FillLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { placed.filling($0, insteadOfNil: max(0, ideal[$0])) }
    }
}

extension SpacerLayout: DescribedLayout {
    package var facts: LayoutFacts {
        var facts = LayoutFacts()
        facts.minLength = max(0, minLength ?? ViewSpacing.defaultLength)
        return facts
    }
}

extension SpacerLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { along in
            guard axis == nil || axis == along else { return LengthReason(0, "always 0 across its stack") }
            let least = minLength ?? ViewSpacing.defaultLength
            guard let proposed = placed.proposal[along], proposed >= least else {
                return LengthReason(max(0, least), "its minimum")
            }
            return LengthReason(proposed, placed.allProposed)
        }
    }
}

extension DividerLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { along in
            let isThick = (axis == .horizontal) == (along == .horizontal)
            return isThick ? LengthReason(thickness, "one pixel") : placed.filling(along)
        }
    }
}
