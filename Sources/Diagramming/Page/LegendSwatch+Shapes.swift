import Drawing
import Foundation

extension LegendSwatch {
    // MARK: Parts

    func across(_ frame: CGRect, _ width: CGFloat, _ color: RGBA) -> (bar: CGRect, item: DisplayItem) {
        let bar = grid.bar(
            alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX, width: grid.line(width))
        return (bar, .fill(Path(bar), .color(color)))
    }

    func label(_ text: String, _ look: FigureLabel.Look, _ frame: CGRect) -> [DisplayItem] {
        LabelPainter(style: style, setter: setter)
            .items(TextBlock(text, font: style.type.badge, color: style.ink), look, in: frame)
    }

    func border(_ frame: CGRect, _ width: CGFloat, _ hue: Hue, opacity: Double = 1) -> DisplayItem {
        .fill(
            grid.border(frame, width: grid.line(width)), .color(style[hue].line.opacity(opacity)), evenOdd: true)
    }

    func dotted(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        let width = grid.line(style.lengths.containerLine)
        let path = Path(frame.insetBy(dx: width / 2, dy: width / 2))
        return [.stroke(path, .color(color), StrokeStyle(lineWidth: width, dash: [1.5, 1.5]))]
    }

    func dashed(_ frame: CGRect, _ dash: [CGFloat], _ width: CGFloat) -> DisplayItem {
        let path = Path(frame.insetBy(dx: width / 2, dy: width / 2))
        return .stroke(path, .color(style.proposal.line), StrokeStyle(lineWidth: width, dash: dash))
    }

    func words(_ words: String, _ font: Drawing.FontSpec, _ color: RGBA, _ frame: CGRect) -> DisplayItem {
        let words = setter.line(words, font, color)
        return setter.item(words, x: frame.midX - words.size.width / 2, middle: frame.midY)
    }

    private func line(_ from: CGFloat, _ to: CGFloat, y: CGFloat, _ color: RGBA, _ dash: [CGFloat] = []) -> DisplayItem
    {
        let path = Path { $0.addLines([CGPoint(x: from, y: y), CGPoint(x: to, y: y)]) }
        return .stroke(path, .color(color), StrokeStyle(lineWidth: 1, dash: dash))
    }

    // MARK: Proposals

    /// A rectangle whose right side fades away.
    func faded(_ frame: CGRect) -> DisplayItem {
        let rect = frame.insetBy(dx: 0.5, dy: 0.5)
        let path = Path { path in
            path.addLines([
                CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ])
        }
        let paint = PaintStyle.fading(
            style.proposal.line, from: CGPoint(x: frame.minX, y: frame.midY),
            to: CGPoint(x: frame.maxX, y: frame.midY), after: 0.3)
        return .stroke(path, paint, StrokeStyle(lineWidth: 1, dash: [3, 2]))
    }

    func arrow(_ frame: CGRect) -> [DisplayItem] {
        let bar = grid.bar(
            alongX: true, at: frame.midY, from: frame.minX + 2, to: frame.maxX - 6, width: grid.line(1.5))
        let head = Path.arrowhead(tip: frame.maxX, cross: bar.midY, length: 7, half: 4)
        return [Path(bar), head].map { .fill($0, .color(style.proposal.line)) }
    }

    // MARK: Lengths

    func spacer(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        SpacerArrow(axis: .horizontal, range: frame.range(.horizontal), cross: frame.midY).items(color, on: grid)
    }

    func ruler(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        let (bar, item) = across(frame, 1, color)
        let ends = [frame.minX, frame.maxX].map { x in
            grid.bar(alongX: false, at: x, from: bar.midY - 5, to: bar.midY + 5, width: grid.line(1.5))
        }
        let ideal = Path.circle(CGPoint(x: frame.minX + 9, y: bar.midY), radius: 3)
        return [item] + ends.map { .fill(Path($0), .color(color)) } + [
            .fill(ideal, .color(style.canvas)), .stroke(ideal, .color(color), StrokeStyle(lineWidth: 1)),
            .fill(FlexibilityLayer.diamond(CGPoint(x: frame.minX + 18, y: bar.midY)), .color(color)),
        ]
    }

