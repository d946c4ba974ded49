import Drawing
import Foundation

/// A small sample of a mark, as the layers draw it. Marks whose labels explain them have none.
struct LegendSwatch {
    let style: DiagramStyle
    let setter: Typesetter

    var grid: PixelGrid { setter.grid }

    func items(_ role: LegendRole, hue: Hue, in frame: CGRect) -> [DisplayItem] {
        let (accent, proposal) = (style[hue], style.proposal.line)
        let bar = frame.insetBy(dx: 0, dy: 3)
        switch role {
        case .excess: return [.fill(Path(frame), style.excess)]
        case .overflow: return style.overflow.map { .fill(Path(frame), $0) }
        case .moreViews: return label("+n", .chip(style[hue]), frame.insetBy(dx: 4, dy: 0))
        case .sizePriority: return label("1", .outlined(style.neutral, dashed: true), frame.insetBy(dx: 6, dy: 0))
        case .modifier: return dotted(frame, accent.line)
        case .proposal: return [dashed(frame, [4, 2.4], grid.line(1))]
        case .innerProposal: return [dashed(frame, style.innerDash, grid.line(0.75))]
        case .openEdge: return [faded(frame)]
        case .endless: return arrow(frame)
        // The tint alone would hardly be seen; in a picture it ends at the dashes, too.
        case .unclaimed: return [.fill(Path(frame), style.unclaimed), dashed(frame, style.innerDash, grid.line(0.75))]
        case .spacer: return spacer(frame, accent.line)
        case .flexibility: return ruler(frame, accent.line)
        case .noMaximum: return openRuler(frame, accent.line)
        case .proposalDown: return upright(frame, proposal, grid.line(1), dash: [3, 2], up: false)
        case .answerUp: return upright(frame, accent.line, grid.line(1.5), up: true)
        case .leftOut: return leftOut(frame)
        case .turn: return [.fill(Path(frame), .color(style.currentFill(hue))), border(frame, 2, hue)]
        case .served:
            return [
                .fill(Path(frame), .color(style.faintFill(hue))),
                border(frame, style.lengths.viewLine, hue, opacity: 0.6),
            ]
        case .gap: return style.barGap.map { .fill(Path(bar), $0) }
        case .share: return [.fill(Path(bar), .color(accent.line))]
        case .unallotted: return [.fill(Path(bar), .color(style.rule))]
        case .tooLong:
            let mark = CGRect(x: grid.snap(frame.midX), y: frame.minY, width: grid.line(1.5), height: frame.height)
            return [.fill(Path(bar), .color(style.rule)), .fill(Path(mark), .color(style.warning.line))]
        case .asking: return exchange(frame, .proposal)
        case .answering: return exchange(frame, .answer)
        case .placing: return exchange(frame, .placement)
        case .range: return range(frame, accent.line)
        case .explicitGuide: return guide(frame, [0], hollow: false)
        case .defaultGuide: return guide(frame, [0], hollow: true)
        case .mergedGuide: return guide(frame, [-1, 1], hollow: false)
        case .guideDirection: return [words("→ ↓", style.type.value, style.alignment.text, frame)]
        case .number: return number(frame, hue)
        case .sample: return samples(frame, accent.line)
        // Their labels explain them.
        case .view, .container, .size, .alignmentLine, .alignmentPoint, .spacing, .safeArea, .dimension, .priority,
            .issue, .difference, .proposedLength:
            return []
        }
    }
}
