import Drawing
import Foundation
import LayoutEngine

/// A view as figures show it: one record, or a chain of records that readers see as one view.
struct ShownView: Sendable {
    /// Its row in the table.
    var id: Int
    /// The records it stands for, outermost first: neutral modifiers, then the view itself.
    var records: [Int]
    var parent: Int?
    var children: [Int] = []
    var depth: Int

    /// The kind and its detail: `HStack`, `.feet`.
    var name: String
    var detail: String
    /// A text on one line, or the name of an image; nil for other views.
    var words: String?
    /// What a symbol without words stands for.
    var labelTitle: String?
    var label: String?
    /// The type of the view that it is the body of.
    var viewType: String?
    /// That type, if it is the author's and the view one of several: it stands for the kind. What the figure is about is called
    /// by its kind, as its type is its title.
    var ownType: String?
    var role: ViewRole
    var systemPart: SystemPart?
    var kind: ViewKind
    var hue: Hue
    var annotations: Annotations
    /// Annotations that it, or a view around it, asked for.
    var asked: Annotations
    /// Annotations that it, or a view around it, refused.
    var refused: Annotations

    /// In the picture's coordinates, points, always finite.
    var frame: CGRect
    /// As layout gave it, in root coordinates, points: without magnification and omitted stretches.
    var origin: CGPoint
    /// As layout gave it: may be infinite.
    var size: CGSize
    /// The proposal it was placed with.
    var proposal: ProposedViewSize
    /// The proposal its size came from.
    var sizingProposal: ProposedViewSize
    /// Of the outermost record: what the container sees.
    var guides: [GuideRecord]
    var setGuides: [AlignmentKey] = []
    var facts: LayoutFacts
    /// Of the innermost record: the gaps between its children, in root coordinates.
    var gaps: [LayoutGap]
    /// Of the innermost record: the lines of its rows and columns; nil if its layout does not describe them.
    var tracks: [AlignedTrack]?
    /// Of the outermost record: its slot in the container, in root coordinates; nil if that describes none.
    var slot: CGRect?
    var widths: LengthRange?
    var heights: LengthRange?
    var priority: Double
    /// In points; nil if it makes no safe area.
    var safeArea: EdgeInsets?
    var isRightToLeft: Bool
    var issues: [LayoutIssue]
    var probes: [Probe] = []
    var leftOut: [LeftOutView] = []
    var explanation: Explanation?
    /// The first texts in a control that is drawn as one view.
    var controlWords: [String] = []
    /// Its text, or the first in a control that is drawn as one view, where that has too little room.
    var crampedText: CrampedText?
    /// The place of the child it shows among those it chooses from, from 1, and their number.
    var choice: (place: Int, count: Int)?
    /// Where the views around it do not clip it, in root coordinates, points; nil is everywhere.
    var clipRect: CGRect?
    /// The innermost view that clips it, by row, and its clip rectangle.
    var clipSource: (view: Int, clipRect: CGRect)?
    /// Where the scroll view around it shows its content, in root coordinates, in points; nil outside of scroll views.
    var scrollRect: CGRect?
    /// How many rows of a list are so far beyond its bounds that they are not laid out.
    var leftOutRows = 0
    /// Why it is invisible, though its container is visible.
    var hiddenReason: HiddenReason?
    /// Whether a view around it is invisible anywhere.
    var isInsideHidden = false
    /// Whether it fills most of its bounds with one color or gradient.
    var fillsBounds = false
    /// Whether it draws its content elsewhere, as a rotation does.
    var isDrawnElsewhere = false
    /// Whether it is a stack of one view among stacks of its kind that have several: it stands for itself as they do.
    var isLikeSiblings = false
    /// How far from its place it draws its content, as a visual effect may, in points of the layout.
    var move: CGSize?
    /// How far the line of a shape reaches out of its bounds, in points of the layout.
    var lineReach: CGFloat = 0
    /// The view in front of it that paints all of its bounds, by row.
    var cover: Int?
    /// What is opaque in front of parts of it, or of a view around it, in root coordinates, in points.
    var coveredRects: [CGRect] = []
    /// Whether enough of it can be seen that figures and alt texts count it.
    var isCountedInView = true
    var outline = 0
    /// Whether it answered `sizingProposal` with another size than it took in the end.
    var hasOtherAnswer = false
    /// Whether tables show the proposal it was placed with: it, a sibling or a view around it answered anew.
    var showsPlacing = false

