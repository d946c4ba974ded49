import Drawing
import Foundation
import LayoutEngine

/// Finds titles, captions and labels that the fonts cannot show. Views report their own texts.
struct MissingGlyphs {
    let scene: Scene
    let layouts: SceneLayouts
    let text: any TextMeasuring

    var issues: [LayoutIssue] {
        words.compactMap { place, words in
            // Inter has all of ASCII.
            guard words.utf8.contains(where: { $0 > 127 }) else { return nil }
            let missing = text.measure(TextBlock(words, font: FontSpec(size: 12), color: .black)).missing
            guard !missing.isEmpty else { return nil }
            let characters = missing.map { "“\($0)”" }.joined(separator: ", ")
            return .ofFigure(
                .missingGlyph, "the fonts have no glyph for \(characters) in \(place)",
                source: SourceLocation(file: scene.source.fileID, line: scene.source.line))
        }
    }

    private var words: [(place: String, words: String)] {
        let labels = layouts.snapshots.flatMap { snapshot in
            snapshot.records.indices.flatMap { snapshot.records[$0].labels }
        }
        var seen: Set<String> = []
        return [("the title", scene.displayTitle), ("the caption", scene.caption ?? "")]
            + layouts.parts.compactMap { part in part.caption.map { ("the caption of a panel", $0) } }
            + labels.filter { seen.insert($0).inserted }.map { ("the label “\($0)”", $0) }
    }
}
