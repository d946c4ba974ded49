import Drawing
import Foundation

/// What is painted of a scene's marks at one scale.
struct FigurePixels {
    let grid: PixelGrid
    let outlines: [Outline]
    private(set) var under: [DisplayItem] = []
    private(set) var over: [DisplayItem] = []
    /// Unused room that is shaded so far: overlaps are shaded once.
    var shades: [CGRect] = []
    /// Dashed lines so far: where two coincide, only the first is drawn.
    var dashes: [Dashes] = []

    init(grid: PixelGrid, outlines: [Outline]) { (self.grid, self.outlines) = (grid, outlines) }

    /// An area beneath the scene.
    mutating func wash(_ rect: CGRect, _ paint: PaintStyle) {
        guard rect.width > 0, rect.height > 0 else { return }
        under.append(.fill(Path(rect), paint))
    }

    mutating func fill(_ path: Path, _ paint: PaintStyle, evenOdd: Bool = false) {
        over.append(.fill(path, paint, evenOdd: evenOdd))
    }

    mutating func fill(_ rect: CGRect, _ paint: PaintStyle) { fill(Path(rect), paint) }

    mutating func stroke(_ path: Path, _ paint: PaintStyle, _ stroke: StrokeStyle) {
        over.append(.stroke(path, paint, stroke))
    }

    /// Paints the words under these lines again, over them.
    mutating func uncover(_ words: SceneWords, under lines: [CGRect]) {
        if let item = words.items(on: lines) { over.append(item) }
    }
}
