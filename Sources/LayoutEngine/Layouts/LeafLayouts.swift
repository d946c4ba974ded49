import Foundation

/// A view that fills what it is offered: colours and most shapes. A nil axis gives 10 points. Measured on SwiftUI.
public struct FillLayout: StatelessLayout {
    /// As large as it is offered.
    public init() {}

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A view of one size, whatever it is offered.
public struct FixedLayout: StatelessLayout {
    /// In points.
    public let size: CGSize

    /// Always this size, in points.
    public init(size: CGSize) { self.size = size }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A view that fills what it is offered and has an ideal size of its own: a resizable image.
public struct ResizableLayout: StatelessLayout {
    /// In points.
    public let ideal: CGSize

    /// As large as it is offered; `ideal`, in points, where that is nil.
    public init(ideal: CGSize) { self.ideal = ideal }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: ideal)
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// `Spacer`: as long as it is offered, at least its minimum, and nothing across its stack. Measured on SwiftUI.
public struct SpacerLayout: StatelessLayout {
    /// The axis of the stack around it; nil outside stacks, where it fills both axes.
    public let axis: Axis?
    /// In points; nil is 8, and so is what is no length.
    public let minLength: CGFloat?

    /// At least `minLength` points along `axis`, 8 where it is nil; an axis of nil is no stack's.
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

    /// No default spacing at the ends it stretches to.
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
/// Documented for SwiftUI, and found alike by independent reconstructions.
public struct DividerLayout: StatelessLayout {
    /// The axis of the stack around it; nil outside stacks, where it lies flat.
    public let axis: Axis?
    /// One pixel, in points.
    public let thickness: CGFloat

    /// `thickness` points along `axis`; nil is no stack's, and lies flat.
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
