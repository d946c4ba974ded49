import Foundation

/// A layout that can say where it leaves room between its columns and rows, as grids do. Any layout may; it changes no
/// frame.
///
/// It is asked when everything is placed, and may ask its subviews again: whatever it asked before is remembered. Of a
/// layout with `LayoutFacts.stackAxis` the gaps are known from its children, and it need not be one.
public protocol GappedLayout: Layout {
    /// The room between neighbouring tracks, in the layout's own coordinates, as it placed its subviews last.
    func gaps(_ placed: PlacedLayout) -> [LayoutGap]
}

/// Room a container leaves between two neighbours: children of a stack, columns or rows of a grid.
public struct LayoutGap: Equatable, Sendable {
    /// The direction its length is measured in: horizontal between columns.
    public var axis: Axis
    /// In points. Of a grid's columns each row has its own, since a cell may span the room between two. Where the
    /// neighbours overlap, what both cover.
    public var frame: CGRect
    /// Whether the neighbours lie on each other that far, by a negative spacing.
    public var isOverlap: Bool
    /// Where its length comes from.
    public var source: SpacingSource

    /// Room of `frame`, in points, along `axis`; of a negative length there it is an overlap.
    public init(axis: Axis, frame: CGRect, source: SpacingSource) {
        self.axis = axis
        self.frame = frame.standardized
        length = frame.size[axis]
        isOverlap = length < 0
        self.source = source
    }

    /// Unrounded, in points; negative where the neighbours overlap.
    public let length: CGFloat

    /// An overlap longer than one of the neighbours, as far as both reach: from `start` to `end` along its axis.
    func shared(from start: CGFloat, to end: CGFloat) -> LayoutGap {
        guard isOverlap else { return self }
        var gap = self
        gap.frame = CGRect(
            origin: CGPoint(along: axis, start, cross: frame.origin[axis.cross]),
            size: CGSize(along: axis, max(0, end - start), cross: frame.size[axis.cross]))
        return gap
    }

    /// Whether there is room or overlap at all, and a finite one.
    var isSeen: Bool {
        abs(length) > 0.01 && frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
            && frame.height.isFinite
    }
}
