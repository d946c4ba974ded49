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
    /// The code of each part, or why there is none. Read once: reading it takes long.
    let codes: [Result<[CodeSample], SceneCode.Problem>]
    /// Whether the figure has pixels, whose number is limited.
    var hasPixels = true
    /// What the pictures of all frames of an animation cover, in points of the figure from the view's corner; nil for a still.
    var room: CGRect?
    /// The caption of an animation's first frame, which has room in all of them; nil for a still.
    var reservedCaption: String?
    /// What a page or an animation is laid out under besides the scene's own proposal.
    var trial = ProposalTrial()
    /// The only step of a storyboard that is shown; nil for all.
    var step: Int?

    init(_ scene: Scene, scale: Int, appearance: ColorScheme?, assets: AssetCatalog) {
        self.scene = scene
        self.scale = scale
        self.appearance = scene.appearance ?? appearance ?? .light
        self.assets = assets
        codes = scene.codes()
    }

    /// A figure before it is painted.
    struct Draft {
        let layouts: SceneLayouts
        let list: DisplayList
        let altText: String
        /// For the page that the figure is in.
        let briefAltText: String
        /// The texts in the PNG file, by key.
        let texts: [(String, String)]
        /// The issues of the views, then the figure's.
        let issues: [LayoutIssue]
    }

    /// Makes the figure before any task has begun.
    func figure() throws -> Figure {
        try figure(draft(scene.layOutAll(try settings(), isSampled: scene.showsCurve)))
    }

    /// Makes the figure once tasks have ended.
    func settledFigure() async throws -> Figure { try figure(await settledDraft()) }

    /// Makes all of the figure but its pixels, once tasks have ended.
    func settledDraft() async throws -> Draft {
        try draft(await scene.settleAll(try settings(), isSampled: scene.showsCurve))
    }

    private func figure(_ draft: Draft) throws -> Figure {
        let bitmap = try paint(draft).straight()
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw PNGError.emptyBitmap(width: bitmap.width, height: bitmap.height)
        }
        return Figure(draft, self, bitmap: bitmap)
    }

    /// Makes the figure's file. A vector file needs no bitmap.
    func data(_ draft: Draft, as format: FigureFormat) async throws -> Data {
        switch format {
        case .png: try PNG.encode(try paint(draft), text: draft.texts, scale: scale)
        case .apng: try await animation(draft)
        case .svg: try VectorPainter.file(draft.list, .svg, title: scene.name, altText: draft.altText)
        case .pdf: try VectorPainter.file(draft.list, .pdf, title: scene.name, altText: draft.altText)
        case .html: Data(try await page(draft).text.utf8)
        }
    }

    func settings() throws -> LayoutSettings {
        let text = try PangoText.shared
        try checkRequest()
        return LayoutSettings(scene, text: text, scale: scale, appearance: appearance, assets: assets)
    }

    func draft(_ layouts: SceneLayouts) throws -> Draft {
        let text = try PangoText.shared
        try checkSize(layouts)
        try checkEffects(layouts)
        try checkDepth(layouts)
        try checkSelection(layouts)
        let list = try LengthFormat.$decimals.withValue(scene.decimals) { try annotate(layouts, text) }
        try checkArea(list, layouts)
        let altText = AltText(scene: scene, layouts: layouts, codes: codes).string
        let texts = [
            ("Title", scene.name), ("Description", altText), ("Proposal", layouts.proposalText),
            ("Scale", "\(scale)"), ("Software", Generator.name),
        ]
        return Draft(
            layouts: layouts, list: list, altText: altText,
            briefAltText: BriefAltText(scene: scene, layouts: layouts).string, texts: texts,
            issues: issues(of: list, layouts, text))
    }

    /// Composes the figure, with smaller pictures if it becomes too wide; the narrowest if none is narrow enough.
    private func annotate(_ layouts: SceneLayouts, _ text: any TextMeasuring) throws -> DisplayList {
        var narrowest: DisplayList?
        // As many panels side by side as fit.
        for columns in columns(layouts) {
            var reduction = reduction(layouts, columns: columns)
            while let magnification = reduction.magnification {
                let (list, excess) = try compose(layouts, magnification, columns, text)
                guard excess > 0, !layouts.parts.allSatisfy(isBare) else { return list }
                if narrowest.map({ list.size.width < $0.size.width }) ?? true { narrowest = list }
                reduction.reduce(by: excess)
            }
        }
        return narrowest ?? DisplayList(size: .zero, items: [])
    }

    /// Also by how much the figure is too wide, in points.
    private func compose(
        _ layouts: SceneLayouts, _ magnification: CGFloat, _ columns: Int, _ text: any TextMeasuring
    ) throws -> (DisplayList, excess: CGFloat) {
        let composer = FigureComposer(style: style, text: text, scale: scale, showsLegend: scene.showsLegend)
        let parts = parts(layouts, magnification, text)
        try checkReach(parts)
        var words = scene.header
        if scene.showsTitle, words.title == nil { words.title = scene.foundTitle(layouts) }
        if words.caption == nil, let part = layouts.parts.first, !part.isScreen {
            words.caption = scene.structureCaption(of: part)
        }
        words.reservedCaption = reservedCaption
        words.footer = footer(layouts, parts.first?.magnification ?? 1)
        let list: DisplayList
        switch scene.kind {
        case .picture:
            list = try compose(ComposerInput(part: parts[0], words: words, reservedExtent: room), composer)
        case .panels(let panels):
            let input = PanelsInput(panels: parts, columns: columns, compares: panels.compares, words: words)
            let panels = composer.compose(input)
            if panels.excess > 0, columns > 1 { return (panels.list, panels.excess) }
            list = panels.list
        case .sweep(let sweeping):
            let axis = sweeping.sweep.axis
            list = composer.compose(SweepInput(axis: axis, steps: parts, samples: layouts.samples, words: words))
        }
        return (list, list.size.width - style.lengths.figureWidth)
    }

    private func compose(_ input: ComposerInput, _ composer: FigureComposer) throws -> DisplayList {
        switch scene.presentation {
        case .picture: return composer.compose(input)
        case .tree: return composer.tree(input)
        case .storyboard(let label, let isWhole):
            if let list = composer.storyboard(input, of: label, everyStep: isWhole, only: step) { return list }
            throw SceneError(scene: scene, message: missingStoryboard(of: label, input.part.snapshot), isRefusal: true)
        }
    }

    /// What a picture and its annotations cover, in points of the figure from the view's corner; nil if nothing is annotated.
    func extent(_ layouts: SceneLayouts) throws -> CGRect? {
        let text = try PangoText.shared
        let composer = FigureComposer(style: style, text: text, scale: scale, showsLegend: scene.showsLegend)
        return LengthFormat.$decimals.withValue(scene.decimals) { parts(layouts, text).first.flatMap(composer.extent) }
    }

    private func missingStoryboard(of label: String?, _ snapshot: LayoutSnapshot) -> String {
        guard let label else { return "a storyboard needs a view, but the scene has none" }
        return "no view is labeled \(quoted(label)), nor of that kind, for the storyboard: \(labels(of: [snapshot]))"
    }

    /// A message is read, so a name of any length is cut, and of many names some are listed.
    private func labels(of snapshots: [LayoutSnapshot]) -> String {
        let known = Set(snapshots.flatMap(\.records).flatMap(\.labels)).sorted().map(quoted)
        return known.isEmpty ? "no view of the scene has a layoutLabel" : "there is \(Wording.list(known, atMost: 20))"
    }

    private func quoted(_ name: String) -> String { "“\(shortened(name, 60))”" }

    /// Refuses names that no view has in any part.
    private func checkSelection(_ layouts: SceneLayouts) throws {
        let unknown = layouts.snapshots.map { Set(scene.selection.unknown(in: $0)) }
        let all = unknown.reduce(unknown.first ?? [], { $0.intersection($1) })
        guard let use = all.min(by: { ($0.name, $0.modifier) < ($1.name, $1.modifier) }) else { return }
        throw SceneError(
            scene: scene,
            message: "no view is labeled \(quoted(use.name)), nor of that kind, for \(use.modifier): "
                + labels(of: layouts.snapshots),
            isRefusal: true)
    }

    var style: DiagramStyle {
        var style = scene.diagramStyle ?? (appearance == .dark ? .dark : .light)
        if let width = scene.figureWidth { style.lengths.figureWidth = width }
        if !scene.hasGround { style.hasGround = false }
        return style
    }

    func parts(_ layouts: SceneLayouts, _ text: any TextMeasuring) -> [FigurePart] {
        parts(layouts, magnification(layouts, columns: columns(layouts)[0]), text)
    }

    private func parts(
        _ layouts: SceneLayouts, _ magnification: CGFloat, _ text: any TextMeasuring
    ) -> [FigurePart] {
        var parts = layouts.parts.map { part($0, magnification, text) }
        // All steps of a sweep have one source.
        for (index, code) in codes.enumerated() where index < parts.count {
            parts[index].code = (try? code.get()) ?? []
        }
        return parts
    }

    private func part(_ layout: SceneLayouts.Part, _ magnification: CGFloat, _ text: any TextMeasuring) -> FigurePart {
        func content(_ scale: CGFloat, _ shown: Set<LayoutRecord.ID>? = nil) -> [DisplayItem] {
            let items = SceneryPainter(layout.snapshot, scale: scale * magnification, shown: shown).items()
            guard magnification != 1 else { return items }
            return [.group(items, .transform(CGAffineTransform(scaleX: magnification, y: magnification)))]
        }
        let items = content(CGFloat(scale))
        if isBare(layout) {
            return FigurePart(
                snapshot: layout.snapshot, content: items, contentBounds: ContentBounds(text: text).of(items),
                annotations: layout.annotations, caption: layout.caption)
        }
        // Labels avoid the content as drawn at 1×, so that they are placed alike at every scale.
        let plan = scale == 1 ? items : content(1)
        let room = ContentBounds(text: text)
        var part = FigurePart(
            snapshot: layout.snapshot, magnification: magnification, content: items, contentBounds: room.of(items),
            pointBounds: room.of(plan), textRects: room.words(in: plan), pictures: room.pictures(in: plan),
            annotations: layout.annotations, caption: layout.caption)
        if layout.isScreen {
            let painter = SceneryPainter(layout.snapshot, scale: CGFloat(scale) * magnification)
            part.badges = painter.badges().map { records in
                FigurePart.Badge(records: records, content: content(CGFloat(scale), records))
            }
        }
        part.selection = scene.selection
        let words = [scene.title, scene.caption, layout.caption].compactMap(\.self)
        part.prose = (words + scene.selection.notes.map(\.text)).joined(separator: " ")
        if case .storyboard = scene.presentation {
            let (snapshot, scale) = (layout.snapshot, CGFloat(scale))
            part.painting = { SceneryPainter(snapshot, scale: scale * $1, shown: $0).items() }
        }
        return part
    }

    /// Whether the figure shows the scene alone.
    func isBare(_ layout: SceneLayouts.Part) -> Bool {
        guard case .picture = scene.kind, case .picture = scene.presentation else { return false }
        return FigurePart.isBare(layout.snapshot, layout.annotations, scene.selection, hasCode: scene.code != nil)
    }

    func paint(_ draft: Draft) throws -> PremultipliedBitmap {
        do {
            return try CairoPainter.premultiplied(draft.list, scale: scale, text: try PangoText.shared)
        } catch let error as PaintingError {
            throw SceneError(scene: scene, message: "\(error)")
        }
    }
}
