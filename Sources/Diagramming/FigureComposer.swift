import Drawing
import Foundation
import LayoutEngine

/// Turns a layout and its scene into a figure: a pure function of its input, style and text measurer.
public struct FigureComposer: Sendable {
    public let style: DiagramStyle
    private let setter: Typesetter
    private let grid: PixelGrid

    /// Every annotation there is, in the order they are painted.
    private static let layers: [any FigureLayer] = [
        ProposalsLayer(), PaddingLayer(), SpacingLayer(), OverflowLayer(), BordersLayer(), SizesLayer(),
        AlignmentLinesLayer(), IssuesLayer(),
    ]

    /// `scale` is pixels a point: lines are put on whole ones.
    public init(style: DiagramStyle, text: any TextMeasuring, scale: Int) {
        self.style = style
        grid = PixelGrid(scale: scale)
        setter = Typesetter(text: text, grid: grid)
    }

    public func compose(_ input: FigureInput) -> DisplayList {
        if input.annotations.isEmpty { return bare(input) }
        let scene = FigureScene(input.snapshot, style: style, grid: grid)
        var sketch = Sketch(style: style, grid: grid)
        sketch.cover(scene.bounds.joined(drawable(input.contentBounds)))
        for words in input.words { sketch.avoid(words, weight: 160, as: .words) }
        for picture in input.pictures { sketch.avoid(picture, weight: 60, as: .picture) }
        for layer in Self.layers where input.annotations.contains(layer.annotation) { layer.draw(scene, on: &sketch) }
        let picture = LabelledPicture(sketch, scene, content: input.content, setter: setter)
        return page(input, picture, side: side(input, picture, sketch, scene))
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

    /// Bounds without what no canvas can hold.
    private func drawable(_ rect: CGRect) -> CGRect {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 10_000 }) else { return .null }
        return rect
    }

    // MARK: The page

    /// The ledger, the key of numbered labels and the legend, under each other.
    private func side(_ input: FigureInput, _ picture: LabelledPicture, _ sketch: Sketch, _ scene: FigureScene)
        -> PageBlock?
    {
        let hasLedger = input.annotations.contains(.ledger)
        let ledger =
            hasLedger
            ? Ledger(style: style, setter: setter, scene: scene, numbered: Set(picture.numbered.map(\.row))).block()
            : nil
        let key = hasLedger ? nil : LabelKey(style: style, setter: setter).block(picture.numbered)
        let legend = Legend(style: style, setter: setter, roles: sketch.roles).block()
        return PageBlock.column([ledger, key, legend].compactMap { $0 }, spacing: 22)
    }

    /// Title and caption, the picture on its panel, the column beside it, the footer.
    private func page(_ input: FigureInput, _ picture: LabelledPicture, side: PageBlock?) -> DisplayList {
        let lengths = style.lengths
        let natural = CGSize(
            width: picture.extent.width + 2 * lengths.panelPadding,
            height: picture.extent.height + 2 * lengths.panelPadding)
        // A panel a little lower than the column beside it is made as high.
        let height = max(natural.height, min(side?.size.height ?? 0, (natural.height * 1.4).rounded()))
        let panelWidth = natural.width
        let bodyWidth = panelWidth + (side.map { lengths.columnGap + $0.size.width } ?? 0)
        let bodyHeight = max(height, side?.size.height ?? 0)

        let header = Header(style: style, setter: setter, title: input.title, caption: input.caption)
            .block(width: bodyWidth)
        let footer = input.footer.flatMap { $0.isEmpty ? nil : setter.line($0, style.type.footer, style.muted) }
        let width = max(bodyWidth, header?.size.width ?? 0, footer?.size.width ?? 0).rounded(.up)

        var items: [DisplayItem] = []
        var y = lengths.margin
        if let header {
            items.append(header.item(at: CGPoint(x: lengths.margin, y: y)))
            y += header.size.height + 18
        }
        // Without a column the panel fills the width its title needs.
        let panel = CGRect(x: lengths.margin, y: y, width: side == nil ? width : panelWidth, height: height)
        items += Panel(style: style, grid: grid).items(panel)
        let origin = CGPoint(
            x: panel.minX + ((panel.width - picture.extent.width) / 2).rounded(.down) - picture.extent.minX,
            y: panel.minY + ((height - picture.extent.height) / 2).rounded(.down) - picture.extent.minY)
        items.append(.group(picture.items, .transform(CGAffineTransform(translationX: origin.x, y: origin.y))))
        if let side { items.append(side.item(at: CGPoint(x: panel.maxX + lengths.columnGap, y: y))) }
        y += bodyHeight
        if let footer {
            items.append(setter.item(footer, x: lengths.margin, baseline: y + 16 + footer.capHeight))
            y += 16 + footer.capHeight.rounded(.up)
        }
        let size = CGSize(width: width + 2 * lengths.margin, height: (y + lengths.margin).rounded(.up))
        let ground = DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), .color(style.canvas))
        return DisplayList(size: size, items: [ground] + items, origins: [origin])
    }
}
