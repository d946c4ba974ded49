import LayoutEngine

extension LayoutSetting {
    /// Whether it is about a text's lines.
    var isForLines: Bool {
        ["lineLimit", "lineSpacing", "minimumScaleFactor", "multilineTextAlignment", "truncationMode"].contains(name)
    }
}

extension LayoutGolden.Node {
    /// Settings that goldens have since format 3.
    private static let laterSettings: Set = [
        "alignment", "axes", "edges", "font", "imageScale", "layoutDirection", "pinnedViews",
        "reserved lines",
    ]

    /// Whether goldens of that format keep the setting, or both of these do.
    func isKept(_ setting: String, alsoIn other: Self, format: Int) -> Bool {
        func has(_ node: Self) -> Bool { node.settings.contains { $0.name == setting } }
        let first = isFrameArgument(setting) ? 4 : Self.laterSettings.contains(setting) ? 3 : 2
        return format >= first || has(self) && has(other)
    }

    /// The value of the setting of that name. Several, such as two spans of one cell, are all named.
    ///
    /// - Parameter other: The node with which it is compared.
    func value(of setting: String, besides other: Self) -> String {
        // An empty option set has no names.
        let values = settings.filter { $0.name == setting }.map { $0.value.isEmpty ? "none" : $0.value }
        if !values.isEmpty { return values.joined(separator: ", ") }
        switch setting {
        case "edges": return ".all"
        case "imageScale": return ".medium"
        case "alignment" where name.hasPrefix("Lazy") || ["frame", "safeAreaInset"].contains(name): return ".center"
        case "layoutDirection":
            // Without one it has the direction of the view around it, which is the other of two.
            let isReversed = other.settings.contains(LayoutSetting(setting, ".rightToLeft"))
            return isReversed ? ".leftToRight" : ".rightToLeft"
        // Containers have spacing and alignment, and cells columns, even where these are not written.
        case _ where setting.contains("spacing") || setting.contains("alignment") || setting == "columns":
            return "default"
        default: return "none"
        }
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
