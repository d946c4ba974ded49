#if !canImport(Darwin)
    /// The lines of text in UIKit and AppKit, for `Text.LineStyle`.
    public struct NSUnderlineStyle: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let single = NSUnderlineStyle(rawValue: 0x01)
        public static let thick = NSUnderlineStyle(rawValue: 0x02)
        public static let double = NSUnderlineStyle(rawValue: 0x09)
        public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
        public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
        public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
        public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
        public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
    }

    extension Text.LineStyle {
        /// The same dashes, on a single line; nil without a line.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            guard nsUnderlineStyle.rawValue & 0x0F != 0 else { return nil }
            switch nsUnderlineStyle.rawValue & 0x700 {
            case 0x100: self.init(pattern: .dot)
            case 0x200: self.init(pattern: .dash)
            case 0x300: self.init(pattern: .dashDot)
            case 0x400: self.init(pattern: .dashDotDot)
            default: self.init()
            }
        }
    }
#endif
