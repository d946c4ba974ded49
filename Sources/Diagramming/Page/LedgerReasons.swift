import Foundation
import LayoutEngine

extension Ledger.Entry {
    /// The causes of the proposal in its row, and of its size; the modifiers it passes through.
    var reasons: String? {
        guard var explanation = view.explanation else { return nil }
        if view.answeredProposal != view.sizingProposal, let placing = explanation.placing {
            explanation.proposal = placing
        }
        let passage = around.isEmpty ? "" : "Passes through its \(Wording.list(around))."
        return [explanation.tableText(taken: view.size), passage].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Takes the place of a view around it, which has no row.
    mutating func pass(through outer: Ledger.Entry) {
        (served, around) = (outer.served, outer.around + [outer.view.name])
        guard let reasons = outer.view.explanation else { return }
        view.explanation?.proposal = reasons.proposal
        view.explanation?.placing = reasons.placing
    }
}

extension Explanation {
    /// The causes without the lengths, which have columns of their own: `(300 − 2 × 8 gaps) / 3; fixed width, so it is first.
    /// One line.`
    ///
    /// - Parameter size: What the view takes.
    func tableText(taken size: CGSize) -> String {
        let reasons = [(proposal, "proposed"), (answer, "takes")]
        // Of two sums each says what it makes, and so does that of a proposal which is not what the view takes.
        let areBothSums = reasons.allSatisfy { $0.0.hasSum }
        let isUnlike = Axis.allCases.contains { axis in
            proposal[axis].sum != nil && proposal[axis].length.map { abs($0 - size[axis]) > 0.005 } ?? false
        }
        return reasons.compactMap { reason, verb in
            let words = reason.causes(namesAxis: true)
            let isSaid = areBothSums || isUnlike && verb == "proposed"
            // Two lengths say themselves that they are taken.
            let hasVerb = isSaid && (verb == "proposed" || reason.stated.count < 2)
            return words.isEmpty ? nil : Wording.sentence(hasVerb ? "\(verb) \(words)" : words)
        }.joined(separator: " ")
    }

    /// The same where no columns say what a sum makes: `Proposed (300 − 2 × 8 gaps) / 3: fixed width, so it is first.`
    ///
    /// - Parameter namesAxis: Whether a lone sum says which length it makes.
    func stepText(namesAxis: Bool) -> String {
        [(proposal, "proposed"), (answer, "takes")].compactMap { reason, verb in
            if verb == "takes", reason.sharedRule == nil, reason.stated.count > 1 { return reason.sentences }
            let words = reason.causes(namesAxis: namesAxis)
            if words.isEmpty { return nil }
            return Wording.sentence(reason.hasSum ? "\(verb) \(words)" : words)
        }.joined(separator: " ")
    }
}

extension SizeReason {
    var hasSum: Bool { Axis.allCases.contains { self[$0].sum != nil } }

    /// Without obvious rules; a rule for both axes is given once.
    func causes(namesAxis: Bool) -> String {
        if let rule = sharedRule { return width.isSilent ? "" : rule }
        let stated = stated
        guard stated.count > 1 || namesAxis && stated.contains(where: { self[$0].needsAxis }) else {
            return stated.map { self[$0].cause() }.joined()
        }
        return stated.map { axis in
            // Two reasons are apart from the names of their lengths, and so is a rule without a sum.
            let colon = stated.count > 1 || self[axis].sum == nil ? ":" : ""
            return "\(axis.lengthName)\(colon) \(self[axis].cause(joined: stated.count > 1 ? ", " : ": "))"
        }
        .joined(separator: "; ")
    }
}

extension SizeReason {
    /// The axes on which it says something new.
    fileprivate var stated: [Axis] { Axis.allCases.filter { !self[$0].isSilent } }

    /// `Width: fills the proposal. Height: min(60, 20), its maximum.`
    fileprivate var sentences: String {
        stated.map { Wording.sentence("\($0.lengthName): \(self[$0].cause(joined: ", "))") }.joined(separator: " ")
    }
}

extension LengthReason {
    /// Whether it says nothing new.
    fileprivate var isSilent: Bool { isPassedOn || sum == nil && (isObvious || rule.isEmpty) }

    /// The sum, then the rule.
    fileprivate func cause(joined separator: String = ": ") -> String {
        let sum = arithmetic.flatMap { $0.isPlain ? nil : ($0.sign == "≈" ? "≈ \($0)" : "\($0)") }
        return [sum, rule].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
    }

    /// Whether a reader has to know which length a sum makes.
    fileprivate var needsAxis: Bool { arithmetic.map { !$0.isPlain } ?? false }
}
