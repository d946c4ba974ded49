import Foundation

/// The first difference between a layout and its golden, described: the cause, then what follows from it.
///
/// What is written or drawn differently is a cause: a setting, a text, a font, a view that is new or gone. Where nothing
/// is, it is the first view that answers the same proposal differently, and else the first difference. Views are
/// compared from the root down, the children of a container in the order in which it now measures them: goldens do not keep
/// the order of negotiation. Proposals are the ones that views were placed with.
///
///     HStack: spacing 8 → 10; so Text “Takeshi” is now proposed width 118 (was 120) and takes 118 × 40 (was 120 × 20)
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

    package var description: String { located(words) }

    /// The cause alone: figures that a change affects in different ways have it in common.
    var summary: String { located(stated ?? words) }

    private func located(_ words: String) -> String {
        path.isEmpty ? words : "\(path.joined(separator: " › ")): \(words)"
    }

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
        let part = actual.parts[event.part]
        guard let index = event.new else { return part.titled(pathOfRemoved(event)) }
        switch event.change {
        // The description names the modifiers.
        case .reordered: return part.titled(part.path(to: index, without: part.modifiers(around: index)))
        case .modifierAdded, .modifierRemoved:
            let new = part.modifiers(around: index).filter { matches[event.part][$0] == nil }
            return part.titled(part.path(to: index, without: new))
        // The description has both views.
        case .setting(.view, _, _) where node(event).labels.isEmpty:
            return part.titled(part.path(to: index, without: [index]))
        // The description states the new detail.
        case .renamed(.detail, _, _) where node(event).labels.isEmpty:
            return part.titled(part.path(to: index).dropLast() + [node(event).name])
        case .setting(.own(let name), _, _) where node(event).labels.isEmpty && node(event).isFrameArgument(name):
            return part.titled(part.path(to: index).dropLast() + [node(event).name])
        default: return part.titled(part.path(to: index))
        }
    }

    /// Through the views that both layouts have, as they are now: goldens do not keep the author's types.
    private func pathOfRemoved(_ event: Event) -> [String] {
        let old = expected.parts[event.part]
        guard let index = event.old else { return [] }
        guard let container = counterpart(of: event), let before = matches[event.part][container] else {
            return old.path(to: index)
        }
        let inside = Set(old.descendants(of: before))
        let outside = Set(old.nodes.indices).subtracting(inside)
        return actual.parts[event.part].path(to: container) + old.path(to: index, without: outside)
    }

    /// The first view in one that is new or gone which both layouts have.
    func keptView(in event: Event) -> String? {
        let (now, kept) = (actual.parts[event.part], matches[event.part])
        if let new = event.new {
            return now.descendants(of: new).first { kept[$0] != nil }.map { now.nodes[now.core(of: $0)].title }
        }
        guard let old = event.old else { return nil }
        let inside = Set(expected.parts[event.part].descendants(of: old))
        return kept.filter { inside.contains($0.value) }.map(\.key).min().map { now.nodes[now.core(of: $0)].title }
    }

    /// The first text in a view that is new or gone: containers alike differ by what they say.
    fileprivate func firstText(in event: Event) -> String? {
        let part = event.new == nil ? expected.parts[event.part] : actual.parts[event.part]
        guard let view = event.new ?? event.old else { return nil }
        return part.texts(in: view).first
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

    /// It is about the modifiers around the view.
    var isAroundView: Bool {
        switch change {
        case .reordered, .modifierAdded, .modifierRemoved: true
        default: false
        }
    }

    /// It is about the order of the view's views, or the distances between them.
    var isArrangement: Bool {
        switch change {
        case .rearranged, .gap: true
        default: false
        }
    }

    /// The view is in one of the layouts only.
    var isOfOneSide: Bool { change == .added || change == .removed }

    /// `spacing 8 → 10`, after the view's name.
    func text(_ comparison: LayoutComparison) -> String {
        switch change {
        case .added:
            let inside = comparison.keptView(in: self).map { ", around \($0)" }
            return "is new" + (inside ?? comparison.firstText(in: self).map { ", with \($0)" } ?? "")
        case .removed:
            let inside = comparison.keptView(in: self).map { ", but not \($0) in it" }
            return "is gone" + (inside ?? comparison.firstText(in: self).map { ", with \($0)" } ?? "")
        case .painted: return comparison.paintWords(self) ?? "is drawn differently"
        case .reordered(let old, let new):
            return "\(new.joined(separator: ", then ")), instead of \(old.joined(separator: ", then "))"
        case .modifierAdded(let modifier, let inside): return "\(modifier) added" + Self.around(inside)
        case .modifierRemoved(let modifier, let inside): return "\(modifier) removed" + Self.around(inside)
        case .rearranged(let old, let new):
            if new.count == 2 { return "\(new[0]) and \(new[1]) have changed places" }
            return "\(Self.few(new)) instead of \(Self.few(old))"
        case .gap(let view, let old, let new):
            return "gap \(view.map { "after \($0) " } ?? "")\(old) → \(new)"
        case .setting(.view, let old, let new): return "\(old) → \(new)"
        case .setting(.own(let name), _, "none") where LayoutGolden.Node.isTrack(name): return "\(name) removed"
        case .setting(.own(let name), "none", let new) where LayoutGolden.Node.isTrack(name):
            return "\(name) added: \(new)"
        // The view's name comes before it, unless it has a label.
        case .renamed(.detail(let kind), let old, let new):
            let words = comparison.node(self).detailChange(from: old, to: new)
            return comparison.node(self).labels.isEmpty ? words : "\(kind) \(words)"
        case .setting(let setting, let old, let new), .renamed(let setting, let old, let new):
            return "\(setting) \(old) → \(new)"
        // The view's name has the guide's.
        case .guide(_, let old, let new): return "\(old?.description ?? "none") → \(new?.description ?? "none")"
        case .proposed, .took, .guideOrigin, .placed, .issues: return ""
        }
    }

    private static func around(_ modifier: String?) -> String { modifier.map { " around its \($0)" } ?? "" }

    private static func few(_ names: [String]) -> String {
        names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " …" : "")
    }
}
