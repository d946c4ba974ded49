import Drawing
import Foundation

/// A small sample of a mark, as the layers draw it.
struct LegendSwatch {
    let style: DiagramStyle
    let setter: Typesetter

    private var grid: PixelGrid { setter.grid }

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
        case .proposal: return [dashed(frame, [4, 2.4], grid.line(1))]
        case .innerProposal: return [dashed(frame, [2, 2], grid.line(0.75))]
        case .openEdge: return [faded(frame)]
        case .endless: return arrow(frame)
        case .unclaimed: return [.fill(Path(frame), style.unclaimed(0.14))]
        case .excess: return style.hatches(proposal.line, spacing: 6).map { .fill(Path(frame), $0) }
        case .defaultSpacing: return [.fill(Path(frame), .hatch(style[hue].tint(0.55), width: 1, spacing: 5))]
        case .explicitSpacing:
            return [
                .fill(Path(frame), .color(style.wash(hue, 0.14))),
                .fill(Path(frame), .hatch(style[hue].tint(0.55), width: 1, spacing: 5)),
            ]
        case .textSpacing, .viewSpacing:
            return [.fill(Path(frame), .hatch(style[hue].tint(0.55), width: 1, spacing: 9))]
        case .padding:
            return [
                .fill(Path(frame), .color(style.wash(hue, 0.1))),
                .fill(Path(frame), .hatch(style[hue].tint(0.35), width: 1, spacing: 3)),
            ]
        case .defaultPadding: return [.fill(Path(frame), .hatch(style[hue].tint(0.35), width: 1, spacing: 3))]
        case .spacer: return spacer(frame, style[hue].line)
        case .safeArea:
            return [
                .fill(Path(frame), .color(style.neutral.tint(style.isPrint ? 0 : 0.18)))
            ] + style.hatches(style.neutral.line, spacing: 9).map { .fill(Path(frame), $0) } + [
                line(frame.minX, frame.maxX, y: frame.maxY - grid.line(1) / 2, style.neutral.line)
            ]
        case .dimension: return dimension(frame)
        case .flexibility: return ruler(frame, style[hue].line)
        case .priority:
            let painter = LabelPainter(style: style, setter: setter)
            let sample = TextBlock("1", font: style.type.badge, color: style.ink)
            return painter.items(sample, .outlined(style.neutral, dashed: false), in: frame.insetBy(dx: 6, dy: 0))
        case .overflow: return [.fill(Path(frame), .hatch(style.warning.tint(0.6), width: 2, spacing: 6))]
        case .issue:
            let edge = CGRect(x: frame.minX, y: frame.minY, width: 3, height: frame.height)
            return [.fill(Path(edge), .color(style.warning.line))]
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
        case .turn:
            let wash = DisplayItem.fill(Path(frame), .color(style.wash(hue, 0.28)))
            return [wash, border(frame, 2, hue)]
        case .served:
            let wash = DisplayItem.fill(Path(frame), .color(style.wash(hue, 0.08)))
            return [wash, border(frame, style.lengths.viewLine, hue)]
        case .gap: return [.fill(Path(frame.insetBy(dx: 0, dy: 3)), .color(style.muted.opacity(0.5)))]
        case .unspent: return [.fill(Path(frame.insetBy(dx: 0, dy: 3)), .color(style.rule))]
        case .alignmentLine:
            let bar = grid.bar(
                alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX,
                width: grid.line(style.lengths.guideLine))
            return [.fill(Path(bar), .color(alignment.line))]
        case .alignmentPoint:
            let ring = Path(ellipseIn: CGRect(x: frame.midX - 4, y: frame.midY - 4, width: 8, height: 8))
            return [.stroke(ring, .color(alignment.line), StrokeStyle(lineWidth: 1.5))]
        case .explicitGuide: return guide(frame, [0], hollow: false)
        case .defaultGuide: return guide(frame, [0], hollow: true)
        case .mergedGuide: return guide(frame, [-1, 1], hollow: false)
        case .difference:
            return DifferenceMark.corners(of: frame, arm: 5, width: grid.line(2))
                .map { .fill(Path($0), .color(style.ink)) }
        case .offeredLength: return offered(frame)
        case .endlessLength: return arrow(frame)
        }
    }

    private func line(_ from: CGFloat, _ to: CGFloat, y: CGFloat, _ color: RGBA, _ dash: [CGFloat] = [])
        -> DisplayItem
    {
        let path = Path { $0.addLines([CGPoint(x: from, y: y), CGPoint(x: to, y: y)]) }
        return .stroke(path, .color(color), StrokeStyle(lineWidth: grid.line(1), dash: dash))
    }

    private func spacer(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        let y = grid.snap(frame.midY) + grid.line(1) / 2
        let heads = [(frame.minX, CGFloat(5)), (frame.maxX, -5)].map { tip, back in
            let path = Path { path in
                path.addLines([
                    CGPoint(x: tip + back, y: y - 3.5), CGPoint(x: tip, y: y), CGPoint(x: tip + back, y: y + 3.5),
                ])
            }
            return DisplayItem.stroke(path, .color(color), StrokeStyle(lineWidth: grid.line(1), lineJoin: .round))
        }
        return [line(frame.minX, frame.maxX, y: y, color, [1, 2])] + heads
    }

    private func dimension(_ frame: CGRect) -> [DisplayItem] {
        let color = style.neutral.line
        let pixel = grid.line(1)
        let bar = grid.bar(alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX, width: pixel)
        let ends = [frame.minX, frame.maxX - pixel].map {
            DisplayItem.fill(
                Path(CGRect(x: $0, y: frame.minY, width: pixel, height: frame.height)), .color(color.opacity(0.4)))
        }
        let heads = [(frame.minX, CGFloat(7)), (frame.maxX, -7)].map { tip, back in
            DisplayItem.fill(triangle(tip, back, bar.midY, 2.5), .color(color))
        }
        return ends + [.fill(Path(bar), .color(color))] + heads
    }

    private func triangle(_ tip: CGFloat, _ back: CGFloat, _ y: CGFloat, _ half: CGFloat) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: tip, y: y), CGPoint(x: tip + back, y: y - half), CGPoint(x: tip + back, y: y + half),
            ])
            path.closeSubpath()
        }
    }

    private func ruler(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        let bar = grid.bar(alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX, width: grid.line(1))
        let ends = [frame.minX, frame.maxX].map { x in
            grid.bar(
                alongX: false, at: x, from: bar.midY - 5, to: bar.midY + 5, width: grid.line(1.5))
        }
        let ideal = Path(ellipseIn: CGRect(x: frame.minX + 6, y: bar.midY - 3, width: 6, height: 6))
        return ([bar] + ends).map { .fill(Path($0), .color(color)) } + [
            .fill(ideal, .color(style.canvas)), .stroke(ideal, .color(color), StrokeStyle(lineWidth: grid.line(1))),
            .fill(FlexibilityLayer.diamond(CGPoint(x: frame.minX + 18, y: bar.midY)), .color(color)),
        ]
    }

    /// A length with ends.
    private func offered(_ frame: CGRect) -> [DisplayItem] {
        let pixel = grid.line(1)
        let bar = grid.bar(alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX, width: pixel)
        let ends = [bar.minX, bar.maxX - pixel].map { x in
            CGRect(x: x, y: bar.minY - 3, width: pixel, height: 6 + pixel)
        }
        return ([bar] + ends).map { .fill(Path($0), .color(style.proposal.line)) }
    }

    private func border(_ frame: CGRect, _ width: CGFloat, _ hue: Hue) -> DisplayItem {
        .fill(grid.border(frame, width: grid.line(width)), .color(style[hue].line), evenOdd: true)
    }

    private func dashed(_ frame: CGRect, _ dash: [CGFloat], _ width: CGFloat) -> DisplayItem {
        let path = Path(frame.insetBy(dx: width / 2, dy: width / 2))
        return .stroke(path, .color(style.proposal.line), StrokeStyle(lineWidth: width, dash: dash))
    }

    /// A rectangle whose right side fades away.
    private func faded(_ frame: CGRect) -> DisplayItem {
        let pixel = grid.line(1)
        let rect = frame.insetBy(dx: pixel / 2, dy: pixel / 2)
        let path = Path { path in
            path.addLines([
                CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ])
        }
        let color = style.proposal.line
        let stops = [GradientStop(color: color, location: 0.3), GradientStop(color: color.opacity(0), location: 1)]
        let paint = PaintStyle.linearGradient(
            stops: stops, from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        return .stroke(path, paint, StrokeStyle(lineWidth: pixel, dash: [3, 2]))
    }

    private func arrow(_ frame: CGRect) -> [DisplayItem] {
        let bar = grid.bar(
            alongX: true, at: frame.midY, from: frame.minX + 2, to: frame.maxX - 6, width: grid.line(1.5))
        let head = Path { path in
            path.addLines([
                CGPoint(x: frame.maxX, y: bar.midY), CGPoint(x: frame.maxX - 7, y: bar.midY - 4),
                CGPoint(x: frame.maxX - 7, y: bar.midY + 4),
            ])
            path.closeSubpath()
        }
        let color = PaintStyle.color(style.proposal.line)
        return [.fill(Path(bar), color), .fill(head, color)]
    }

    /// A guide, lying down: an arrow that is solid, dashed and hollow, or double.
    private func guide(_ frame: CGRect, _ offsets: [CGFloat], hollow: Bool) -> [DisplayItem] {
        let (color, pixel) = (style.alignment.line, grid.line(1))
        let head = Path { path in
            path.addLines([
                CGPoint(x: frame.maxX, y: frame.midY), CGPoint(x: frame.maxX - 6, y: frame.midY - 3),
                CGPoint(x: frame.maxX - 6, y: frame.midY + 3),
            ])
            path.closeSubpath()
        }
        var items: [DisplayItem] = offsets.map { offset in
            let bar = grid.bar(
                alongX: true, at: frame.midY + offset * pixel, from: frame.minX, to: frame.maxX - 6, width: pixel)
            guard hollow else { return .fill(Path(bar), .color(color)) }
            let line = Path { path in
                path.addLines([CGPoint(x: bar.minX, y: bar.midY), CGPoint(x: bar.maxX, y: bar.midY)])
            }
            return .stroke(line, .color(color), StrokeStyle(lineWidth: pixel, dash: [3, 2]))
        }
        items.append(.fill(head, .color(hollow ? style.canvas : color)))
        if hollow { items.append(.stroke(head, .color(color), StrokeStyle(lineWidth: 1, lineJoin: .round))) }
        return items
    }

    /// Moved so that an upright line of `width` in its middle fills whole pixels.
    private func upright(_ frame: CGRect, _ width: CGFloat) -> CGRect {
        frame.offsetBy(dx: grid.snap(frame.midX - width / 2) + width / 2 - frame.midX, dy: 0)
    }
}
