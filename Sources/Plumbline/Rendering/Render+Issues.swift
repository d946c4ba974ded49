import Diagramming
import Drawing
import LayoutEngine

/// What the author of a figure should know although it was drawn.
extension Render {
    /// The issues of the views, then the figure's.
    func issues(of list: DisplayList, _ layouts: SceneLayouts, _ text: any TextMeasuring) -> [LayoutIssue] {
        layouts.snapshots.flatMap(\.issues) + MissingGlyphs(scene: scene, layouts: layouts, text: text).issues
            + invisible(layouts) + codeIssues + tooWide(list)
    }

    /// Why code cannot be shown.
    private var codeIssues: [LayoutIssue] {
        codes.compactMap { code in
            guard case .failure(let problem) = code else { return nil }
            return .ofFigure(.missingCode, "the figure has no code: \(problem)", source: place)
        }
    }

    /// A warning if the figure is wider than its author wants.
    private func tooWide(_ list: DisplayList) -> [LayoutIssue] {
        guard let asked = scene.figureWidth, list.size.width > asked else { return [] }
        let reason = scene.magnification.map { "it is drawn \(Magnification.text($0)), as magnification asks" }
        let message = """
            the figure is \(lengthText(list.size.width)) points wide, not at most \(lengthText(asked)) as figureWidth asks: \
            \(reason ?? "its parts cannot be narrower")
            """
        return [.ofFigure(.tooWide, message, source: place)]
    }

    private var place: SourceLocation { SourceLocation(file: scene.source.fileID, line: scene.source.line) }

    /// A note on a picture without anything to see: the end of an animation may be invisible.
    private func invisible(_ layouts: SceneLayouts) -> [LayoutIssue] {
        guard layouts.snapshots.contains(where: \.showsNothing) else { return [] }
        return [
            .ofFigure(
                .nothingVisible,
                "every view is transparent, clipped away or scaled to nothing; "
                    + "a figure shows the state after onAppear and the end of its animations",
                source: place)
        ]
    }
}
