import Drawing
import Foundation

/// What swatches are made of.
extension LegendSwatch {
    func line(_ from: CGFloat, _ to: CGFloat, y: CGFloat, _ color: RGBA, _ dash: [CGFloat] = [])
        -> DisplayItem
    {
        let path = Path { $0.addLines([CGPoint(x: from, y: y), CGPoint(x: to, y: y)]) }
        return .stroke(path, .color(color), StrokeStyle(lineWidth: grid.line(1), dash: dash))
    }

    func spacer(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
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

    func dimension(_ frame: CGRect) -> [DisplayItem] {
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

    func triangle(_ tip: CGFloat, _ back: CGFloat, _ y: CGFloat, _ half: CGFloat) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: tip, y: y), CGPoint(x: tip + back, y: y - half), CGPoint(x: tip + back, y: y + half),
            ])
            path.closeSubpath()
        }
    }

    func ruler(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
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

    /// The end of a ruler that goes on.
    func openRuler(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        let bar = grid.bar(
            alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX - Arrow.length, width: grid.line(1))
        return [
            .fill(Path(bar), .color(color)),
            Arrow.head(at: CGPoint(x: frame.maxX, y: bar.midY), dx: 1, dy: 0, color),
        ]
    }

    /// Who speaks to whom in a storyboard.
    func spoken(_ frame: CGRect, _ exchange: Storyboard.Step.Exchange) -> [DisplayItem] {
        exchange.arrow(from: frame.minX + 1.5, to: frame.maxX, middle: frame.midY, style, grid)
    }

    /// Guides too short for an arrow: one that was set, one at its default.
    func heads(_ frame: CGRect) -> [DisplayItem] {
        let color = style.alignment.line
        let (set, standard) = (frame.minX + 7, frame.maxX - 7)
        func head(_ x: CGFloat) -> Path {
            Path { path in
                path.addLines([
                    CGPoint(x: x, y: frame.midY + 3), CGPoint(x: x - 3, y: frame.midY - 3),
                    CGPoint(x: x + 3, y: frame.midY - 3),
                ])
                path.closeSubpath()
            }
        }
        return [
            .fill(head(set), .color(color)), .fill(head(standard), .color(style.canvas)),
            .stroke(head(standard), .color(color), StrokeStyle(lineWidth: 1, lineJoin: .round)),
        ]
    }

    /// A hairline with a dot at what the label is about; in the picture it has the label's colour.
    func leader(_ frame: CGRect) -> [DisplayItem] {
        let line = Path {
            $0.addLines([CGPoint(x: frame.minX, y: frame.maxY - 2), CGPoint(x: frame.maxX - 4, y: frame.minY + 3)])
        }
        let dot = CGRect(x: frame.maxX - 5.5, y: frame.minY + 1.5, width: 3, height: 3)
        return [
            .stroke(line, .color(style.muted), StrokeStyle(lineWidth: grid.line(0.75))),
            .fill(Path(ellipseIn: dot), .color(style.muted)),
        ]
    }

    /// A length with one end, and an arrow at the other.
    func endless(_ frame: CGRect) -> [DisplayItem] {
        let (pixel, color) = (grid.line(1), PaintStyle.color(style.proposal.line))
        let bar = grid.bar(alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX - 6, width: pixel)
        let end = CGRect(x: bar.minX, y: bar.minY - 3, width: pixel, height: 6 + pixel)
        let head = Path { path in
            path.addLines([
                CGPoint(x: frame.maxX, y: bar.midY), CGPoint(x: frame.maxX - 7, y: bar.midY - 4),
                CGPoint(x: frame.maxX - 7, y: bar.midY + 4),
            ])
            path.closeSubpath()
        }
        return [.fill(Path(bar), color), .fill(Path(end), color), .fill(head, color)]
    }

    /// The marks of a curve: a disc for the length that is offered, a ring for the other.
    func samples(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        func ring(_ x: CGFloat) -> Path { Path(ellipseIn: CGRect(x: x - 3, y: frame.midY - 3, width: 6, height: 6)) }
        return [
            .fill(ring(frame.minX + 7), .color(color)),
            .stroke(ring(frame.maxX - 7), .color(style.ink), StrokeStyle(lineWidth: 1.25)),
        ]
    }

    /// A length with ends.
    func offered(_ frame: CGRect) -> [DisplayItem] {
        let pixel = grid.line(1)
        let bar = grid.bar(alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX, width: pixel)
        let ends = [bar.minX, bar.maxX - pixel].map { x in
            CGRect(x: x, y: bar.minY - 3, width: pixel, height: 6 + pixel)
        }
        return ([bar] + ends).map { .fill(Path($0), .color(style.proposal.line)) }
    }

    func border(_ frame: CGRect, _ width: CGFloat, _ hue: Hue) -> DisplayItem {
        .fill(grid.border(frame, width: grid.line(width)), .color(style[hue].line), evenOdd: true)
    }

    func dashed(_ frame: CGRect, _ dash: [CGFloat], _ width: CGFloat) -> DisplayItem {
        let path = Path(frame.insetBy(dx: width / 2, dy: width / 2))
        return .stroke(path, .color(style.proposal.line), StrokeStyle(lineWidth: width, dash: dash))
    }

    /// A rectangle whose right side fades away.
    func faded(_ frame: CGRect) -> DisplayItem {
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

    func arrow(_ frame: CGRect) -> [DisplayItem] {
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
    func guide(_ frame: CGRect, _ offsets: [CGFloat], hollow: Bool) -> [DisplayItem] {
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
    func upright(_ frame: CGRect, _ width: CGFloat) -> CGRect {
        frame.offsetBy(dx: grid.snap(frame.midX - width / 2) + width / 2 - frame.midX, dy: 0)
    }
}
