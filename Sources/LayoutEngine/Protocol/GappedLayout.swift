import Foundation

/// A layout that describes the gaps between its columns and rows, as grids do. Figures use it; no frame changes.
///
/// It is called after everything is placed, and may measure its subviews again; their answers are remembered. A layout
/// with `LayoutFacts.stackAxis` need not conform: its gaps follow from its children.
public protocol GappedLayout: Layout {
    /// Returns the gaps between neighboring tracks, in the layout's coordinates, for its last placement.
    func gaps(_ placed: PlacedLayout) -> [LayoutGap]
}

/// A gap between two neighbors: children of a stack, or columns or rows of a grid.
public struct LayoutGap: Equatable, Sendable {
    /// The axis of its length: horizontal between columns.
    public var axis: Axis
    /// In points. Each row of a grid has its own gaps between columns, since a cell may span two. If the neighbors overlap,
    /// this is the overlap.
    public var frame: CGRect
    /// Whether negative spacing makes the neighbors overlap.
    public var isOverlap: Bool
    /// The origin of its length.
    public var source: SpacingSource

    /// Creates a gap of `frame`, in points; a negative length along `axis` makes it an overlap.
    public init(axis: Axis, frame: CGRect, source: SpacingSource) {
        self.axis = axis
        self.frame = frame.standardized
        length = frame.size[axis]
        isOverlap = length < 0
        self.source = source
    }

    /// Unrounded, in points; negative if the neighbors overlap.
    public let length: CGFloat

    /// An overlap longer than one of the neighbors, limited to the part from `start` to `end` along its axis.
    func shared(from start: CGFloat, to end: CGFloat) -> LayoutGap {
        guard isOverlap else { return self }
        var gap = self
        gap.frame = CGRect(
            origin: CGPoint(along: axis, start, cross: frame.origin[axis.cross]),
            size: CGSize(along: axis, max(0, end - start), cross: frame.size[axis.cross]))
        return gap
    }

    /// Whether its length is finite and not 0.
    var isSeen: Bool {
        abs(length) > 0.01 && frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
            && frame.height.isFinite
    }
}
