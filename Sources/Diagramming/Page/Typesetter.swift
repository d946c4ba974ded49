import Drawing
import Foundation

struct SetText: Sendable {
    var block: TextBlock
    var size: CGSize
    var firstBaseline: CGFloat
    var lastBaseline: CGFloat
    var capHeight: CGFloat

    /// From the top of the first line's capitals to the last baseline: the visual height.
    var inkHeight: CGFloat { lastBaseline - firstBaseline + capHeight }

    mutating func recolor(_ color: RGBA) { for run in block.runs.indices { block.runs[run].color = color } }
}

/// Measures text and places it by its capitals and baselines, on the pixel grid.
struct Typesetter: Sendable {
    let text: any TextMeasuring
    let grid: PixelGrid

    func set(_ block: TextBlock) -> SetText {
        let metrics = text.measure(block)
        let font = block.runs.first?.font ?? FontSpec(size: 10)
        return SetText(
            block: block, size: metrics.size, firstBaseline: metrics.firstBaseline, lastBaseline: metrics.lastBaseline,
            capHeight: text.metrics(of: font).capHeight)
    }

    /// One line, cut with an ellipsis where it is wider than `limit` points.
    func line(_ runs: [TextRun], limit: CGFloat? = nil) -> SetText {
        var block = TextBlock(runs: runs)
        block.lineLimit = 1
        let free = set(block)
        guard let limit, free.size.width > limit else { return free }
        block.width = limit
        return set(block)
    }

    /// A number in a filled circle.
    func disc(_ number: Int, in circle: CGRect, _ style: DiagramStyle) -> [DisplayItem] {
        let digits = line("\(number)", style.type.heading, style.canvas)
        return [
            .fill(Path(ellipseIn: circle), .color(style.ink)),
            item(digits, x: circle.midX - digits.size.width / 2, middle: circle.midY),
        ]
    }

    func line(_ string: String, _ font: FontSpec, _ color: RGBA, limit: CGFloat? = nil) -> SetText {
        line([TextRun(string, font: font, color: color)], limit: limit)
    }

    /// Lines that do not end inside a length; the last one is not a single word.
    func paragraph(_ string: String, _ font: FontSpec, _ color: RGBA, width: CGFloat) -> SetText {
        wrapped(TextBlock(string.boundForWrapping, font: font, color: color), width: width)
    }

    private func wrapped(_ block: TextBlock, width: CGFloat) -> SetText {
        var block = block
        (block.width, block.lineSpacing) = (width, 3)
        return set(block)
    }

    /// Lines that are wrapped one by one, and set as they are where they fit.
    func paragraph(_ lines: [String], _ font: FontSpec, _ color: RGBA, width: CGFloat) -> SetText {
        let bound = lines.map { line in
            set(TextBlock(line, font: font, color: color)).size.width > width ? line.boundForWrapping : line
        }
        let block = TextBlock(bound.joined(separator: "\n"), font: font, color: color)
        return lines.count > 1 || bound != lines ? wrapped(block, width: width) : set(block)
    }

    /// One line, or a paragraph where that is wider than `width` points.
    func fitted(_ string: String, _ font: FontSpec, _ color: RGBA, width: CGFloat) -> SetText {
        let free = set(TextBlock(string, font: font, color: color))
        return free.size.width <= width ? free : paragraph(string, font, color, width: width)
    }

    /// `fitted`, of words with marks.
    func fitted(_ marked: MarkedText, _ font: FontSpec, _ color: RGBA, strong: RGBA, width: CGFloat) -> SetText {
        var block = TextBlock(runs: marked.runs(font, color, strong: strong))
        let free = set(block)
        guard free.size.width > width else { return free }
        block.runs = MarkedText(marked.source.boundForWrapping).runs(font, color, strong: strong)
        return wrapped(block, width: width)
    }

    /// Lines under each other, each from the top of its capitals.
    func stacked(_ lines: [SetText], spacing: CGFloat = 9) -> PageBlock? {
        guard !lines.isEmpty else { return nil }
        var (items, y, width): ([DisplayItem], CGFloat, CGFloat) = ([], 0, 0)
        for line in lines {
            if y > 0 { y += spacing }
            items.append(item(line, x: 0, baseline: y + line.capHeight))
            y += line.inkHeight
            width = max(width, line.size.width)
        }
        return PageBlock(size: CGSize(width: width.rounded(.up), height: y.rounded(.up)), items: items)
    }

    /// The text with its left edge at `x` and its ink centered on `middle`.
    func item(_ set: SetText, x: CGFloat, middle: CGFloat) -> DisplayItem {
        item(set, x: x, baseline: middle - set.inkHeight / 2 + set.capHeight)
    }

    func item(_ set: SetText, right: CGFloat, middle: CGFloat) -> DisplayItem {
        item(set, x: right - set.size.width, middle: middle)
    }

    func item(_ set: SetText, x: CGFloat, baseline: CGFloat) -> DisplayItem {
        let place = CGPoint(x: x, y: grid.snap(baseline) - set.firstBaseline)
        return .text(set.block, at: place, width: set.block.width ?? set.size.width)
    }
}
