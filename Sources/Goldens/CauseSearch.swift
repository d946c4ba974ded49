import Foundation

/// Distinguishes causes from consequences.
struct CauseSearch {
    typealias Event = LayoutComparison.Event

    let comparison: LayoutComparison

    /// The most certain first; empty where nothing differs.
    var causes: [Event] {
        let stated =
            comparison.events.filter(isStated) + comparison.painted.filter(resizes)
            + comparison.events.filter(comparison.setsGuide)
        if !stated.isEmpty { return stated }
        let own = comparison.events.first(where: answersDifferently) ?? comparison.events.first(where: movesOnly)
        // If a changed name is the only difference, report it.
        return (own ?? comparison.events.first { $0.written == nil } ?? comparison.events.first).map { [$0] } ?? []
    }

    /// What the source says differently, where it can matter to layout.
    private func isStated(_ event: Event) -> Bool {
        switch event.change {
        case .added, .removed, .reordered: true
        case .setting(.inset, _, _): !isNamedByDetail(event)
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

    /// Another color in a view that fills what it gets is no reason for another size.
    private func hasConsequence(_ event: Event) -> Bool {
        guard let new = event.new, !fills(event) else { return false }
        let children = Set(comparison.node(event).children)
        let inside = Set(comparison.actual.parts[event.part].descendants(of: new))
        return comparison.events.contains { other in
            guard other.part == event.part, let view = other.new else { return false }
            switch other.change {
            case .took, .guide, .guideOrigin: return view == new
            case .proposed, .placed: return children.contains(view)
            // A control is made of other views in another state: Toggle on → off.
            case .added, .setting: return inside.contains(view)
            case .renamed(.detail, _, _): return inside.contains(view) && hasConsequence(other)
            default: return false
            }
        }
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
