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
        ]
        return kinds.compactMap { rule, noun in
            let messages = issues.filter { $0.rule == rule }.map(\.message).unique
            // A message begins with the name.
            let names = messages.compactMap { $0.firstMatch(of: /“[^”]*”/).map { String($0.0) } }
            if messages.isEmpty { return nil }
            guard messages.count <= mostMissing, names.count == messages.count else {
                return "\(Wording.count(messages.count, noun)) not found"
            }
            return "\(messages.count == 1 ? noun : Wording.plural(noun)) \(Wording.list(names)) not found"
        }
    }

    private static let mostMissing = 2

    /// The subjects of rules that are neither measured nor documented, each once: `gaps at text`.
    nonisolated static func approximateSubjects(_ layouts: SceneLayouts) -> [String] {
        layouts.snapshots.flatMap(\.approximateRules).map(\.subject).unique
    }
}
