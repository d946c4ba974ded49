import Foundation
import LayoutEngine

/// Describes causes and what follows from them.
struct DivergenceDescription {
    typealias Event = LayoutComparison.Event

    let comparison: LayoutComparison

    /// The number of causes described.
    private static let maxCauses = 3

    func words(_ causes: [Event]) -> String {
        let first = causes[0]
        guard let stated = stated(causes) else {
            return difference(first) + tail([first]) + alsoPainted(besides: causes)
        }
        let effect = effect(of: first)
        let isAlone = causes.allSatisfy { $0.isOfSameView(as: first) }
        return stated + (effect.map { consequence($0, of: isAlone ? first : nil) } ?? "")
            + tail([first] + (effect.map { [$0] } ?? [])) + alsoPainted(besides: causes)
    }

    /// The causes that the source states, without what follows from them; nil if it states none. Those of several parts or
    /// views in the same words are listed once.
    func stated(_ causes: [Event]) -> String? {
        let first = causes[0]
        guard
            first.written != nil || first.isPainted || first.isOfOneSide || first.isAroundView || first.isArrangement
                || comparison.setsGuide(first)
        else { return nil }
        var seen: Set<String> = []
        // The same modifiers around several views are those of one view of the author's.
        let distinct = causes.filter { seen.insert($0.isAroundView ? $0.text(comparison) : named($0)).inserted }
        let texts = distinct.prefix(Self.maxCauses).enumerated().map { index, cause in
            index == 0 || cause.isOfSameView(as: first) ? cause.text(comparison) : located(cause, after: first)
        }
        let rest = causes.count - texts.count
        return texts.joined(separator: "; ") + (rest > 0 ? "; \(rest) more like it" : "")
    }

