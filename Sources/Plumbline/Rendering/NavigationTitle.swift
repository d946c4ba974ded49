import Diagramming
import LayoutEngine

extension Scene {
    /// The title of a preview, or of a screen whose structure is shown, that has none of its own: that of the navigation bar,
    /// else the view's name, else the scene's. Nil for other scenes.
    @MainActor func foundTitle(_ layouts: SceneLayouts) -> String? {
        guard title == nil else { return nil }
        var isScreen = false
        if case .picture = presentation, case .picture = kind { isScreen = layouts.parts.first?.isScreen ?? false }
        guard fileTitle != nil || isScreen else { return nil }
        return layouts.parts.first?.snapshot.navigationTitle ?? viewTitle?() ?? displayTitle
    }
}

extension LayoutSnapshot {
    /// The words of the first title in a navigation bar; nil if there is none.
    var navigationTitle: String? {
        for bar in records where bar.systemPart == .bar {
            let parts = records.descendants(of: bar.id).map { records[$0] }
            let large = parts.first { $0.systemPart == .largeTitle }
            // Between the leading items and the trailing ones.
            let small = parts.first { $0.systemPart == .titleRow && $0.children.count == 3 }
            guard let title = large?.id ?? small?.children[1] else { continue }
            // The words of an image are its file's name.
            let words = ([title] + records.descendants(of: title)).lazy.filter { records[$0].role == .text }
                .compactMap { records[$0].words }.first
            if let words, !words.isEmpty { return words }
        }
        return nil
    }
}
