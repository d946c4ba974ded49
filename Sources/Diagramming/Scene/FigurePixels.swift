import Drawing
import Foundation
import LayoutEngine

/// A scene's marks, painted at one scale.
struct FigurePixels {
    let grid: PixelGrid
    let outlines: [Outline]
    private(set) var under: [DisplayItem] = []
    private(set) var over: [DisplayItem] = []
    /// The annotation drawn now.
    var layer = Annotations.none
    /// The annotations that the items over the scene belong to, in the order of the items.
    private(set) var layers: [Annotations] = []
    /// The unused space shaded so far: overlaps are shaded once.
    var shades: [CGRect] = []
    /// The dashed lines drawn so far: where two coincide, only the first is drawn.
    var dashes: [Dashes] = []

    /// An area beneath the scene.
    mutating func wash(_ rect: CGRect, _ paint: PaintStyle) {
        guard rect.width > 0, rect.height > 0 else { return }
        under.append(.fill(Path(rect), paint))
    }

    mutating func fill(_ path: Path, _ paint: PaintStyle, evenOdd: Bool = false) {
        add(.fill(path, paint, evenOdd: evenOdd))
    }

    mutating func fill(_ rect: CGRect, _ paint: PaintStyle) { fill(Path(rect), paint) }

    mutating func stroke(_ path: Path, _ paint: PaintStyle, _ stroke: StrokeStyle) {
        add(.stroke(path, paint, stroke))
    }

    mutating func text(_ item: DisplayItem) { add(item) }

    mutating func draw(_ items: [DisplayItem]) { for item in items { add(item) } }

    private mutating func add(_ item: DisplayItem) {
        over.append(item)
        layers.append(layer)
    }

    /// A border inside a rectangle that is seen on any content.
    mutating func border(_ rect: CGRect, width: CGFloat, _ color: RGBA, _ style: DiagramStyle) {
        let casing = rect.insetBy(dx: -grid.line(1), dy: -grid.line(1))
        fill(grid.border(casing, around: rect), style.casing, evenOdd: true)
        fill(grid.border(rect, width: width), .color(color), evenOdd: true)
    }

    /// The bounds of a region, dashed just inside it, in two colors, so that they are seen on any content.
    mutating func dash(_ rect: CGRect, _ color: RGBA, ground: RGBA) {
        guard rect.width > 2, rect.height > 2 else { return }
        let line = grid.line(1)
        let path = Path(rect.insetBy(dx: line / 2, dy: line / 2))
        stroke(path, .color(ground), StrokeStyle(lineWidth: line))
        stroke(path, .color(color), StrokeStyle(lineWidth: line, dash: [3, 3]))
    }

    /// Two slashes across a line, and a hole between them: a part of it is left out.
    mutating func breakLine(_ axis: Axis, at middle: CGFloat, cross: CGFloat, _ ink: RGBA, ground: RGBA) {
        fill(CGRect(along: axis, (middle - 2)...(middle + 2), cross: (cross - 2)...(cross + 2)), .color(ground))
        for place in [middle - 2, middle + 2] {
            let ends = [(-2.0, -5.0), (2.0, 5.0)].map { CGPoint(along: axis, place + $0.0, cross: cross + $0.1) }
            stroke(Path { $0.addLines(ends) }, .color(ink), StrokeStyle(lineWidth: 1.25))
        }
    }

    /// Paints content again, over these lines.
    mutating func uncover(_ content: [DisplayItem], under lines: [CGRect]) {
        guard !content.isEmpty, !lines.isEmpty else { return }
        add(.group(content, .clip(Path { path in for line in lines { path.addRect(line) } })))
    }

    /// Paints the words under these lines again, over them.
    mutating func uncover(_ words: SceneText, under lines: [CGRect]) {
        if let item = words.items(on: lines) { add(item) }
    }
}
