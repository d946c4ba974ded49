import Drawing
import Foundation

/// The reasons for hiding a view's content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Texts and pictures are drawn as gray bars and areas.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Has no effect in a figure, which is not private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// Has no effect in a figure.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    var showsPlaceholders: Bool { redactionReasons.contains(.placeholder) }
}

nonisolated extension View {
    /// Adds a reason to hide what the view shows. Its layout stays the same.
    public func redacted(reason: RedactionReasons) -> some View {
        EnvironmentModified(content: self) { $0.redactionReasons.formUnion(reason) }
    }

    /// Removes all reasons to hide what the view shows.
    public func unredacted() -> some View { EnvironmentModified(content: self) { $0.redactionReasons = [] } }
}

/// The gray areas that stand for texts and pictures.
///
/// Approximate: the gray, and how high and round the bars are, are our own.
enum Placeholder {
    private static func gray(_ style: _ResolvedStyle) -> _ResolvedStyle { style.opacity(0.16) }

    /// A rounded bar for each line of a text, as wide as the line.
    static func bars(for block: TextBlock, _ style: _ResolvedStyle, measuring text: any TextMeasuring)
        -> NodeDrawing.Own
    {
        let outline = Outline { bounds in
            var path = Path()
            let widths = block.lineWidths(in: bounds.size, measuring: text)
            let line = bounds.height / CGFloat(max(widths.count, 1))
            for (index, width) in widths.enumerated() where width > 0 {
                let width = min(width, bounds.width)
                let room = bounds.width - width
                let x: CGFloat =
                    switch block.alignment {
                    case .leading: block.rightToLeft ? room : 0
                    case .center: room / 2
                    case .trailing: block.rightToLeft ? 0 : room
                    }
                let bar = CGRect(
                    x: x, y: CGFloat(index) * line + line * 0.12, width: width, height: line * 0.76)
                path.addRoundedRect(
                    in: bar, cornerSize: CGSize(width: min(line * 0.2, width / 2), height: line * 0.2))
            }
            return path
        }
        return .shapes([NodeDrawing.ShapeLayer(outline: outline, style: gray(style), drawing: .fill(evenOdd: false))])
    }

    static func area(_ environment: EnvironmentValues) -> NodeDrawing.Own {
        NodeDrawing.fill(gray(Color.primary._resolve(in: environment)))
    }
}

extension TextBlock {
    /// The widths of the lines that fit into a size, in points.
    fileprivate func lineWidths(in size: CGSize, measuring text: any TextMeasuring) -> [CGFloat] {
        var whole = self
        // Bounds in whole pixels may be smaller than the lines.
        let margin = (runs.map(\.font.size).max() ?? 0) / 2
        (whole.width, whole.height) = (Double(size.width) + 1, Double(size.height) + margin)
        let shown = text.measure(whole)
        guard shown.lineCount > 1 else { return [shown.size.width] }
        let words = string.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace).map(\.endIndex)
        var widths: [CGFloat] = []
        var start = string.startIndex
        for line in 1..<shown.lineCount {
            // The first word that no longer fits in so many lines.
            let next = words.firstInOrder(where: {
                text.measure(whole.cut(to: string.startIndex..<$0)).lineCount > line
            })
            let end = next > 0 ? max(words[next - 1], start) : start
            // Within a long word a line is full.
            let isFull = end == start
            widths.append(isFull ? size.width : text.measure(unlimited(start..<end)).size.width)
            start = end
            if start < string.endIndex, string[start].isWhitespace { start = string.index(after: start) }
        }
        let last = shown.isTruncated ? size.width : text.measure(unlimited(start..<string.endIndex)).size.width
        return widths + [min(last, size.width)]
    }

    /// A part of the text on one line.
    private func unlimited(_ range: Range<String.Index>) -> TextBlock {
        var part = cut(to: range)
        (part.width, part.height, part.lineLimit) = (nil, nil, nil)
        return part
    }

    /// A part of the characters, without the limit of height.
    private func cut(to range: Range<String.Index>) -> TextBlock {
        var part = self
        (part.height, part.lineLimit) = (nil, nil)
        var (skipped, left) = (
            string.distance(from: string.startIndex, to: range.lowerBound), string[range].count
        )
        part.runs = runs.compactMap { run in
            var run = run
            let rest = run.string.dropFirst(skipped)
            skipped = max(0, skipped - run.string.count)
            run.string = String(rest.prefix(left))
            left -= run.string.count
            return run.string.isEmpty ? nil : run
        }
        return part
    }
}
