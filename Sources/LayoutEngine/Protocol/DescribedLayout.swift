import Foundation

/// A layout that describes itself for figures and traces. It changes no frame.
public protocol DescribedLayout: Layout {
    /// The description of the container.
    var facts: LayoutFacts { get }
}

/// A description of what a container does with its children.
public struct LayoutFacts: Equatable, Sendable {
    /// The guides on which it aligns its children.
    public var guides: [AlignmentKey]
    /// The axis it stacks along; nil if it does not.
    public var stackAxis: Axis?
    /// Its spacing, in points; nil if none was specified.
    public var spacing: CGFloat?
    /// The padding around its child, in points; nil for none.
    public var insets: EdgeInsets?
    /// Whether its insets are the default, because no length was specified.
    public var hasDefaultInsets = false
    /// The guides it sets on its child.
    public var sets: [AlignmentKey]
    /// Whether it always has its child's size and place, so that figures show the two as one view.
    public var isNeutral: Bool
    /// Its use of its children's layout priorities; nil for none.
    public var priorities: PriorityUse?
    /// The lengths it takes whatever is in it, in points; nil on an axis without one.
    package var ownSize = ProposedViewSize.unspecified
    /// The lengths that a flexible frame does not exceed, in points; ∞ fills the proposal, nil is no bound.
    package var maxSize = ProposedViewSize.unspecified
    /// The lengths that a flexible frame does not go below, in points; nil is no bound.
    package var minSize = ProposedViewSize.unspecified
    /// The least length of a spacer along its stack, in points; nil for other views.
    package var minLength: CGFloat?
    /// How it lays its children over each other; nil if it does not.
    package var layers: Layers?
    /// The axes along which it scrolls.
    package var scrolls: Axis.Set = []
    /// Whether its child may extend over the safe area, while it keeps the size inside.
    package var ignoresSafeArea = false
    /// Whether it proposes lengths of one ratio.
    package var keepsRatio = false
    /// Whether that is the ratio of its child's ideal size.
    package var keepsIdealRatio = false
    /// The places among its children at which the sections of a list begin.
    package var sections: [Int] = []

    package enum Layers: String, Sendable, Codable {
        /// All decide about its size.
        case stack
        /// It has the bounds of its first child; the others lie over it, lie behind it, or cut it out.
        case overlay, background, mask
    }

    /// Whether it has the bounds of its first child, which the others only decorate.
    package var isDecoration: Bool { layers != nil && layers != .stack }

    /// Creates a description; spacing and insets are in points.
    public init(
        guides: [AlignmentKey] = [], stackAxis: Axis? = nil, spacing: CGFloat? = nil, insets: EdgeInsets? = nil,
        sets: [AlignmentKey] = [], isNeutral: Bool = false, priorities: PriorityUse? = nil
    ) {
        self.guides = guides
        self.stackAxis = stackAxis
        self.spacing = spacing
        self.insets = insets
        self.sets = sets
        self.isNeutral = isNeutral
        self.priorities = priorities
    }
}

/// A container's use of the layout priorities of its children.
public enum PriorityUse: String, Sendable, Codable {
    /// Children of higher priority are served first.
    case order
    /// Only children of the highest priority decide its size.
    case size
}
