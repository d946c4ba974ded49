import Foundation
import LayoutEngine

/// The words of a storyboard, short on its cards, complete in its alt text.
struct StoryboardWords {
    let story: Storyboard
    var isAltText = false

    struct Text {
        var headline: String
        var lines: [String] = []
        /// The size the child takes, then why.
        var answer: [String] = []
    }

    private var scene: FigureScene { story.scene }

    func name(_ view: Int?) -> String {
        guard let view else { return isAltText ? "the scene" : "scene" }
        return isAltText ? story.names.altTextName(view) : story.names.name(view)
    }

    /// `2 of 3 children`: views that are left out, or were never asked, count too.
    func children(_ step: Storyboard.Step) -> String {
        let count = step.to.count + step.leftOut
        let all = scene.views[story.container].children.count + story.leftOutCount
        return count < all ? "\(count) of \(all) children" : count == 1 ? "one child" : "\(count) children"
    }

    private func receivers(_ step: Storyboard.Step) -> String {
        step.to.count == 1 && step.leftOut == 0 ? name(step.to[0]) : children(step)
    }

    // MARK: Steps

    func text(_ step: Storyboard.Step) -> Text {
        switch step.content {
        case .opening(let proposal, let afterGaps, let division):
            let verb = step.from == nil ? "is proposed" : "proposes"
            let gaps = afterGaps.map { "gaps leave \(lengthText($0.value)) \($0.sign) \($0)" }
            return Text(headline: "\(verb) \(proposal)", lines: [gaps, division.map(words)].compactMap(\.self))
        case .ranges(let ranges, let probes): return text(ranges, probes, asks(step))
        case .trials(let trials): return text(trials, asks(step))
        case .turn(let proposal, let answer):
            var text = text(proposal)
            text.answer = answer.map { self.text($0, isInline: true) }.map { [$0.headline] + $0.lines } ?? []
            return text
        case .answer(let answer): return text(answer, isInline: false)
        case .repeats(let count, let first, let last, let runs):
            let views = count > 2 ? "from \(name(first)) to \(name(last))" : "for \(name(first)) and \(name(last))"
            return Text(headline: "continues the same way, \(count) times", lines: [views] + runs.map(words))
        case .rest(let count, let runs, let hidden, let length):
            let total = length.map { ", together \(lengthText($0))" } ?? ""
            return Text(
                headline: "proposes to \(count) more, in turn",
                lines: runs.map(words) + (hidden > 0 ? ["and \(hidden) more\(total)"] : []))
        case .placement(let placement): return text(placement)
        }
    }

    /// `124 left`; `isFinal` if all children have been served.
    func words(_ bar: Storyboard.Bar, isFinal: Bool) -> String {
        if bar.left.isNear(0) { return "nothing left" }
        if bar.left < 0 {
            let isColumn = scene.views[story.container].facts.stackAxis == .vertical
            return "\(lengthText(-bar.left)) too \(isColumn ? "tall" : "wide")"
        }
        return "\(lengthText(bar.left)) \(isFinal ? "left over" : "left")"
    }

    /// `264 of 300 left`: the sum is in the sentence below.
    func rest(_ bar: Storyboard.Bar, isFinal: Bool) -> String {
        let whole = lengthText(bar.length)
        if bar.left.isNear(0) { return "nothing of \(whole) left" }
        if bar.left < 0 { return "\(words(bar, isFinal: isFinal)) for \(whole)" }
        return "\(lengthText(bar.left)) of \(whole) \(isFinal ? "left over" : "left")"
    }

    private func words(_ division: Storyboard.Undivided) -> String {
        switch division {
        case .ideal(let axis): "no \(axis.lengthName) is divided: each child takes its ideal \(axis.lengthName)"
        case .whole(let axis): "no \(axis.lengthName) is divided: each child is proposed all of it"
        }
    }

    private func asks(_ step: Storyboard.Step) -> String { isAltText ? "asks \(receivers(step))" : "asks" }

