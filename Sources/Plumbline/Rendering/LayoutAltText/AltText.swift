import Diagramming
import Foundation
import LayoutEngine

/// A figure for screen readers: the views shown, their proposals and their sizes.
struct AltText {
    let scene: Scene
    let layouts: SceneLayouts
    let codes: [Result<[CodeSample], SceneCode.Problem>]

    @MainActor var string: String {
        if let failure = scene.failureText { return failure }
        let words = scene.caption.map { MarkedText($0).plain } ?? structureCaption
        let caption = words.map { ": \(Wording.closed($0))" } ?? "."
        let heading = "Layout figure “\(scene.foundTitle(layouts) ?? scene.displayTitle)”\(caption)"
        let subjects = Render.approximateSubjects(layouts)
        let approximate = subjects.isEmpty ? [] : ["Approximate: \(Wording.list(subjects))."]
        return ([heading] + code + sentences + approximate).joined(separator: " ")
    }

    /// Its code, which readers of the picture see beside it.
    private var code: [String] {
        let samples = codes.compactMap { try? $0.get() }.joined()
        let lines = samples.flatMap { $0.listing().text.split(separator: "\n") }
        guard !lines.isEmpty else { return [] }
        let most = 16
        let rest = lines.count > most ? " … and \(Wording.count(lines.count - most, "more line"))" : ""
        let text = lines.prefix(most).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        return ["Its code: \(text)\(rest)."]
    }

    private var structureCaption: String? {
        let sentences = layouts.parts.first.map { scene.structureSentences(of: $0) } ?? []
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private var sentences: [String] {
        switch scene.kind {
        case .picture: return layouts.parts.flatMap(description)
        case .panels(let panels):
            return ["It has \(Wording.count(layouts.parts.count, "panel")) side by side."]
                + layouts.parts.enumerated().flatMap { index, part in
                    ["Panel \(index + 1), “\(MarkedText(part.caption ?? "").plain)”:"] + description(part)
                        + (panels.compares && index > 0 ? [difference(index)] : [])
                }
        case .sweep(let sweeping):
            return SweepAltText(axis: sweeping.sweep.axis, lengths: sweeping.sweep.lengths, layouts).sentences
        }
    }

    private func description(_ part: SceneLayouts.Part) -> [String] {
        let layout = LayoutAltText(part.snapshot, limit: layouts.parts.count > 1 ? 14 : 40)
        switch scene.presentation {
        case .picture:
            if FigurePart.isBare(part.snapshot, part.annotations) { return layout.sentences + layout.issues }
            let structure = FigurePart.structureAltText(of: part.snapshot, part.annotations, scene.selection)
            // Without a caption of its own the figure's is about the structure.
            let known =
                structure != nil && scene.caption != nil
                ? FigurePart.structureSentences(of: part.snapshot, scene.selection) : []
            let annotations = AnnotationAltText(part.snapshot, annotations: part.annotations)
            return known + (structure ?? layout.sentences) + annotations.sentences + layout.issues
        case .storyboard(let label, _):
            guard let story = Storyboard(part.snapshot, of: label) else { return layout.sentences + layout.issues }
            return ["It shows, step by step, how \(story.subject) gets its size."] + story.sentences + layout.issues
        case .tree: return TreeAltText(part.snapshot).sentences + layout.issues
        }
    }

    private func difference(_ index: Int) -> String {
        let (first, other) = (layouts.parts[0].snapshot, layouts.parts[index].snapshot)
        return first.firstDifference(from: other)?.sentence(first, other, reference: "panel 1")
            ?? "Same layout as panel 1."
    }
}

extension Scene {
    /// All that is to be said of a card in the place of a scene that could not be drawn; nil for other scenes.
    var failureText: String? {
        failure.map { "\(displayTitle). \(Wording.closed(Wording.capitalized($0)))" }
    }
}
