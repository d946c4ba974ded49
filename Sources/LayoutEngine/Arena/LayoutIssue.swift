import Foundation

/// Something wrong with a layout that did not stop it: reported on figures, in ledgers and on the command line.
public struct LayoutIssue: Equatable, Sendable, CustomStringConvertible {
    /// The rule that was broken.
    public enum Rule: String, Sendable, Codable {
        /// A frame's length is negative, NaN or infinite.
        case invalidFrameLength = "invalid frame length"
        /// A frame's least, ideal and greatest lengths are out of order.
        case contradictoryFrame = "contradictory frame constraints"
        /// A layout answered with NaN or less than 0.
        case invalidAnswer = "invalid answer"
        /// A layout answered the same question in two ways.
        case unstableAnswer = "unstable answer"
        /// A size is infinite.
        case infiniteSize = "infinite size"
        /// Views nest deeper than the stack holds.
        case tooDeep = "nested too deep"
        /// A subview was placed while a size was asked for.
        case placedOutsidePlacement = "placed outside placement"
        /// No image has the name.
        case missingImage = "missing image"
        /// The fonts lack a character.
        case missingGlyph = "missing glyph"
        /// No symbol has the name.
        case missingSymbol = "missing symbol"
        /// A value is none that layout can use.
        case invalidValue = "invalid value"
        /// State or tasks came to no end.
        case unsettled = "unsettled state"
        /// What is shown is a stand-in.
        case approximate = "approximate"
    }

    /// The node it is about.
    public var node: NodeID
    /// What sort of thing went wrong.
    public var rule: Rule
    /// What happened, with the value.
    public var message: String
    /// Where the view was written; nil where that is not known.
    public var source: SourceLocation?

    public var description: String {
        let place = source.map { " (\($0))" } ?? ""
        return "\(rule.rawValue): \(message)\(place)"
    }
}

extension LayoutIssue {
    /// What is wrong with a figure, not with one of its views.
    package static func ofFigure(_ rule: Rule, _ message: String, source: SourceLocation) -> LayoutIssue {
        LayoutIssue(node: .none, rule: rule, message: message, source: source)
    }
}
