import Foundation
import LayoutEngine

extension LayoutGolden.Node {
    /// What the source says otherwise of the view.
    ///
    /// - Parameter format: The earlier of the goldens' formats, which may lack settings.
    func writtenChanges(to now: Self, format: Int) -> [LayoutComparison.Change] {
        var changes: [LayoutComparison.Change] = []
        func compare(_ setting: LayoutComparison.Setting, _ old: String, _ new: String) {
            if old != new { changes.append(.setting(setting, old: old, new: new)) }
        }
        let isSameKind = name == now.name
        if !isSameKind {
            compare(.view, kind, now.kind)
        } else if detail != now.detail, name != "frame" || format < 4 {
            changes.append(
                .renamed(
                    .detail(of: name), old: writtenDetail(besides: now.detail), new: now.writtenDetail(besides: detail))
            )
        }
        if labels != now.labels {
            changes.append(.renamed(.label, old: Self.names(labels), new: Self.names(now.labels)))
        }
        // What only one kind of view has came with it.
        if isSameKind || spacing != nil && now.spacing != nil {
            compare(.spacing, spacing?.description ?? "default", now.spacing?.description ?? "default")
        }
        guard isSameKind else { return changes }
        compare(.axis, axis?.description ?? "none", now.axis?.description ?? "none")
        for name in settingNames(comparedWith: now) where isKept(name, alsoIn: now, format: format) {
            // A fixedSize has both or no axes where its name says none.
            if name == "axes", detail != now.detail { continue }
            compare(.own(name), value(of: name, besides: now), now.value(of: name, besides: self))
        }
        compare(.priority, priority.description, now.priority.description)
        for (index, side) in ["top", "leading", "bottom", "trailing"].enumerated() {
            compare(.inset(side), inset(index), now.inset(index))
        }
        return changes
    }

    private static func names(_ labels: [String]) -> String {
        labels.isEmpty ? "none" : labels.map { "“\($0)”" }.joined(separator: " ")
    }

    private func inset(_ index: Int) -> String {
        insets.indices.contains(index) ? insets[index].description : "none"
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
