import Drawing
import Foundation
import LayoutEngine

/// Turns a layout and its scene into a figure: a pure function of input, style and text measurer.
package struct FigureComposer: Sendable {
    let style: DiagramStyle
    let setter: Typesetter
    let grid: PixelGrid
    let showsLegend: Bool

    /// In the order they are painted.
    private static let layers: [any FigureLayer] = [
        ProposalsLayer(), SafeAreaLayer(), PaddingLayer(), SpacingLayer(), OverflowLayer(), BordersLayer(),
        SizesLayer(), AlignmentLinesLayer(), DimensionsLayer(), FlexibilityLayer(), PriorityLayer(), IssuesLayer(),
    ]

    /// - Parameter scale: Pixels per point.
    package init(style: DiagramStyle, text: any TextMeasuring, scale: Int, showsLegend: Bool = true) {
        self.style = style
        self.showsLegend = showsLegend
        grid = PixelGrid(scale: scale)
        setter = Typesetter(text: text, grid: grid)
    }

    package func compose(_ input: ComposerInput) -> DisplayList {
        let part = input.part
        if FigurePart.isBare(part.snapshot, part.annotations, part.selection, hasCode: !part.code.isEmpty) {
            return bare(input)
        }
        let drawn = draw(input.part)
        if part.annotations.isEmpty, part.code.isEmpty, part.selection.focus.isEmpty, drawn.scene.annotations.isEmpty,
            drawn.canvas.labels.isEmpty
        {
            return bare(input)
        }
        return page(input, drawn)
    }

    struct Drawn {
        var scene: FigureScene
        var canvas: AnnotationCanvas
        var picture: LabeledPicture
        /// What the author asked for and the scene has none of.
        var absences: [String] = []
        /// Says that texts of a screen cannot be seen, which would look like a fault of the figure.
        var blended: String? {
            let texts = canvas.content.blendedTexts.unique.map { "“\(shortened($0, 24))”" }
            return switch texts.count {
            case 0: nil
            case 1: "\(texts[0]) has the color of what is behind it."
            case 2: "\(texts[0]) and \(texts[1]) have the color of what is behind them."
            default:
                "\(Wording.capitalized(Wording.number(texts.count))) texts, such as \(texts[0]), have the color of what is behind them."
            }
        }
        var roles: [LegendRole: Hue] { canvas.roles.merging(picture.roles) { first, _ in first } }
    }

    /// The part's picture in root coordinates; `marking` adds to the annotations.
    func draw(_ part: FigurePart, marking: (FigureScene, inout AnnotationCanvas) -> Void = { _, _ in }) -> Drawn {
        let scene = FigureScene(
            part.snapshot, annotations: part.annotations, style: style, longestSide: grid.longestSide,
            magnification: part.magnification, selection: part.selection, prose: part.prose,
            differing: part.differing, rulerRoom: part.rulerRoom, hues: part.hues)
        var part = part
        // What is around a focus is pale, and so is its background.
        let whole = part.selection.focus.isEmpty ? scene.omittedStretches.full(scene.bounds) : .null
        var ground = SceneGround(from: &part.content, behind: whole)
        part.omitStretches(scene.omittedStretches, ground: &ground)
        let backdrop = PaintedContent(part.content, on: ground, panel: style.panel)
        var canvas = AnnotationCanvas(style: style, of: scene, on: backdrop)
        (canvas.otherRulers, canvas.ruledAxes) = (part.otherRulers, part.ruledAxes)
        canvas.labelPlaces = part.labelPlaces
        let content = drawable(part.pointBounds ?? part.contentBounds)
        let focus = FocusedContent(scene, part.selection, covering: scene.bounds.joined(content))
        canvas.growExtent(focus?.region ?? scene.bounds.joined(content))
        let symbols = scene.symbols(besides: part.pictures)
        canvas.sceneText = SceneText(part.content, at: part.textRects, symbols: symbols)
        canvas.badges = part.badges
        for words in part.textRects { canvas.discourageLabels(words, weight: 160, as: .words) }
        canvas.kept = (part.textRects + symbols).map(\.roundedOut)
        for picture in part.pictures { canvas.discourageLabels(picture, weight: 60, as: .picture) }
        // A label hides most of a symbol: rather leave the label out.
        for symbol in symbols { canvas.discourageLabels(symbol, weight: Costs.missing, as: .picture) }
        // Words over another view would seem to be its own, and need a background on its color.
        for outline in scene.outlines where scene.hasContent(outline) {
            canvas.discourageLabels(outline.rect, weight: 60, as: .view)
        }
        canvas.seen = scene.outlines.filter { scene.isSeen($0) }.map(\.rect)
        // Without a view there still is what the scene proposes.
        let shown = scene.views.isEmpty ? part.annotations : scene.annotations
        for layer in Self.layers where shown.contains(layer.annotation) {
            canvas.layer = layer.annotation
            layer.draw(scene, on: &canvas)
        }
        canvas.layer = .none
        marking(scene, &canvas)
        canvas.layer = .proposals
        let painter = LabelPainter(style: style, setter: setter)
        canvas.drawProposals(painter)
        canvas.layer = .none
        if let structure = scene.structure {
            StructureMark(structure: structure, scene: scene, painter: painter).draw(on: &canvas)
        }
        for note in part.selection.notes { NoteMark(note: note).draw(scene, on: &canvas, setter) }
        let picture = LabeledPicture(
            canvas, scene, content: focus?.items(part.content, style) ?? part.content, on: ground, setter: setter)
        return Drawn(scene: scene, canvas: canvas, picture: picture, absences: absences(part.annotations, scene))
    }

    /// Who asks for everything asks for whatever there is.
    private func absences(_ asked: Annotations, _ scene: FigureScene) -> [String] {
        if asked.isSuperset(of: .all) { return [] }
        let layers = Self.layers.filter { asked.contains($0.annotation) }
        return layers.compactMap { $0.absence(in: scene) } + layers.compactMap { $0.omission(in: scene) }
    }

    private func bare(_ input: ComposerInput) -> DisplayList {
        let root = CGRect(origin: .zero, size: drawable(CGRect(origin: .zero, size: input.part.snapshot.size)).size)
        let canvas = root.joined(drawable(input.part.contentBounds))
        guard canvas.origin != .zero else {
            return DisplayList(size: canvas.size, items: input.part.content, origins: [.zero])
        }
        // By whole points, to keep edges crisp.
        let grown = canvas.roundedOut
        let shift = CGAffineTransform(translationX: -grown.minX, y: -grown.minY)
        let size = CGSize(width: canvas.maxX - grown.minX, height: canvas.maxY - grown.minY)
        let origin = CGPoint(x: -grown.minX, y: -grown.minY)
        return DisplayList(size: size, items: [.group(input.part.content, .transform(shift))], origins: [origin])
    }

    /// The bounds; null if they are not finite.
    func drawable(_ rect: CGRect) -> CGRect { rect.isSomewhere ? rect : .null }

    /// Nil if the figure has none.
    func legend(_ roles: [LegendRole: Hue], isRightToLeft: Bool = false) -> Legend? {
        showsLegend ? Legend(style: style, setter: setter, roles: roles, isRightToLeft: isRightToLeft) : nil
    }

    func codeBlock(_ part: FigurePart, _ scene: FigureScene) -> CodeBlock {
        CodeBlock(
            style: style, setter: setter, scene: scene, snapshot: part.snapshot, emphasis: part.selection.emphasis,
            prose: part.prose, annotations: part.annotations)
    }

    /// Code with its background, as wide as the figure without margins.
    func codeAbove(_ part: FigurePart, _ scene: FigureScene, width: CGFloat) -> PageBlock? {
        let painter = codeBlock(part, scene)
        guard var block = painter.framed(part.code, width: style.lengths.bodyWidth, box: width) else {
            return nil
        }
        block.size.width = max(block.size.width, width)
        block.items.insert(painter.ground(CGRect(origin: .zero, size: block.size)), at: 0)
        return block
    }

    /// What a picture and its annotations cover, in points of the figure from the view's corner; nil for a bare picture.
    package func extent(_ part: FigurePart) -> CGRect? {
        let isBare = FigurePart.isBare(part.snapshot, part.annotations, part.selection, hasCode: !part.code.isEmpty)
        return isBare ? nil : draw(part).picture.extent
    }

    func naturalPanel(_ extent: CGRect) -> CGSize {
        let (picture, padding) = (extent, 2 * style.lengths.panelPadding)
        return CGSize(width: picture.width + padding, height: picture.height + padding)
    }

    func table(_ drawn: Drawn) -> PageBlock? {
        let numbered = drawn.picture.numbered
        guard drawn.scene.views.contains(where: \.isListed) else {
            return LabelKey(style: style, setter: setter).block(numbered)
        }
        let rows = Set(numbered.map(\.row))
        return Ledger(style: style, setter: setter, scene: drawn.scene, numbered: rows).block()
    }
}