    /// Views whose paint was changed beside the layout: `; also drawn differently: border, Text “Total”`
    private func alsoPainted(besides causes: [Event]) -> String {
        let others = comparison.painted.filter { event in
            !comparison.node(event).paintFollowsSize && !causes.contains { $0.isOfSameView(as: event) }
        }
        if others.isEmpty { return "" }
        let names = others.prefix(Self.maxCauses).map { comparison.node($0).title }
        let rest = others.count - names.count
        return "; also drawn differently: " + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private func named(_ cause: Event) -> String {
        let node = comparison.node(cause)
        let name = cause.isRenaming && node.labels.isEmpty ? node.name : node.title
        return "\(name): \(cause.text(comparison))"
    }

    /// With its path from the last view that is also on the way to the first cause: `HStack › Text “Left”: padding 4 → 6`.
    private func located(_ cause: Event, after first: Event) -> String {
        let (path, words) = modifierChange(cause) ?? (comparison.path(cause), cause.text(comparison))
        let common = zip(path.dropLast(), comparison.path(first)).prefix { $0 == $1 }.count
        let shown = path.dropFirst(max(0, common - 1))
        return shown.isEmpty ? words : "\(shown.joined(separator: " › ")): \(words)"
    }

    /// What a modifier is written with otherwise, at the view inside: the modifier's name does not say whose it is.
    private func modifierChange(_ cause: Event) -> (path: [String], words: String)? {
        let node = comparison.node(cause)
        guard let new = cause.new, cause.written != nil, node.isModifier, node.labels.isEmpty else { return nil }
        let part = comparison.actual.parts[cause.part]
        let core = part.core(of: new)
        let path = part.path(to: core, without: part.modifiers(around: core))
        return (path, "\(node.name) \(cause.text(comparison))")
    }

    /// The first view to change its size or place: the cause itself, else within it, else anywhere.
    private func effect(of cause: Event) -> Event? {
        let effects = comparison.events.filter { event in
            switch event.change {
            case .took, .placed: event.part == cause.part
            default: false
            }
        }
        let inside = Set(cause.new.map { comparison.actual.parts[cause.part].descendants(of: $0) } ?? [])
        return effects.first { $0.isOfSameView(as: cause) }
            ?? effects.first { $0.new.map(inside.contains) ?? false } ?? effects.first
    }

    /// `; so Text “Takeshi” is now proposed width 118 (was 120) and takes 118 × 40 (was 120 × 20)`
    ///
    /// - Parameter cause: What “it” would be; nil if several views are causes.
    private func consequence(_ event: Event, of cause: Event?) -> String {
        let now = comparison.node(event)
        let name = cause.map { event.isOfSameView(as: $0) } == true ? "it" : now.title
        switch event.change {
        case .took(let old, let new):
            guard let before = comparison.before(event), before.proposal != now.proposal else {
                return "; so \(name) takes \(new.words(since: old))"
            }
            let proposed = "is now proposed \(now.proposal.words(since: before.proposal))"
            return "; so \(name) \(proposed) and takes \(new.words(since: old))"
        case .placed(let old, let new): return "; so \(name) is placed at \(new) instead of \(old)"
        default: return ""
        }
    }

    /// A difference that nothing in the source explains.
    private func difference(_ event: Event) -> String {
        switch event.change {
        case .proposed(let old, let new):
            return "proposed \(new.words(since: old))\(answer(event))"
        case .took(let old, let new):
            let now = comparison.node(event)
            guard comparison.before(event)?.proposal == now.proposal else { return "takes \(new.words(since: old))" }
            let alone = now.children.isEmpty ? "" : ", and its children answer as before\(firstPlace(in: event))"
            return "takes \(new.words(since: old)) though proposed \(now.proposal) as before\(alone)"
        case .guide(let name, let old, let new):
            return
                "its guide \(name) is \(new?.description ?? "none") instead of \(old?.description ?? "none")\(place(event))"
        case .guideOrigin(let name, let old, let new):
            return "its guide \(name) is \(new) instead of \(old)\(place(event))"
        case .placed(let old, let new): return "placed at \(new) instead of \(old)"
        case .issues(let old, let new):
            let fresh = new.filter { !old.contains($0) }
            return fresh.isEmpty ? "no longer has the issue \(old.first ?? "")" : "has the issue \(fresh[0])"
        case .added, .removed, .reordered, .modifierAdded, .modifierRemoved, .rearranged, .gap, .setting, .renamed,
            .painted:
            return event.text(comparison)
        }
    }

    /// The view's answer to another proposal.
    private func answer(_ event: Event) -> String {
        let now = comparison.node(event)
        guard let before = comparison.before(event) else { return ", so it takes \(now.size)" }
        if before.size != now.size { return ", so it takes \(now.size.words(since: before.size))" }
        return ", and takes \(now.size) as before\(firstChange(after: event))"
    }

    /// `; first to change is Text “Takeshi”, which takes 118 × 40 (was 120 × 20)`
    private func firstChange(after event: Event) -> String {
        for other in comparison.events where other.part == event.part && other.new != nil && other.new != event.new {
            switch other.change {
            case .took(let old, let new):
                return "; first to change is \(comparison.node(other).title), which takes \(new.words(since: old))"
            case .placed(let old, let new):
                return "; first to change is \(comparison.node(other).title), placed at \(new) instead of \(old)"
            default: continue
            }
        }
        return ""
    }

    /// `, but Text “12.50” is placed at (64, 0) instead of (63, 0)`
    private func firstPlace(in container: Event) -> String {
        let children = Set(comparison.node(container).children)
        for event in comparison.events where event.part == container.part && event.new.map(children.contains) == true {
            guard case .placed(let old, let new) = event.change else { continue }
            return ", but \(comparison.node(event).title) is placed at \(new) instead of \(old)"
        }
        return ""
    }

    /// Where the guide moved the view.
    private func place(_ event: Event) -> String {
        for other in comparison.events where other.isOfSameView(as: event) {
            if case .placed(let old, let new) = other.change { return ", so it is placed at \(new) instead of \(old)" }
        }
        return ""
    }

    /// How far it went: `; 5 of 9 views moved or changed size`.
    ///
    /// - Parameter described: The events whose views are already described.
    private func tail(_ described: [Event]) -> String {
        var moved: Set<Int> = []
        for event in comparison.events {
            guard let new = event.new else { continue }
            switch event.change {
            case .took, .placed, .added: moved.insert(event.part << 32 | new)
            default: break
            }
        }
        for event in described { if let new = event.new { moved.remove(event.part << 32 | new) } }
        if moved.isEmpty { return "" }
        let all = comparison.actual.parts.reduce(0) { $0 + $1.nodes.count }
        return "; \(Wording.count(moved.count, "other")) of \(all) views moved or changed size"
    }
}

extension LayoutGolden.Part {
    func descendants(of node: Int) -> [Int] {
        // Parents come before their children.
        var found: Set<Int> = [node]
        for index in nodes.indices.dropFirst(node + 1) {
            if let parent = nodes[index].parent, found.contains(parent) { found.insert(index) }
        }
        return found.subtracting([node]).sorted()
    }
}
