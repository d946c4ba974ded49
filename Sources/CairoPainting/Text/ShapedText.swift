import CPango
import Drawing
import Foundation

/// A text block in its final lines, measured and drawn from the same glyphs.
struct ShapedText {
    let block: TextBlock
    let lines: [TextLine]
    private(set) var metrics: TextMetrics

    /// The block at the largest allowed scale at which nothing is truncated.
    static func shrinking(_ block: TextBlock, fonts: FontLibrary) -> ShapedText {
        guard block.minimumScale < 1 else { return ShapedText(block, fonts: fonts) }
        let scale = block.fittingScale { ShapedText(block.scaled(by: $0), fonts: fonts).metrics.isTruncated }
        var shaped = ShapedText(block.scaled(by: scale), fonts: fonts)
        shaped.metrics.scale = scale
        return shaped
    }

    init(_ block: TextBlock, fonts: FontLibrary) {
        guard !block.runs.isEmpty else {
            self.init(block, [], .none)
            return
        }
        guard block.hasRoom else {
            var metrics = TextMetrics.none
            metrics.isTruncated = !block.string.isEmpty
            self.init(block, [], metrics)
            return
        }
        let block = block.withLeastWidth
        let text = StyledText(block.runs, fonts.fallbacks)
        let box = PangoLayoutBox(
            text, width: block.width, ellipsize: PANGO_ELLIPSIZE_NONE,
            context: fonts.context(text, rightToLeft: block.rightToLeft))
        var lines = (0..<box.lineCount).map { TextLine($0, of: box, fonts: fonts) }
        let allowed = Self.linesAllowed(lines, in: block)
        var isTruncated = false
        if allowed < lines.count {
            lines[(allowed - 1)...] = [Self.lastLine(lines, index: allowed - 1, block: block, fonts: fonts)]
            isTruncated = true
        }
        let height = Self.height(of: lines, spacing: block.lineSpacing)
        // Tracking may move the last character before the first.
        let width = max(0, lines.map(\.width).max() ?? 0)
        let metrics = TextMetrics(
            size: CGSize(width: width, height: height), firstBaseline: lines[0].ascent,
            lastBaseline: height - lines[lines.count - 1].descent, lineCount: lines.count, isTruncated: isTruncated,
            missing: box.missingCharacters())
        self.init(block, lines, metrics)
    }

    private init(_ block: TextBlock, _ lines: [TextLine], _ metrics: TextMetrics) {
        (self.block, self.lines, self.metrics) = (block, lines, metrics)
    }

    /// Whether the same text within the limits of `other` has the same lines at the same size.
    func fits(_ other: TextBlock) -> Bool {
        guard !metrics.isTruncated, metrics.scale == 1 else { return false }
        // Pango breaks lines in its own units.
        if let width = other.width, width != block.width {
            let limit = (width * pangoUnits).rounded()
            guard !lines.contains(where: { $0.width * pangoUnits > limit }) else { return false }
        }
        return Self.linesAllowed(lines, in: other) == lines.count
    }

    private static func height(of lines: [TextLine], spacing: Double) -> Double {
        lines.reduce(0) { $0 + $1.height } + Double(lines.count - 1) * spacing
    }

    /// The number of lines that fit the block's limit and height: at least one.
    private static func linesAllowed(_ lines: [TextLine], in block: TextBlock) -> Int {
        let limit = max(1, min(block.lineLimit ?? .max, lines.count))
        guard let height = block.height, height.isFinite else { return limit }
        // Tolerates rounding errors in sums.
        var left = height + 1e-6
        var count = 0
        for line in lines.prefix(limit) {
            left -= line.height
            guard left >= 0 else { break }
            left -= block.lineSpacing
            count += 1
        }
        return max(1, count)
    }

    /// Where the beginning of these lines ends and their end begins, of which more is never seen beside an ellipsis: Pango
    /// cannot set a line that is longer than 2³¹ of its units, about two million points. Of shorter texts all is kept.
    private static func visible(_ lines: ArraySlice<TextLine>, of text: StyledText) -> (beginning: Int, end: Int) {
        let kept = 8
        guard lines.count > 2 * kept, lines.reduce(0, { $0 + $1.width }) > 1_000_000 else {
            return (text.bytes.count, 0)
        }
        return (
            lines[lines.startIndex + kept].bytes.lowerBound, lines[lines.endIndex - kept].bytes.lowerBound
        )
    }

    /// The line at `index` with an ellipsis for everything after it.
    private static func lastLine(_ lines: [TextLine], index: Int, block: TextBlock, fonts: FontLibrary) -> TextLine {
        let text = lines[index].box.text
        let start = lines[index].bytes.lowerBound
        let next = lines[(index + 1)...].first(where: \.startsParagraph)
        let shown = visible(lines[index...], of: text)
        var rest: StyledText
        if let next {
            // The ellipsis replaces whole paragraphs; if this one is too wide, Pango adds its own instead.
            let rear = lines.last(where: \.startsParagraph) ?? next
            rest = text.slice(start..<max(start, min(next.bytes.lowerBound - 1, shown.beginning)))
            switch block.truncation {
            case .tail: rest.append("…")
            case .middle:
                rest.append("…")
                rest.append(text.slice(max(rear.bytes.lowerBound, shown.end)..<text.bytes.count))
            case .head:
                rest = text.slice(start..<start)
                rest.append("…")
                rest.append(text.slice(max(rear.bytes.lowerBound, shown.end)..<text.bytes.count))
            }
        } else {
            switch block.truncation {
            case .tail: rest = text.slice(start..<shown.beginning)
            case .middle where shown.end > start:
                rest = text.slice(start..<shown.beginning)
                rest.append(text.slice(shown.end..<text.bytes.count))
            case .middle, .head: rest = text.slice(max(start, shown.end)..<text.bytes.count)
            }
        }
        let box = PangoLayoutBox(
            rest, width: block.width, ellipsize: block.truncation.pango,
            context: fonts.context(text, rightToLeft: block.rightToLeft))
        return TextLine(0, of: box, fonts: fonts)
    }
}

extension TextBlock {
    /// Whether any of its lines is shown.
    var hasRoom: Bool { width.map { $0 > 0 } != false || height.map { $0 > 0 } != false }

    /// No width is like 1 point, measured on macOS: every character has a line, and overhangs it.
    var withLeastWidth: TextBlock {
        guard let width, !(width >= 1) else { return self }
        var block = self
        block.width = 1
        return block
    }
}

extension TextMetrics {
    fileprivate static let none = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
}

extension TextBlock.Truncation {
    fileprivate var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}
