import Foundation
import LayoutEngine

/// Finds what changes along the tracks of the scene's own proposal, and says it: a line breaks, a view stops growing, another
/// branch is shown.
struct ChangeFinder {
    private let plan: ProposalPlan
    private let page: PagePart
    private let shapes: [LayoutShape]
    private let identities: [ViewIdentity]
    /// The maximum number of marks on a track; more would not be legible.
    private static let maxMarks = 16
    /// Marks are at least this part of the track apart.
    private static let minDistance = 0.025
    /// A length that is straight over less of the track than this has no corner worth a mark.
    private static let straight = 0.03
    /// Texts of more lines are in a space that is too narrow for them: each line more is no news.
    private static let maxLines = 9

    init(_ plan: ProposalPlan, _ page: PagePart, _ shapes: [LayoutShape], _ identities: [ViewIdentity]) {
        (self.plan, self.page, self.shapes, self.identities) = (plan, page, shapes, identities)
    }

    var changes: [PageChange] { Axis.allCases.flatMap(changes) }

    private struct Stop {
        var number: Int
        /// In points.
        var length: CGFloat
        var layout: ComputedLayout
    }

    /// What changes at a stop; lower ranks tell more.
    private struct Found {
        var rank: Int
        var stop: Stop
        var words: Words
    }

    /// What changes on the way up, and on the way down.
    private struct Words {
        var text: String
        var back: String

        /// The same sentence both ways, with what it changes from and to.
        init?<Value>(_ old: Value, _ new: Value, _ sentence: (_ from: Value, _ to: Value) -> String?) {
            guard let text = sentence(old, new), let back = sentence(new, old) else { return nil }
            self.init(text, back)
        }

        init(_ text: String, _ back: String) { (self.text, self.back) = (text, back) }
    }

    /// Of changes that are close together the most telling one, and of those that tell the same the one nearest to the
    /// scene's own proposal.
    private func changes(along axis: Axis) -> [PageChange] {
        let stops = stops(along: axis)
        let end = stops.last?.length ?? 0
        let own = plan.own[axis].map { min($0, end) } ?? end
        let found = stops.indices.dropFirst().compactMap { change(at: $0, stops, axis) }
        var kept: [Found] = []
        for next in found.sorted(by: { ($0.rank, abs($0.stop.length - own)) < ($1.rank, abs($1.stop.length - own)) })
        where kept.count < Self.maxMarks {
            let isClear = kept.allSatisfy { abs($0.stop.length - next.stop.length) >= Self.minDistance * end }
            // Its opposite between the two has no mark, so that it would be reported twice.
            if isClear, !kept.contains(where: { $0.words.text == next.words.text }) { kept.append(next) }
        }
        return kept.sorted { $0.stop.length < $1.stop.length }.map {
            PageChange(
                axis: axis == .horizontal ? 0 : 1, stop: $0.stop.number, text: $0.words.text, back: $0.words.back)
        }
    }

    /// The finite stops at the scene's own other length, in order.
    private func stops(along axis: Axis) -> [Stop] {
        let own = ProposalPlan.Cell(plan.own)
        let lengths = axis == .horizontal ? page.widths : page.heights
        return lengths.enumerated().compactMap { number, length in
            guard length >= 0, length < Hundredths.infinity else { return nil }
            let cell =
                axis == .horizontal
                ? ProposalPlan.Cell(width: length, height: own.height)
                : ProposalPlan.Cell(width: own.width, height: length)
            return plan.cells[cell].map {
                Stop(number: number, length: CGFloat(length) / 100, layout: plan.layouts[$0])
            }
        }
    }

