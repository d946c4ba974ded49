/// What a picture had no room for, as the footer says it.
struct LeftOut {
    private var lengths = 0
    private var overflow = 0
    private var views = 0
    private var rulers = 0
    /// Whether the sums of a table have the lengths.
    private var explains = false

    init() {}

    /// In a crowd lengths are left out; the sums of the table have them.
    init(_ drawn: FigureComposer.Drawn) {
        lengths = drawn.scene.isCrowded ? drawn.picture.missingLengths : 0
        overflow = drawn.picture.missingOverflow
        views = drawn.picture.missingNames
        rulers = drawn.canvas.unruled
        explains = drawn.scene.explains
    }

    static func + (one: LeftOut, other: LeftOut) -> LeftOut {
        var sum = one
        sum.lengths += other.lengths
        sum.overflow += other.overflow
        sum.views += other.views
        sum.rulers += other.rulers
        sum.explains = one.explains || other.explains
        return sum
    }

    func footer(after words: String?) -> String? {
        var parts = words.map { [$0] } ?? []
        if lengths > 0 {
            let place = explains ? ": see why each took its size" : ""
            parts.append("no room for \(lengths) more \(lengths == 1 ? "length" : "lengths")\(place)")
        }
        if overflow > 0 {
            parts.append("no room for \(overflow) more \(overflow == 1 ? "number" : "numbers") of what lies outside")
        }
        if rulers > 0 { parts.append("no room for \(rulers) more \(rulers == 1 ? "ruler" : "rulers")") }
        if views > 0 { parts.append("no room for the \(views == 1 ? "label of 1 view" : "labels of \(views) views")") }
        return parts.isEmpty ? nil : parts.joined(separator: "  ·  ")
    }
}
