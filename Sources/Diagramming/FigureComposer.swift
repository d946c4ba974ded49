import Drawing
import Foundation
import LayoutEngine

/// Turns a layout and its scene into a figure: a pure function of its input, style and text measurer.
public struct FigureComposer: Sendable {
    /// How the figure looks.
    public let style: DiagramStyle
    let setter: Typesetter
    let grid: PixelGrid

    /// Every annotation there is, in the order they are painted.
    private static let layers: [any FigureLayer] = [
        ProposalsLayer(), SafeAreaLayer(), PaddingLayer(), SpacingLayer(), OverflowLayer(), BordersLayer(),
        SizesLayer(), AlignmentLinesLayer(), DimensionsLayer(), FlexibilityLayer(), PriorityLayer(), IssuesLayer(),
    ]

    /// `scale` is pixels a point: lines are put on whole ones.
    public init(style: DiagramStyle, text: any TextMeasuring, scale: Int) {
        self.style = style
        grid = PixelGrid(scale: scale)
        setter = Typesetter(text: text, grid: grid)
    }

    /// The figure as a display list.
    public func compose(_ input: FigureInput) -> DisplayList {
        if FigurePart.isBare(input.snapshot, input.annotations) { return bare(input) }
        let drawn = draw(input.part)
        if input.annotations.isEmpty, drawn.scene.annotations.isEmpty { return bare(input) }
        return page(input, drawn, blocks(input, drawn))
    }

    /// A part of a figure with its annotations, and what it took to draw them.
    struct Drawn {
        var scene: FigureScene
        var canvas: AnnotationCanvas
        var picture: LabelledPicture
        /// The roles in use, each with the hue it was first used in.
        var roles: [LegendRole: Hue] { canvas.roles.merging(picture.roles) { first, _ in first } }
    }

    /// The part's picture in root coordinates; `marking` adds to the annotations.
    func draw(_ part: FigurePart, marking: (FigureScene, inout AnnotationCanvas) -> Void = { _, _ in }) -> Drawn {
        let backdrop = Backdrop(part.content, on: style.panel)
        let scene = FigureScene(
            part.snapshot, annotations: part.annotations, style: style, longestSide: grid.longestSide)
        var canvas = AnnotationCanvas(style: style, of: scene, on: backdrop)
        canvas.cover(scene.bounds.joined(drawable(part.pointBounds ?? part.contentBounds)))
        canvas.words = SceneWords(part.content, at: part.words)
        for words in part.words { canvas.avoid(words, weight: 160, as: .words) }
        let symbols = scene.symbols(besides: part.pictures)
        canvas.kept = (part.words + symbols).map(\.roundedOut)
        for picture in part.pictures + symbols { canvas.avoid(picture, weight: 60, as: .picture) }
        // Words over another view would seem to be its own, and need a ground on its color.
        for outline in scene.outlines where scene.hasContent(outline) {
            canvas.avoid(outline.rect, weight: 60, as: .view)
        }
        canvas.seen = scene.outlines.filter { scene.isSeen($0) }.map(\.border)
        // Without a view there still is what the scene proposes.
        let shown = scene.views.isEmpty ? part.annotations : scene.annotations
        for layer in Self.layers where shown.contains(layer.annotation) { layer.draw(scene, on: &canvas) }
        marking(scene, &canvas)
        let picture = LabelledPicture(canvas, scene, content: part.content, setter: setter)
        return Drawn(scene: scene, canvas: canvas, picture: picture)
    }

    /// The scene alone, on a canvas of the root's size or as much larger as the content is.
    private func bare(_ input: FigureInput) -> DisplayList {
        let root = CGRect(origin: .zero, size: drawable(CGRect(origin: .zero, size: input.snapshot.size)).size)
        let canvas = root.joined(drawable(input.contentBounds))
        guard canvas.origin != .zero else {
            return DisplayList(size: canvas.size, items: input.content, origins: [.zero])
        }
        // Grown by whole points, so that what was crisp stays so.
        let grown = canvas.roundedOut
        let shift = CGAffineTransform(translationX: -grown.minX, y: -grown.minY)
        let size = CGSize(width: canvas.maxX - grown.minX, height: canvas.maxY - grown.minY)
        let origin = CGPoint(x: -grown.minX, y: -grown.minY)
        return DisplayList(size: size, items: [.group(input.content, .transform(shift))], origins: [origin])
    }

    /// Bounds that are somewhere.
    func drawable(_ rect: CGRect) -> CGRect {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        guard numbers.allSatisfy(\.isFinite) else { return .null }
        return rect
    }

