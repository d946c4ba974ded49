import Foundation
import LayoutEngine

/// What the outlines of a screen do not show: which of several views was chosen, why a text is truncated, and what spacers
/// take.
struct StructureFinding {
    private let views: [ShownView]
    private let core: ShownView

    /// - Parameter core: The view that the figure is about.
    init(_ views: [ShownView], in core: ShownView) { (self.views, self.core) = (views, core) }

    /// Two sentences at most, the more surprising first; nil if there is nothing of the kind in view.
    var text: String? {
        let all = [overflow, truncation, choice, columns, rest].compactMap(\.self).prefix(2)
        return all.isEmpty ? nil : all.joined(separator: " ")
    }

    /// `It is 29 wider than the 393 it is proposed.`
    private var overflow: String? {
        for axis in Axis.allCases {
            guard let proposed = core.answeredProposal[axis], proposed.isFinite else { continue }
            // What reaches into a safe area is not too large.
            let excess = views.claimedSize(core.id)[axis] - proposed
            guard excess.isFinite, excess > 0.5 else { continue }
            let way = axis == .horizontal ? "wider" : "higher"
            return "It is \(wholeText(excess)) \(way) than the \(wholeText(proposed)) it is proposed."
        }
        return nil
    }

    /// `The VStack’s two Spacers take 190 each, all that is left.`
    private var rest: String? {
        // Without a length to divide, nothing is left: a spacer takes its minimum.
        guard let axis = core.facts.stackAxis, core.answeredProposal[axis]?.isFinite == true else { return nil }
        let lengths = core.children.map { views[$0] }.filter { $0.role == .spacer && $0.hiddenReasonAnywhere == nil }
            .map { $0.size[axis] }
        guard let first = lengths.first, first > Self.spacerMinimum,
            lengths.allSatisfy({ wholeText($0) == wholeText(first) })
        else { return nil }
        let owner = "The \(core.label ?? core.name)’s"
        return lengths.count == 1
            ? "\(owner) Spacer takes the \(wholeText(first)) that is left."
            : "\(owner) \(Wording.number(lengths.count)) Spacers take \(wholeText(first)) each, all that is left."
    }

    /// A spacer's default minimum, in points, whatever is left.
    private static let spacerMinimum: CGFloat = 8.05

    // MARK: Choices

    /// `One of two ViewThatFits shows its second view, as the first needs a width of 476 and is proposed 308.`
    private var choice: String? {
        let choices = views.filter { $0.choice != nil && $0.hiddenReasonAnywhere == nil && $0.isInView }
        guard let first = choices.first(where: { $0.choice!.place > 1 }) ?? choices.first else { return nil }
        let place = first.choice!.place
        let alike = choices.count { $0.choice!.place == place }
        let subject =
            choices.count == 1
            ? first.name
            : alike == choices.count
                ? "Each \(first.name)" : "\(Wording.number(alike)) of \(Wording.number(choices.count)) \(first.name)"
        let verb = alike == 1 || alike == choices.count ? "shows its" : "show their"
        let reason =
            switch place {
            case 1: "which fits"
            case 2: "as the first \(excess(of: first) ?? "does not fit")"
            default: "as none before it fits"
            }
        return Wording.sentence("\(subject) \(verb) \(Wording.ordinal(place)) view, \(reason)")
    }

    private func excess(of view: ShownView) -> String? {
        guard let answer = view.explanation?.answer,
            let axis = Axis.allCases.first(where: { answer[$0].excess != nil }), let excess = answer[axis].excess
        else { return nil }
        return
            "needs a \(axis.lengthName) of \(wholeText(excess.needed)) and is proposed \(wholeText(excess.proposed))"
    }

    // MARK: Columns

    /// `Each column is 172.5 wide = (361 − 16) / 2: as many as fit, at least 140 each.`
    private var columns: String? {
        let cells = core.children.map { views[$0] }
        guard cells.count > 1, cells.allSatisfy({ $0.slot != nil }) else { return nil }
        for axis in Axis.allCases {
            let reasons = cells.map { $0.explanation?.proposal[axis] }
            guard let first = reasons[0], let sum = first.sum, reasons.allSatisfy({ $0?.length == first.length })
            else { continue }
            let name =
                axis == .horizontal
                ? "column is \(lengthText(first.length)) wide" : "row is \(lengthText(first.length)) high"
            return "Each \(name) \(sum)\(first.condition.map { ": \($0)" } ?? "")."
        }
        return nil
    }

    // MARK: Truncation

    /// `“Ludwig van Beethoven” is truncated, as “Symphony No. 9” has a higher layout priority.`
    private var truncation: String? {
        let cut = views.filter { $0.truncation != nil && $0.hiddenReasonAnywhere == nil && $0.isInView }
        for text in cut {
            guard let winner = winner(over: text) else { continue }
            return Wording.sentence(
                "\(quoted(text)) is truncated, as \(quoted(winner)) has a higher layout priority")
        }
        guard let first = cut.first else { return nil }
        guard cut.count == 1 else { return Wording.sentence("\(Wording.number(cut.count)) texts are truncated") }
        let room = first.answeredProposal.width.flatMap { $0.isFinite ? "proposed \(wholeText($0)) wide, " : nil }
        return Wording.sentence("\(quoted(first)) is truncated: \(room ?? "")it shows \(first.truncation!)")
    }

    /// The sibling that its stack serves before it.
    private func winner(over text: ShownView) -> ShownView? {
        var view = text
        while let id = view.parent {
            let parent = views[id]
            if parent.facts.priorities == .order, parent.facts.stackAxis == .horizontal {
                return parent.children.map { views[$0] }.filter { $0.priority > view.priority && $0.role != .spacer }
                    .max { $0.priority < $1.priority }
            }
            view = parent
        }
        return nil
    }

    /// A text's words, else the view's name, of the view inside its modifiers.
    private func quoted(_ view: ShownView) -> String {
        var view = view
        while view.label == nil, view.viewType == nil, view.kind == .modifier, let inner = view.children.first {
            view = views[inner]
        }
        guard view.label == nil, view.role == .text, let words = view.words else {
            return "the \(view.label ?? view.viewType ?? view.shortName)"
        }
        // An ellipsis in the marks would look like the truncation.
        guard words.count > 40 else { return "“\(words)”" }
        let first = words.split(separator: " ").prefix(4).joined(separator: " ")
        return "“\(shortened(first.trimmingCharacters(in: .punctuationCharacters), 40))”"
    }
}
