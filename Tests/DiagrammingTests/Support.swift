import Drawing
import Foundation
import LayoutEngine

@testable import Diagramming

let fixedText = FixedAdvanceText(advance: 6, ascent: 9, descent: 3)
let fixedPainter = LabelPainter(style: .light, setter: Typesetter(text: fixedText, grid: .points))

enum Feet: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
extension VerticalAlignment {
    static let feet = VerticalAlignment(Feet.self)
}
let feet = VerticalAlignment.feet

/// Builds small layouts without the view language.
final class Builder {
    let arena: LayoutArena

    init(traces: Bool = false) { arena = LayoutArena(options: LayoutOptions(traces: traces)) }

    /// A view that fills its proposal.
    func fill(_ name: String) -> NodeID { arena.add(FillLayout(), info: NodeInfo(name: name)) }

    func image(_ name: String, _ width: CGFloat, _ height: CGFloat) -> NodeID {
        arena.add(
            FixedLayout(size: CGSize(width: width, height: height)),
            info: NodeInfo(name: "Image", words: name))
    }

    func guide(_ value: CGFloat, _ child: NodeID, _ key: AlignmentKey = feet.key) -> NodeID {
        arena.add(
            GuideLayout(key: key) { _ in value }, children: [child],
            info: NodeInfo(name: "alignmentGuide", detail: key.name))
    }

