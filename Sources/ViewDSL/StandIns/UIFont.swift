#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// UIKit's font, for `Font(_:)`. AppKit's has the same type.
    open class UIFont: NSObject, @unchecked Sendable {
        let font: Font
        /// In points.
        public let pointSize: CGFloat

        init(_ font: Font, _ pointSize: CGFloat) { (self.font, self.pointSize) = (font, pointSize) }

        /// The face of a font file of this name at this size, in points, else Inter; nil if the name is empty.
        public convenience init?(name: String, size: CGFloat) {
            guard !name.isEmpty else { return nil }
            self.init(.custom(name, fixedSize: size), size)
        }

        public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size) }
        public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
            UIFont(.system(size: size, weight: weight.weight), size)
        }
        public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
        public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
            UIFont(.system(size: size).italic(), size)
        }
        public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
            UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
        }
        public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
            UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
        }
        public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
            UIFont(.system(style.style), CGFloat(style.style.points(.large)))
        }
        public class var systemFontSize: CGFloat { 14 }
        public class var smallSystemFontSize: CGFloat { 12 }
        public class var labelFontSize: CGFloat { 17 }
        public class var buttonFontSize: CGFloat { 18 }

        public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.fixed(at: Double(size)), size) }

        /// Approximate: 22 points for the body's 17, in proportion.
        public var lineHeight: CGFloat { (pointSize * 22 / 17).rounded(.up) }
        public var ascender: CGFloat { lineHeight * 0.8 }
        public var descender: CGFloat { -lineHeight * 0.2 }
        public var capHeight: CGFloat { pointSize * 0.7 }
        public var xHeight: CGFloat { pointSize * 0.5 }
        public var leading: CGFloat { 0 }
        public var familyName: String { "Inter" }
        public var fontName: String { "Inter" }
        public class var familyNames: [String] { ["Inter"] }
        public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

        override open func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
        override open var hash: Int { font.hashValue }

        /// The thickness of letters.
        public struct Weight: Hashable, Sendable {
            let weight: Font.Weight

            public static let ultraLight = Weight(weight: .ultraLight)
            public static let thin = Weight(weight: .thin)
            public static let light = Weight(weight: .light)
            public static let regular = Weight(weight: .regular)
            public static let medium = Weight(weight: .medium)
            public static let semibold = Weight(weight: .semibold)
            public static let bold = Weight(weight: .bold)
            public static let heavy = Weight(weight: .heavy)
            public static let black = Weight(weight: .black)
        }

        /// The system's text styles.
        public struct TextStyle: Hashable, Sendable {
            let style: Font.TextStyle

            public static let largeTitle = TextStyle(style: .largeTitle)
            public static let title1 = TextStyle(style: .title)
            public static let title2 = TextStyle(style: .title2)
            public static let title3 = TextStyle(style: .title3)
            public static let headline = TextStyle(style: .headline)
            public static let subheadline = TextStyle(style: .subheadline)
            public static let body = TextStyle(style: .body)
            public static let callout = TextStyle(style: .callout)
            public static let footnote = TextStyle(style: .footnote)
            public static let caption1 = TextStyle(style: .caption)
            public static let caption2 = TextStyle(style: .caption2)
        }
    }

    /// AppKit's font.
    public typealias NSFont = UIFont

    /// Scales values with the reader's text size, which is Large here.
    public final class UIFontMetrics: NSObject, Sendable {
        public static let `default` = UIFontMetrics(forTextStyle: .body)
        public init(forTextStyle style: UIFont.TextStyle) {}
        public func scaledValue(for value: CGFloat) -> CGFloat { value }
        public func scaledFont(for font: UIFont) -> UIFont { font }
    }

    extension Font {
        public init(_ font: UIFont) { self = font.font }
    }
#endif
