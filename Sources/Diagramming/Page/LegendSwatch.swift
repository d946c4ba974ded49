import Drawing
import Foundation

/// A small sample of a mark, as the layers draw it.
struct LegendSwatch {
    let style: DiagramStyle
    let setter: Typesetter

    var grid: PixelGrid { setter.grid }

    func items(_ role: LegendRole, hue: Hue, in frame: CGRect) -> [DisplayItem] {
        let (proposal, alignment) = (style.proposal, style.alignment)
        switch role {
        case .view:
            let wash = DisplayItem.fill(Path(frame), .color(style.wash(hue, 0.08)))
            return [wash, border(frame, style.lengths.viewLine, hue)]
        case .container: return [border(frame, style.lengths.containerLine, hue)]
        case .modifier:
            let width = grid.line(style.lengths.containerLine)
            let path = Path(frame.insetBy(dx: width / 2, dy: width / 2))
            return [.stroke(path, .color(style[hue].line), StrokeStyle(lineWidth: width, dash: [1.5, 1.5]))]
        case .size:
            let painter = LabelPainter(style: style, setter: setter)
            let sample = TextBlock("w × h", font: style.type.badge, color: style.ink)
            return painter.items(sample, .chip(style[hue]), in: frame)
        case .wordedSize:
            let painter = LabelPainter(style: style, setter: setter)
            let sample = TextBlock("w × h", font: style.type.badge, color: style.ink)
            return painter.items(sample, .plain(style[hue]), in: frame)
        case .moreViews:
            let painter = LabelPainter(style: style, setter: setter)
            let sample = TextBlock("+n", font: style.type.badge, color: style.ink)
            return painter.items(sample, .chip(style[hue]), in: frame.insetBy(dx: 4, dy: 0))
        case .proposal: return [dashed(frame, [4, 2.4], grid.line(1))]
        case .innerProposal: return [dashed(frame, style.innerDash, grid.line(0.75))]
        case .openEdge: return [faded(frame)]
        case .endless: return arrow(frame)
        // By itself it would hardly be seen; in a picture it ends at the dashes, too.
        case .unclaimed: return [.fill(Path(frame), style.unclaimed), dashed(frame, style.innerDash, grid.line(0.75))]
        case .excess: return style.hatches(proposal.line, spacing: 6).map { .fill(Path(frame), $0) }
        case .defaultSpacing: return style.gap(.standard, hue).map { .fill(Path(frame), $0) }
        case .explicitSpacing: return style.gap(.explicit, hue).map { .fill(Path(frame), $0) }
        case .textSpacing: return style.gap(.text, hue).map { .fill(Path(frame), $0) }
        case .viewSpacing: return style.gap(.view, hue).map { .fill(Path(frame), $0) }
        case .padding: return style.padding(hue, isDefault: false).map { .fill(Path(frame), $0) }
        case .defaultPadding: return style.padding(hue, isDefault: true).map { .fill(Path(frame), $0) }
        case .spacer: return spacer(frame, style[hue].line)
        case .safeArea:
            return [
                .fill(Path(frame), .color(style.neutral.tint(style.isPrint ? 0 : 0.18)))
            ] + style.hatches(style.neutral.line, spacing: 9).map { .fill(Path(frame), $0) } + [
                line(frame.minX, frame.maxX, y: frame.maxY - grid.line(1) / 2, style.neutral.line)
            ]
        case .dimension: return dimension(frame)
        case .flexibility: return ruler(frame, style[hue].line)
        case .priority, .sizePriority:
            let painter = LabelPainter(style: style, setter: setter)
            let sample = TextBlock("1", font: style.type.badge, color: style.ink)
            let look = Label.Look.outlined(style.neutral, dashed: role == .sizePriority)
            return painter.items(sample, look, in: frame.insetBy(dx: 6, dy: 0))
        case .overflow: return style.overflow.map { .fill(Path(frame), $0) }
        case .issue:
            let edge = CGRect(x: frame.minX, y: frame.minY, width: 3, height: frame.height)
            let chip = CGRect(x: frame.minX + 7, y: frame.minY, width: 14, height: frame.height)
            let sample = TextBlock("!", font: style.type.badge, color: style.ink)
            let painter = LabelPainter(style: style, setter: setter)
            return [.fill(Path(edge), .color(style.warning.line))]
                + painter.items(sample, .chip(style.warning), in: chip)
        case .offerDown:
            let stroke = StrokeStyle(lineWidth: grid.line(1), dash: [3, 2])
            let frame = upright(frame, stroke.lineWidth)
            let path = Path { $0.addLines([CGPoint(x: frame.midX, y: frame.minY), Arrow.neck(frame, up: false)]) }
            return [.stroke(path, .color(proposal.line), stroke), Arrow.head(frame, up: false, proposal.line)]
        case .answerUp:
            let stroke = StrokeStyle(lineWidth: grid.line(1.5))
            let frame = upright(frame, stroke.lineWidth)
            let path = Path { $0.addLines([CGPoint(x: frame.midX, y: frame.maxY), Arrow.neck(frame, up: true)]) }
            return [.stroke(path, .color(style[hue].line), stroke), Arrow.head(frame, up: true, style[hue].line)]
        case .placedWith:
            let sample = setter.line("with", style.type.labelDetail, style.muted)
            return [setter.item(sample, x: frame.midX - sample.size.width / 2, middle: frame.midY)]
        case .leftOut:
            let width = grid.line(style.lengths.viewLine)
            let edge = Path { path in
                path.addRoundedRect(
                    in: frame.insetBy(dx: width / 2, dy: width / 2), cornerSize: CGSize(width: 4, height: 4))
            }
            return [.stroke(edge, .color(style.muted), StrokeStyle(lineWidth: width, dash: [2, 2]))]
        case .turn:
            let wash = DisplayItem.fill(Path(frame), .color(style.wash(hue, 0.28)))
            return [wash, border(frame, 2, hue)]
        case .served:
            let wash = DisplayItem.fill(Path(frame), .color(style.wash(hue, 0.08)))
            let line = grid.border(frame, width: grid.line(style.lengths.viewLine))
            return [wash, .fill(line, .color(style[hue].line.opacity(0.6)), evenOdd: true)]
        case .gap: return style.barGap.map { .fill(Path(frame.insetBy(dx: 0, dy: 3)), $0) }
        case .share: return [.fill(Path(frame.insetBy(dx: 0, dy: 3)), .color(style[hue].line))]
        case .unspent: return [.fill(Path(frame.insetBy(dx: 0, dy: 3)), .color(style.rule))]
        case .tooLong:
            let bar = frame.insetBy(dx: 0, dy: 3)
            let mark = CGRect(x: grid.snap(frame.midX), y: frame.minY, width: grid.line(1.5), height: frame.height)
            return [.fill(Path(bar), .color(style.rule)), .fill(Path(mark), .color(style.warning.line))]
        case .asking: return spoken(frame, .offer)
        case .answering: return spoken(frame, .answer)
        case .placing: return spoken(frame, .placement)
        case .range:
            let track = grid.bar(
                alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX, width: grid.line(1))
            let bar = CGRect(x: frame.minX + 5, y: grid.snap(frame.midY - 2), width: 14, height: 4)
            return [.fill(Path(track), .color(style.rule)), .fill(Path(bar), .color(style[hue].line))]
        case .alignmentLine:
            let bar = grid.bar(
                alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX,
                width: grid.line(style.lengths.guideLine))
            return [.fill(Path(bar), .color(alignment.line))]
        case .alignmentPoint:
            let width = grid.line(style.lengths.guideLine)
            let across = grid.bar(
                alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX, width: width)
            let down = grid.bar(
                alongX: false, at: frame.midX, from: frame.minY, to: frame.maxY, width: width)
            let ring = Path(ellipseIn: CGRect(x: down.midX - 4, y: across.midY - 4, width: 8, height: 8))
            return [across, down].map { .fill(Path($0), .color(alignment.line)) } + [
                .fill(ring, .color(style.panel)),
                .stroke(ring, .color(alignment.line), StrokeStyle(lineWidth: 1.5)),
            ]
        case .explicitGuide: return guide(frame, [0], hollow: false)
        case .defaultGuide: return guide(frame, [0], hollow: true)
        case .mergedGuide: return guide(frame, [-1, 1], hollow: false)
        case .guideHead: return heads(frame)
        case .guideWay:
            let arrows = setter.line("→ ↓", style.type.value, alignment.text)
            return [setter.item(arrows, x: frame.midX - arrows.size.width / 2, middle: frame.midY)]
        case .noGreatest: return openRuler(frame, style[hue].line)
        case .leader: return leader(frame)
        case .number, .numberRange:
            let painter = LabelPainter(style: style, setter: setter)
            let badge = role == .number ? painter.badge(6) : painter.badge(6, to: 8)
            let size = painter.size(of: badge, .badge(style[hue]))
            let place = CGPoint(
                x: grid.snap(frame.midX - size.width / 2), y: grid.snap(frame.midY - size.height / 2))
            return painter.items(badge, .badge(style[hue]), in: CGRect(origin: place, size: size))
        case .difference:
            return DifferenceMark.corners(of: frame, arm: 5, width: grid.line(2))
                .map { .fill(Path($0), .color(style.ink)) }
        case .offeredLength: return offered(frame)
        case .endlessLength: return endless(frame)
        case .sample: return samples(frame, style[hue].line)
        }
    }
}