    func row(_ children: [NodeID], _ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> NodeID {
        arena.add(
            HStackLayout(alignment: alignment, spacing: spacing), children: children,
            info: NodeInfo(name: "HStack", detail: alignment.key.name))
    }

    func column(
        _ children: [NodeID], _ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
    ) -> NodeID {
        arena.add(
            VStackLayout(alignment: alignment, spacing: spacing), children: children,
            info: NodeInfo(name: "VStack", detail: alignment.key.name))
    }

    func frame(_ width: CGFloat?, _ height: CGFloat?, _ child: NodeID) -> NodeID {
        arena.add(
            FrameLayout(width: width, height: height, alignment: .center), children: [child],
            info: NodeInfo(name: "frame", role: .modifier))
    }

    func padding(_ insets: EdgeInsets, _ child: NodeID) -> NodeID {
        arena.add(PaddingLayout(insets: insets), children: [child], info: NodeInfo(name: "padding", role: .modifier))
    }

    /// In a row of a grid.
    func cell(_ child: NodeID, row: Int) -> NodeID {
        var attributes = GridCellAttributes()
        attributes.row = GridRowMark(id: row, alignment: nil)
        arena.setLayoutValue(attributes, for: GridCellKey.self, of: child)
        return child
    }

    /// Two rows of two cells of 20 points, 12 between the columns.
    func fourCells() -> NodeID {
        let cells = (0..<4).map { cell(image("\($0)", 20, 20), row: $0 / 2) }
        return arena.add(GridLayout(horizontalSpacing: 12), children: cells, info: NodeInfo(name: "Grid"))
    }

    /// Three figures aligned on their feet.
    func heroes() -> NodeID {
        row(
            [
                guide(61, image("rogue", 50, 64)), guide(84, image("dragoon", 58, 91)),
                guide(70, image("brawler", 54, 76)),
            ],
            feet)
    }

    func layOut(_ root: NodeID, _ width: CGFloat?, _ height: CGFloat?) -> LayoutSnapshot {
        LayoutSnapshot(layingOut: root, in: arena, proposal: ProposedViewSize(width: width, height: height))
    }
}

extension LayoutSnapshot {
    init(layingOut root: NodeID?, in arena: LayoutArena, proposal: ProposedViewSize) {
        if let root { arena.layOut(root, proposal: proposal) }
        self.init(recording: root, in: arena, proposal: proposal)
    }
}

func heroes() -> LayoutSnapshot {
    let builder = Builder()
    return builder.layOut(builder.heroes(), 240, 133)
}

func scene(_ snapshot: LayoutSnapshot, _ annotations: Annotations = .all) -> FigureScene {
    FigureScene(snapshot, annotations: annotations, style: .light, selection: .everyName)
}

extension FigureSelection {
    /// For what is true of labels however many there are.
    static var everyName: FigureSelection {
        var selection = FigureSelection()
        selection.maxNames = .max
        return selection
    }
}

func canvas(
    _ snapshot: LayoutSnapshot, _ layer: any FigureLayer, _ annotations: Annotations = .all
) -> AnnotationCanvas {
    let scene = scene(snapshot, annotations)
    var canvas = AnnotationCanvas(style: .light, of: scene)
    layer.draw(scene, on: &canvas)
    return canvas
}

extension AnnotationCanvas {
    func painted(_ scale: Int) -> FigurePixels { painted(on: PixelGrid(scale: scale)) }
}

extension FigureScene {
    func outlines(_ scale: Int) -> [Outline] { outlines(on: PixelGrid(scale: scale)) }
}

extension ComposerInput {
    init(
        snapshot: LayoutSnapshot, content: [DisplayItem], contentBounds: CGRect, annotations: Annotations,
        words: PageWords = PageWords()
    ) {
        var part = FigurePart(
            snapshot: snapshot, content: content, contentBounds: contentBounds, annotations: annotations)
        part.selection = .everyName
        self.init(part: part, words: words)
    }
}

func figure(
    _ snapshot: LayoutSnapshot, _ annotations: Annotations, style: DiagramStyle = .light, scale: Int = 1,
    content: [DisplayItem] = [], title: String? = "Title", caption: String? = "Caption", footer: [String] = ["footer"]
) -> DisplayList {
    FigureComposer(style: style, text: fixedText, scale: scale).compose(
        ComposerInput(
            snapshot: snapshot, content: content, contentBounds: CGRect(origin: .zero, size: snapshot.size),
            annotations: annotations,
            words: PageWords(title: title, caption: caption, footer: footer)))
}

/// A simple item with all transforms of its groups applied.
struct FlatItem {
    var bounds: CGRect
    var paint: PaintStyle?
    var text: TextBlock?
    var isFill = false
    /// The line, if the item is one, and its width.
    var stroked: (path: Path, width: CGFloat)?
}

func flattened(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> [FlatItem] {
    items.flatMap { item -> [FlatItem] in
        switch item {
        case .fill(let path, let paint, _):
            return [FlatItem(bounds: path.boundingRect.applying(transform), paint: paint, isFill: true)]
        case .stroke(let path, let paint, let stroke):
            let reach = -stroke.lineWidth / 2
            let bounds = path.boundingRect.insetBy(dx: reach, dy: reach).applying(transform)
            return [FlatItem(bounds: bounds, paint: paint, stroked: (path.applying(transform), stroke.lineWidth))]
        case .text(let block, let place, _):
            let size = fixedText.measure(block).size
            return [FlatItem(bounds: CGRect(origin: place, size: size).applying(transform), text: block)]
        case .image(_, let rect, _): return [FlatItem(bounds: rect.applying(transform))]
        case .group(let items, .transform(let inner)): return flattened(items, inner.concatenating(transform))
        case .group(let items, _): return flattened(items, transform)
        }
    }
}

extension DisplayList {
    /// With ordinary spaces.
    var texts: [String] { flattened(items).compactMap { $0.text?.string.replacing("\u{A0}", with: " ") } }
}

/// The areas a canvas tints.
func tinted(_ canvas: AnnotationCanvas) -> [CGRect] {
    (canvas.points.under + canvas.points.over).compactMap { item in
        guard case .fill(let path, .color(let color), _) = item, color.alpha < 0.5 else { return nil }
        return path.boundingRect
    }
}

/// The areas a canvas hatches.
func hatched(_ canvas: AnnotationCanvas) -> [CGRect] {
    canvas.points.over.compactMap { item in
        guard case .fill(let path, .hatch, _) = item else { return nil }
        return path.boundingRect
    }
}
