import Drawing
import Foundation
import LayoutEngine

/// A font, by text style or size. Drawn in Inter, whose metrics stand as they are.
public struct Font: Hashable, Sendable {
    /// The system's text styles.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// A role of text; its size is that of the Large setting.
        case extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        /// A role of text; its size is that of the Large setting.
        case caption, caption2

        /// In points, at the Large setting.
        var size: Double {
            switch self {
            case .extraLargeTitle: 36
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }

    /// How bold letters are.
    public struct Weight: Hashable, Sendable {
        /// OpenType weight, 100…900.
        let value: Int

        /// A weight of the font, ultra light.
        public static let ultraLight = Weight(value: 100)
        /// A weight of the font, thin.
        public static let thin = Weight(value: 200)
        /// A weight of the font, light.
        public static let light = Weight(value: 300)
        /// A weight of the font, regular.
        public static let regular = Weight(value: 400)
        /// A weight of the font, medium.
        public static let medium = Weight(value: 500)
        /// A weight of the font, semibold.
        public static let semibold = Weight(value: 600)
        /// A weight of the font, bold.
        public static let bold = Weight(value: 700)
        /// A weight of the font, heavy.
        public static let heavy = Weight(value: 800)
        /// A weight of the font, black.
        public static let black = Weight(value: 900)
    }

    /// The family's kind. All are drawn in Inter.
    public enum Design: Hashable, Sendable {
        /// The plain one.
        case `default`
        /// With serifs; drawn in Inter.
        case serif
        /// Round ends; drawn in Inter.
        case rounded
        /// Letters of one width; drawn in Inter.
        case monospaced
    }

    enum Base: Hashable, Sendable {
        case style(TextStyle)
        /// In points.
        case size(Double)
        /// In points at the Large setting; grows with the others.
        case scaled(Double)
    }

    let base: Base
    var explicitWeight: Weight?
    var isItalic = false
    var hasTabularFigures = false

    private init(_ base: Base, weight: Weight? = nil) {
        self.base = base
        explicitWeight = weight
    }

    /// A font of this size in points, or of this text style.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(Double(size)), weight: weight)
    }

    /// A font of this size in points, or of this text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight)
    }

    /// A font by name is drawn in Inter at the same size, which grows as the body style does.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.scaled(Double(size))) }

    /// A font by name is drawn in Inter at the same size, which grows as the style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.scaled(Double(size)))
    }

    /// A font by name is drawn in Inter at the same size, whatever the setting.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.size(Double(fixedSize))) }

    /// The font of the text style large title.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of the text style title.
    public static let title = Font(.style(.title))
    /// The font of the text style title2.
    public static let title2 = Font(.style(.title2))
    /// The font of the text style title3.
    public static let title3 = Font(.style(.title3))
    /// The font of the text style headline.
    public static let headline = Font(.style(.headline))
    /// The font of the text style subheadline.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of the text style body.
    public static let body = Font(.style(.body))
    /// The font of the text style callout.
    public static let callout = Font(.style(.callout))
    /// The font of the text style footnote.
    public static let footnote = Font(.style(.footnote))
    /// The font of the text style caption.
    public static let caption = Font(.style(.caption))
    /// The font of the text style caption2.
    public static let caption2 = Font(.style(.caption2))

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.explicitWeight = weight } }
    /// The font, bold.
    public func bold() -> Font { weight(.bold) }
    /// The font, italic.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// The font with figures, or letters, of one width.
    public func monospacedDigit() -> Font { changed { $0.hasTabularFigures = true } }
    /// The font with figures, or letters, of one width.
    public func monospaced() -> Font { monospacedDigit() }

    /// What is wrong with the size it was given; nil where nothing is.
    var fault: String? {
        switch base {
        case .style: nil
        case .size(let size), .scaled(let size):
            Checked(CGFloat(size), "font size", least: 0, most: Self.largest, fallback: 17).complaint
        }
    }

    /// In points: a text that large fills any canvas.
    private static let largest: CGFloat = 2_000

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// What the painter needs. A size that is no number is the body's, 17 points.
    func spec(_ size: DynamicTypeSize, weight: Weight? = nil, italic: Bool = false) -> FontSpec {
        let points: Double
        var standard = Weight.regular
        switch base {
        case .size(let fixed): points = fixed
        case .scaled(let large): points = large * size.factor
        case .style(let style):
            points = (style.size * size.factor * 2).rounded() / 2
            if style == .headline { standard = .semibold }
        }
        return FontSpec(
            size: points.isFinite ? min(max(points, 0.1), Double(Self.largest)) : 17,
            weight: (weight ?? explicitWeight ?? standard).value,
            italic: italic || isItalic, tabularFigures: hasTabularFigures)
    }
}

/// How large the user wants text.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable, Sendable {
    /// A text size readers choose.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// A text size readers choose.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// Whether it is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Approximate: the body style's steps (14, 15, 16, 17, 19, …) over 17 are used for every style.
    var factor: Double { [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue] / 17 }
}

/// How lines of a text are set against each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Where reading starts.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
}
