/// A view in the list of its container's: who and how large, where, and what fills it.
struct SpokenPart {
    var name: String
    var size: SpokenCourse
    /// Whether its size is its container's in all of several layouts.
    var isContainers: Bool
    var place: SpokenCourse
    var filling: String

    /// Whether they differ in nothing but their place.
    func isLike(_ other: SpokenPart) -> Bool { name == other.name && size == other.size && filling == other.filling }

    /// Those that are alike, one or more.
    static func words(_ run: [SpokenPart]) -> String {
        let (first, last) = (run[0], run[run.count - 1])
        guard run.count > 1 else { return first.lead + first.at + first.filling }
        let places =
            first.place.isSame && last.place.isSame
            ? "from \(first.place.words()) to \(last.place.words())"
            : "the first \(first.place.words("at")), the last \(last.place.words("at"))"
        return "\(run.count) times \(first.lead), \(places)\(first.filling)"
    }

    /// `Text “a”, 20 × 10`
    private var lead: String {
        // Sizes that go together need not be heard again.
        if isContainers { return "\(name), just as large" }
        return "\(name), \(size.isSame && !place.isSame ? "always " : "")\(size.words())"
    }

    /// ` at 0, 0`, and where it or the size changes from layout to layout, so that the two are heard apart.
    private var at: String {
        if isContainers || !place.isSame { return ", \(place.words("at"))" }
        return "\(size.isSame ? "" : ", always") \(place.words("at"))"
    }
}
