import Drawing
import Foundation

/// A font, by text style, size or the name of a font file. Others are drawn in Inter, monospaced ones in JetBrains Mono, with
/// their metrics.
public struct Font: Hashable, Sendable {
    /// The system's text styles.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout,
            footnote
        case caption, caption2
    }

    /// The thickness of letters.
    public struct Weight: Hashable, Sendable {
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The design of letters.
    ///
    /// Approximate: rounded and serif letters are set in Inter.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case size(Double)
        /// In points at the Large setting; grows as the text style does.
        case scaled(Double, TextStyle)
    }

    private(set) var base: Base
    /// That of a font that is not the system's.
    private(set) var customName: String?
    var explicitWeight: Weight?
    var isItalic = false
    var hasTabularFigures = false
    var smallCapitals = SmallCapitals.none
    /// Nil leaves the choice to the view.
    var design: Design?

    private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        explicitWeight = weight
        self.design = design
    }

    private init(_ base: Base, _ name: String) {
        let words = FontName(name)
        self.init(base, weight: words.weight, design: words.isMonospaced ? .monospaced : nil)
        customName = name
        isItalic = words.isItalic
    }

    /// A system font by size, in points, or text style.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(Double(size)), weight: weight, design: design)
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// A font at this size, in points, which grows as the body does.
    ///
    /// The name is that of a face in a font file of the assets: its PostScript name, as `Oswald-Light`, or its family's. Without
    /// such a file, text is set in Inter or JetBrains Mono, in the weight and slant that the name ends with, and the figure has
    /// a warning.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.scaled(Double(size), .body), name) }

    /// A font at this size, in points, which grows as the text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.scaled(Double(size), textStyle), name)
    }

    /// A font at this size, in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.size(Double(fixedSize)), name) }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    /// What a text has that is given no font.
    public static let `default` = Font.body
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    public func weight(_ weight: Weight) -> Font { changed { $0.explicitWeight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// Uses digits of equal width.
    public func monospacedDigit() -> Font { changed { $0.hasTabularFigures = true } }
    /// Makes all characters equally wide.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    /// At this size, in points, whatever the text size is.
    func fixed(at size: Double) -> Font { changed { $0.base = .size(size) } }

    /// nil if the size is valid.
    var issue: String? {
        switch base {
        case .style: nil
        case .size(let size), .scaled(let size, _):
            CheckedNumber(CGFloat(size), "font size", lowerBound: 0, upperBound: Self.largest, fallback: 17).problem
        }
    }

    /// In points: fills any canvas.
    private static let largest: CGFloat = 2_000

    func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// An invalid size is replaced by the body's, 17 points.
    func spec(_ size: DynamicTypeSize, weight: Weight? = nil, italic: Bool = false) -> FontSpec {
        let points: Double
        var standard = Weight.regular
        switch base {
        case .size(let fixed): points = fixed
        case .scaled(let large, let style): points = large * style.growth(size)
        case .style(let style):
            points = style.points(size)
            if style == .headline { standard = .semibold }
        }
        var spec = FontSpec(
            size: points.isFinite ? min(max(points, 0.1), Double(Self.largest)) : 17,
            weight: (weight ?? explicitWeight ?? standard).value,
            italic: italic || isItalic, tabularFigures: hasTabularFigures)
        spec.isMonospaced = design == .monospaced
        spec.smallCapitals = smallCapitals
        spec.isSubstitute = design == .rounded || design == .serif
        return spec
    }
}
