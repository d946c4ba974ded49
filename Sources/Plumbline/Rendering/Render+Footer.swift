import LayoutEngine

extension Render {
    func footer(_ layouts: SceneLayouts, _ magnification: CGFloat) -> [String] {
        guard scene.showsFooter else { return [] }
        // The footer does not repeat a proposal that the picture or the table shows.
        let isSaid = layouts.parts.allSatisfy {
            !$0.annotations.isDisjoint(with: [.proposals, .ledger])
                || $0.isScreen
        }
        var parts = [scene.name] + (isSaid && scene.isPicture ? [] : [scene.subject])
        if magnification != 1 { parts.append("drawn \(Magnification.text(magnification))") }
        let approximate = Self.approximateSubjects(layouts)
        if !approximate.isEmpty { parts.append("≈ approximate: \(Wording.list(approximate))") }
        return parts + Self.notFound(layouts)
    }

    /// `2 images not found`.
    private static func notFound(_ layouts: SceneLayouts) -> [String] {
        let issues = layouts.snapshots.flatMap { $0.records.flatMap(\.issues) }
        let kinds: [(LayoutIssue.Rule, String)] = [
            (.missingImage, "image"), (.missingSymbol, "symbol"), (.missingColor, "color"),
        ]
        return kinds.compactMap { rule, noun in
            let count = Set(issues.filter { $0.rule == rule }.map(\.message)).count
            return count == 0 ? nil : "\(Wording.count(count, noun)) not found"
        }
    }

    /// The subjects of rules that are neither measured nor documented, each once: `gaps at text`.
    nonisolated static func approximateSubjects(_ layouts: SceneLayouts) -> [String] {
        layouts.snapshots.flatMap(\.approximateRules).map(\.subject).unique
    }
}
