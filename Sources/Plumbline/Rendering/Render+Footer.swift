import LayoutEngine

extension Render {
    func footer(_ layouts: SceneLayouts, _ magnification: CGFloat) -> [String] {
        guard scene.showsFooter else { return [] }
        // The footer does not repeat a proposal that the picture or the table shows.
        let isSaid = layouts.parts.allSatisfy {
            !$0.annotations.isDisjoint(with: [.proposals, .ledger, .probes, .why])
                && scene.selection.annotatesRoot(of: $0.snapshot) || $0.isScreen
        }
        var parts = [scene.name] + (isSaid && scene.isPicture ? [] : [scene.subject(layouts)])
        if magnification != 1 { parts.append("drawn \(Magnification.text(magnification))") }
        if let approximate = Self.approximation(layouts) { parts.append(approximate) }
        return parts + [Self.boxes(layouts), Self.withoutModifiers(layouts)].compactMap(\.self) + Self.missing(layouts)
    }

    /// `≈ approximate: gaps at text`; nil if nothing is.
    static func approximation(_ layouts: SceneLayouts) -> String? {
        let subjects = approximateSubjects(layouts)
        return subjects.isEmpty ? nil : "≈ approximate: \(Wording.list(subjects))"
    }

    /// `a box in place of Chart`, whose size is no view's; nil if there is none.
    private static func boxes(_ layouts: SceneLayouts) -> String? {
        let issues = layouts.snapshots.flatMap { $0.records.flatMap(\.issues) }
        let names = issues.filter { $0.rule == .approximate }.compactMap(\.missingName).unique
        guard names.count <= maxMissing else { return "boxes in place of \(Wording.count(names.count, "view"))" }
        return names.isEmpty ? nil : "\(names.count == 1 ? "a box" : "boxes") in place of \(Wording.list(names))"
    }

    /// `without navigationTitle and padding`; nil if no modifier is left out.
    private static func withoutModifiers(_ layouts: SceneLayouts) -> String? {
        let issues = layouts.snapshots.flatMap { $0.records.flatMap(\.issues) }
        let names = issues.filter { $0.rule == .missingModifier }.compactMap(\.missingName).unique
        if names.isEmpty { return nil }
        return "without \(names.count <= maxMissing ? Wording.list(names) : Wording.count(names.count, "modifier"))"
    }

    /// `image “ladybug” not found`, `symbol “ladybug” not drawn`; of more than two, their number.
    private static func missing(_ layouts: SceneLayouts) -> [String] {
        let issues = layouts.snapshots.flatMap { $0.records.flatMap(\.issues) }
        let kinds: [(LayoutIssue.Rule, String, String)] = [
            (.missingImage, "image", "not found"), (.missingSymbol, "symbol", "not drawn"),
            (.missingColor, "color", "not found"), (.missingFont, "font", "not found"),
        ]
        let tables = issues.filter { $0.rule == .missingTexts }.compactMap(\.missingName).unique
        let texts = tables.isEmpty ? [] : ["texts of \(Wording.list(tables)) not read"]
        return texts
            + kinds.compactMap { rule, noun, end in
                let names = issues.filter { $0.rule == rule }.compactMap(\.missingName).unique
                if names.isEmpty { return nil }
                guard names.count <= maxMissing else { return "\(Wording.count(names.count, noun)) \(end)" }
                let list = Wording.list(names.map { "“\($0)”" })
                return "\(names.count == 1 ? noun : Wording.plural(noun)) \(list) \(end)"
            }
    }

    private static let maxMissing = 2

    /// The subjects of rules that are neither measured nor documented, each once: `gaps at text`.
    nonisolated static func approximateSubjects(_ layouts: SceneLayouts) -> [String] {
        layouts.snapshots.flatMap(\.approximateRules).map(\.subject).unique
    }
}
