import Foundation

/// What figures and traces say of a layout that says it of itself. Any layout may; it changes no frame.
public protocol DescribedLayout: Layout {
    /// What is known of the container.
    var facts: LayoutFacts { get }
}

/// What a container does with its children, for people to read.
public struct LayoutFacts: Equatable, Sendable {
    /// The guides it lines its children up on.
    public var guides: [AlignmentKey]
    /// The axis it stacks along; nil if it does not.
    public var stackAxis: Axis?
    /// Its spacing where it was written down, in points; nil where it was not.
    public var spacing: CGFloat?
    /// What it leaves free around its child, in points; nil for a layout that pads nothing.
    public var insets: EdgeInsets?
    /// Its insets are the default ones: no length was written down.
    public var hasDefaultInsets = false
    /// Guides it sets on its child itself.
    public var sets: [AlignmentKey]
    /// It has its child's size and place, whatever is proposed: figures show the two as one view.
    public var isNeutral: Bool
    /// What it does with its children's layout priorities; nil where it does nothing, or does not say.
    public var priorities: PriorityUse?

    /// What figures want to know of a layout; spacing and insets in points, nil where it has none written down.
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

/// What a container does with the layout priorities of its children.
public enum PriorityUse: String, Sendable, Codable {
    /// Those of a higher one are served before the others.
    case order
    /// Those of the highest one alone decide its size.
    case size
}
