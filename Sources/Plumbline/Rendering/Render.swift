import CairoPainting
import Diagramming
import Drawing
import Foundation
import LayoutEngine
import Raster
import ViewDSL

/// A scene on its way to a figure.
@MainActor
struct Render {
    let scene: Scene
    /// Pixels a point.
    let scale: Int
    let appearance: ColorScheme
    let assets: AssetCatalog
    /// Whether layouts whose rules and methods differ are reported in every build.
    var verifiesRules = false
    /// Whether the footer says how many pixels a point has: a file of shapes has none.
    var hasPixels = true

    init(_ scene: Scene, scale: Int, appearance: ColorScheme?, assets: AssetCatalog) {
        self.scene = scene
        self.scale = scale
        self.appearance = scene.appearance ?? appearance ?? .light
        self.assets = assets
    }

    /// The figure, before any task has begun.
    func figure() throws -> Figure {
        let text = try PangoText.shared
        try checkRequest()
        return try finish(draft(scene.layOutAll(settings(text, .always)), text))
    }

    /// The figure, once tasks have ended.
    func settledFigure() async throws -> Figure { try finish(await settledDraft(.always)) }

    /// All of a figure but its pixels.
    struct Draft {
        let snapshots: [LayoutSnapshot]
        let list: DisplayList
        let altText: String
        /// What the file says besides the picture, by key.
        let texts: [(String, String)]
        /// Those of the views, then of the figure.
        let issues: [LayoutIssue]
        fileprivate let text: PangoText

        func vector(_ format: VectorPainter.Format, title: String) throws -> Data {
            try VectorPainter.file(
                list, format,
                describedBy: VectorPainter.Description(title: title, text: altText, creator: Generator.name))
        }
    }

    /// The figure, once tasks have ended, before it is painted.
    ///
    /// - Parameter tracing: Which layouts keep a trace; the figure is the same where layouts keep to their rules.
    func settledDraft(_ tracing: LayoutSettings.Tracing = .asShown) async throws -> Draft {
        let text = try PangoText.shared
        try checkRequest()
        return try draft(await scene.settleAll(settings(text, tracing)), text)
    }

    func finish(_ draft: Draft) throws -> Figure {
        let bitmap = try paint(draft).straight()
        return Figure(
            scene: scene, scale: scale, appearance: appearance, snapshots: draft.snapshots, displayList: draft.list,
            bitmap: bitmap, pngData: try PNG.encode(bitmap, text: draft.texts, scale: scale), altText: draft.altText,
            issues: draft.issues)
    }

    /// The file alone: what has no pixels is not painted.
    func data(_ draft: Draft, as format: FigureFormat) throws -> Data {
        switch format {
        case .png: try PNG.encode(try paint(draft), text: draft.texts, scale: scale)
        case .svg: try draft.vector(.svg, title: scene.name)
        case .pdf: try draft.vector(.pdf, title: scene.name)
        }
    }

    private func settings(_ text: any TextMeasuring, _ tracing: LayoutSettings.Tracing) -> LayoutSettings {
        var settings = LayoutSettings(scene, text: text, scale: scale, appearance: appearance, assets: assets)
        settings.tracing = tracing
        settings.verifiesRules = verifiesRules
        return settings
    }

    private func draft(_ layouts: SceneLayouts, _ text: PangoText) throws -> Draft {
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
        let issues = layouts.snapshots.flatMap(\.issues) + words.issues
        return Draft(
            snapshots: layouts.snapshots, list: list, altText: altText, texts: texts, issues: issues, text: text)
    }

