import Foundation

/// Distinguishes causes from consequences.
struct CauseSearch {
    typealias Event = LayoutComparison.Event

    let comparison: LayoutComparison

    /// The most certain first; empty where nothing differs.
    var causes: [Event] {
        let events = comparison.events.filter { !comparison.isCut($0) }
        let stated = events.filter(isStated) + comparison.painted.filter(resizes) + events.filter(comparison.setsGuide)
        if !stated.isEmpty { return inOrder(stated) }
        // Default spacing is no setting, and a printed layout has none, but it shows.
        let gaps = events.filter { if case .gap = $0.change { true } else { false } }
        if !gaps.isEmpty, !events.contains(where: answersDifferently) { return inOrder(gaps) }
        let own = events.first(where: answersDifferently) ?? events.first(where: movesOnly)
        // If a changed name is the only difference, report it.
        let other = own ?? events.first { $0.written == nil } ?? events.first(where: comparison.isForLayout)
        if let other = other ?? events.first ?? comparison.events.first { return [other] }
        return comparison.rewritten
    }

    /// What explains most comes first, else what the source has first.
    private func inOrder(_ causes: [Event]) -> [Event] {
        causes.enumerated().map { (event: $1, place: (-explained($1), $1.part, place($1), $0)) }
            .sorted { $0.place < $1.place }.map(\.event)
    }

    /// How many views in the event's container have another proposal, size or place.
    private func explained(_ event: Event) -> Int {
        let part = comparison.actual.parts[event.part]
        guard let view = event.new ?? comparison.counterpart(of: event) else { return 0 }
        let container = event.new == nil ? view : part.nodes[view].parent ?? view
        let scope = Set([container] + part.descendants(of: container))
        let views = comparison.events.compactMap { other -> Int? in
            guard other.part == event.part, let new = other.new, scope.contains(new) else { return nil }
            switch other.change {
            case .proposed, .took, .placed: return new
            default: return nil
            }
        }
        return Set(views).count
    }

    /// In the source: that of a view that is gone is after the views before it.
    private func place(_ event: Event) -> Int {
        if let new = event.new { return new }
        guard let old = event.old else { return 0 }
        let kept = comparison.matches[event.part].filter { $0.value < old }.map(\.key)
        return kept.max() ?? 0
    }

    /// What the source says differently, where it can matter to layout.
    private func isStated(_ event: Event) -> Bool {
        switch event.change {
        case .added, .removed, .reordered, .modifierAdded, .modifierRemoved, .rearranged: true
        case .setting(.inset, _, _): !isNamedByDetail(event)
        case .setting(.priority, _, _): !isPassedUp(event)
        case .setting: true
        case .renamed(.detail, _, _): hasConsequence(event)
        default: false
        }
    }

    /// The name of a padding view has its insets: padding 10 → 12.
    private func isNamedByDetail(_ event: Event) -> Bool {
        comparison.events.contains { other in
            if case .renamed(.detail, _, _) = other.change { other.isOfSameView(as: event) } else { false }
        }
    }

    /// A stack of one view has that view's priority.
    private func isPassedUp(_ event: Event) -> Bool {
        let children = comparison.node(event).children
        return comparison.events.contains { other in
            other.part == event.part && other.change == event.change && other.new.map(children.contains) == true
        }
    }

    /// Another color in a view that fills what it gets is no reason for another size.
    private func hasConsequence(_ event: Event) -> Bool {
        guard let new = event.new, !fills(event) else { return false }
        if paintsNothing(event) { return true }
        let part = comparison.actual.parts[event.part]
        let children = Set(part.nodes[new].children)
        let inside = Set(part.descendants(of: new))
        // What a view is may change only the room that it leaves for others, as that of a spacer does.
        let siblings = Set(children.isEmpty ? part.nodes[new].parent.map { part.nodes[$0].children } ?? [] : [])
        return comparison.events.contains { other in
            guard other.part == event.part, let view = other.new else { return false }
            switch other.change {
            case .took, .guide, .guideOrigin: return view == new
            case .proposed, .placed: return children.contains(view) || siblings.contains(view) && view != new
            // A control is made of other views in another state: Toggle on → off.
            case .added, .setting: return inside.contains(view)
            case .renamed(.detail, _, _): return inside.contains(view) && hasConsequence(other)
            default: return false
            }
        }
    }

    /// What is written of a view that paints nothing is about layout.
    private func paintsNothing(_ event: Event) -> Bool {
        let (now, before) = (comparison.node(event), comparison.before(event))
        guard comparison.actual.parts[event.part].keepsPaint else { return now.isModifier }
        return now.paint == nil && before?.paint == nil
    }

    /// A text in another font, another picture. What a canvas draws follows its size.
    private func resizes(_ event: Event) -> Bool {
        !comparison.node(event).paintFollowsSize && !fills(event)
            && comparison.events.contains { other in
                if case .took = other.change { other.isOfSameView(as: event) } else { false }
            } && !comparison.events.contains { $0.written != nil && $0.isOfSameView(as: event) }
    }

    /// It is no text, has no children and takes what it is proposed, now as in the golden.
    private func fills(_ event: Event) -> Bool {
        let now = comparison.node(event)
        guard now.children.isEmpty, !now.isText, let before = comparison.before(event) else { return false }
        return now.size == now.proposal && before.size == before.proposal
    }

    /// Another size for the same proposal, and its children are the same.
    private func answersDifferently(_ event: Event) -> Bool {
        guard case .took = event.change, comparison.before(event)?.proposal == comparison.node(event).proposal else {
            return false
        }
        let children = Set(comparison.node(event).children)
        return !comparison.events.contains { other in
            guard other.part == event.part, let new = other.new, children.contains(new) else { return false }
            switch other.change {
            case .took, .proposed: return true
            default: return false
            }
        }
    }

    /// Another guide where no size differs.
    private func movesOnly(_ event: Event) -> Bool {
        switch event.change {
        case .guide, .guideOrigin: !comparison.events.contains { if case .took = $0.change { true } else { false } }
        default: false
        }
    }
}

extension LayoutComparison {
    /// The actual view that the container of one that is gone has become.
    func counterpart(of event: Event) -> Int? {
        var next = event.old.flatMap { expected.parts[event.part].nodes[$0].parent }
        while let container = next {
            if let now = matches[event.part].first(where: { $0.value == container })?.key { return now }
            next = expected.parts[event.part].nodes[container].parent
        }
        return nil
    }

    /// Another value in an `alignmentGuide` around views that have their sizes as before: it is written differently.
    func setsGuide(_ event: Event) -> Bool {
        guard case .guide(let name, _, _) = event.change, let new = event.new, node(event).name == "alignmentGuide",
            node(event).guides.contains(where: { $0.name == name && $0.provenance == "explicit" })
        else { return false }
        let inside = Set([new] + actual.parts[event.part].descendants(of: new))
        return !events.contains { other in
            guard case .took = other.change, other.part == event.part else { return false }
            return other.new.map(inside.contains) == true
        }
    }
}