    private func text(_ ranges: [Storyboard.Range], _ probes: Storyboard.ProbeSummary, _ asks: String) -> Text {
        let each = ranges.count == 1 && ranges[0].count == 1 ? "it" : "each"
        let stretches = ranges.contains { $0.maximum != nil }
        let lengths = probes.lengths.map { "at \(lengthText($0))" }
        var lines = [Wording.count(probes.count, "probe") + ", " + Wording.list(lengths)]
        if probes.givesOrder { lines.append("the least flexible is served first") }
        if probes.keepsMinimums { lines.append("minimums of lower priorities are kept for them") }
        return Text(
            headline: asks + (stretches ? " how far \(each) stretches" : " how small \(each) can be"), lines: lines)
    }

    private func text(_ trials: [Storyboard.Trial], _ asks: String) -> Text {
        let shown = trials.prefix(3).map { trial in
            let subject =
                switch trial.subject {
                case .child(let view): name(view)
                case .leftOut(let view): view.title
                }
            return "\(subject), proposed \(trial.proposal), takes \(sizeText(trial.size))"
        }
        let left = trials.count - shown.count
        return Text(
            headline: "\(asks) before it proposes",
            lines: shown + (left > 0 ? ["and \(Wording.count(left, "more probe"))"] : []))
    }

    private func text(_ placement: Storyboard.Placement) -> Text {
        var text = Text(headline: placement.count == 1 ? "places its child" : "places its children")
        let origins = placement.origins.isEmpty ? [] : ["at \(Wording.list(placement.origins.map { lengthText($0) }))"]
        let guides = placement.guides.isEmpty ? [] : ["aligned on \(Wording.list(placement.guides))"]
        if !(origins + guides).isEmpty { text.lines.append((origins + guides).joined(separator: ", ")) }
        if let repeats = placement.repeats {
            let children = Wording.count(repeats.count, "child")
            let verb = repeats.changed == 1 ? "answers" : "answer"
            let changed = repeats.changed == 0 ? "same answers" : "\(repeats.changed) \(verb) differently"
            text.lines.append("\(children) asked again\(words(repeats.proposal)): \(changed)")
        }
        if placement.others.count > 0 {
            let unshown = placement.others.unshown
            text.lines.append(
                Wording.count(placement.others.count, "more probe")
                    + (unshown == 0 ? ", all as before" : ", \(unshown) of them with other proposals"))
        }
        return text
    }

    private func words(_ proposal: Storyboard.Placement.Repeats.Proposal) -> String {
        switch proposal {
        case .same: ""
        case .containerLength(let axis): " with its \(axis.lengthName)"
        case .length(let axis, let length): " with a \(axis.lengthName) of \(lengthText(length))"
        case .containerSize: " with its size"
        case .size(let size): " with \(size)"
        case .different: ", each with a size of its own"
        }
    }

    // MARK: Proposals and answers

    private func text(_ proposal: Storyboard.Proposal) -> Text {
        guard let axis = proposal.axis else {
            return Text(headline: "proposes \(proposal.size)", lines: proposal.reason.map(reasons) ?? [])
        }
        let length = (isAltText ? "\(axis.lengthName) " : "") + lengthText(proposal.size[axis])
        let reason = proposal.reason?[axis]
        return Text(
            headline: "proposes " + [length, reason?.sum].compactMap(\.self).joined(separator: " "),
            lines: [reason?.rule ?? ""].filter { !$0.isEmpty })
    }

    /// - Parameter isInline: Whether a single reason follows the size.
    private func text(_ answer: Storyboard.Answer, isInline: Bool) -> Text {
        let reasons = answer.reason.map(reasons) ?? []
        let hiddenReason = answer.hiddenReason.map { ["not seen: \($0.rawValue)"] } ?? []
        let size = "takes \(sizeText(answer.size))"
        guard isInline || isAltText, !reasons.isEmpty, isAltText || reasons.count == 1 else {
            return Text(headline: size, lines: reasons + hiddenReason)
        }
        return Text(headline: "\(size): \(reasons.joined(separator: ", "))", lines: hiddenReason)
    }

