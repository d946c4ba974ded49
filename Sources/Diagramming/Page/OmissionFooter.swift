import LayoutEngine

/// The footer's list of annotations that the picture had no room for.
struct OmissionFooter {
    private let lengths: Int
    private let overflow: Int
    private let views: Int
    private let rulers: Int
    private let unnamed: Int
    /// Of a screen of which only the structure is shown.
    private let unmarkedWords: String?
    /// Whether the sums of a table have the lengths.
    private let explains: Bool
    /// What was asked for and none of the pictures has.
    private let absences: [String]

    /// In a crowd lengths are left out; the sums of the table have them.
    init(_ drawn: [FigureComposer.Drawn]) {
        lengths = drawn.filter(\.scene.isCrowded).reduce(0) { $0 + $1.picture.missingLengths }
        overflow = drawn.reduce(0) { $0 + $1.picture.missingOverflow }
        views = drawn.reduce(0) { $0 + $1.picture.missingNames }
        rulers = drawn.reduce(0) { $0 + $1.canvas.unruled }
        unnamed = drawn.reduce(0) { $0 + $1.scene.unnamed }
        unmarkedWords = drawn.lazy.compactMap { $0.scene.structure?.unmarkedWords }.first
        explains = drawn.contains(where: \.scene.explains)
        absences = (drawn.first?.absences ?? []).filter { words in drawn.allSatisfy { $0.absences.contains(words) } }
    }

    /// Parts of the footer.
    var words: [String] {
        var parts: [String] = []
        if lengths > 0 {
            let place = explains ? ": see why each takes its size" : ""
            parts.append("\(Wording.count(lengths, "more length")) without a number\(place)")
        }
        if overflow > 0 { parts.append("no room for \(Wording.count(overflow, "more overflow length"))") }
        if rulers > 0 { parts.append("no room for \(Wording.count(rulers, "more ruler"))") }
        if let unmarkedWords { parts.append(unmarkedWords) }
        if unnamed > 0 { parts.append("\(Wording.count(unnamed, "more view")) without a name") }
        if views > 0 { parts.append("no room for the \(views == 1 ? "label of 1 view" : "labels of \(views) views")") }
        return parts + absences
    }
}
