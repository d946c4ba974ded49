import LayoutEngine

/// Where a container has a view that leaves it room, by its alignment: `centered in`, `at the leading edge of`, `in the top
/// leading corner of`.
struct AlignedPlace: Equatable {
    /// The sides, nil for a guide that is neither a side nor the center.
    private let sides: [String]?
    private let guides: [String]

    /// - Parameter axes: Those on which there is room.
    init(_ container: ShownView, _ axes: [Axis]) {
        let keys = [Axis.vertical, .horizontal].filter(axes.contains).compactMap { axis in
            container.facts.guides.first { $0.axis == axis }
        }
        guides = keys.filter { ![HorizontalAlignment.center.key, VerticalAlignment.center.key].contains($0) }.map(
            \.name)
        let names = guides.map { String($0.trimmingPrefix(".")) }
        sides =
            keys.isEmpty || !names.allSatisfy(["top", "bottom", "leading", "trailing"].contains) ? nil : names
    }

    var isCentered: Bool { sides?.isEmpty ?? false }
    var isAtSide: Bool { !(sides ?? []).isEmpty }

    /// Before the container's name.
    var words: String { isAtSide ? "\(preposition) the \(side) of" : isCentered ? "centered in" : "in" }

    /// `in its bottom leading corner`
    var wordsAfterName: String { "\(preposition) its \(side)" }

    /// `over its bottom edge`, or `over it` where there is no room beside it.
    var wordsOver: String { isAtSide ? "over its \(side)" : "over it" }

    private var preposition: String { (sides ?? []).count > 1 ? "in" : "at" }
    private var side: String { (sides ?? []).joined(separator: " ") + ((sides ?? []).count > 1 ? " corner" : " edge") }

    /// `.decimalPoint`, of an alignment whose words are none.
    var guide: String? {
        guard sides == nil, let first = guides.first else { return nil }
        return guides.dropFirst().reduce(first) { $0 + Wording.capitalized(String($1.trimmingPrefix("."))) }
    }
}