    /// The scene and its annotations, as one list.
    private func annotate(_ layouts: SceneLayouts, _ text: any TextMeasuring) throws -> DisplayList {
        let composer = FigureComposer(style: style, text: text, scale: scale)
        let parts = layouts.parts.map { part($0, text) }
        try checkReach(parts)
        let (title, footer) = (scene.displayTitle, self.footer(layouts))
        switch scene.kind {
        case .picture:
            let input = FigureInput(part: parts[0], title: title, caption: scene.caption, footer: footer)
            return try tell(input, composer)
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

    /// One layout: as a picture, a storyboard or a tree.
    private func tell(_ input: FigureInput, _ composer: FigureComposer) throws -> DisplayList {
        switch scene.telling {
        case .picture: return composer.compose(input)
        case .tree: return composer.tree(input)
        case .storyboard(let label):
            if let list = composer.storyboard(input, of: label) { return list }
            throw SceneError(scene: scene, message: noStory(of: label, input.snapshot))
        }
    }

    private func noStory(of label: String?, _ snapshot: LayoutSnapshot) -> String {
        guard let label else { return "a storyboard needs a view, and the scene holds none" }
        let known = Set(snapshot.records.flatMap(\.labels)).sorted().map { "“\($0)”" }
        let have =
            known.isEmpty ? "no view of the scene has a layoutLabel" : "there is \(known.joined(separator: ", "))"
        return "no view is labelled “\(label)” for the storyboard: \(have)"
    }

    private var style: DiagramStyle { scene.diagramStyle ?? (appearance == .dark ? .dark : .light) }

    /// One layout with its scenery, as figures take it.
    func part(_ layout: SceneLayouts.Part, _ text: any TextMeasuring) -> FigurePart {
        let content = SceneryPainter(layout.snapshot, scale: scale).items()
        if isBare(layout) {
            return FigurePart(
                snapshot: layout.snapshot, content: content, contentBounds: ContentBounds(text: text).of(content),
                annotations: layout.annotations, caption: layout.caption)
        }
        // Labels keep off what is on whole points, to have the same places at every scale.
        let plan = scale == 1 ? content : SceneryPainter(layout.snapshot, scale: 1).items()
        let room = ContentBounds(text: text)
        return FigurePart(
            snapshot: layout.snapshot, content: content, contentBounds: room.of(content), pointBounds: room.of(plan),
            words: room.words(in: plan), pictures: room.pictures(in: plan), annotations: layout.annotations,
            caption: layout.caption)
    }

    /// Whether the figure is exactly the scene.
    func isBare(_ layout: SceneLayouts.Part) -> Bool {
        guard case .picture = scene.kind, case .picture = scene.telling else { return false }
        return FigurePart.isBare(layout.snapshot, layout.annotations)
    }

    private func paint(_ draft: Draft) throws -> PremultipliedBitmap {
        do {
            return try CairoPainter.premultiplied(draft.list, scale: scale, text: draft.text)
        } catch let error as PaintingError {
            throw SceneError(scene: scene, message: "\(error)")
        }
    }

    /// The figure, step by step, each timed by `clock`: for benchmarks.
    fileprivate func timed(_ clock: () -> Double) throws -> [(stage: String, time: Double)] {
        let text = try PangoText.shared
        var (last, stages) = (clock(), [(stage: String, time: Double)]())
        func lap(_ stage: String) {
            let now = clock()
            stages.append((stage, now - last))
            last = clock()
        }
        let layouts = scene.layOutAll(settings(text, .asShown))
        lap("resolve and layout")
        let draft = try draft(layouts, text)
        lap("annotate")
        let picture = try paint(draft)
        lap("paint")
        _ = try PNG.encode(picture, text: draft.texts, scale: scale)
        lap("encode")
        return stages
    }

    private func footer(_ layouts: SceneLayouts) -> String {
        "\(scene.name)  ·  \(scene.subject(layouts))" + (hasPixels ? "  ·  \(scale)×" : "")
    }
}

extension Scene {
    /// Makes the scene's figure and tells how long each step took by `clock`, before any task has begun.
    @MainActor
    package func timedStages(scale: Int, clock: () -> Double) throws -> [(stage: String, time: Double)] {
        try Render(self, scale: scale, appearance: nil, assets: .none).timed(clock)
    }
}
