extension LayoutGolden.Node {
    /// The value of the setting of that name. Several, such as two spans of one cell, are all named.
    func value(of setting: String) -> String {
        let values = settings.filter { $0.name == setting }.map(\.value)
        // Containers have spacing and alignment, and cells columns, even where these are not written.
        let isAlwaysThere = setting.contains("spacing") || setting.contains("alignment") || setting == "columns"
        return values.isEmpty ? (isAlwaysThere ? "default" : "none") : values.joined(separator: ", ")
    }

    /// The names of the settings of either node. Those of a column that only one has come with it.
    func settingNames(comparedWith other: Self) -> [String] {
        let (ours, theirs) = (Set(settings.map(\.name)), Set(other.settings.map(\.name)))
        let lone = ours.symmetricDifference(theirs).filter(Self.isTrack)
        return (settings + other.settings).map(\.name).unique.filter { name in
            !lone.contains { name == "spacing after \($0)" || name == "alignment of \($0)" }
        }
    }

    /// Whether a setting is a column or a row of a grid: `column 3`.
    static func isTrack(_ setting: String) -> Bool { setting.wholeMatch(of: /(column|row) \d+/) != nil }
}
