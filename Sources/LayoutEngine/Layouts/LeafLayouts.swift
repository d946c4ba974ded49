import Foundation

/// A view that fills its proposal, such as a color or a shape. nil gives 10 points. Measured on SwiftUI.
public struct FillLayout: StatelessLayout {
    public init() {}

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A view of one size, whatever is proposed.
public struct FixedLayout: StatelessLayout {
    public let size: CGSize

    public init(size: CGSize) { self.size = size }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A view that fills its proposal and has an ideal size: a resizable image.
public struct ResizableLayout: StatelessLayout {
    public let ideal: CGSize

    public init(ideal: CGSize) { self.ideal = ideal }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: ideal)
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// `Spacer`: fills its proposal along its stack, takes at least its minimum, and 0 across. Measured on SwiftUI.
public struct SpacerLayout: StatelessLayout {
    /// The axis of its stack; nil outside stacks, where it fills both axes.
    public let axis: Axis?
    /// In points; nil means 8.
    public let minLength: CGFloat?

    /// A minimum of NaN or ∞ counts as nil.
    public init(axis: Axis?, minLength: CGFloat?) {
        self.axis = axis
        self.minLength = minLength.flatMap { $0.isFinite ? $0 : nil }
    }

    private func length(_ proposal: CGFloat?, along: Axis) -> CGFloat {
        guard axis == nil || axis == along else { return 0 }
        return max(proposal ?? 0, minLength ?? ViewSpacing.defaultLength)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    /// Without default spacing at its ends.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
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
public struct DividerLayout: StatelessLayout {
    /// The axis of its stack; nil outside stacks, where it is horizontal.
    public let axis: Axis?
    /// One pixel, in points.
    public let thickness: CGFloat

    public init(axis: Axis?, thickness: CGFloat) {
        self.axis = axis
        self.thickness = thickness
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return axis == .horizontal
            ? CGSize(width: thickness, height: max(0, size.height))
            : CGSize(width: max(0, size.width), height: thickness)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension FillLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason { SizeReason { placed.filling($0) } }
}

extension FixedLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason { SizeReason(size, "fixed") }
}

extension ResizableLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { placed.filling($0, insteadOfNil: max(0, ideal[$0])) }
    }
}

extension SpacerLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { along in
            guard axis == nil || axis == along else { return LengthReason(0, "nothing across its stack") }
            let least = minLength ?? ViewSpacing.defaultLength
            guard let offered = placed.proposal[along], offered >= least else {
                return LengthReason(max(0, least), "its minimum")
            }
            return LengthReason(offered, placed.allOffered)
        }
    }
}

extension DividerLayout: ExplainedLayout {
    public func explainSize(_ placed: PlacedLayout) -> SizeReason {
        SizeReason { along in
            let isThick = (axis == .horizontal) == (along == .horizontal)
            return isThick ? LengthReason(thickness, "one pixel") : placed.filling(along)
        }
    }
}
