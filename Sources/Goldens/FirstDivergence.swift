import Foundation

/// The first difference between a layout and its golden, described: the cause, then what follows from it.
///
/// What is written or drawn differently is a cause: a setting, a text, a font, a view that is new or gone. Where nothing
/// is, it is the first view that answers the same proposal differently, and else the first difference. Views are
/// compared from the root down, those of one container in the order in which it now measures them: goldens do not keep
/// the order of negotiation. Proposals are the ones that views were placed with.
///
///     HStack: spacing 8 → 10; so Text “Takeshi”, proposed 118 instead of 120, takes 118 × 40 instead of 120 × 20
package struct FirstDivergence: Sendable, Hashable, CustomStringConvertible {
    /// Names, from the root view down to the view that is the cause.
    package let path: [String]
    package let words: String
    /// The cause's view in the actual layout, else in the golden.
    package let event: LayoutComparison.Event
    /// Whether fonts may be the only cause: a text has another size for the same proposal.
    package let isTextShaping: Bool

    package var description: String { "\(path.joined(separator: " › ")): \(words)" }

    /// nil if nothing differs.
    package init?(_ comparison: LayoutComparison) {
        let causes = CauseSearch(comparison: comparison).causes
        guard let event = causes.first else { return nil }
        let describer = DivergenceDescription(comparison: comparison)
        self.event = event
        path = comparison.path(event)
        words = describer.words(causes)
        let isFontSize =
            switch event.change {
            case .took, .guide: comparison.node(event).isText
            default: false
            }
        isTextShaping = isFontSize
    }
}

extension LayoutComparison {
    /// The event's view: the actual one, else the golden's.
    func node(_ event: Event) -> LayoutGolden.Node {
        if let new = event.new { return actual.parts[event.part].nodes[new] }
        return expected.parts[event.part].nodes[event.old ?? 0]
    }

    /// Names, from the root view down to the event's view.
    func path(_ event: Event) -> [String] {
        let part = (event.new == nil ? expected : actual).parts[event.part]
        var path = part.path(to: event.new ?? event.old ?? 0)
        // The description states the new name.
        if event.isRenaming, node(event).labels.isEmpty { path[path.count - 1] = node(event).name }
        return (part.title.isEmpty ? [] : [part.title]) + path
    }

    /// The view in the golden; nil if it is new.
    func before(_ event: Event) -> LayoutGolden.Node? {
        event.old.map { expected.parts[event.part].nodes[$0] }
    }
}

extension LayoutComparison.Event {
    /// The setting that was written differently.
    var written: (setting: LayoutComparison.Setting, old: String, new: String)? {
        switch change {
        case .setting(let setting, let old, let new), .renamed(let setting, let old, let new): (setting, old, new)
        default: nil
        }
    }

    func isOfSameView(as other: Self) -> Bool { part == other.part && new == other.new && old == other.old }
}

/// Tells causes from consequences.
private struct CauseSearch {
    typealias Event = LayoutComparison.Event

    let comparison: LayoutComparison

    /// The most certain first; empty where nothing differs.
    var causes: [Event] {
        let stated = comparison.events.filter(isStated) + comparison.painted.filter(resizes)
        if !stated.isEmpty { return stated }
        let own = comparison.events.first(where: answersDifferently) ?? comparison.events.first(where: movesOnly)
        // If a changed name is the only difference, report it.
        return (own ?? comparison.events.first { $0.written == nil } ?? comparison.events.first).map { [$0] } ?? []
    }

    /// What the source says differently, where it can matter to layout.
    private func isStated(_ event: Event) -> Bool {
        switch event.change {
        case .added, .removed: true
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
        return comparison.events.contains { other in
            guard other.part == event.part, let view = other.new else { return false }
            switch other.change {
            case .took, .guide: return view == new
            case .proposed, .placed: return children.contains(view)
            default: return false
            }
        }
    }

    /// A text in another font, another picture. What a canvas draws follows its size.
    private func resizes(_ event: Event) -> Bool {
        let followsSize = comparison.node(event).paint?.hasPrefix("~") ?? false
        return !followsSize && !fills(event)
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
        guard case .guide = event.change else { return false }
        return !comparison.events.contains { if case .took = $0.change { true } else { false } }
    }
}

/// Describes causes and what follows from them.
private struct DivergenceDescription {
    typealias Event = LayoutComparison.Event

    let comparison: LayoutComparison

    /// The number of causes described.
    private static let mostCauses = 3

    func words(_ causes: [Event]) -> String {
        let first = causes[0]
        let isStated = first.written != nil || first.isPainted || first.isOfOneSide
        guard isStated else { return difference(first) + tail([first]) }
        let effect = effect(of: first)
        let texts = causes.prefix(Self.mostCauses).enumerated().map { index, cause in
            index == 0 || cause.isOfSameView(as: first) ? cause.text(comparison) : named(cause)
        }
        let rest = causes.count - texts.count
        return texts.joined(separator: "; ") + (rest > 0 ? "; \(rest) more of the kind" : "")
            + (effect.map { consequence($0, of: first) } ?? "") + tail([first] + (effect.map { [$0] } ?? []))
    }

