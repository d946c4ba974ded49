import Foundation
import LayoutEngine

/// Which of several views is shown.
extension StructureFinding {
    /// `The ScrollView shows 715 of its 914: a Button and a Text are out of sight.`, of one beside a screen's bars.
    var scrolledAway: String? {
        let scrolling = views.filter {
            $0.isScrollView && $0.children.count == 1 && $0.isInView && $0.isVisible
                && $0.id > core.id
        }
        guard scrolling.count == 1, let view = scrolling.first, let content = view.children.first.map({ views[$0] }),
            let axis = Axis.allCases.first(where: { view.facts.scrolls == Axis.Set($0) }),
            content.size[axis] > view.size[axis] + 0.5
        else { return nil }
        let inner = views.unwrapped(content.id)
        let units = inner.children.filter { !views.isSpacer($0) && !views[$0].isThin }
            .map { StructureUnit(from: $0, views, reach: .child) }
        // A part of a view is in sight.
        let hidden = units.filter { !views[$0.box].isInView || views[$0.box].uncoveredFrame.height < 0.5 }
        // Rows are counted.
        guard Set(units.map(\.kind)).count > 1 || hidden.isEmpty else { return nil }
        let kinds = hidden.grouped { $0.kind }.map { kind, all in
            all.count == 1
                ? Wording.withIndefiniteArticle(kind) : "\(Wording.number(all.count)) \(Wording.plural(kind))"
        }
        let names = kinds.count > 3 ? "\(Wording.number(hidden.count)) views" : Wording.list(kinds)
        let verb = hidden.count == 1 ? "is" : "are"
        // It may show more than its own length, in a safe area.
        let seen = scene.omittedStretches.length(of: content.uncoveredFrame.range(axis)) / magnification
        let shown = axis == .vertical ? max(view.size[axis], seen) : view.size[axis]
        let lengths = "\(WholePoints(shown)) of its \(WholePoints(content.size[axis]))"
        // The caption may name one around the content.
        let isOnly = views.count { $0.isScrollView && $0.name == view.name } == 1
        let name = isOnly ? "The \(view.name)" : "The \(view.name) in it"
        if hidden.isEmpty { return "\(name) shows \(lengths)." }
        return "\(name) shows \(lengths): \(names) \(verb) out of sight."
    }
    /// `Of three ViewThatFits, one shows its second view, as the first needs a width of 476 and is proposed 308; one shows its
    /// third view, as none before it fits.`
    var choice: String? {
        let choices = views.filter { $0.choice != nil && $0.isVisible && $0.isInView }
        let kinds = choices.grouped { $0.choice!.place }.sorted { $0.key < $1.key }
        // Those that are scrolled away would be missing in the count.
        let isAll = views.count { $0.choice != nil && $0.isVisible } == choices.count
        guard let name = choices.first?.name, kinds.count == 1 || isAll else { return nil }
        guard kinds.count > 1 else {
            return Wording.sentence("\(choices.count == 1 ? name : "each \(name)") shows its \(shown(choices))")
        }
        let clauses = kinds.filter { $0.key > 1 }.map { _, alike in
            "\(Wording.number(alike.count)) \(alike.count == 1 ? "shows its" : "show their") \(shown(alike))"
        }
        return Wording.sentence(
            "Of \(Wording.number(choices.count)) \(name), \(clauses.joined(separator: "; "))")
    }

    /// `second view, as the first needs a width of 476 and is proposed 308`
    private func shown(_ alike: [ShownView]) -> String {
        let place = alike[0].choice!.place
        let fits = !alike.contains { view in Axis.allCases.contains { view.isTooLarge($0) } }
        let reason =
            switch place {
            case alike[0].choice!.count where !fits: "as none fits"
            case 1: "which fits"
            case 2: "as the first \(excess(of: alike) ?? "does not fit")"
            default: "as none before it fits"
            }
        let last = place == alike[0].choice!.count && !fits && place > 1 ? " and last" : ""
        return "\(Wording.ordinal(place))\(last) view, \(reason)"
    }

    private func excess(of choices: [ShownView]) -> String? {
        for axis in Axis.allCases {
            let excesses = choices.compactMap { $0.explanation?.answer[axis].excess }
            if excesses.count == choices.count, let words = needs(axis, excesses) { return words }
        }
        return nil
    }

    /// `needs a width of 291 and is proposed 228`; `291 or 342` for views that differ; `228 or 108` for equal ones of which two
    /// are proposed other widths; nil for others.
    func needs(_ axis: Axis, _ excesses: [LengthReason.Excess]) -> String? {
        let proposed = excesses.map { WholePoints($0.proposed) }.unique
        let ideal = excesses.map { WholePoints($0.needed) }.unique
        if proposed.count == 2, ideal.count == 1 {
            return "needs a \(axis.lengthName) of \(ideal[0]) and is proposed \(proposed[0]) or \(proposed[1])"
        }
        guard proposed.count == 1 else { return nil }
        let lengths = excesses.map(\.needed).sorted()
        let isClear = !lengths.map { WholePoints($0) }.contains(proposed[0])
        let needed = lengths.map { isClear ? "\(WholePoints($0))" : lengthText($0) }.unique
        let text = needed.count < 3 ? needed.joined(separator: " or ") : "\(needed[0])–\(needed[needed.count - 1])"
        let length = isClear ? "\(proposed[0])" : lengthText(excesses[0].proposed)
        return "needs a \(axis.lengthName) of \(text) and is proposed \(length)"
    }
}
