import Foundation

/// The layout of one view.
public struct LayoutRecord: Sendable, Identifiable {
    /// The view's index in `LayoutSnapshot.records`: parents before children, in source order.
    public var id: Int
    /// The view's kind, as in code: `HStack`.
    public var name: String
    /// What distinguishes it from others of its kind: `.feet`, `"rogue"`.
    public var detail: String
    /// The view's role.
    public var role: ViewRole
    /// Names given with `layoutLabel`, innermost first.
    public var labels: [String]
    /// Where the view was written; nil if unknown.
    public var source: SourceLocation?
    /// The id of its parent; nil for the root.
    public var parent: Int?
    /// The ids of its children, in order.
    public var children: [Int]
    /// The number of children it leaves out of the picture, as `ViewThatFits` leaves out all but one.
    public var leftOutCount = 0
    /// The number of views around it.
    public var depth: Int

    /// In the root view's coordinates, in points, unrounded.
    public var frame: CGRect
    /// The proposal of its final placement, in points.
    public var proposal: ProposedViewSize
    /// What its container offered when it worked out its own size, in points: what its answer came from. Nil where the
    /// layout was not traced.
    public var offered: ProposedViewSize?
    /// The guides on which its container aligns it, and those set on it.
    public var guides: [GuideRecord]
    /// A description of what the container does with its children.
    public var facts: LayoutFacts
    /// The layout priority.
    public var priority: Double
    /// The issues of the view.
    public var issues: [LayoutIssue]
    /// Whether it lays out from right to left.
    public var isRightToLeft = false
    /// The safe area it makes for its content, in points; nil for none.
    public var safeArea: EdgeInsets?
    /// The room it leaves between its children: along a stack, or between the columns and rows of a grid. In root
    /// coordinates; empty where it leaves none.
    public var gaps: [LayoutGap] = []
    /// The lines it has its children's guides on, where its columns and rows have lines of their own, as those of a grid
    /// have: in root coordinates, with its children's ids. Nil of a layout that does not tell (`AligningLayout`).
    public var tracks: [AlignedTrack]?
    /// The room its container has for it, as a grid a slot for each cell: in root coordinates. Nil of a layout that does
    /// not tell (`SlottedLayout`).
    public var slot: CGRect?
    /// How wide and how high it can be, where that was asked for.
    public var widths: LengthRange?
    /// The least, ideal and greatest height, if it was measured.
    public var heights: LengthRange?
    /// Changes to the annotations that figures show of it.
    package var annotationEdits: [AnnotationEdit] = []
    /// The part of it that is shown, as of truncated text: `one line`.
    package var cut: String?
    /// Why it has its size; nil if the layout was not traced.
    public var explanation: Explanation?
    /// The explanation's words, where they were read back without what they were made of.
    var readWhy: String?

    /// What the view draws.
    public var content: (any Sendable)?

    /// The view's size, in points.
    public var size: CGSize { frame.size }

    /// The rule and the sum that made its size, in one line: `offered width 94.67 = (300 − 2·8) / 3; took 50 × 64: fixed`.
    ///
    /// nil if the layout was not traced.
    public var why: String? { explanation?.description ?? readWhy }

    /// The view's label, or else its kind and detail.
    public var title: String {
        if let label = labels.last { return label }
        return detail.isEmpty ? name : "\(name) \(detail)"
    }
}

/// An alignment guide of a view.
public struct GuideRecord: Equatable, Sendable {
    /// The origin of the value.
    public enum Provenance: Equatable, Sendable {
        /// Set on the view itself.
        case explicit
        /// Set by one view inside, and passed up: the record's id.
        case inherited(Int)
        /// Merged from several views inside: their records' ids.
        case merged([Int])
        /// The guide's default.
        case standard
    }

    /// The guide.
    public var key: AlignmentKey
    /// From the view's left or top, in points.
    public var value: CGFloat
    /// The origin of the value.
    public var provenance: Provenance

    /// As in code: `.feet`.
    public var name: String { key.name }
}

extension LayoutRecord {
    /// The guide's position in the view, in points; nil if it is not among those recorded.
    public func guide(_ guide: VerticalAlignment) -> CGFloat? { value(of: guide.key) }

    /// The guide's position in the view, in points; nil if it is not among those recorded.
    public func guide(_ guide: HorizontalAlignment) -> CGFloat? { value(of: guide.key) }

    private func value(of key: AlignmentKey) -> CGFloat? { guides.first { $0.key.stands(for: key) }?.value }
}