    private func named(_ cause: Event) -> String {
        let node = comparison.node(cause)
        let name = cause.isRenaming && node.labels.isEmpty ? node.name : node.title
        return "\(name): \(cause.text(comparison))"
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

    /// `; so Text “Takeshi”, proposed 118 instead of 120, takes 118 × 40 instead of 120 × 20`
    private func consequence(_ event: Event, of cause: Event) -> String {
        let now = comparison.node(event)
        let name = event.isOfSameView(as: cause) ? "it" : now.title
        switch event.change {
        case .took(let old, let new):
            guard let before = comparison.before(event), before.proposal != now.proposal else {
                return "; so \(name) takes \(sides(old, new))"
            }
            let proposed = "proposed \(sides(before.proposal, now.proposal))"
            return "; so \(name), \(proposed), takes \(new) instead of \(old)"
        case .placed(let old, let new): return "; so \(name) is placed at \(new) instead of \(old)"
        default: return ""
        }
    }

    /// A difference that nothing in the source explains.
    private func difference(_ event: Event) -> String {
        switch event.change {
        case .proposed(let old, let new):
            return "proposed \(sides(old, new))\(gap(event))\(answer(event))"
        case .took(let old, let new):
            let now = comparison.node(event)
            guard comparison.before(event)?.proposal == now.proposal else { return "takes \(sides(old, new))" }
            let alone = now.children.isEmpty ? "" : ", and its children answer as before"
            return "takes \(sides(old, new)) though proposed \(now.proposal) as before\(alone)"
        case .guide(let name, let old, let new):
            return "its guide \(name) is \(new) instead of \(old)\(place(event))"
        case .placed(let old, let new): return "placed at \(new) instead of \(old)"
        case .issues(let old, let new):
            let fresh = new.filter { !old.contains($0) }
            return fresh.isEmpty ? "no longer has the issue \(old.first ?? "")" : "has the issue \(fresh[0])"
        case .added, .removed, .setting, .renamed, .painted: return event.text(comparison)
        }
    }

    /// `118 instead of 120` where the widths alone differ.
    private func sides(_ old: GoldenSize, _ new: GoldenSize) -> String {
        if old.height == new.height { return "\(new.width) instead of \(old.width)" }
        if old.width == new.width { return "\(new.height) instead of \(old.height) in height" }
        return "\(new) instead of \(old)"
    }

    /// The view's answer to another proposal.
    private func answer(_ event: Event) -> String {
        let now = comparison.node(event)
        guard let before = comparison.before(event) else { return ", so it takes \(now.size)" }
        if before.size != now.size { return ", so it takes \(now.size) instead of \(before.size)" }
        return ", and takes \(now.size) as before\(firstChange(after: event))"
    }

    /// `; first to change is Text “Takeshi”, which takes 118 × 40 instead of 120 × 20`
    private func firstChange(after event: Event) -> String {
        for other in comparison.events where other.part == event.part && other.new != nil && other.new != event.new {
            switch other.change {
            case .took(let old, let new):
                return "; first to change is \(comparison.node(other).title), which takes \(sides(old, new))"
            case .placed(let old, let new):
                return "; first to change is \(comparison.node(other).title), placed at \(new) instead of \(old)"
            default: continue
            }
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

    /// Default spacing is no setting, but shows in the gaps.
    private func gap(_ event: Event) -> String {
        guard let old = event.old, let new = event.new else { return "" }
        let (before, now) = (comparison.expected.parts[event.part], comparison.actual.parts[event.part])
        guard let oldStack = before.nodes[old].parent, let newStack = now.nodes[new].parent,
            let gap = before.firstGap(in: oldStack), let newGap = now.firstGap(in: newStack), gap != newGap
        else { return "" }
        return " (gap \(gap) → \(newGap))"
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
        return "; \(moved.count) other\(moved.count == 1 ? "" : "s") of \(all) views moved or changed size"
    }
}

extension LayoutComparison.Event {
    var isRenaming: Bool {
        switch change {
        case .renamed(.detail, _, _), .setting(.view, _, _): true
        default: false
        }
    }

    fileprivate var isPainted: Bool { change == .painted }

    /// The view is in one of the layouts only.
    fileprivate var isOfOneSide: Bool { change == .added || change == .removed }

    /// `spacing 8 → 10`, after the view's name.
    func text(_ comparison: LayoutComparison) -> String {
        switch change {
        case .added: return "is new"
        case .removed: return "is gone"
        case .painted: return "is drawn differently"
        case .setting(.view, let old, let new): return "\(old) → \(new)"
        // The view's name comes before it, unless it has a label.
        case .renamed(.detail(let kind), let old, let new):
            return comparison.node(self).labels.isEmpty ? "\(old) → \(new)" : "\(kind) \(old) → \(new)"
        case .setting(let setting, let old, let new), .renamed(let setting, let old, let new):
            return "\(setting) \(old) → \(new)"
        case .proposed, .took, .guide, .placed, .issues: return ""
        }
    }
}

extension LayoutGolden.Part {
    fileprivate func descendants(of node: Int) -> [Int] {
        // Parents come before their children.
        var found: Set<Int> = [node]
        for index in nodes.indices.dropFirst(node + 1) {
            if let parent = nodes[index].parent, found.contains(parent) { found.insert(index) }
        }
        return found.subtracting([node]).sorted()
    }

    /// The distance between the first two children of a stack.
    fileprivate func firstGap(in stack: Int) -> GoldenLength? {
        let node = nodes[stack]
        guard let axis = node.axis, node.children.count > 1 else { return nil }
        let (first, second) = (nodes[node.children[0]], nodes[node.children[1]])
        let (start, length, next) =
            axis == "horizontal"
            ? (first.x.value, first.size.width.value, second.x.value)
            : (first.y.value, first.size.height.value, second.y.value)
        guard let start, let length, let next else { return nil }
        return GoldenLength(CGFloat(next - start - length))
    }
}
