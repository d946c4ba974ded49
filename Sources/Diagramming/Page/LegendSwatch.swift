import Drawing
import Foundation

/// A small sample of a mark, as the layers draw it.
struct LegendSwatch {
    let style: DiagramStyle
    let setter: Typesetter

    var grid: PixelGrid { setter.grid }

    func items(_ role: LegendRole, hue: Hue, in frame: CGRect) -> [DisplayItem] {
        if let paints = region(role, hue) { return paints.map { .fill(Path(frame), $0) } }
        if let label = label(role, hue) {
            let painter = LabelPainter(style: style, setter: setter)
            let sample = TextBlock(label.text, font: style.type.badge, color: style.ink)
            return painter.items(sample, label.look, in: frame.insetBy(dx: label.inset, dy: 0))
        }
        return shape(role, hue, frame)
    }

    private func region(_ role: LegendRole, _ hue: Hue) -> [PaintStyle]? {
        switch role {
        case .excess: [style.excess]
        case .room: [style.room(hue)]
        case .overflow: style.overflow
        default: nil
        }
    }

    private func label(_ role: LegendRole, _ hue: Hue) -> (text: String, look: FigureLabel.Look, inset: CGFloat)? {
        switch role {
        case .size: ("w × h", .chip(style[hue]), 0)
        case .wordedSize: ("w × h", .plain(style[hue]), 0)
        case .moreViews: ("+n", .chip(style[hue]), 4)
        case .priority, .sizePriority: ("1", .outlined(style.neutral, dashed: role == .sizePriority), 6)
        default: nil
        }
    }

    private func shape(_ role: LegendRole, _ hue: Hue, _ frame: CGRect) -> [DisplayItem] {
        let (accent, proposal) = (style[hue], style.proposal.line)
        let bar = frame.insetBy(dx: 0, dy: 3)
        switch role {
        case .view: return wash(frame, hue, 0.08) + [border(frame, style.lengths.viewLine, hue)]
        case .container: return [border(frame, style.lengths.containerLine, hue)]
        case .modifier: return dotted(frame, accent.line)
        case .proposal: return [dashed(frame, [4, 2.4], grid.line(1))]
        case .innerProposal: return [dashed(frame, style.innerDash, grid.line(0.75))]
        case .openEdge: return [faded(frame)]
        case .endless: return arrow(frame)
        // The tint alone would hardly be seen; in a picture it ends at the dashes, too.
        case .unclaimed: return [.fill(Path(frame), style.unclaimed), dashed(frame, style.innerDash, grid.line(0.75))]
        case .spacer: return spacer(frame, accent.line)
        case .safeArea: return safeArea(frame)
        case .dimension: return dimension(frame)
        case .flexibility: return ruler(frame, accent.line)
        case .noGreatest: return openRuler(frame, accent.line)
        case .issue: return issue(frame)
        case .difference:
            return [
                .fill(grid.border(frame, width: grid.line(2)), .color(style.emphasis.line), evenOdd: true)
            ]
        case .proposalDown: return upright(frame, proposal, grid.line(1), dash: [3, 2], up: false)
        case .answerUp: return upright(frame, accent.line, grid.line(1.5), up: true)
        case .leftOut: return leftOut(frame)
        case .turn: return wash(frame, hue, 0.28) + [border(frame, 2, hue)]
        case .served: return wash(frame, hue, 0.08) + [border(frame, style.lengths.viewLine, hue, opacity: 0.6)]
        case .gap: return style.barGap.map { .fill(Path(bar), $0) }
        case .share: return [.fill(Path(bar), .color(accent.line))]
        case .unspent: return [.fill(Path(bar), .color(style.rule))]
        case .tooLong:
            let mark = CGRect(x: grid.snap(frame.midX), y: frame.minY, width: grid.line(1.5), height: frame.height)
            return [.fill(Path(bar), .color(style.rule)), .fill(Path(mark), .color(style.warning.line))]
        case .asking: return spoken(frame, .proposal)
        case .answering: return spoken(frame, .answer)
        case .placing: return spoken(frame, .placement)
        case .range: return range(frame, accent.line)
        case .alignmentLine: return [across(frame, style.lengths.guideLine, style.alignment.line).item]
        case .alignmentPoint: return point(frame)
        case .explicitGuide: return guide(frame, [0], hollow: false)
        case .defaultGuide: return guide(frame, [0], hollow: true)
        case .mergedGuide: return guide(frame, [-1, 1], hollow: false)
        case .guideWay: return [words("→ ↓", style.type.value, style.alignment.text, frame)]
        case .number: return number(frame, hue)
        case .proposedLength: return proposedLength(frame)
        case .endlessLength: return endless(frame)
        case .sample: return samples(frame, accent.line)
        case .size, .wordedSize, .moreViews, .priority, .sizePriority, .excess, .room, .overflow:
            return []
        }
    }
}
