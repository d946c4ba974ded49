import Foundation

/// What layout decided for one view.
public struct LayoutRecord: Sendable, Identifiable {
    /// The view's place in `LayoutSnapshot.records`: parents before children, in source order.
    public var id: Int
    /// The view's kind, as one writes it: `HStack`.
    public var name: String
    /// What tells it from others of its kind: `.feet`, `"rogue"`.
    public var detail: String
    /// What sort of view it is.
    public var role: ViewRole
    /// Names given with `layoutLabel`, innermost first.
    public var labels: [String]
    /// Where the view was written; nil where that is not known.
    public var source: SourceLocation?
    /// The record around it, by its position; nil for the root.
    public var parent: Int?
    /// The records within it, by their positions, in order.
    public var children: [Int]
    /// How many views are within it besides that it leaves out of the picture, as `ViewThatFits` all but one.
    public var leftOutCount = 0
    /// How many views it is inside of.
    public var depth: Int

    /// In the root view's coordinates, in points, unrounded.
    public var frame: CGRect
    /// What its container proposed where it was finally placed, in points.
    public var proposal: ProposedViewSize
    /// What its container offered when it worked out its own size, in points: what its answer came from. Nil where the
    /// layout was not traced.
    public var offered: ProposedViewSize?
    /// The guides that matter: those its container lines it up on, and those set on it.
    public var guides: [GuideRecord]
    /// What the container does with its children.
    public var facts: LayoutFacts
    /// Higher is served first.
    public var priority: Double
    /// What went wrong; empty where nothing did.
    public var issues: [LayoutIssue]
    /// It, and the views in it, read from right to left.
    public var isRightToLeft = false
    /// The insets it keeps its content clear of, in points; nil where it makes no safe area.
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
    /// What figures show of it besides what they show of all.
    public var annotationEdits: [AnnotationEdit] = []
    /// What is left of it where it does not show all, as of text: `one line`.
    package var cut: String?
    /// Why it is as large as it is; nil where the layout was not traced.
    public var explanation: Explanation?
    /// The explanation's words, where they were read back without what they were made of.
    var readWhy: String?

    /// What the view draws, for whoever paints it.
    public var content: (any Sendable)?

    /// What the view took, in points.
    public var size: CGSize { frame.size }

    /// The rule and the sum that made its size, in one line: `offered width 94.67 = (300 − 2·8) / 3; took 50 × 64: fixed`.
    ///
    /// Nil where the layout was not traced.
    public var why: String? { explanation?.description ?? readWhy }

    /// The name people know the view by: its label, else its kind and detail.
    public var title: String {
        if let label = labels.last { return label }
        return detail.isEmpty ? name : "\(name) \(detail)"
    }
}

/// An alignment guide of a view.
public struct GuideRecord: Equatable, Sendable {
    /// Where the value comes from.
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
    /// Where the value comes from.
    public var provenance: Provenance

    /// As one writes it: `.feet`.
    public var name: String { key.name }
}

extension LayoutRecord {
    /// The guide's position in the view, in points; nil if it is not among those recorded.
    public func guide(_ guide: VerticalAlignment) -> CGFloat? { value(of: guide.key) }

    /// The guide's position in the view, in points; nil if it is not among those recorded.
    public func guide(_ guide: HorizontalAlignment) -> CGFloat? { value(of: guide.key) }

    private func value(of key: AlignmentKey) -> CGFloat? { guides.first { $0.key.stands(for: key) }?.value }
}
