import Foundation

/// The first difference between a layout and its golden, described.
///
/// Views are compared from the root down, siblings in the order in which their container now measures them: goldens do
/// not keep the order of negotiation. Proposals are the ones that views were placed with.
///
///     HStack › Text “Takeshi”: proposed 118 instead of 120 (spacing 8 → 10), so it takes 118 × 40 instead of 120 × 20
package struct FirstDivergence: Sendable, Hashable, CustomStringConvertible {
    /// Names, from the root view down.
    package let path: [String]
    package let words: String
    /// The view in the actual layout, else in the golden.
    package let event: LayoutComparison.Event
    /// Whether fonts may be the only cause: a text has another size for the same proposal.
    package let isTextShaping: Bool

    package var description: String { "\(path.joined(separator: " › ")): \(words)" }

    /// nil where nothing differs.
    package init?(_ comparison: LayoutComparison) {
        // A changed setting is a cause; the first effect is described with it.
        let causes = comparison.events.prefix { $0.isSetting }
        let effect = comparison.events.dropFirst(causes.count).first { !$0.isSetting }
        guard let event = effect ?? causes.first else { return nil }
        let describer = DivergenceDescription(comparison: comparison)
        self.event = event
        path = describer.path(event)
        words = describer.words(event, causes: Array(causes))
        let isFontSize =
            switch event.change {
            case .took, .guide: describer.node(event).isText
            default: false
            }
        isTextShaping = causes.isEmpty && isFontSize
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

    fileprivate var isSetting: Bool { written != nil }
}

/// Describes one event of a comparison.
private struct DivergenceDescription {
    typealias Event = LayoutComparison.Event

    let comparison: LayoutComparison

    func node(_ event: Event) -> LayoutGolden.Node {
        if let new = event.new { return comparison.actual.parts[event.part].nodes[new] }
        return comparison.expected.parts[event.part].nodes[event.old ?? 0]
    }

    func path(_ event: Event) -> [String] {
        let title = comparison.actual.parts[event.part].title
        let path =
            event.new.map { comparison.actual.parts[event.part].path(to: $0) }
            ?? comparison.expected.parts[event.part].path(to: event.old ?? 0)
        return (title.isEmpty ? [] : [title]) + path
    }

    func words(_ event: Event, causes: [Event]) -> String {
        let cause = causeText(event, causes)
        switch event.change {
        case .added: return "is new\(cause)\(tail(event))"
        case .removed: return "is gone\(cause)\(tail(event))"
        case .setting(let what, let old, let new), .renamed(let what, let old, let new):
            return "\(what) \(old) → \(new)\(tail(event))"
        case .proposed(let old, let new):
            return "proposed \(sides(old, new))\(cause)\(answer(event))\(tail(event))"
        case .took(let old, let new):
            let proposal = node(event).proposal
            return "takes \(sides(old, new)) though proposed \(proposal) as before\(alone(event, causes))\(cause)"
                + tail(event)
        case .guide(let name, let old, let new):
            return "its guide \(name) is \(new) instead of \(old)\(cause)\(consequence(event))\(tail(event))"
        case .placed(let old, let new):
            return "placed at \(new) instead of \(old)\(cause)\(tail(event))"
        case .issues(let old, let new):
            let fresh = new.filter { !old.contains($0) }
            return fresh.isEmpty ? "no longer has the issue \(old.first ?? "")" : "has the issue \(fresh[0])"
        }
    }

    /// `118 instead of 120` where the widths alone differ.
    private func sides(_ old: GoldenSize, _ new: GoldenSize) -> String {
        if old.height == new.height { return "\(new.width) instead of \(old.width)" }
        if old.width == new.width { return "\(new.height) instead of \(old.height) in height" }
        return "\(new) instead of \(old)"
    }

    /// The view's answer to another proposal; where it is the same, the first view that changes.
    private func answer(_ event: Event) -> String {
        let now = node(event)
        guard let old = event.old else { return ", so it takes \(now.size)" }
        let before = comparison.expected.parts[event.part].nodes[old]
        if before.size != now.size { return ", so it takes \(now.size) instead of \(before.size)" }
        return ", and takes \(now.size) as before\(firstChange(after: event))"
    }

    /// `; first to change is Text “Takeshi”, which takes 118 × 40 instead of 120 × 20`
    private func firstChange(after event: Event) -> String {
        for other in comparison.events where other.part == event.part && other.new != nil && other.new != event.new {
            switch other.change {
            case .took(let old, let new):
                return "; first to change is \(node(other).title), which takes \(sides(old, new))"
            case .placed(let old, let new):
                return "; first to change is \(node(other).title), placed at \(new) instead of \(old)"
            default: continue
            }
        }
        return ""
    }

    /// For a container whose children answer as before: its own rule must have changed.
    private func alone(_ event: Event, _ causes: [Event]) -> String {
        guard causes.isEmpty, !node(event).children.isEmpty else { return "" }
        let inside = Set(node(event).children)
        let isSame = !comparison.events.contains { other in
            guard other.part == event.part, let new = other.new, inside.contains(new) else { return false }
            switch other.change {
            case .proposed, .took, .added: return true
            default: return false
            }
        }
        return isSame ? ", and its children answer as before" : ""
    }

    /// Where the guide moved the view.
    private func consequence(_ event: Event) -> String {
        for other in comparison.events where other.part == event.part && other.new == event.new {
            if case .placed(let old, let new) = other.change { return ", so it is placed at \(new) instead of \(old)" }
        }
        return ""
    }

    /// ` (spacing 8 → 10)`, with the view's name unless it is the event's view or its container.
    private func causeText(_ event: Event, _ causes: [Event]) -> String {
        // The name of a padding view includes its insets: padding 10 → 12.
        let renamed = Set(
            causes.compactMap { if case .renamed(.detail, _, _) = $0.change { $0.new } else { nil } })
        let texts = causes.filter { cause in
            guard case .setting(.inset, _, _) = cause.change, let new = cause.new else { return true }
            return !renamed.contains(new)
        }.prefix(3).compactMap { cause -> String? in
            guard let (setting, old, new) = cause.written else { return nil }
            let isNear = cause.new == event.new || cause.new == node(event).parent
            return "\(isNear ? "" : "\(node(cause).title): ")\(setting) \(old) → \(new)"
        }
        if !texts.isEmpty { return " (\(texts.joined(separator: ", ")))" }
        return gapText(event)
    }

    /// Default spacing is no setting, but shows in the gaps.
    private func gapText(_ event: Event) -> String {
        guard case .proposed = event.change, let old = event.old, let new = event.new else { return "" }
        let (before, now) = (comparison.expected.parts[event.part], comparison.actual.parts[event.part])
        guard let oldStack = before.nodes[old].parent, let newStack = now.nodes[new].parent,
            let gap = before.firstGap(in: oldStack), let newGap = now.firstGap(in: newStack), gap != newGap
        else { return "" }
        return " (gap \(gap) → \(newGap))"
    }

    /// How far it went: `; 5 of 9 views moved or changed size`.
    private func tail(_ event: Event) -> String {
        var moved: Set<Int> = []
        for event in comparison.events {
            guard let new = event.new else { continue }
            switch event.change {
            case .took, .placed, .added: moved.insert(event.part << 32 | new)
            default: break
            }
        }
        if let new = event.new { moved.remove(event.part << 32 | new) }
        if moved.isEmpty { return "" }
        let all = comparison.actual.parts.reduce(0) { $0 + $1.nodes.count }
        return "; \(moved.count) other\(moved.count == 1 ? "" : "s") of \(all) views moved or changed size"
    }
}

extension LayoutGolden.Part {
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
