import Foundation

/// A resolved font.
public struct FontSpec: Hashable, Sendable {
    /// OpenType weight, 100…900.
    public var weight: Int
    public var size: Double
    public var italic: Bool
    /// Whether digits have equal width.
    public var tabularFigures: Bool
    /// Whether all characters have equal width, as in code.
    package var isMonospaced = false
    /// The letters that are capitals of about a small letter's height.
    package var smallCapitals = SmallCapitals.none
    /// Whether it stands for letters of another design.
    package var isSubstitute = false
    /// In place of Inter.
    package var own: OwnFont?

    /// - Parameter size: In points.
    public init(size: Double, weight: Int = 400, italic: Bool = false, tabularFigures: Bool = false) {
        self.size = size
        self.weight = weight
        self.italic = italic
        self.tabularFigures = tabularFigures
    }

    /// The same font with another weight.
    package func weight(_ weight: Int) -> FontSpec {
        var font = self
        font.weight = weight
        return font
    }
}

/// Which letters of a text are small capitals.
package struct SmallCapitals: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let none: SmallCapitals = []
    /// The small letters.
    package static let lowercase = SmallCapitals(rawValue: 1)
    package static let uppercase = SmallCapitals(rawValue: 2)
}

/// A run of text with one font and color.
public struct TextRun: Hashable, Sendable {
    public var string: String
    public var font: FontSpec
    public var color: RGBA
    public var underline: Bool
    public var strikethrough: Bool
    public var underlineRule = TextRule()
    public var strikethroughRule = TextRule()
    /// Space after each character, in points.
    public var kerning = 0.0
    /// How far the text is above its line's baseline, in points.
    public var baselineOffset = 0.0
    /// Drawn instead of the text, which is one character.
    public var picture: InlinePicture?

    package init(
        _ string: String, font: FontSpec, color: RGBA, underline: Bool = false, strikethrough: Bool = false
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.underline = underline
        self.strikethrough = strikethrough
    }

    fileprivate mutating func scale(by scale: Double) {
        font.size *= scale
        kerning *= scale
        baselineOffset *= scale
        picture = picture?.scaled(by: scale)
    }

    /// Whether the runs differ only in their characters. Pictures are always apart.
    package func looks(like other: TextRun) -> Bool {
        guard picture == nil, other.picture == nil else { return false }
        var renamed = other
        renamed.string = string
        return self == renamed
    }
}

/// The alignment of a text's lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// Text with everything that decides its lines. Measuring and drawing use the same value.
public struct TextBlock: Hashable, Sendable {
    /// The end of a truncated line that loses its characters.
    public enum Truncation: Hashable, Sendable {
        case head, middle, tail
    }

    /// The text, as runs of one font and color.
    public var runs: [TextRun]
    /// The width lines wrap at, in points; nil means one line per paragraph.
    public var width: Double?
    /// The height limit, in points; nil means none. At least one line is always shown.
    public var height: Double?
    /// The maximum number of lines; nil means any number.
    public var lineLimit: Int?
    /// The smallest scale the text may shrink to before it is truncated; 1 means none.
    public var minimumScale: Double
    /// The alignment of lines shorter than the longest.
    public var alignment: TextAlignment
    /// The end of a truncated line that loses its characters.
    public var truncation: Truncation
    /// Extra space between lines, in points.
    public var lineSpacing: Double
    /// Whether paragraphs read from right to left.
    public var rightToLeft: Bool

    package init(
        runs: [TextRun], width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil,
        minimumScale: Double = 1, alignment: TextAlignment = .leading, truncation: Truncation = .tail,
        lineSpacing: Double = 0,
        rightToLeft: Bool = false
    ) {
        self.runs = runs
        self.width = width
        self.height = height
        self.lineLimit = lineLimit
        self.minimumScale = minimumScale
        self.alignment = alignment
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.rightToLeft = rightToLeft
    }

    package init(_ string: String, font: FontSpec, color: RGBA) {
        self.init(runs: [TextRun(string, font: font, color: color)])
    }

    public var string: String { runs.map(\.string).joined() }
}

extension TextBlock {
    /// Scales all fonts and forbids further shrinking.
    package func scaled(by scale: Double) -> TextBlock {
        var block = self
        for index in block.runs.indices { block.runs[index].scale(by: scale) }
        block.minimumScale = 1
        return block
    }

    /// The largest scale at which nothing is truncated, in whole hundredths; `minimumScale` where there is none.
    ///
    /// How finely SwiftUI steps is not documented: hundredths are assumed.
    package func fittingScale(isTruncated: (_ scale: Double) -> Bool) -> Double {
        guard minimumScale < 1, isTruncated(1) else { return 1 }
        var (fitting, tooLarge) = (Int((minimumScale * 100).rounded(.up), in: 1...100), 100)
        // If even the minimum does not fit, it is used.
        guard fitting < tooLarge, !isTruncated(Double(fitting) / 100) else { return minimumScale }
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            if isTruncated(Double(middle) / 100) { tooLarge = middle } else { fitting = middle }
        }
        return Double(fitting) / 100
    }
}

/// The measurements of a text block. In points, unrounded.
public struct TextMetrics: Hashable, Sendable {
    /// The width of the widest line, and the height of all.
    public var size: CGSize
    /// From the top to the baseline of the first line.
    public var firstBaseline: Double
    /// From the top to the baseline of the last line.
    public var lastBaseline: Double
    public var lineCount: Int
    /// Whether characters were replaced by an ellipsis.
    public var isTruncated: Bool
    /// The scale the text has shrunk to, up to 1.
    public var scale: Double
    /// The characters that the fonts have no glyph for.
    public var missing: [Character]

    public init(
        size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool = false,
        scale: Double = 1, missing: [Character] = []
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.scale = scale
        self.missing = missing
    }
}

extension TextMetrics {
    /// Whether unlimited text with these metrics stays the same within limits, in points; nil means no limit.
    package func fits(width: Double?, height: Double?) -> Bool {
        guard !isTruncated, scale == 1 else { return false }
        // No glyph fits a width of 0, and Pango breaks lines in units of 1/1024 point.
        if let width, !(width > 0 && size.width * 1024 <= (width * 1024).rounded()) { return false }
        // Sums of unrounded heights may differ slightly.
        if let height, !(size.height <= height + 1e-6) { return false }
        return true
    }
}

/// Vertical metrics of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
    public var ascent: Double
    /// Below the baseline, in points, positive.
    public var descent: Double
    /// Between lines, in points.
    public var leading: Double
    /// The height of capitals, in points.
    public var capHeight: Double

    public init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }
}

/// Measures text for layout.
///
/// The same block must always give the same metrics.
public protocol TextMeasuring: Sendable {
    func measure(_ block: TextBlock) -> TextMetrics
    func metrics(of font: FontSpec) -> FontMetrics
}
