import Foundation
import LayoutEngine

extension LayoutGolden.Node {
    /// What the source says otherwise of the view.
    func writtenChanges(to now: Self) -> [LayoutComparison.Change] {
        var changes: [LayoutComparison.Change] = []
        func compare(_ setting: LayoutComparison.Setting, _ old: String, _ new: String) {
            if old != new { changes.append(.setting(setting, old: old, new: new)) }
        }
        func compareNames(_ setting: LayoutComparison.Setting, _ old: String, _ new: String) {
            guard old != new else { return }
            let none = isDefaultCentered(old.isEmpty ? new : old) ? ".center" : "none"
            changes.append(.renamed(setting, old: old.isEmpty ? none : old, new: new.isEmpty ? none : new))
        }
        let isSameKind = name == now.name
        if isSameKind { compareNames(.detail(of: name), detail, now.detail) } else { compare(.view, kind, now.kind) }
        compareNames(.label, Self.names(labels), Self.names(now.labels))
        // What only one kind of view has came with it.
        if isSameKind || spacing != nil && now.spacing != nil {
            compare(.spacing, spacing?.description ?? "default", now.spacing?.description ?? "default")
        }
        guard isSameKind else { return changes }
        compare(.axis, axis?.description ?? "none", now.axis?.description ?? "none")
        for name in settingNames(comparedWith: now) {
            compare(.own(name), value(of: name), now.value(of: name))
        }
        compare(.priority, priority.description, now.priority.description)
        for (index, side) in ["top", "leading", "bottom", "trailing"].enumerated() {
            compare(.inset(side), inset(index), now.inset(index))
        }
        return changes
    }

    private static func names(_ labels: [String]) -> String {
        labels.map { "“\($0)”" }.joined(separator: " ")
    }

    private func inset(_ index: Int) -> String {
        insets.indices.contains(index) ? insets[index].description : "none"
    }

    /// Whether the detail is an alignment, which a view that has none written centers on.
    private func isDefaultCentered(_ detail: String) -> Bool {
        guard !children.isEmpty else { return false }
        // A stack's may be one of the author's.
        return Alignment.writtenNames.contains(detail) || name.hasSuffix("Stack") && detail.hasPrefix(".")
    }

    /// What its guides are otherwise.
    func guideChanges(to now: Self) -> [LayoutComparison.Change] {
        let kept = guides.compactMap { guide -> LayoutComparison.Change? in
            let other = now.guides.first { $0.isSameGuide(as: guide) }
            guard let other, other.value == guide.value else {
                return .guide(guide.name, old: guide.value, new: other?.value)
            }
            guard other.provenance != guide.provenance else { return nil }
            return .guideOrigin(guide.name, old: guide.provenance, new: other.provenance)
        }
        let added = now.guides.filter { guide in !guides.contains { $0.isSameGuide(as: guide) } }
        return kept + added.map { .guide($0.name, old: nil, new: $0.value) }
    }
}

extension LayoutGolden.Guide {
    fileprivate func isSameGuide(as other: Self) -> Bool { name == other.name && axis == other.axis }
}
