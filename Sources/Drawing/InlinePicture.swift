import Foundation

/// A picture in a line of text, in points from its left end on the baseline.
///
/// Its run's text is the one character U+FFFC.
public struct InlinePicture: Hashable, Sendable {
    public var width: Double
    /// Above the baseline, in points.
    public var ascent: Double
    /// Below the baseline, in points.
    public var descent: Double
    public var items: [DisplayItem]

    /// The text of a picture's run.
    package static let character = "\u{FFFC}"

    package init(width: Double, ascent: Double, descent: Double, items: [DisplayItem]) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.items = items
    }

    func scaled(by scale: Double) -> InlinePicture {
        InlinePicture(
            width: width * scale, ascent: ascent * scale, descent: descent * scale,
            items: [.group(items, .transform(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))))])
    }
}

/// The look of an underline or strikethrough.
public struct TextRule: Hashable, Sendable {
    /// The dashes of the line.
    public enum Pattern: Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot

        /// Lengths in units of the line's thickness, drawn and left out in turn; none for a solid line.
        package var dashes: [Double] {
            switch self {
            case .solid: []
            case .dot: [2, 2]
            case .dash: [6, 3]
            case .dashDot: [6, 3, 2, 3]
            case .dashDotDot: [6, 3, 2, 3, 2, 3]
            }
        }
    }

    public var pattern: Pattern
    /// nil means the text's color.
    public var color: RGBA?

    package init(pattern: Pattern = .solid, color: RGBA? = nil) {
        self.pattern = pattern
        self.color = color
    }
}
