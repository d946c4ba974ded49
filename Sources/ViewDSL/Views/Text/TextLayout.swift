import Drawing
import Foundation
import LayoutEngine

/// Sizes text to its lines within the proposed width and height.
///
/// Documented for SwiftUI, and confirmed by independent reconstructions.
package struct TextLayout: LeafLayout {
    package let block: TextBlock
    /// The lines without limits.
    let natural: TextMetrics
    let text: any TextMeasuring
    /// The length of a pixel, in points.
    let pixel: CGFloat
    /// The minimum number of lines to reserve.
    let reservedLines: Int

    /// The layout of another text, all else being equal.
    package func showing(_ block: TextBlock) -> TextLayout {
        TextLayout(block: block, natural: text.measure(block), text: text, pixel: pixel, reservedLines: reservedLines)
    }

    /// The limits a proposal sets on lines; nil and ∞ set none.
    static func limits(_ proposal: ProposedViewSize) -> (width: Double?, height: Double?) {
        func limit(_ length: CGFloat?) -> Double? {
            guard let length, length < .infinity else { return nil }
            return max(0, Double(length))
        }
        return (limit(proposal.width), limit(proposal.height))
    }

    private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
        let (width, height) = Self.limits(proposal)
        // With negative line spacing a line may be taller than all of them together.
        if block.lineSpacing >= 0, natural.fits(width: width, height: height) { return natural }
        var block = block
        (block.width, block.height) = (width, height)
        return text.measure(block)
    }

    /// Baselines.
    package var guideAxes: Axis.Set { .vertical }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = metrics(proposal).size
        return CGSize(width: size.width, height: max(size.height, reservedHeight))
    }

    /// 0 if no lines are reserved.
    private var reservedHeight: CGFloat {
        guard reservedLines > 0, var run = block.runs.max(by: { $0.font.size < $1.font.size }) else { return 0 }
        run.string = String(repeating: "\n", count: reservedLines - 1)
        return text.measure(TextBlock(runs: [run], lineSpacing: block.lineSpacing)).size.height
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        switch guide {
        case .firstTextBaseline: bounds.minY + CGFloat(metrics(proposal).firstBaseline)
        case .lastTextBaseline: bounds.minY + CGFloat(metrics(proposal).lastBaseline)
        default: nil
        }
    }

    /// From the largest font, as the line itself is.
    package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        guard let font = block.runs.map(\.font).max(by: { $0.size < $1.size }) else { return ViewSpacing() }
        let metrics = text.metrics(of: font)
        return .text(
            ascent: CGFloat(metrics.ascent), descent: CGFloat(metrics.descent), leading: CGFloat(metrics.leading),
            capHeight: CGFloat(metrics.capHeight), pixel: pixel)
    }
}

extension TextLayout: TruncatingLayout {
    package func shown(in proposal: ProposedViewSize) -> String? {
        let metrics = metrics(proposal)
        return metrics.isTruncated ? Self.lines(shownBy: metrics) : nil
    }

    private static func lines(shownBy metrics: TextMetrics) -> String {
        guard metrics.size.width > 0, metrics.size.height > 0 else { return "nothing" }
        return metrics.lineCount == 1 ? "one line" : "\(metrics.lineCount) lines"
    }
}

extension TextLayout: ExplainedLayout {
    /// The first word that is wider than the text, so that a line ends in the middle of it, and its width in points.
    private func brokenWord(_ width: CGFloat) -> (word: String, width: CGFloat)? {
        guard var run = block.runs.first, block.runs.count == 1 else { return nil }
        let words = run.string.split(whereSeparator: \.isWhitespace).prefix(200).map(String.init)
        return words.lazy.compactMap { word in
            run.string = word
            let needed = text.measure(TextBlock(runs: [run])).size.width
            // A word may break at its own hyphens.
            let isOne = !word.contains("-") && !word.unicodeScalars.contains(where: Self.breaksAnywhere)
            return isOne && word.count > 1 && needed > width + 0.01 ? (word, needed) : nil
        }.first
    }

    /// Whether it belongs to a script that has no spaces between words: a line may end after it.
    private static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Thai and Lao, Myanmar, Khmer, kana.
        case 0x0e00...0x0eff, 0x1000...0x109f, 0x1780...0x17ff, 0x3040...0x30ff: true
        default: scalar.properties.isIdeographic
        }
    }

    /// How many lines it has at a width, whatever its limit.
    private func unlimitedLines(_ proposal: ProposedViewSize) -> Int {
        var block = block
        (block.width, block.lineLimit) = (Self.limits(proposal).width, nil)
        return text.measure(block).lineCount
    }

    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        let metrics = metrics(placed.proposal)
        let lines = metrics.lineCount == 1 ? "one line" : "\(metrics.lineCount) lines"
        let share = Int((metrics.scale * 100).rounded(), in: 0...100)
        let shrunk = metrics.scale < 1 ? "shrunk to \(share) %, " : ""
        let isWrapped = metrics.lineCount > natural.lineCount
        let rest = Self.lines(shownBy: metrics)
        let needed = natural.size.width * CGFloat(metrics.scale)
        let isPart = metrics.lineCount == 1 && metrics.size.height > 0
        let line = isPart ? "the whole line" : "one line"
        let needs = natural.lineCount == 1 ? ": \(line) would take \(lengthText(needed))" : ""
        let truncated = (isPart && !needs.isEmpty ? "truncated" : "truncated to \(rest)") + needs
        let room = placed.proposal.width ?? placed.size.width
        let broken = isWrapped && !metrics.isTruncated ? brokenWord(room) : nil
        let wrapped = "wraps to \(lines)" + (broken.map { ", breaking “\($0.word)”" } ?? "")
        let rule = shrunk + (metrics.isTruncated ? truncated : isWrapped ? wrapped : lines)
        var reason = SizeReason(metrics.size, rule)
        reason.height.lineCount = metrics.lineCount
        if metrics.isTruncated, metrics.lineCount == 1, natural.lineCount == 1, let proposed = placed.proposal.width {
            reason.width.excess = LengthReason.Excess(needed: needed, proposed: proposed)
        }
        if metrics.isTruncated {
            // At the scale that its width is told at.
            var block = metrics.scale < 1 ? block.scaled(by: Double(metrics.scale)) : block
            (block.width, block.height) = (Self.limits(placed.proposal).width, nil)
            let whole = text.measure(block)
            if let proposed = placed.proposal.height, !whole.isTruncated {
                reason.height.excess = LengthReason.Excess(needed: whole.size.height, proposed: proposed)
            } else if let limit = block.lineLimit, whole.isTruncated, metrics.lineCount >= limit {
                reason.height.lineLimit = LengthReason.LineLimit(lines: limit, needed: unlimitedLines(placed.proposal))
            }
        }
        if let broken {
            reason.width.brokenWord = broken.word
            reason.width.excess = LengthReason.Excess(needed: broken.width, proposed: room)
        }
        if metrics.scale < 1 { reason.width.approximation = .shrunkText }
        if reservedHeight > metrics.size.height {
            reason.height = LengthReason(reservedHeight, "room kept for \(reservedLines) lines")
        }
        return reason
    }
}
