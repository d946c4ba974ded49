import Foundation

/// A text measurer whose characters all have the same advance, so that arithmetic in tests is exact.
///
/// Lines break at spaces, and within words that are wider than a line.
public struct FixedAdvanceText: TextMeasuring, Hashable {
    /// The width of a character, in points.
    public var advance: Double
    /// The height of a line above its baseline, in points.
    public var ascent: Double
    /// The height of a line below its baseline, in points.
    public var descent: Double

    public init(advance: Double, ascent: Double, descent: Double) {
        self.advance = advance
        self.ascent = ascent
        self.descent = descent
    }

    public func metrics(of font: FontSpec) -> FontMetrics {
        FontMetrics(ascent: ascent, descent: descent, capHeight: ascent)
    }

    public func measure(_ block: TextBlock) -> TextMetrics {
        let scale = block.fittingScale { shrunk(to: $0).measureUnscaled(block).isTruncated }
        var metrics = shrunk(to: scale).measureUnscaled(block)
        metrics.scale = scale
        return metrics
    }

    private func shrunk(to scale: Double) -> FixedAdvanceText {
        FixedAdvanceText(advance: advance * scale, ascent: ascent * scale, descent: descent * scale)
    }

    private func measureUnscaled(_ block: TextBlock) -> TextMetrics {
        // Nothing fits into an empty size.
        if let width = block.width, let height = block.height, width <= 0, height <= 0 {
            return TextMetrics(
                size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: !block.string.isEmpty)
        }
        let columns = block.width.map { Int($0 / advance + 1e-9, in: 0...1_000_000_000) }
        var lines = block.string.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { wrap($0, columns: columns) }
        let allowed = min(lineCount(fitting: block.height, spacing: block.lineSpacing), block.lineLimit ?? .max)
        var truncated = false
        if lines.count > max(allowed, 1) {
            lines.removeLast(lines.count - max(allowed, 1))
            truncated = true
            // The ellipsis takes one column, and the last line fills its width.
            lines[lines.count - 1] = columns ?? (lines[lines.count - 1] + 1)
        }
        let lineHeight = ascent + descent
        let height = Double(lines.count) * lineHeight + Double(lines.count - 1) * block.lineSpacing
        return TextMetrics(
            size: CGSize(width: Double(lines.max() ?? 0) * advance, height: height),
            firstBaseline: ascent, lastBaseline: height - descent, lineCount: lines.count, isTruncated: truncated)
    }

    private func lineCount(fitting height: Double?, spacing: Double) -> Int {
        guard let height, height.isFinite else { return .max }
        let lines = (height + spacing + 1e-9) / (ascent + descent + spacing)
        // A huge height, or lines without height, leave room for any number.
        return lines < 1e9 ? Int(lines, in: 0...1_000_000_000) : .max
    }

    /// The lengths of a paragraph's lines, in characters.
    private func wrap(_ paragraph: Substring, columns: Int?) -> [Int] {
        guard let columns, paragraph.count > columns else { return [paragraph.count] }
        guard columns > 0 else { return [0] }
        var lines: [Int] = []
        var line = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            if line > 0, line + 1 + word.count <= columns {
                line += 1 + word.count
                continue
            }
            if line > 0 { lines.append(line) }
            line = word.count
            while line > columns {
                lines.append(columns)
                line -= columns
            }
        }
        return lines + [line]
    }
}
