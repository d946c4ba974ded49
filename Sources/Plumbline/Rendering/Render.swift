import CairoPainting
import Diagramming
import Drawing
import Foundation
import LayoutEngine
import Raster
import ViewDSL

/// Takes a scene to a figure, stage by stage: layout, display list, bitmap, file.
@MainActor
struct Render {
    let scene: Scene
    /// Pixels per point.
    let scale: Int
    let appearance: ColorScheme
    let assets: AssetCatalog
    /// Whether the figure has pixels, so that its footer names the scale.
    var hasPixels = true

    init(_ scene: Scene, scale: Int, appearance: ColorScheme?, assets: AssetCatalog) {
        self.scene = scene
        self.scale = scale
        self.appearance = scene.appearance ?? appearance ?? .light
        self.assets = assets
    }

    /// A figure before it is painted.
    struct Draft {
        let snapshots: [LayoutSnapshot]
        let list: DisplayList
        let altText: String
        /// The texts in the PNG file, by key.
        let texts: [(String, String)]
        /// The issues of the views, then those of the figure.
        let issues: [LayoutIssue]
    }

    /// Makes the figure before any task has begun.
    func figure() throws -> Figure { try figure(draft(scene.layOutAll(try settings()))) }

    /// Makes the figure once tasks have ended.
    func settledFigure() async throws -> Figure { try figure(await settledDraft()) }

    /// Makes all of the figure but its pixels, once tasks have ended.
    func settledDraft() async throws -> Draft { try draft(await scene.settleAll(try settings())) }

    private func figure(_ draft: Draft) throws -> Figure {
        let bitmap = try paint(draft).straight()
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw PNGError.emptyBitmap(width: bitmap.width, height: bitmap.height)
        }
        return Figure(draft, self, bitmap: bitmap)
    }

    /// Makes the figure's file. A vector file needs no bitmap.
    func data(_ draft: Draft, as format: FigureFormat) throws -> Data {
        switch format {
        case .png: try PNG.encode(try paint(draft), text: draft.texts, scale: scale)
        case .svg: try VectorPainter.file(draft.list, .svg, title: scene.name, altText: draft.altText)
        case .pdf: try VectorPainter.file(draft.list, .pdf, title: scene.name, altText: draft.altText)
        }
    }

    private func settings() throws -> LayoutSettings {
        let text = try PangoText.shared
        try checkRequest()
        return LayoutSettings(scene, text: text, scale: scale, appearance: appearance, assets: assets)
    }

    private func draft(_ layouts: SceneLayouts) throws -> Draft {
        let text = try PangoText.shared
        try checkSize(layouts)
        try checkEffects(layouts)
        try checkDepth(layouts)
        let list = try annotate(layouts, text)
        try checkArea(list, layouts)
        let altText = AltText(scene: scene, layouts: layouts).string
        let texts = [
            ("Title", scene.name), ("Description", altText), ("Proposal", layouts.proposalText),
            ("Scale", "\(scale)"), ("Software", Generator.name),
        ]
        let words = MissingGlyphs(scene: scene, layouts: layouts, text: text)
        let issues = layouts.snapshots.flatMap(\.issues) + words.issues + invisible(layouts)
        return Draft(snapshots: layouts.snapshots, list: list, altText: altText, texts: texts, issues: issues)
    }

    /// A note on a picture without anything to see: the end of an animation may be invisible.
    private func invisible(_ layouts: SceneLayouts) -> [LayoutIssue] {
        guard layouts.snapshots.contains(where: \.showsNothing) else { return [] }
        return [
            .ofFigure(
                .nothingVisible,
                "every view is transparent, clipped away or scaled to nothing; "
                    + "a figure shows the state after onAppear and the end of its animations",
                source: SourceLocation(file: scene.source.fileID, line: scene.source.line))
        ]
    }

    private func annotate(_ layouts: SceneLayouts, _ text: any TextMeasuring) throws -> DisplayList {
        let composer = FigureComposer(style: style, text: text, scale: scale)
        let parts = layouts.parts.map { part($0, text) }
        try checkReach(parts)
        let (title, footer) = (scene.displayTitle, self.footer(layouts))
        switch scene.kind {
        case .picture:
            let input = ComposerInput(part: parts[0], title: title, caption: scene.caption, footer: footer)
            return try compose(input, composer)
        case .panels(let panels):
            return composer.compose(
                PanelsInput(
                    panels: parts, columns: panels.columns, compares: panels.compares, title: title,
                    caption: scene.caption, footer: footer))
        case .sweep(let sweeping):
            return composer.compose(
                SweepInput(
                    axis: sweeping.sweep.axis, steps: parts, samples: layouts.samples, title: title,
                    caption: scene.caption, footer: footer))
        }
    }

    private func compose(_ input: ComposerInput, _ composer: FigureComposer) throws -> DisplayList {
        switch scene.presentation {
        case .picture: return composer.compose(input)
        case .tree: return composer.tree(input)
        case .storyboard(let label):
            if let list = composer.storyboard(input, of: label) { return list }
            throw SceneError(scene: scene, message: missingStoryboard(of: label, input.part.snapshot))
        }
    }

    private func missingStoryboard(of label: String?, _ snapshot: LayoutSnapshot) -> String {
        guard let label else { return "a storyboard needs a view, and the scene holds none" }
        let known = Set(snapshot.records.flatMap(\.labels)).sorted().map { "“\($0)”" }
        let have =
            known.isEmpty ? "no view of the scene has a layoutLabel" : "there is \(known.joined(separator: ", "))"
        return "no view is labeled “\(label)” for the storyboard: \(have)"
    }

    private var style: DiagramStyle { scene.diagramStyle ?? (appearance == .dark ? .dark : .light) }

    func part(_ layout: SceneLayouts.Part, _ text: any TextMeasuring) -> FigurePart {
        let content = SceneryPainter(layout.snapshot, scale: scale).items()
        if isBare(layout) {
            return FigurePart(
                snapshot: layout.snapshot, content: content, contentBounds: ContentBounds(text: text).of(content),
                annotations: layout.annotations, caption: layout.caption)
        }
        // Labels avoid the content as drawn at 1×, so that they are placed alike at every scale.
        let plan = scale == 1 ? content : SceneryPainter(layout.snapshot, scale: 1).items()
        let room = ContentBounds(text: text)
        return FigurePart(
            snapshot: layout.snapshot, content: content, contentBounds: room.of(content), pointBounds: room.of(plan),
            words: room.words(in: plan), pictures: room.pictures(in: plan), annotations: layout.annotations,
            caption: layout.caption)
    }

    /// Whether the figure shows the scene alone.
    func isBare(_ layout: SceneLayouts.Part) -> Bool {
        guard case .picture = scene.kind, case .picture = scene.presentation else { return false }
        return FigurePart.isBare(layout.snapshot, layout.annotations)
    }

    private func paint(_ draft: Draft) throws -> PremultipliedBitmap {
        do {
            return try CairoPainter.premultiplied(draft.list, scale: scale, text: try PangoText.shared)
        } catch let error as PaintingError {
            throw SceneError(scene: scene, message: "\(error)")
        }
    }

    private func footer(_ layouts: SceneLayouts) -> String {
        "\(scene.name)  ·  \(scene.subject(layouts))" + (hasPixels ? "  ·  \(scale)×" : "")
    }
}
