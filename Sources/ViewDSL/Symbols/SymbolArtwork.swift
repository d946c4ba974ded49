import Drawing
import Foundation

/// A symbol's drawing: areas, and lines of one weight with round ends.
///
/// The canvas is 24 × 24 units, 18 of which are the font size. Its center lies at half the cap height.
package struct SymbolArtwork: Hashable, Sendable {
    /// A twelfth of the font size: of lines at regular weight.
    static let lineWidth: CGFloat = 1.5
    static let unitsPerFontSize: CGFloat = 18
    static let middle = CGPoint(x: 12, y: 12)

    /// Filled by the even–odd rule.
    var solid = Path()
    /// Stroked.
    var lines = Path()
    /// Areas removed from both, each by the even–odd rule.
    var holes: [Path] = []
    /// Drawn above, beyond the reach of the holes.
    var overlays: [SymbolArtwork] = []
    /// Of the lines, in units.
    private(set) var lineWidth = Self.lineWidth
    /// The shape that something is cut out of: the sign in it may have a style of its own.
    var ground: Path?
    /// The layer's own color under `.multicolor`; overlays have theirs.
    var tint: SymbolTint?
    /// The color it is painted with instead of the foreground.
    var paint: RGBA?
    /// Whether a part is a glyph of the icon font.
    var usesIcons = false

    static func lines(_ paths: Path...) -> SymbolArtwork {
        SymbolArtwork(lines: paths.reduce(into: Path()) { $0.addPath($1) })
    }

    static func solid(_ paths: Path...) -> SymbolArtwork {
        SymbolArtwork(solid: paths.reduce(into: Path()) { $0.addPath($1) })
    }

    /// A stroked and filled outline, with parts cut out.
    static func filled(_ outline: Path, cut: Path...) -> SymbolArtwork {
        SymbolArtwork(solid: cut.reduce(into: outline) { $0.addPath($1) }, lines: outline)
    }

    static func + (a: SymbolArtwork, b: SymbolArtwork) -> SymbolArtwork {
        var sum = a
        sum.solid.addPath(b.solid)
        sum.lines.addPath(b.lines)
        sum.holes += b.holes
        sum.overlays += b.overlays
        return sum
    }

    /// With lines as heavy as text of this weight, from 100 to 900. Glyphs of the icon font have one weight.
    func weighted(_ weight: Int) -> SymbolArtwork {
        let factors = [0.55, 0.7, 0.85, 1, 1.13, 1.3, 1.5, 1.7, 1.9]
        var artwork = self
        artwork.lineWidth *= CGFloat(factors[min(max(weight / 100 - 1, 0), factors.count - 1)])
        artwork.overlays = overlays.map { $0.weighted(weight) }
        return artwork
    }

    /// The bounds of the drawing, in units.
    var ink: CGRect {
        let reach = lineWidth / 2
        let drawn = lines.boundingRect
        return overlays.reduce(
            solid.boundingRect.union(drawn.isNull ? drawn : drawn.insetBy(dx: -reach, dy: -reach))
        ) { $0.union($1.ink) }
    }
}

extension SymbolArtwork {
    /// A glyph of the icon font, or lines along its edges, as large as the glyph.
    init(glyph: Path, isOutlined: Bool) {
        self.init()
        usesIcons = true
        let bounds = glyph.boundingRect
        guard isOutlined, bounds.width > lineWidth, bounds.height > lineWidth else {
            solid = glyph
            return
        }
        let (x, y) = (1 - lineWidth / bounds.width, 1 - lineWidth / bounds.height)
        lines = glyph.applying(
            CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: bounds.midX * (1 - x), ty: bounds.midY * (1 - y)))
    }
}

// Shorthands for drawing on the canvas.

/// A path in the notation of `Path.description`.
func outline(_ text: String) -> Path { Path(text) ?? Path() }

func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
}

func segment(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Path { polyline((x1, y1), (x2, y2)) }

func polyline(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
}

/// A closed polygon with rounded corners.
func polygon(_ radius: CGFloat, _ points: (CGFloat, CGFloat)...) -> Path { polygon(radius, points) }

func polygon(_ radius: CGFloat, _ points: [(CGFloat, CGFloat)]) -> Path {
    let corners = points.map { CGPoint(x: $0.0, y: $0.1) }
    guard let first = corners.first, let last = corners.last else { return Path() }
    return Path { path in
        path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
        for (corner, next) in zip(corners, corners.dropFirst() + [first]) {
            path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
        }
        path.closeSubpath()
    }
}

/// Angles in degrees, clockwise from the right.
func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: Double, _ to: Double) -> Path {
    Path {
        $0.addRelativeArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(from), delta: .degrees(to - from))
    }
}

extension Path {
    /// Rotates clockwise about the center of the canvas. Degrees.
    func turned(_ degrees: Double) -> Path {
        applying(SymbolArtwork.rotation(degrees))
    }
}

extension SymbolArtwork {
    static func rotation(_ degrees: Double) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180)).about(middle)
    }
}