    func openRuler(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        let bar = grid.bar(alongX: true, at: frame.midY, from: frame.minX, to: frame.maxX - Arrow.length, width: 1)
        return [
            .fill(Path(bar), .color(color)),
            Arrow.head(at: CGPoint(x: frame.maxX, y: bar.midY), dx: 1, dy: 0, color),
        ]
    }

    func range(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        let bar = CGRect(x: frame.minX + 5, y: grid.snap(frame.midY - 2), width: 14, height: 4)
        return [across(frame, 1, style.rule).item, .fill(Path(bar), .color(color))]
    }

    // MARK: Storyboards and trees

    /// An arrow through the middle, in whole pixels.
    func upright(
        _ frame: CGRect, _ color: RGBA, _ width: CGFloat, dash: [CGFloat] = [], up: Bool
    ) -> [DisplayItem] {
        let frame = frame.offsetBy(dx: grid.snap(frame.midX - width / 2) + width / 2 - frame.midX, dy: 0)
        let start = CGPoint(x: frame.midX, y: up ? frame.maxY : frame.minY)
        let path = Path { $0.addLines([start, Arrow.neck(frame, up: up)]) }
        return [
            .stroke(path, .color(color), StrokeStyle(lineWidth: width, dash: dash)), Arrow.head(frame, up: up, color),
        ]
    }

    func leftOut(_ frame: CGRect) -> [DisplayItem] {
        let width = grid.line(style.lengths.viewLine)
        let edge = Path(roundedRect: frame.insetBy(dx: width / 2, dy: width / 2), cornerRadius: 4)
        return [.stroke(edge, .color(style.muted), StrokeStyle(lineWidth: width, dash: [2, 2]))]
    }

    func exchange(_ frame: CGRect, _ exchange: Storyboard.Step.Exchange) -> [DisplayItem] {
        exchange.arrow(from: frame.minX + 1.5, to: frame.maxX, middle: frame.midY, style, grid)
    }

    /// The marks of a curve: a disc for the proposed length, a ring for the other.
    func samples(_ frame: CGRect, _ color: RGBA) -> [DisplayItem] {
        [.fill(.circle(CGPoint(x: frame.midX, y: frame.midY), radius: 3), .color(color))]
    }

    // MARK: Guides

    /// A guide, lying down: an arrow that is solid, dashed and hollow, or double.
    func guide(_ frame: CGRect, _ offsets: [CGFloat], hollow: Bool) -> [DisplayItem] {
        let shafts: [DisplayItem] = offsets.map { offset in
            let bar = grid.bar(
                alongX: true, at: frame.midY + offset, from: frame.minX, to: frame.maxX - 6, width: 1)
            guard hollow else { return .fill(Path(bar), .color(style.alignment.line)) }
            return line(bar.minX, bar.maxX, y: bar.midY, style.alignment.line, [3, 2])
        }
        return shafts + arrowhead(.arrowhead(tip: frame.maxX, cross: frame.midY, length: 6, half: 3), hollow: hollow)
    }

    private func arrowhead(_ path: Path, hollow: Bool) -> [DisplayItem] {
        let color = style.alignment.line
        guard hollow else { return [.fill(path, .color(color))] }
        return [
            .fill(path, .color(style.canvas)),
            .stroke(path, .color(color), StrokeStyle(lineWidth: 1, lineJoin: .round)),
        ]
    }

    // MARK: Labels

    func number(_ frame: CGRect, _ hue: Hue) -> [DisplayItem] {
        let painter = LabelPainter(style: style, setter: setter)
        let badge = painter.badge(6)
        let size = painter.size(of: badge, .badge(style[hue]))
        let place = CGPoint(x: grid.snap(frame.midX - size.width / 2), y: grid.snap(frame.midY - size.height / 2))
        return painter.items(badge, .badge(style[hue]), in: CGRect(origin: place, size: size))
    }
}
