import Diagramming
import Foundation
import LayoutEngine

/// A figure in plain sentences, for someone who cannot see it: what is shown, what was proposed, who took what.
struct AltText {
    let scene: Scene
    let layouts: SceneLayouts

    var string: String {
        let sentences: [String]
        switch scene.kind {
        case .picture: sentences = layouts.parts.flatMap { told($0.snapshot, $0.annotations) }
        case .panels(let panels): sentences = self.panels(compares: panels.compares)
        case .sweep(let sweeping):
            let (axis, lengths) = (sweeping.sweep.axis, sweeping.sweep.lengths)
            sentences =
                SpokenSweep(axis: axis, lengths: lengths, parts: layouts.parts, samples: layouts.samples).sentences
        }
        return ([heading] + sentences).joined(separator: " ")
    }

    /// One layout, as the scene tells of it.
    private func told(_ snapshot: LayoutSnapshot, _ annotations: Annotations) -> [String] {
        let spoken = SpokenLayout(snapshot: snapshot, limit: layouts.parts.count > 1 ? 14 : 40)
        switch scene.telling {
        case .picture:
            let marks =
                FigurePart.isBare(snapshot, annotations)
                ? [] : SpokenAnnotations(snapshot, annotations: annotations).sentences
            return spoken.sentences + marks + spoken.issues
        case .storyboard(let label):
            guard let story = Storyboard(snapshot, of: label) else { return spoken.sentences + spoken.issues }
            return ["It tells step by step how \(story.subject) came to its size."] + story.sentences + spoken.issues
        case .tree: return SpokenTree(snapshot).sentences + spoken.issues
        }
    }

    private var heading: String {
        let caption = scene.caption.map { $0.hasSuffix(".") ? ": \($0)" : ": \($0)." } ?? "."
        return "Layout figure “\(scene.displayTitle)”\(caption)"
    }

    private func panels(compares: Bool) -> [String] {
        let count = layouts.parts.count
        return ["It has \(count) panel\(count == 1 ? "" : "s") side by side."]
            + layouts.parts.enumerated().flatMap { index, part in
                ["Panel \(index + 1), “\(part.caption ?? "")”:"] + told(part.snapshot, part.annotations)
                    + (compares && index > 0 ? [difference(index)] : [])
            }
    }

    private func difference(_ index: Int) -> String {
        let (first, other) = (layouts.parts[0].snapshot, layouts.parts[index].snapshot)
        guard let difference = first.firstDifference(from: other) else { return "It is laid out just as panel 1." }
        let words = difference.spokenWords
        let partner = difference.partner(in: first, of: other)
        let there = partner.map { "where panel 1 has \($0), \(words.verb) \(words.first)" } ?? "\(words.first) there"
        let of = if case .proposal = difference.kind { "to" } else { "of" }
        let record = other.records[difference.second]
        let view = record.labels.last.map { "“\($0)”" } ?? record.title
        return "Held against panel 1, the first different \(difference.subject) is that \(of) \(view): "
            + "\(words.verb) \(words.second) here, \(there)."
            + difference.only(here: "Only here", there: "Only in panel 1")
    }
}