    // MARK: The page

    /// What stands around the picture: beside it, under its panel, and below both.
    private struct Surroundings {
        var side: PageBlock?
        var under: PageBlock?
        var below: PageBlock?

        static let spacing: CGFloat = 22
    }

    /// The table beside the picture, then the legend. A table that says why is too wide to stand beside.
    private func blocks(_ input: FigureInput, _ drawn: Drawn) -> Surroundings {
        let legend = Legend(
            style: style, setter: setter, roles: drawn.roles, isRightToLeft: drawn.canvas.hasProposalsFromRight)
        let table = table(drawn)
        if drawn.scene.explains { return Surroundings(side: legend.block(), below: table) }
        let column = PageBlock.column([table, legend.block()].compactMap { $0 }, spacing: Surroundings.spacing)
        // Beside a small picture the legend would leave a void under it: it goes there, or below both.
        let panel = naturalPanel(drawn)
        guard let table, let column, column.size.height > panel.height * 1.15 else { return Surroundings(side: column) }
        if let under = legend.flow(width: panel.width), under.size.width <= panel.width,
            panel.height + Surroundings.spacing + under.size.height <= table.size.height
        {
            return Surroundings(side: table, under: under)
        }
        let width = panel.width + style.lengths.columnGap + table.size.width
        return Surroundings(side: table, below: legend.flow(width: width))
    }

    /// The picture with even room around it.
    private func naturalPanel(_ drawn: Drawn) -> CGSize {
        let (picture, padding) = (drawn.picture.extent, 2 * style.lengths.panelPadding)
        return CGSize(width: picture.width + padding, height: picture.height + padding)
    }

    /// The ledger, or, without one, the key of numbered labels.
    func table(_ drawn: Drawn) -> PageBlock? {
        let numbered = drawn.picture.numbered
        guard drawn.scene.views.contains(where: \.isListed) else {
            return LabelKey(style: style, setter: setter).block(numbered)
        }
        let rows = Set(numbered.flatMap { Array($0.row...($0.label.lastRow ?? $0.row)) })
        return Ledger(style: style, setter: setter, scene: drawn.scene, numbered: rows).block()
    }

    /// Beside a long list more than this would be a void above the picture and under it, in points.
    private static let mostStretch: CGFloat = 60

    /// Title and caption, the picture on its panel, what stands around it, the footer.
    private func page(_ input: FigureInput, _ drawn: Drawn, _ around: Surroundings) -> DisplayList {
        let (lengths, extent, natural) = (style.lengths, drawn.picture.extent, naturalPanel(drawn))
        let side = around.side
        // A panel a little lower than the column beside it is made as high.
        let under = around.under.map { Surroundings.spacing + $0.size.height } ?? 0
        let room = (side?.size.height ?? 0) - under
        let stretched = min(natural.height * 1.4, natural.height + Self.mostStretch).rounded()
        let height = max(natural.height, min(room, stretched))
        let bodyWidth = natural.width + (side.map { lengths.columnGap + $0.size.width } ?? 0)
        let page = Page(
            style: style, setter: setter, title: input.title, caption: input.caption,
            footer: LeftOut(drawn).footer(after: input.footer))
        return page.list(naturalWidth: max(bodyWidth, around.below?.size.width ?? 0)) { width in
            // With nothing else on the page the panel fills the width its title needs.
            let isAlone = side == nil && around.below == nil
            let panel = CGRect(x: 0, y: 0, width: isAlone ? width : natural.width, height: height)
            let origin = CGPoint(
                x: ((panel.width - extent.width) / 2).rounded(.down) - extent.minX,
                y: ((height - extent.height) / 2).rounded(.down) - extent.minY)
            var items = Panel(style: style, grid: grid).items(panel)
            items.append(
                .group(drawn.picture.items, .transform(CGAffineTransform(translationX: origin.x, y: origin.y))))
            if let side { items.append(side.item(at: CGPoint(x: panel.maxX + lengths.columnGap, y: 0))) }
            if let under = around.under {
                items.append(under.item(at: CGPoint(x: 0, y: (height + Surroundings.spacing).rounded(.up))))
            }
            let body = PageBlock(
                size: CGSize(width: width, height: max(height + under, side?.size.height ?? 0)), items: items,
                origins: [origin])
            return PageBlock.column([body] + (around.below.map { [$0] } ?? []), spacing: Surroundings.spacing) ?? body
        }
    }
}
