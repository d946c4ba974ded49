import Foundation

/// Why a view is as large as it is: its container's proposal, its answer, and the rule behind each.
///
/// Printed it is one line: `proposed width 94.67 = (300 − 2 × 8) / 3; takes 50 × 64: fixed`.
public struct Explanation: Equatable, Sendable, CustomStringConvertible {
    public var proposal: SizeReason
    public var answer: SizeReason
    /// The reason for its size while its container computed its own, if it was placed with another size.
    public var sizing: SizeReason?
    /// The reason for the proposal it was placed with, if its container made another one while computing its own size.
    package var placing: SizeReason?

    public init(proposal: SizeReason, answer: SizeReason) {
        self.proposal = proposal
        self.answer = answer
    }

    public var description: String { "proposed \(proposalText); takes \(answerText)" }

    /// `width 94.67 = (300 − 2 × 8) / 3`: a length passed on unchanged is left out where the other one says more.
    public var proposalText: String {
        let explained = Axis.allCases.filter { !proposal[$0].isPassedOn }
        return explained.count == 1 ? proposal[explained[0]].text(along: explained[0]) : proposal.description
    }

    /// `50 × 64: fixed`.
    public var answerText: String { answer.description }
}

/// The reason for a size, axis by axis.
public struct SizeReason: Equatable, Sendable, CustomStringConvertible {
    public var width: LengthReason
    public var height: LengthReason

    public init(width: LengthReason, height: LengthReason) {
        self.width = width
        self.height = height
    }

    /// The same way for both axes.
    public init(_ reason: (Axis) -> LengthReason) {
        self.init(width: reason(.horizontal), height: reason(.vertical))
    }

    /// One rule for the whole size.
    public init(_ size: CGSize, _ rule: String) { self.init { LengthReason(size[$0], rule) } }

    /// One rule for the whole size that a reader of the sizes knows already.
    static func obvious(_ size: CGSize, _ rule: String) -> SizeReason {
        SizeReason { .obvious(size[$0], rule) }
    }

    /// The reason on an axis.
    public subscript(axis: Axis) -> LengthReason {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The rule of both lengths, where one rule and no sum makes them.
    package var sharedRule: String? {
        !width.hasArithmetic && !height.hasArithmetic && width.rule == height.rule ? width.rule : nil
    }

    public var description: String {
        guard let rule = sharedRule else {
            return Axis.allCases.map { self[$0].text(along: $0) }.joined(separator: ", ")
        }
        let size = "\(lengthText(width.length)) × \(lengthText(height.length))"
        return rule.isEmpty ? size : "\(size): \(rule)"
    }
}

/// The reason for one length.
public struct LengthReason: Equatable, Sendable {
    /// In points; nil if nothing was proposed.
    public var length: CGFloat?
    /// The sum that makes the length; nil if the rule says it all.
    public var arithmetic: Arithmetic?
    /// The rule in a few words; may be empty beside a sum.
    public var rule: String
    /// Proposed just as the container was.
    public var isPassedOn = false
    /// Whether a reader of the sizes knows the rule already: tables leave it out.
    package private(set) var isObvious = false
    /// The rule it rests on, if that is neither measured nor documented.
    package var approximation: ApproximateRule?
    /// A part of the rule that holds for several views: `as many columns as fit, at least 140 each`.
    package var condition: String?
    /// What does not fit: the view before it, of those to choose from; the only line of a truncated text, or its broken word.
    package var excess: Excess?
    /// The first word that a line ends in the middle of.
    package var brokenWord: String?
    /// How many lines a text has.
    package var lineCount: Int?
    /// What cuts a text at any height.
    package var lineLimit: LineLimit?

    /// A limit of lines, and the number of lines that the text has without it.
    package struct LineLimit: Equatable, Sendable {
        package let lines: Int
        package let needed: Int

        package init(lines: Int, needed: Int) { (self.lines, self.needed) = (lines, needed) }
    }

    /// A length that is more than what is proposed, in points.
    package struct Excess: Equatable, Sendable {
        package let needed: CGFloat
        package let proposed: CGFloat

        package init(needed: CGFloat, proposed: CGFloat) { (self.needed, self.proposed) = (needed, proposed) }
    }

    /// A length in points, nil if nothing was proposed, and the rule behind it in a few words.
    public init(_ length: CGFloat?, _ rule: String) {
        (self.length, self.rule) = (length, rule)
    }

    /// The sum that makes the length, and the rule behind it in a few words, which may be empty.
    public init(_ arithmetic: Arithmetic, _ rule: String = "") {
        (self.length, self.arithmetic, self.rule) = (arithmetic.value, arithmetic, rule)
    }

    /// Views in a row with the gaps before them, in points: a sum, or the rule where it has a single term.
    static func row(_ lengths: [CGFloat], gaps: [CGFloat]) -> LengthReason {
        let total = Arithmetic.row(lengths, gaps: gaps).atLeastZero
        guard total.isPlain else { return LengthReason(total) }
        if lengths.isEmpty { return LengthReason(total, "nothing in it") }
        if gaps.contains(where: { $0 != 0 }) { return LengthReason(total, "its children’s and gaps") }
        return lengths.count == 1 ? .obvious(total.value, "its child’s") : LengthReason(total, "all its children’s")
    }

    /// The container's own proposal, in points; nil on an axis without one.
    public static func passedOn(_ length: CGFloat?) -> LengthReason {
        var reason = LengthReason(length, "passed on")
        reason.isPassedOn = true
        return reason
    }

    /// A rule that a reader of the sizes knows already, and the length it makes, in points.
    static func obvious(_ length: CGFloat?, _ rule: String) -> LengthReason {
        var reason = LengthReason(length, rule)
        reason.isObvious = true
        return reason
    }

    /// The reason with one more part of its rule.
    func adding(_ condition: String?) -> LengthReason {
        guard let condition else { return self }
        var reason = self
        reason.rule += ", \(condition)"
        reason.condition = condition
        return reason
    }

    var isUnexplained: Bool { arithmetic == nil && rule.isEmpty }

    /// `= (300 − 2 × 8) / 3`; nil if there is nothing to work out.
    package var sum: String? { arithmetic.flatMap { $0.isPlain ? nil : "\($0.sign) \($0)" } }

    var hasArithmetic: Bool { arithmetic.map { !$0.isPlain } ?? false }

    /// `94.67 = (300 − 2 × 8) / 3: rule`.
    public var text: String {
        let text = [lengthText(length), sum].compactMap(\.self).joined(separator: " ")
        return rule.isEmpty ? text : "\(text): \(rule)"
    }

    func text(along axis: Axis) -> String { "\(axis.lengthName) \(text)" }
}
