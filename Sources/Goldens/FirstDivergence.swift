import Foundation

/// The first difference between a layout and its golden, described: the cause, then what follows from it.
///
/// What is written or drawn differently is a cause: a setting, a text, a font, a view that is new or gone. Where nothing
/// is, it is the first view that answers the same proposal differently, and else the first difference. Views are
/// compared from the root down, the children of a container in the order in which it now measures them: goldens do not keep
/// the order of negotiation. Proposals are the ones that views were placed with.
///
///     HStack: spacing 8 → 10; so Text “Takeshi”, proposed 118 instead of 120, takes 118 × 40 instead of 120 × 20
package struct FirstDivergence: Sendable, Hashable, CustomStringConvertible {
    /// Names, from the root view down to the view that is the cause.
    let path: [String]
    let words: String
    /// The cause without what follows from it.
    private let stated: String?
    /// The difference that is the cause.
    package let event: LayoutComparison.Event
    /// Whether fonts may be the only cause: a text has another size for the same proposal.
    let isTextShaping: Bool

    package var description: String { "\(path.joined(separator: " › ")): \(words)" }

    /// The cause alone: figures that a change affects in different ways have it in common.
    var summary: String { "\(path.joined(separator: " › ")): \(stated ?? words)" }

    /// nil if nothing differs.
    package init?(_ comparison: LayoutComparison) {
        let causes = CauseSearch(comparison: comparison).causes
        guard let event = causes.first else { return nil }
        let describer = DivergenceDescription(comparison: comparison)
        self.event = event
        path = comparison.path(event)
        words = describer.words(causes)
        stated = describer.stated(causes)
        let isFontSize =
            switch event.change {
            case .took, .guideOrigin: true
            // A guide that comes or goes is asked for by a container, as a grid's column does.
            case .guide(_, let old, let new): old != nil && new != nil
            default: false
            }
        isTextShaping = isFontSize && comparison.node(event).isText
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
        let index = event.new ?? event.old ?? 0
        if event.isReordering {
            return part.titled(part.path(to: index, without: part.modifiers(around: index)))
        }
        var path = part.path(to: index)
        // The description states the new name.
        if event.isRenaming, node(event).labels.isEmpty { path[path.count - 1] = node(event).name }
        return part.titled(path)
    }

    /// The view in the golden; nil if it is new.
    func before(_ event: Event) -> LayoutGolden.Node? {
        event.old.map { expected.parts[event.part].nodes[$0] }
    }
}

extension LayoutGolden.Part {
    /// The path, after the part's title if it has one.
    fileprivate func titled(_ path: [String]) -> [String] { (title.isEmpty ? [] : [title]) + path }
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

extension LayoutComparison.Event {
    var isRenaming: Bool {
        switch change {
        case .renamed(.detail, _, _), .setting(.view, _, _): true
        default: false
        }
    }

    var isPainted: Bool { change == .painted }

    var isReordering: Bool { if case .reordered = change { true } else { false } }

    /// The view is in one of the layouts only.
    var isOfOneSide: Bool { change == .added || change == .removed }

    /// `spacing 8 → 10`, after the view's name.
    func text(_ comparison: LayoutComparison) -> String {
        switch change {
        case .added: return "is new"
        case .removed: return "is gone"
        case .painted: return "is drawn differently"
        case .reordered(let old, let new):
            return "\(new.joined(separator: ", then ")), instead of \(old.joined(separator: ", then "))"
        case .setting(.view, let old, let new): return "\(old) → \(new)"
        case .setting(.own(let name), _, "none") where LayoutGolden.Node.isTrack(name): return "\(name) removed"
        case .setting(.own(let name), "none", let new) where LayoutGolden.Node.isTrack(name):
            return "\(name) added: \(new)"
        // The view's name comes before it, unless it has a label.
        case .renamed(.detail(let kind), let old, let new):
            return comparison.node(self).labels.isEmpty ? "\(old) → \(new)" : "\(kind) \(old) → \(new)"
        case .setting(let setting, let old, let new), .renamed(let setting, let old, let new):
            return "\(setting) \(old) → \(new)"
        // The view's name has the guide's.
        case .guide(_, let old, let new): return "\(old?.description ?? "none") → \(new?.description ?? "none")"
        case .proposed, .took, .guideOrigin, .placed, .issues: return ""
        }
    }
}