    private func change(at index: Int, _ stops: [Stop], _ axis: Axis) -> Found? {
        let (last, next) = (stops[index - 1].layout, stops[index].layout)
        var best: Found?
        func offer(_ rank: Int, _ words: Words?, at stop: Stop? = nil) {
            if let words, best.map({ rank < $0.rank }) ?? true {
                best = Found(rank: rank, stop: stop ?? stops[index], words: words)
            }
        }
        offer(0, Words(last, next, rows))
        guard last.shape == next.shape else {
            offer(0, Words(last, next, branches))
            return best
        }
        for view in next.views.indices {
            let (old, new) = (last.views[view], next.views[view])
            let identity = identities[shapes[next.shape].views[view].identity]
            let name = identity.label ?? new.title.shortened
            let bonus = identity.label == nil ? 1 : 0
            if (old.lines < 0) != (new.lines < 0) {
                offer(
                    1 + bonus,
                    Words(old, new) { $1.lines < 0 ? "\(name) is truncated." : "\(name) is no longer truncated." })
            } else if abs(old.lines) != abs(new.lines), old.lines != 0,
                max(abs(old.lines), abs(new.lines)) <= Self.maxLines
            {
                offer(
                    2 + bonus,
                    Words(abs(old.lines), abs(new.lines)) {
                        "\(name) takes \(Wording.count($1, "line")) instead of \($0)."
                    })
            }
            guard identity.isStrong || identity.label != nil, let grows = corner(of: view, at: index, stops, axis)
            else {
                continue
            }
            // That something begins to grow from nothing is no news.
            guard !grows || old.frame.size[axis] > 0.5 else { continue }
            let length = lengthText(old.frame.size[axis])
            let words =
                grows
                ? Words("\(name) grows beyond \(length).", "\(name) stays at \(length).")
                : Words("\(name) stops growing at \(length).", "\(name) shrinks below \(length).")
            offer(4 + bonus, words, at: stops[index - 1])
        }
        return best
    }

    /// Whether a view begins to grow at the stop before, or ends to; nil if neither. Its length must be straight on both sides,
    /// for more than a few points: texts take other lengths from letter to letter.
    private func corner(of view: Int, at index: Int, _ stops: [Stop], _ axis: Axis) -> Bool? {
        guard index > 1 else { return nil }
        let shape = stops[index].layout.shape
        func slope(_ index: Int) -> CGFloat? {
            guard stops.indices.contains(index), index > 0 else { return nil }
            let (last, next) = (stops[index - 1], stops[index])
            guard last.layout.shape == shape, next.layout.shape == shape, next.length > last.length else { return nil }
            let (old, new) = (last.layout.views[view], next.layout.views[view])
            guard old.lines == new.lines, new.lines >= 0 else { return nil }
            let change = new.frame.size[axis] - old.frame.size[axis]
            return change.isFinite ? change / (next.length - last.length) : nil
        }
        guard let before = slope(index - 1), let after = slope(index) else { return nil }
        let (isStill, isStillAfter) = (abs(before) < 0.01, abs(after) < 0.01)
        guard isStill != isStillAfter, min(before, after) > -0.01 else { return nil }
        func reach(_ start: Int, _ step: Int, _ slope: (Int) -> CGFloat?, _ wanted: CGFloat) -> CGFloat {
            var index = start
            while let next = slope(index + step), abs(next - wanted) < 0.02 { index += step }
            return abs(stops[step > 0 ? index : index - 1].length - stops[step > 0 ? start - 1 : start].length)
        }
        let enough = Self.straight * (stops.last?.length ?? 0)
        guard reach(index - 1, -1, slope, before) >= enough, reach(index, 1, slope, after) >= enough else { return nil }
        return isStill
    }

    // MARK: Rows and branches

