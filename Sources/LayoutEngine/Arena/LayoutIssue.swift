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

extension LayoutArena {
    /// Records an issue found during layout, the first of its rule and subject at a node.
    func report(_ rule: LayoutIssue.Rule, at node: NodeID, subject: String = "", _ message: @autoclosure () -> String) {
        guard reported.insert(Report(node: node, rule: rule, subject: subject)).inserted else { return }
        addIssue(rule, at: node, message())
    }

    /// Records an issue found while the views were built.
    ///
    /// - Parameter source: Where the mistake was written; nil means where the view was.
    public func addIssue(
        _ rule: LayoutIssue.Rule, at node: NodeID, _ message: String, source: SourceLocation? = nil
    ) {
        issues.append(
            LayoutIssue(node: node, rule: rule, message: message, source: source ?? infos[node.index].source))
    }

    func reportTooDeep(_ id: NodeID) { refuseDepth(at: id, "(\(depth) levels)") }

    /// Reports once that views are left out because the stack is too short for them.
    public func refuseDepth(at node: NodeID, _ place: String) {
        guard !isTooDeep else { return }
        isTooDeep = true
        report(.tooDeep, at: node, "views are nested deeper than the stack allows \(place); the rest is left out")
    }
}
