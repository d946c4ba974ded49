import Foundation

/// What a view is to a reader of figures, as whoever makes the view says.
public enum ViewRole: String, Sendable, Codable {
    /// Holds others and decides where they go.
    case container
    /// Changes the one view it is around.
    case modifier
    /// Words.
    case text
    /// A picture.
    case image
    /// Colors, gradients and shapes.
    case shape
    /// Room that is there for its own sake.
    case spacer
    /// Any other view without views in it.
    case leaf
}

/// A change to what a figure shows of a view: sets of annotations by their raw values.
public struct AnnotationEdit: Hashable, Sendable {
    /// What is shown besides.
    public var adds: Int
    /// What is not shown.
    public var removes: Int
    /// Whether it counts for the views inside, too.
    public var isForSubtree: Bool

    /// More or less than the scene shows.
    public init(adds: Int = 0, removes: Int = 0, isForSubtree: Bool = false) {
        self.adds = adds
        self.removes = removes
        self.isForSubtree = isForSubtree
    }

    /// The annotations with the edit made.
    public func applied(to annotations: Int) -> Int { annotations & ~removes | adds }
}

/// Where the room between two neighbors in a stack comes from.
public enum SpacingSource: String, Sendable, Codable {
    /// Written down at the stack.
    case explicit
    /// The 8 points between views that say nothing.
    case standard
    /// What the letters at an edge of text ask for.
    case text
    /// What one of the two says, such as a spacer its 0.
    case view
}

/// How long a view can be along one axis, the other as it was proposed. In points; ∞ means without end.
public struct LengthRange: Equatable, Sendable {
    /// What it takes when offered 0.
    public var least: CGFloat
    /// What it takes when offered nil.
    public var ideal: CGFloat
    /// What it takes when offered ∞.
    public var most: CGFloat

    /// Three answers, in points.
    public init(least: CGFloat, ideal: CGFloat, most: CGFloat) {
        self.least = least
        self.ideal = ideal
        self.most = most
    }
}
