import Foundation

/// A problem that did not stop layout: reported in figures, ledgers and on the command line.
public struct LayoutIssue: Equatable, Sendable, Codable, CustomStringConvertible {
    /// The rule that was broken.
    public enum Rule: String, Sendable, Codable {
        /// A frame's length is negative, NaN or infinite.
        case invalidFrameLength = "invalid frame length"
        /// A frame's minimum, ideal and maximum lengths are out of order.
        case contradictoryFrame = "contradictory frame constraints"
        /// A layout answered with NaN or less than 0.
        case invalidAnswer = "invalid answer"
        /// A layout gave two answers to one proposal.
        case unstableAnswer = "unstable answer"
        /// A size is infinite.
        case infiniteSize = "infinite size"
        /// Views are nested deeper than the stack allows.
        case tooDeep = "nested too deep"
        /// A subview was placed outside `placeSubviews`.
        case placedOutsidePlacement = "placed outside placement"
        /// There is no image of the name.
        case missingImage = "missing image"
        /// There is no color of the name.
        case missingColor = "missing color"
        /// There is no font of the name.
        case missingFont = "missing font"
        /// The fonts lack a character.
        case missingGlyph = "missing glyph"
        /// There is no symbol of the name.
        case missingSymbol = "missing symbol"
        /// A strings table cannot be read.
        case missingTexts = "missing texts"
        /// A figure's code cannot be shown.
        case missingCode = "missing code"
        /// A figure cannot be as narrow as its author wants.
        case tooWide = "too wide"
        /// Layout cannot use a value.
        case invalidValue = "invalid value"
        /// State or tasks did not settle.
        case unsettled = "unsettled state"
        /// Views are drawn, but none can be seen.
        case nothingVisible = "nothing visible"
        /// A modifier is left out, since it does not compile.
        case missingModifier = "missing modifier"
        /// A placeholder is shown.
        case approximate = "approximate"
    }

    /// The node it is about; in JSON it distinguishes issues of different views.
    var node: NodeID
    /// The rule that was broken.
    public var rule: Rule
    /// The message, with the faulty value and its replacement.
    public var message: String
    /// Where the view was written; nil if unknown.
    public var source: SourceLocation?
    /// The name of what is missing: an image, a color, a font, a symbol, a modifier or a strings table.
    package var missingName: String?

    /// The rule and what happened.
    package var text: String { "\(rule.rawValue): \(message)" }

    public var description: String { text + (source.map { " (\($0))" } ?? "") }
}

extension LayoutIssue {
    /// An issue of a figure, not of one of its views.
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
    /// - Parameters:
    ///   - name: That of what is missing.
    ///   - source: Where the mistake was written; nil means where the view was.
    package func addIssue(
        _ rule: LayoutIssue.Rule, at node: NodeID, _ message: String, missing name: String? = nil,
        source: SourceLocation? = nil
    ) {
        issues.append(
            LayoutIssue(
                node: node, rule: rule, message: message, source: source ?? infos[node.index].source, missingName: name)
        )
    }

    func reportTooDeep(_ id: NodeID) { refuseDepth(at: id, "(\(depth) levels)") }

    /// Reports once that views are left out because the stack is too short for them.
    package func refuseDepth(at node: NodeID, _ place: String) {
        guard !isTooDeep else { return }
        isTooDeep = true
        report(.tooDeep, at: node, "views are nested deeper than the stack allows \(place); the rest is left out")
    }
}
