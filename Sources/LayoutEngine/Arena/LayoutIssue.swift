import Foundation

/// Something wrong with a layout that did not stop it: reported on figures, in ledgers and on the command line.
public struct LayoutIssue: Equatable, Sendable, CustomStringConvertible {
    /// The rule that was broken.
    public enum Rule: String, Sendable, Codable {
        case invalidFrameLength = "invalid frame length"
        case contradictoryFrame = "contradictory frame constraints"
        case invalidAnswer = "invalid answer"
        case unstableAnswer = "unstable answer"
        case infiniteSize = "infinite size"
        case tooDeep = "nested too deep"
        case placedOutsidePlacement = "placed outside placement"
        case missingImage = "missing image"
        case missingGlyph = "missing glyph"
        case missingSymbol = "missing symbol"
        case invalidValue = "invalid value"
        case unsettled = "unsettled state"
        case approximate = "approximate"
    }

    public var node: NodeID
    public var rule: Rule
    /// What happened, with the value.
    public var message: String
    public var source: SourceLocation?

    public var description: String {
        let place = source.map { " (\($0))" } ?? ""
        return "\(rule.rawValue): \(message)\(place)"
    }
}
