import Foundation

/// The font of a piece of text, resolved to what the painter needs.
public struct FontSpec: Hashable, Sendable {
    /// OpenType weight, 100…900.
    public var weight: Int
    /// In points; one point is one pixel at 1×.
    public var size: Double
    /// Whether it leans.
    public var italic: Bool
    /// Figures of equal width, for tables.
    public var tabularFigures: Bool

    /// A font of this size in points, upright and regular unless said otherwise.
    package init(size: Double, weight: Int = 400, italic: Bool = false, tabularFigures: Bool = false) {
        self.size = size
        self.weight = weight
        self.italic = italic
        self.tabularFigures = tabularFigures
    }
}

/// A stretch of text in one font and colour.
public struct TextRun: Hashable, Sendable {
    public var string: String
    public var font: FontSpec
    public var color: RGBA
    public var underline: Bool
    public var strikethrough: Bool

    package init(
        _ string: String, font: FontSpec, color: RGBA, underline: Bool = false, strikethrough: Bool = false
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.underline = underline
        self.strikethrough = strikethrough
    }

    /// Whether the two differ in nothing but their characters.
    package func looks(like other: TextRun) -> Bool {
        var twin = other
        twin.string = string
        return self == twin
    }
}

/// Text with all that decides its lines: measuring it and drawing it use this one value.
public struct TextBlock: Hashable, Sendable {
    /// Where lines shorter than the longest stand.
    public enum Alignment: Hashable, Sendable {
        /// Where reading starts.
        case leading
        /// In the middle.
        case center
        /// Where reading ends.
        case trailing
    }
    /// Where characters are left out when lines run out.
    public enum Truncation: Hashable, Sendable {
        /// At the start.
        case head
        /// In the middle.
        case middle
        /// At the end.
        case tail
    }

    /// The text, in pieces of one look each.
    public var runs: [TextRun]
    /// The width lines wrap at, in points; nil means one line a paragraph.
    public var width: Double?
    /// The height lines must fit in, in points; nil means any. At least one line is always shown.
    public var height: Double?
    /// The most lines shown; nil means any number.
    public var lineLimit: Int?
    /// The least share of its size the text may shrink to before it is truncated; 1 for none.
    public var minimumScale: Double
    /// Where lines shorter than the longest stand.
    public var alignment: Alignment
    /// Where characters are left out when lines run out.
    public var truncation: Truncation
    /// Extra distance between lines, in points.
    public var lineSpacing: Double
    /// Whether paragraphs read from the right.
    public var rightToLeft: Bool

    /// A text and its limits; lengths in points, nil for no limit.
    package init(
        runs: [TextRun], width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil,
        minimumScale: Double = 1, alignment: Alignment = .leading, truncation: Truncation = .tail,
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

    /// A text and its limits; lengths in points, nil for no limit.
    package init(_ string: String, font: FontSpec, color: RGBA) {
        self.init(runs: [TextRun(string, font: font, color: color)])
    }

    /// The characters, without their looks.
    public var string: String { runs.map(\.string).joined() }
}

/// What laying out a text block found. Lengths in points, unrounded.
public struct TextMetrics: Hashable, Sendable {
    /// The widest line by the sum of the lines.
    public var size: CGSize
    /// From the top to the baseline of the first line.
    public var firstBaseline: Double
    /// From the top to the baseline of the last line.
    public var lastBaseline: Double
    /// How many lines there are.
    public var lineCount: Int
    /// Some characters were replaced by an ellipsis.
    public var isTruncated: Bool
    /// The share of its size the text has shrunk to; 1 where it has not.
    public var scale: Double
    /// Characters the fonts have no glyph for.
    public var missing: [Character]

    /// What was measured; lengths in points.
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
    /// Whether the text comes out the same within limits that these lines, measured without any, stay within: in points,
    /// nil for no limit.
    package func fits(width: Double?, height: Double?) -> Bool {
        guard !isTruncated, scale == 1 else { return false }
        // No width is no room for any glyph, and lines are broken in whole 1024ths of a point.
        if let width, !(width > 0 && size.width * 1024 <= (width * 1024).rounded()) { return false }
        // Sums of unrounded heights may be off by a hair.
        if let height, !(size.height <= height + 1e-6) { return false }
        return true
    }
}

/// Vertical metrics of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
    /// Above the baseline, in points.
    public var ascent: Double
    /// Below the baseline, in points, positive.
    public var descent: Double
    /// Between lines, in points.
    public var leading: Double
    /// The height of capitals, in points.
    public var capHeight: Double

    /// Lengths in points.
    public init(ascent: Double, descent: Double, leading: Double = 0, capHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
    }
}

/// The seam between layout and a text engine.
///
/// Measuring is a pure function of the block: the same block gives the same metrics, on every machine with the same
/// fonts.
public protocol TextMeasuring: Sendable {
    /// The size, the baselines and the lines of a text.
    func measure(_ block: TextBlock) -> TextMetrics
    /// The lengths of a font, in points.
    func metrics(of font: FontSpec) -> FontMetrics
}
