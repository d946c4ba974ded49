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
    private static let mostMarks = 24

    init(_ plan: ProposalPlan, _ page: PagePart, _ shapes: [LayoutShape], _ identities: [ViewIdentity]) {
        (self.plan, self.page, self.shapes, self.identities) = (plan, page, shapes, identities)
    }

    var changes: [PageChange] { Axis.allCases.flatMap(changes) }

    private func changes(along axis: Axis) -> [PageChange] {
        let stops = stops(along: axis)
        var found: [(rank: Int, change: PageChange)] = []
        for index in stops.indices.dropFirst() {
            let before = index > 1 ? stops[index - 2].layout : nil
            let (last, next) = (stops[index - 1], stops[index])
            guard let (rank, text) = change(before, last.layout, next.layout, axis) else { continue }
            found.append((rank, PageChange(axis: axis == .horizontal ? 0 : 1, stop: next.stop, text: text)))
        }
        let kept = found.sorted { ($0.rank, $0.change.stop) < ($1.rank, $1.change.stop) }.prefix(Self.mostMarks)
        return kept.map(\.change).sorted { $0.stop < $1.stop }
    }

    /// The finite stops at the scene's own other length, in order.
    private func stops(along axis: Axis) -> [(stop: Int, layout: ComputedLayout)] {
        let own = ProposalPlan.Cell(plan.own)
        let lengths = axis == .horizontal ? page.widths : page.heights
        return lengths.enumerated().compactMap { stop, length in
            guard length >= 0, length < Hundredths.infinity else { return nil }
            let cell =
                axis == .horizontal
                ? ProposalPlan.Cell(width: length, height: own.height)
                : ProposalPlan.Cell(width: own.width, height: length)
            return plan.cells[cell].map { (stop, plan.layouts[$0]) }
        }
    }

    /// The most telling change between two layouts; lower ranks tell more.
    private func change(
        _ before: ComputedLayout?, _ last: ComputedLayout, _ next: ComputedLayout, _ axis: Axis
    ) -> (Int, String)? {
        if last.shape != next.shape { return branches(last, next).map { (0, $0) } }
        var best: (rank: Int, text: String)?
        func offer(_ rank: Int, _ text: String) { if best.map({ rank < $0.rank }) ?? true { best = (rank, text) } }
        for index in next.views.indices {
            let (old, new) = (last.views[index], next.views[index])
            let identity = identities[shapes[next.shape].views[index].identity]
            let name = identity.label ?? new.title.shortened
            let bonus = identity.label == nil ? 1 : 0
            if (old.lines < 0) != (new.lines < 0) {
                offer(1 + bonus, new.lines < 0 ? "\(name) is truncated." : "\(name) is no longer truncated.")
            } else if abs(old.lines) != abs(new.lines), old.lines != 0 {
                offer(2 + bonus, "\(name) takes \(Wording.count(abs(new.lines), "line")) instead of \(abs(old.lines)).")
            }
            guard let before, before.shape == next.shape, identity.isStrong || identity.label != nil else { continue }
            let lengths = [before, last, next].map { $0.views[index].frame.size[axis] }
            guard lengths.allSatisfy(\.isFinite) else { continue }
            let (grew, grows) = (lengths[1] - lengths[0], lengths[2] - lengths[1])
            if grew > 0.02, abs(grows) < 0.005 {
                offer(4 + bonus, "\(name) stops growing at \(lengthText(lengths[1])).")
            } else if abs(grew) < 0.005, grows > 0.02 {
                offer(4 + bonus, "\(name) grows beyond \(lengthText(lengths[1])).")
            }
        }
        return best
    }

    private func branches(_ last: ComputedLayout, _ next: ComputedLayout) -> String? {
        let (old, new) = (shapes[last.shape].views.map(\.identity), shapes[next.shape].views.map(\.identity))
        func name(_ identity: Int) -> String { identities[identity].label ?? identities[identity].name }
        let (gone, come) = (old.first { !new.contains($0) }, new.first { !old.contains($0) })
        switch (gone, come) {
        case (let gone?, let come?): return "\(name(come)) takes the place of \(name(gone))."
        case (nil, let come?): return "\(name(come)) appears."
        case (let gone?, nil): return "\(name(gone)) disappears."
        default: return nil
        }
    }
}

extension String {
    /// Long texts by their beginning: `Text “Text wraps at…”`.
    fileprivate var shortened: String {
        guard count > 34, let end = prefix(32).lastIndex(of: " ") else { return self }
        return self[..<end] + "…" + (contains("“") ? "”" : "")
    }
}
