import LayoutEngine

extension Render {
    func footer(_ layouts: SceneLayouts, _ magnification: CGFloat) -> [String] {
        guard scene.showsFooter else { return [] }
        // The footer does not repeat a proposal that the picture or the table shows.
        let isSaid = layouts.parts.allSatisfy {
            !$0.annotations.isDisjoint(with: [.proposals, .ledger, .probes, .why]) || $0.isScreen
        }
        var parts = [scene.name] + (isSaid && scene.isPicture ? [] : [scene.subject(layouts)])
        if magnification != 1 { parts.append("drawn \(Magnification.text(magnification))") }
        if let approximate = Self.approximation(layouts) { parts.append(approximate) }
        return parts + Self.notFound(layouts)
    }

    /// `≈ approximate: gaps at text`; nil if nothing is.
    static func approximation(_ layouts: SceneLayouts) -> String? {
        let subjects = approximateSubjects(layouts)
        return subjects.isEmpty ? nil : "≈ approximate: \(Wording.list(subjects))"
    }

    /// `symbol “ladybug” not found`; of more than two, their number.
    private static func notFound(_ layouts: SceneLayouts) -> [String] {
        let issues = layouts.snapshots.flatMap { $0.records.flatMap(\.issues) }
        let kinds: [(LayoutIssue.Rule, String)] = [
            (.missingImage, "image"), (.missingSymbol, "symbol"), (.missingColor, "color"),
            (.missingFont, "font"),
        ]
        return kinds.compactMap { rule, noun in
            let names = issues.filter { $0.rule == rule }.compactMap(\.missingName).unique
            if names.isEmpty { return nil }
            guard names.count <= maxMissing else { return "\(Wording.count(names.count, noun)) not found" }
            let list = Wording.list(names.map { "“\($0)”" })
            return "\(names.count == 1 ? noun : Wording.plural(noun)) \(list) not found"
        }
    }

    private static let maxMissing = 2

    /// The subjects of rules that are neither measured nor documented, each once: `gaps at text`.
    nonisolated static func approximateSubjects(_ layouts: SceneLayouts) -> [String] {
        layouts.snapshots.flatMap(\.approximateRules).map(\.subject).unique
    }
}
