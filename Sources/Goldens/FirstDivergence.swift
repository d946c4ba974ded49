import Foundation

/// The first thing a layout did otherwise than its golden, in words.
///
/// Views are compared from the root down, those of one container in the order in which it serves them now: the golden
/// does not keep the order of its own negotiation. Offers are those the views were placed with, which is what it keeps.
///
///     HStack › Text “Takeshi”: offered 118 instead of 120 (spacing 8 → 10), so it takes 118 × 40 instead of 120 × 20
public struct FirstDivergence: Sendable, Hashable, CustomStringConvertible {
    /// The names from the root view to the one it is about.
    public let path: [String]
    /// What happened, why, and what came of it.
    public let words: String
    /// The view in the actual layout, else in the golden.
    public let event: LayoutComparison.Event
    /// Whether fonts alone can be behind it: a text takes another size though it was asked the same.
    public let isTextShaping: Bool

    public var description: String { "\(path.joined(separator: " › ")): \(words)" }

    /// nil where nothing differs.
    public init?(_ comparison: LayoutComparison) {
        // What was written otherwise is a cause; the first thing it brought about is told with it.
        let causes = comparison.events.prefix { $0.isSetting }
        let effect = comparison.events.dropFirst(causes.count).first { !$0.isSetting }
        guard let event = effect ?? causes.first else { return nil }
        let teller = Teller(comparison)
        self.event = event
        path = teller.path(event)
        words = teller.words(event, causes: Array(causes))
        let isFontSize =
            switch event.change {
            case .took: teller.node(event).isText
            case .guide: teller.node(event).isText
            default: false
            }
        isTextShaping = causes.isEmpty && isFontSize
    }
}

extension LayoutComparison.Event {
    /// What was written otherwise, before and now.
    var written: (what: String, old: String, new: String) {
        switch change {
        case .setting(let what, let old, let new), .renamed(let what, let old, let new): (what, old, new)
        default: ("", "", "")
        }
    }

    fileprivate var isSetting: Bool {
        switch change {
        case .setting, .renamed: true
        default: false
        }
    }
}

/// Puts one comparison in words.
private struct Teller {
    typealias Event = LayoutComparison.Event

    let comparison: LayoutComparison

    init(_ comparison: LayoutComparison) { self.comparison = comparison }

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
        case .offered(let old, let new):
            return "offered \(sides(old, new))\(cause)\(answer(event))\(tail(event))"
        case .took(let old, let new):
            let offer = node(event).proposal
            return "takes \(sides(old, new)) though offered \(offer) as before\(alone(event, causes))\(cause)"
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
    private func sides(_ old: ExactSize, _ new: ExactSize) -> String {
        if old.height == new.height { return "\(new.width) instead of \(old.width)" }
        if old.width == new.width { return "\(new.height) instead of \(old.height) in height" }
        return "\(new) instead of \(old)"
    }

    /// What the view made of another offer; where it made nothing of it, the first view that changes.
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

    /// Says of a container that it is its own rule that changed: what it holds answers as it did.
    private func alone(_ event: Event, _ causes: [Event]) -> String {
        guard causes.isEmpty, !node(event).children.isEmpty else { return "" }
        let inside = Set(node(event).children)
        let isSame = !comparison.events.contains { other in
            guard other.part == event.part, let new = other.new, inside.contains(new) else { return false }
            switch other.change {
            case .offered, .took, .added: return true
            default: return false
            }
        }
        return isSame ? ", and what it holds takes what it took" : ""
    }

    /// Where the view went because of its guide.
    private func consequence(_ event: Event) -> String {
        for other in comparison.events where other.part == event.part && other.new == event.new {
            if case .placed(let old, let new) = other.change { return ", so it is placed at \(new) instead of \(old)" }
        }
        return ""
    }

    /// ` (spacing 8 → 10)`, with the view it is about unless that is the one told of or its container.
    private func causeText(_ event: Event, _ causes: [Event]) -> String {
        // Insets are told by the view's name where that has them: padding 10 → 12.
        let named = Set(
            causes.compactMap { cause -> Int? in
                if case .renamed(let what, _, _) = cause.change, what != "label" { cause.new } else { nil }
            })
        let telling = causes.filter { cause in
            guard case .setting(let what, _, _) = cause.change, let new = cause.new else { return true }
            return !(what.hasSuffix(" inset") && named.contains(new))
        }
        let texts = telling.prefix(3).map { cause in
            let (what, old, new) = cause.written
            let isNear = cause.new == event.new || cause.new == node(event).parent
            return "\(isNear ? "" : "\(node(cause).title): ")\(what) \(old) → \(new)"
        }
        if !texts.isEmpty { return " (\(texts.joined(separator: ", ")))" }
        return gapText(event)
    }

    /// Default spacing is written nowhere; the gaps it made tell of it.
    private func gapText(_ event: Event) -> String {
        guard case .offered = event.change, let old = event.old, let new = event.new else { return "" }
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
    fileprivate func firstGap(in stack: Int) -> ExactLength? {
        let node = nodes[stack]
        guard let axis = node.axis, node.children.count > 1 else { return nil }
        let (first, second) = (nodes[node.children[0]], nodes[node.children[1]])
        let (start, length, next) =
            axis == "horizontal"
            ? (first.x.value, first.size.width.value, second.x.value)
            : (first.y.value, first.size.height.value, second.y.value)
        guard let start, let length, let next else { return nil }
        return ExactLength(CGFloat(next - start - length))
    }
}