    /// The reasons without the lengths they explain: `width = 118.52 + 2 × 10`.
    private func reasons(_ reason: SizeReason) -> [String] {
        if let rule = reason.sharedRule { return rule.isEmpty ? [] : [rule] }
        return Axis.allCases.compactMap { axis in
            let (sum, rule) = (reason[axis].sum, reason[axis].rule)
            if sum == nil, rule.isEmpty { return nil }
            return axis.lengthName + (sum.map { " \($0)" } ?? "") + (rule.isEmpty ? "" : ": \(rule)")
        }
    }

    /// `each is proposed 40 × nil and takes 20 × 20 too`.
    private func words(_ run: Storyboard.Run) -> String {
        let subject =
            switch run.subject {
            case .each: "each"
            case .kind(let kind): "each \(kind)"
            case .place(let place, let count): "each \(Wording.ordinal(place)) of \(count)"
            case .child(let view): name(view)
            case .several(let kind, let count): "each of \(Wording.views(count, of: kind))"
            }
        let proposals = [run.proposals.first, run.proposals.dropFirst().last].compactMap { proposal in
            proposal.map { proposal in run.axis.map { lengthText(proposal[$0]) } ?? "\(proposal)" }
        }
        let proposal = run.isSameProposal ? "the same" : proposals.joined(separator: " to ")
        let size = Axis.allCases.map { axis in
            let ends = [run.smallest[axis], run.largest[axis]].map { lengthText($0) }
            return ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")
        }.joined(separator: " × ")
        return "\(subject) is proposed \(proposal) and takes \(size)\(run.isSameSize ? ", too" : "")"
    }
}

// MARK: - Alt text

extension Storyboard {
    package var subject: String { names.altTextName(container) }

    package var sentences: [String] {
        described.enumerated().map { "Step \($0 + 1): " + $1.sentences.joined(separator: " ") }
    }
}

extension StoryboardWords {
    func sentences(_ step: Storyboard.Step) -> [String] {
        let text = text(step)
        let subject = name(step.from ?? story.container)
        let receivers = receivers(step)
        let bar = step.bar.flatMap { $0.taken.isEmpty ? nil : words($0, isFinal: step.isSized) }.map { [$0] } ?? []
        switch step.content {
        case .opening where step.from != nil:
            return ["\(subject) \(text.headline) to \(receivers)"] + text.lines
        case .turn:
            let answer = text.answer.isEmpty ? [] : ["\(receivers) \(text.answer.joined(separator: ", "))"]
            return [(["\(subject) \(text.headline) to \(receivers)"] + text.lines).joined(separator: ", ")] + answer
                + bar
        case .placement(let placement) where placement.origins.isEmpty && placement.guides.isEmpty:
            return ["\(subject) \(text.headline)"] + text.lines + bar
        case .answer, .placement:
            return [(["\(subject) \(text.headline)"] + text.lines.prefix(1)).joined(separator: ", ")]
                + text.lines.dropFirst() + bar
        case .ranges(let ranges, _): return ["\(subject) \(text.headline)"] + text.lines + [words(ranges)]
        case .opening, .trials: return ["\(subject) \(text.headline)"] + text.lines
        case .repeats, .rest: return ["\(subject) \(text.headline)"] + text.lines + bar
        }
    }

    /// `Spacer stretches from 8 to ∞`; the ranges of many children are joined.
    private func words(_ ranges: [Storyboard.Range]) -> String {
        let listed = ranges.map { range in
            let subject =
                range.count > 1
                ? "each of \(Wording.views(range.count, of: scene.views[range.view].name))" : name(range.view)
            let minimum = lengthText(range.minimum)
            guard let maximum = range.maximum else { return "\(subject) needs at least \(minimum)" }
            return maximum == range.minimum
                ? "\(subject) stays \(minimum)" : "\(subject) stretches from \(minimum) to \(lengthText(maximum))"
        }
        return Wording.list(listed, atMost: 7, more: "more are asked too")
    }
}
