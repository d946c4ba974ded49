import CairoPainting
import Diagramming
import Explorable
import Foundation
import LayoutEngine
import ViewDSL

/// The explorable page of a scene: the still, and the layouts under many proposals.
extension Render {
    /// - Parameter draft: The still, in the figure's own appearance.
    func page(_ draft: Draft, budget: LayoutBudget = .standard) async throws -> ExplorablePage {
        var builder = ExplorableBuilder(
            text: try PangoText.shared, selection: scene.selection, storyLabel: storyLabel, budget: budget,
            avoided: trial.avoided)
        let light = try settings()
        let dark = try otherAppearance.map { try $0.settings() }
        let pictures = scene.isExplorable ? try await explored() : []
        for (picture, code) in zip(pictures, scene.exploredCode()) {
            builder.begin(
                picture.picture.proposal, widths: picture.widths, heights: picture.heights, caption: picture.caption,
                note: picture.note, setsFrame: picture.picture.setsFrame, code: code)
            let awaitsActions = try await awaitsActions(picture)
            while let proposal = builder.next() {
                let proposed = picture.picture.proposing(proposal)
                let layouts = await trial.layOut(proposal) {
                    var shaded: LayoutSnapshot?
                    if var other = dark.map(picture.changed) {
                        (other.traces, other.awaitsActions) = (false, awaitsActions)
                        shaded = await proposed.settle(other)
                    }
                    var own = picture.changed(light)
                    own.awaitsActions = awaitsActions
                    return (await proposed.settle(own), shaded)
                }
                if let layouts { try builder.add(layouts.0, dark: layouts.1) }
            }
            builder.end()
        }
        let still = try await headless.settledDraft().list
        let shadedStill = try await otherAppearance?.headless.settledDraft().list ?? still
        let words = ExplorablePage.Words(
            title: scene.displayTitle, caption: (scene.caption ?? structureCaption(draft)).map { MarkedText($0) },
            altText: draft.altText, footer: pageFooter(draft), generator: Generator.name)
        return try builder.page(words, still: (still, shadedStill))
    }

    /// The scene's name, and what is approximate, as in other formats.
    private func pageFooter(_ draft: Draft) -> String {
        guard let approximate = Self.approximation(draft.layouts), scene.showsFooter else { return scene.name }
        return "\(scene.name) · \(approximate)"
    }

    /// The sentence that the still of a screen has in place of a caption.
    func structureCaption(_ draft: Draft) -> String? {
        draft.layouts.parts.first.flatMap { scene.structureCaption(of: $0) }
    }

    /// The figure without title and caption: the page has its own. An empty caption stands for none, not even an automatic one.
    private var headless: Render {
        let untitled = scene.with {
            $0.showsTitle = false
            $0.caption = ""
        }
        var render = Render(untitled, scale: scale, appearance: appearance, assets: assets)
        render.hasPixels = hasPixels
        return render
    }

    private var storyLabel: String? { if case .storyboard(let label, _) = scene.presentation { label } else { nil } }

    /// The same figure in dark appearance; nil if the scene has only one.
    private var otherAppearance: Render? {
        guard scene.appearance == nil else { return nil }
        var other = Render(scene, scale: scale, appearance: .dark, assets: assets)
        other.hasPixels = hasPixels
        return other
    }
}

extension Scene {
    /// The caption about a screen whose structure is shown, or about a preview with marks of any kind, if the author wrote
    /// none.
    func structureCaption(of part: SceneLayouts.Part) -> String? {
        isAboutStructure(part) ? FigurePart.structureCaption(of: part.snapshot, selection) : nil
    }

    /// The same in sentences for those who do not see the picture; none for other scenes.
    func structureSentences(of part: SceneLayouts.Part) -> [String] {
        isAboutStructure(part) ? FigurePart.structureSentences(of: part.snapshot, selection) : []
    }

    private func isAboutStructure(_ part: SceneLayouts.Part) -> Bool {
        guard case .picture = kind, case .picture = presentation, caption == nil else { return false }
        return fileTitle != nil && !annotations.isEmpty || part.isScreen
    }

    /// A view whose proposals can be explored.
    struct Explored {
        var picture: Picture
        var caption: String?
        /// Lengths the handles must stop at, in points.
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        /// What the handles change, where it is not the proposal of the scene's own view.
        var note: String?
        var changes: [@MainActor (inout EnvironmentValues) -> Void] = []

        @MainActor func changed(_ settings: LayoutSettings) -> LayoutSettings {
            var settings = settings
            for change in changes { change(&settings.environment) }
            return settings
        }
    }

    var explored: [Explored] {
        switch kind {
        case .picture(let picture): return [Explored(picture: picture)]
        case .panels(let panels):
            return panels.panels.map {
                Explored(picture: panels.picture(of: $0), caption: $0.caption, changes: $0.environmentChanges)
            }
        case .sweep(let sweeping):
            let lengths = sweeping.sweep.lengths.compactMap(\.self).filter(\.isFinite)
            let first = sweeping.sweep.proposals.first ?? .unspecified
            let isWidths = sweeping.sweep.axis == .horizontal
            return [
                Explored(
                    picture: sweeping.picture.proposing(first), widths: isWidths ? lengths : [],
                    heights: isWidths ? [] : lengths)
            ]
        }
    }
}
