import Foundation

/// Why a view is as large as it is: what its container offered it, what it took, and the rule behind each.
///
/// Printed it is one line: `offered width 94.67 = (300 − 2·8) / 3; took 50 × 64: fixed`.
public struct Explanation: Equatable, Sendable, CustomStringConvertible {
    /// Why it was offered what it was.
    public var offer: SizeReason
    /// Why it took what it took.
    public var answer: SizeReason
    /// Why it took what it took when its container worked out its own size, where it was placed with another size.
    public var sizing: SizeReason?

    /// The reasons of an offer and of an answer.
    public init(offer: SizeReason, answer: SizeReason) {
        self.offer = offer
        self.answer = answer
    }

    public var description: String { "offered \(offerText); took \(answerText)" }

    /// The same for ears: `nil` where the text has a dash.
    package var spoken: String { "offered \(offerText(nothing: "nil")); took \(answerText)" }

    /// `width 94.67 = (300 − 2·8) / 3`: what stayed as the container got it is left out where there is more to say.
    public var offerText: String { offerText(nothing: lengthText(nil)) }

    private func offerText(nothing: String) -> String {
        let told = Axis.allCases.filter { !offer[$0].isPassedOn }
        return told.count == 1 ? offer[told[0]].text(along: told[0], nothing) : offer.text(nothing)
    }

    /// `50 × 64: fixed`.
    public var answerText: String { answer.description }
}

/// Why a size is what it is, axis by axis.
public struct SizeReason: Equatable, Sendable, CustomStringConvertible {
    /// Why the width is what it is.
    public var width: LengthReason
    /// Why the height is what it is.
    public var height: LengthReason

    /// A reason for each axis.
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

    /// The reason on an axis.
    public subscript(axis: Axis) -> LengthReason {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    public var description: String { text(lengthText(nil)) }

    /// - Parameter nothing: What stands for a length that was not proposed.
    func text(_ nothing: String) -> String {
        let isPlain = !width.hasArithmetic && !height.hasArithmetic
        guard isPlain, width.rule == height.rule else {
            return Axis.allCases.map { self[$0].text(along: $0, nothing) }.joined(separator: ", ")
        }
        let size = [width, height].map { $0.length.map { lengthText($0) } ?? nothing }.joined(separator: " × ")
        return width.rule.isEmpty ? size : "\(size): \(width.rule)"
    }
}

/// Why one length is what it is.
public struct LengthReason: Equatable, Sendable {
    /// In points; nil where nothing was proposed.
    public var length: CGFloat?
    /// The sum that makes the length; nil where a word says it all.
    public var arithmetic: Arithmetic?
    /// The rule in a few words; may be empty beside a sum.
    public var rule: String
    /// Offered just as the container was.
    public var isPassedOn = false

    /// A length in points, nil where nothing was proposed, and the rule behind it in a few words.
    public init(_ length: CGFloat?, _ rule: String) {
        (self.length, self.rule) = (length, rule)
    }

    /// The sum that makes the length, and the rule behind it in a few words, which may be empty.
    public init(_ arithmetic: Arithmetic, _ rule: String = "") {
        (self.length, self.arithmetic, self.rule) = (arithmetic.value, arithmetic, rule)
    }

    /// Views one after the other with the gaps before them, in points: a sum, or whose the length is where it is none.
    static func row(_ lengths: [CGFloat], gaps: [CGFloat]) -> LengthReason {
        let total = Arithmetic.row(lengths, gaps: gaps).atLeastZero
        guard total.isPlain else { return LengthReason(total) }
        let hasGaps = gaps.contains { $0 != 0 }
        return LengthReason(
            total,
            lengths.isEmpty
                ? "nothing in it"
                : hasGaps ? "its children’s and gaps" : lengths.count == 1 ? "its child’s" : "all its children’s")
    }

    /// What the container was offered itself, in points; nil where that was nothing.
    public static func passedOn(_ length: CGFloat?) -> LengthReason {
        var reason = LengthReason(length, "passed on")
        reason.isPassedOn = true
        return reason
    }

    var isUnexplained: Bool { arithmetic == nil && rule.isEmpty }

    var hasArithmetic: Bool { arithmetic.map { !$0.isPlain } ?? false }

    /// `94.67 = (300 − 2·8) / 3: rule`.
    public var text: String { text(lengthText(nil)) }

    private func text(_ nothing: String) -> String {
        var text = length.map { lengthText($0) } ?? nothing
        if hasArithmetic, let arithmetic { text += " \(arithmetic.sign) \(arithmetic)" }
        return rule.isEmpty ? text : "\(text): \(rule)"
    }

    func text(along axis: Axis, _ nothing: String) -> String {
        "\(axis == .horizontal ? "width" : "height") \(text(nothing))"
    }
}