    /// Text that is truncated, or whose word is broken.
    struct CrampedText: Sendable {
        let words: String?
        /// The part that is shown: `one line`; nil if all of it is.
        let shown: String?
        /// The first word that a line ends in the middle of.
        let brokenWord: String?
        /// nil if no single line would hold all of it.
        let excess: LengthReason.Excess?
        /// nil if its height is not what it lacks.
        let heightExcess: LengthReason.Excess?
        /// nil if no limit of lines cuts it.
        let lineLimit: LengthReason.LineLimit?
    }

    var isPlacedWithOther: Bool { proposal != sizingProposal }

    /// The proposal that its size answers: the final one if it, or another in its stack, answered another with another
    /// size.
    var answeredProposal: ProposedViewSize {
        showsPlacing && !annotations.contains(.probes) ? proposal : sizingProposal
    }

    /// The guides its children align on.
    var alignmentKeys: [AlignmentKey] {
        guard let tracks else { return facts.guides }
        return tracks.filter { $0.views.count > 1 }.map(\.key).unique
    }

    var isClear: Bool { kind == .leaf && hiddenReason == .transparent }

    var seenFrame: CGRect { clipRect.map { frame.overlap(with: $0) } ?? frame }

    /// Where it is neither clipped nor under a bar or another view that is opaque across its width.
    var uncoveredFrame: CGRect {
        coveredRects.reduce(seenFrame) { seen, bar in
            guard !seen.isNull, bar.overlaps(seen), bar.minX <= seen.minX + 0.5, bar.maxX >= seen.maxX - 0.5 else {
                return seen
            }
            let (above, below) = (max(bar.minY - seen.minY, 0), max(seen.maxY - bar.maxY, 0))
            let top = above < below ? seen.maxY - below : seen.minY
            return CGRect(x: seen.minX, y: top, width: seen.width, height: max(above, below))
        }
    }

    /// Why it would be invisible anywhere.
    var hiddenReasonAnywhere: HiddenReason? { hiddenReason == .outside ? nil : hiddenReason }

    /// Whether it is visible, at least outside the picture's edges.
    var isVisible: Bool { hiddenReasonAnywhere == nil && !isInsideHidden }

    /// Its name in tables and trees, and what stands beside it: the kind or its detail, and why it is not visible.
    var heading: (main: String, notes: [String]) {
        let kind = ownType ?? name
        let (main, more) = label.map { ($0, kind) } ?? (kind, ownType == nil ? detail : name)
        return (main, [more, hiddenReason?.rawValue ?? ""].filter { !$0.isEmpty })
    }

    /// The short name in pictures: the label, the author's type, the name of an image, or the kind.
    var shortName: String {
        if let label = label ?? ownType { return label }
        guard kind == .leaf, role != .text, let words, !words.isEmpty else { return name }
        return words
    }
}

extension ShownView {
    var isListed: Bool { !annotations.isDisjoint(with: [.ledger, .probes, .why]) }

    var isExplained: Bool { annotations.contains(.why) }

    /// Its bounds without the safe area that it makes.
    var safeFrame: CGRect? { safeArea.map(frame(without:)) }

    /// Its bounds without its insets.
    var innerFrame: CGRect { facts.insets.map(frame(without:)) ?? frame }

    private func frame(without insets: EdgeInsets) -> CGRect {
        let lengths = EdgeLengths(insets, isRightToLeft: isRightToLeft)
        return CGRect(
            x: frame.minX + lengths.left, y: frame.minY + lengths.top,
            width: max(0, frame.width - insets.leading - insets.trailing),
            height: max(0, frame.height - insets.top - insets.bottom))
    }
}

/// A proposal that the view's size did not come from.
struct Probe: Sendable {
    var proposal: ProposedViewSize
    var took: CGSize
    var count = 1
}
