import Drawing
import Foundation

/// The meaning of a mark, in the order of the legend.
package enum LegendRole: Int, CaseIterable, Hashable, Sendable {
    case view, container, modifier, size, moreViews
    case proposal, innerProposal, openEdge, endless, unclaimed, excess
    case proposalDown, answerUp, leftOut
    case asking, answering, placing, turn, served, gap, share, unallotted, tooLong
    case alignmentLine, alignmentPoint, explicitGuide, defaultGuide, mergedGuide, guideDirection
    case spacing, spacer, safeArea
    case dimension, flexibility, range, noMaximum, priority, sizePriority
    case overflow, issue, difference
    case proposedLength, sample
    case number

    package var text: String {
        switch self {
        case .view: "a view’s actual bounds"
        case .container: "a container’s or modifier’s bounds"
        case .modifier: "dotted: a modifier’s bounds"
        case .size: "width × height it takes, in points"
        case .moreViews: "+n: n more views with the same bounds"
        case .proposal: "dashed: the size it was proposed"
        case .innerProposal: "the size proposed to a view inside"
        case .openEdge: "fading end: nil, no length proposed"
        case .endless: "arrow: ∞ proposed"
        case .unclaimed: "proposed, not used"
        case .excess: "larger than proposed"
        case .proposalDown: "down: what it was proposed"
        case .answerUp: "up: what it takes"
        case .leftOut: "gray and dashed: measured, then left out"
        case .asking: "dashed arrow: proposes a size"
        case .answering: "solid arrow: answers with its size"
        case .placing: "places its children"
        case .turn: "the child whose turn it is"
        case .served: "served already"
        case .gap: "gaps between the children"
        case .share: "a child’s length"
        case .unallotted: "length not given out yet"
        case .tooLong: "where its proposal ends"
        case .alignmentLine: "the line the container aligns on"
        case .alignmentPoint: "the point it aligns on"
        case .explicitGuide: "explicit guide"
        case .defaultGuide: "default guide"
        case .mergedGuide: "guide merged from several views"
        case .guideDirection: "→ from the leading edge, ↓ from the top"
        case .spacing: "spacing or padding"
        case .spacer: "a spacer’s length"
        case .safeArea: "safe area inset"
        case .dimension: "a length, in points"
        case .flexibility: "minimum, ideal, taken, maximum"
        case .range: "minimum to maximum"
        case .noMaximum: "no maximum"
        case .priority: "layout priority: higher is served first"
        case .sizePriority: "only the highest priority sets the ZStack’s size"
        case .overflow: "outside its container"
        case .issue: "layout issue"
        case .difference: "first difference"
        case .proposedLength: "the length it was proposed"
        case .sample: "on the curve: a size drawn above"
        case .number: "a number: its row in the list"
        }
    }

    /// Whether its mark has a label that explains it.
    var speaksForItself: Bool {
        switch self {
        case .view, .container, .size, .alignmentLine, .alignmentPoint, .safeArea, .dimension,
            .priority, .issue, .difference, .spacing, .proposedLength:
            true
        default: false
        }
    }

    /// The text that does not refer to another role.
    package var textAlone: String {
        switch self {
        case .innerProposal: "dashed: the size a view inside was proposed"
        default: text
        }
    }
}

struct Legend {
    let style: DiagramStyle
    let setter: Typesetter
    let roles: [LegendRole: Hue]
    /// Whether infinite proposals point to the left.
    var isRightToLeft = false

    private let swatch = CGSize(width: 26, height: 13)
    private let rowHeight: CGFloat = 20

    /// Storyboards, whose marks are a language of their own, explain all.
    var maxEntries = 4

    /// The roles whose marks have no label of their own, in order, up to a limit.
    var entries: [LegendRole] {
        Array(LegendRole.allCases.filter { roles[$0] != nil && !$0.speaksForItself }.prefix(maxEntries))
    }

    func words(for role: LegendRole) -> String {
        switch role {
        case .innerProposal where roles[.proposal] == nil: role.textAlone
        default: role.text
        }
    }

    /// The marks one after the other, in as many rows as `width` points need.
    func flow(width: CGFloat) -> PageBlock? {
        guard !entries.isEmpty else { return nil }
        var (items, x, middle, widest): ([DisplayItem], CGFloat, CGFloat, CGFloat) = ([], 0, 7, 0)
        for role in entries {
            let text = setter.line(words(for: role), style.type.legend, style.muted)
            let taken = swatch.width + 10 + text.size.width
            if x > 0, x + taken > width { (x, middle) = (0, middle + rowHeight) }
            items += entry(role, text, x: x, middle: middle)
            widest = max(widest, x + taken)
            x = (x + taken + 24).rounded(.up)
        }
        return PageBlock(size: CGSize(width: widest.rounded(.up), height: middle + 7), items: items)
    }

    private func entry(_ role: LegendRole, _ text: SetText, x: CGFloat, middle: CGFloat) -> [DisplayItem] {
        let frame = CGRect(
            x: x, y: middle - (swatch.height / 2).rounded(.down), width: swatch.width, height: swatch.height)
        var items = LegendSwatch(style: style, setter: setter).items(role, hue: roles[role] ?? .green, in: frame)
        if isRightToLeft, [.openEdge, .endless].contains(role) {
            items = [.group(items, .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0)))]
        }
        return items
            + [setter.item(text, x: x + swatch.width + 10, middle: middle)]
    }
}
