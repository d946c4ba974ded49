import Foundation

/// The layout of one view.
public struct LayoutRecord: Sendable, Identifiable {
    /// The view's index in `LayoutSnapshot.records`: parents before children, in source order.
    public var id: Int
    /// The view's kind, as in code: `HStack`.
    public var name: String
    /// A detail that distinguishes it from others of its kind: `.feet`, `“rogue”`.
    public var detail: String
    /// A text on one line, or the name of an image, whose beginning the detail quotes; nil for other views.
    package var words: String?
    /// What a symbol stands for that is drawn without its words, as a label's is in a bar.
    package var labelTitle: String?
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
    /// Which of its children is in the picture, where it leaves out all others.
    package var shownChild: Int?
    /// The number of views around it.
    public var depth: Int

    /// In the root view's coordinates, in points, unrounded.
    public var frame: CGRect
    /// The proposal of its final placement, in points.
    public var proposal: ProposedViewSize
    /// The proposals its container made while computing its own size, in points; nil if the layout was not traced.
    public var sizingProposal: ProposedViewSize?
    /// The guides on which its container aligns it, and the guides set on it.
    public var guides: [GuideRecord]
    /// A description of what the container does with its children.
    public var facts: LayoutFacts
    /// What it is written with for its layout or its container's, besides `facts` and `detail`.
    package var settings: [LayoutSetting] = []
    public var priority: Double
    public var issues: [LayoutIssue]
    /// Whether it lays out from right to left.
    public var isRightToLeft = false
    /// The safe area it makes for its content, in points; nil for none.
    public var safeArea: EdgeInsets?
    /// The gaps between its children, or between the columns and rows of a grid, in root coordinates.
    public var gaps: [LayoutGap] = []
    /// The lines on which a grid aligns its cells, in root coordinates, with its children's ids; nil unless the layout
    /// is an `AligningLayout`.
    public var tracks: [AlignedTrack]?
    /// Its slot in the container, such as a grid's cell, in root coordinates; nil unless the container is a
    /// `SlottedLayout`.
    public var slot: CGRect?
    /// The minimum, ideal and maximum width, if it was measured.
    public var widths: LengthRange?
    /// The minimum, ideal and maximum height, if it was measured.
    public var heights: LengthRange?
    package var annotationEdits: [AnnotationEdit] = []
    /// The part of truncated text that is shown: `one line`.
    package var cut: String?
    /// Why it has its size; nil if the layout was not traced.
    public var explanation: Explanation?
    /// The explanation's text, if the layout was read from JSON.
    var readWhy: String?

    /// nil for a view of the user's, and if the layout was read from JSON.
    package var systemPart: SystemPart?

    /// The name of the user's view that it is the body of: `MessageRow`; nil for a view of SwiftUI's.
    package var viewType: String?

    /// The view's drawing.
    public var content: (any Sendable)?

    /// The view's size, in points.
    public var size: CGSize { frame.size }

    /// The rule and the sum that made its size, in one line: `proposed width 94.67 = (300 − 2 × 8) / 3; takes 50 × 64:
    /// fixed`.
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

    public var key: AlignmentKey
    /// From the view's left or top, in points.
    public var value: CGFloat
    /// The origin of the value.
    public var provenance: Provenance

    /// As in code: `.feet`.
    public var name: String { key.name }
}

extension LayoutRecord {
    /// The guide's position in the view, in points; nil if it was not recorded.
    public func guide(_ guide: VerticalAlignment) -> CGFloat? { value(of: guide.key) }

    /// The guide's position in the view, in points; nil if it was not recorded.
    public func guide(_ guide: HorizontalAlignment) -> CGFloat? { value(of: guide.key) }

    private func value(of key: AlignmentKey) -> CGFloat? { guides.first { $0.key.stands(for: key) }?.value }
}