    /// The children of a view in rows: those that overlap in height are in one.
    private func rows(of layout: ComputedLayout) -> [Int: [Int]] {
        let views = shapes[layout.shape].views
        let shown = views.indices.filter {
            guard views[$0].parent >= 0, !identities[views[views[$0].parent].identity].isStack else {
                return false
            }
            let view = layout.views[$0]
            return view.hiddenReason.isEmpty && view.frame.width > 0 && view.frame.height > 0
        }
        return Dictionary(grouping: shown, by: { views[$0].parent }).filter { $0.value.count > 2 }.mapValues {
            children in
            var (counts, bottom): ([Int], CGFloat) = ([], -.infinity)
            for frame in children.map({ layout.views[$0].frame }).sorted(by: { $0.minY < $1.minY }) {
                if frame.minY >= bottom - 0.5 { counts.append(0) }
                counts[counts.count - 1] += 1
                bottom = counts.last == 1 ? frame.maxY : max(bottom, frame.maxY)
            }
            return counts
        }
    }

    /// Another number of columns, or of rows.
    private func rows(_ last: ComputedLayout, _ next: ComputedLayout) -> String? {
        let (old, new) = (rows(of: last), rows(of: next))
        let views = shapes[next.shape].views
        for (parent, counts) in new.sorted(by: { $0.key < $1.key }) {
            let before = shapes[last.shape].views.firstIndex { $0.identity == views[parent].identity }
            guard let before, let others = old[before], others != counts else { continue }
            let identity = identities[views[parent].identity]
            let name = identity.label ?? next.views[parent].title.shortened
            func columns(_ counts: [Int]) -> Int? {
                let isGrid = counts.dropLast().allSatisfy { $0 == counts[0] } && counts.last! <= counts[0]
                return isGrid ? counts[0] : nil
            }
            if let now = columns(counts), let then = columns(others), now != then {
                return "\(name) has \(Wording.count(now, "column")) instead of \(then)."
            }
            // Of a view that scrolls, some rows are not seen.
            if counts.count != others.count, counts.reduce(0, +) == others.reduce(0, +) {
                return "\(name) has \(Wording.count(counts.count, "row")) instead of \(others.count)."
            }
        }
        return nil
    }

    private func branches(_ last: ComputedLayout, _ next: ComputedLayout) -> String? {
        let (old, new) = (shapes[last.shape].views.map(\.identity), shapes[next.shape].views.map(\.identity))
        func name(_ number: Int, endsSentence: Bool = false) -> String {
            let identity = identities[number]
            let name = identity.label ?? words(of: number, last) ?? words(of: number, next) ?? identity.name
            return identity.branch.map { "\(name), view \($0 + 1) of ViewThatFits\(endsSentence ? "" : ",")" } ?? name
        }
        let (gone, come) = (old.first { !new.contains($0) }, new.first { !old.contains($0) })
        switch (gone, come) {
        case (let gone?, let come?):
            if let branch = identities[gone].branch, identities[come].branch != nil {
                return "\(name(come)) takes the place of view \(branch + 1)."
            }
            return "\(name(come)) takes the place of \(name(gone, endsSentence: true))."
        case (nil, let come?): return "\(name(come)) appears."
        case (let gone?, nil): return "\(name(gone)) disappears."
        default: return nil
        }
    }

    /// The kind of a view with the words of the first text in it, else of another view with words; nil without any.
    private func words(of number: Int, _ layout: ComputedLayout) -> String? {
        let views = shapes[layout.shape].views
        guard let outer = views.firstIndex(where: { $0.identity == number }) else { return nil }
        let texts = views.indices.lazy.filter { view in
            sequence(first: view) { views[$0].parent < 0 ? nil : views[$0].parent }.contains(outer)
        }
        let all = texts.map { layout.views[$0] }.filter { $0.words != nil }
        let words = (all.first { $0.lines != 0 } ?? all.first)?.words
        return words.map { "\(identities[number].name) “\($0)”".shortened }
    }
}

extension String {
    /// Long texts by their beginning: `Text “Text wraps at…”`.
    fileprivate var shortened: String {
        guard count > 34, let end = prefix(32).lastIndex(of: " ") else { return self }
        return self[..<end] + "…" + (contains("“") ? "”" : "")
    }
}
