import Drawing
import Foundation

/// A mesh gradient with its colors resolved.
public struct _ColorMesh: Hashable, Sendable {
    let width: Int
    let height: Int
    /// Row by row, in parts of the bounds.
    let points: [SIMD2<Float>]
    var colors: [RGBA]
    var background: RGBA
    let isSmooth: Bool

    /// Whether there are patches, and a point and a color for each of their corners.
    var isComplete: Bool {
        width > 1 && height > 1 && width <= 64 && height <= 64 && points.count == width * height
            && colors.count == points.count && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    func opacity(_ factor: Double) -> _ColorMesh {
        var mesh = self
        mesh.colors = colors.map { $0.opacity(factor) }
        mesh.background = background.opacity(factor)
        return mesh
    }

    /// The mesh as a picture, as fine as the bounds are large, up to 256 pixels a side; coarser if many patches overlap.
    func items(in rect: CGRect) -> [DisplayItem] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let patches = (0..<height - 1).flatMap { row in (0..<width - 1).map { patch($0, row) } }
        let layers = patches.reduce(0) { $0 + $1.share } / 8
        let limit = Int(256 / max(layers, 1).squareRoot(), in: 1...256)
        let columns = Int(rect.width.rounded(.up), in: 1...limit)
        let rows = Int(rect.height.rounded(.up), in: 1...limit)
        var sheet = MeshSheet(columns: columns, rows: rows, background: background)
        for patch in patches { sheet.paint(patch, isSmooth: isSmooth) }
        let picture = ImageSource(name: "MeshGradient", pixels: sheet.pixels, pixelWidth: columns, pixelHeight: rows)
        return [.image(picture, rect: rect, interpolation: .smooth)]
    }

    private func patch(_ column: Int, _ row: Int) -> MeshPatch {
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (row + $0.1) * width + column + $0.0 }
        return MeshPatch(
            corners.map { CGPoint(x: CGFloat(points[$0].x), y: CGFloat(points[$0].y)).paintable },
            colors: corners.map { SIMD4(premultiplied: colors[$0]) })
    }
}

/// The points between four corners: top left, top right, bottom left, bottom right.
private struct MeshPatch {
    /// A point is `origin + u * across + v * down + u * v * skew`, with u and v in 0…1.
    let origin: CGPoint
    let across: CGPoint
    let down: CGPoint
    let skew: CGPoint
    /// The part of the bounds that the corners span.
    let box: CGRect
    let colors: [SIMD4<Double>]

    init(_ corners: [CGPoint], colors: [SIMD4<Double>]) {
        origin = corners[0]
        across = Self.way(from: corners[0], to: corners[1])
        down = Self.way(from: corners[0], to: corners[2])
        skew = Self.way(from: across, to: Self.way(from: corners[2], to: corners[3]))
        box = corners.reduce(CGRect(origin: origin, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
            .intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        self.colors = colors
    }

    /// How much of the bounds the box takes.
    var share: CGFloat { box.isNull ? 0 : box.width * box.height }

    /// Where in the patch a point is: in front, if it is twice in a folded one; nil if it is outside.
    func parts(of point: CGPoint) -> (u: CGFloat, v: CGFloat)? {
        let point = Self.way(from: origin, to: point)
        // What is left of `point - v * down` is parallel to `across + v * skew`.
        let square = -Self.cross(down, skew)
        let linear = Self.cross(point, skew) - Self.cross(down, across)
        let constant = Self.cross(point, across)
        let root = (linear * linear - 4 * square * constant).squareRoot()
        let sum = -(linear + (linear < 0 ? -root : root)) / 2
        let found = [constant / sum, sum / square].compactMap { v -> (u: CGFloat, v: CGFloat)? in
            let way = CGPoint(x: across.x + v * skew.x, y: across.y + v * skew.y)
            let rest = CGPoint(x: point.x - v * down.x, y: point.y - v * down.y)
            let u = (rest.x * way.x + rest.y * way.y) / (way.x * way.x + way.y * way.y)
            return Self.isPart(u) && Self.isPart(v) ? (u, v) : nil
        }
        return found.max { $0.v < $1.v }
    }

    func color(_ u: CGFloat, _ v: CGFloat) -> SIMD4<Double> {
        let (top, bottom) = (colors[0] * (1 - u) + colors[1] * u, colors[2] * (1 - u) + colors[3] * u)
        return top * (1 - v) + bottom * v
    }

    /// With room for rounding, so that there is no gap between patches.
    private static func isPart(_ number: CGFloat) -> Bool { number >= -1e-9 && number <= 1 + 1e-9 }

    private static func way(from start: CGPoint, to end: CGPoint) -> CGPoint {
        CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private static func cross(_ a: CGPoint, _ b: CGPoint) -> CGFloat { a.x * b.y - a.y * b.x }
}

/// The pixels of a mesh.
private struct MeshSheet {
    let columns: Int
    let rows: Int
    var pixels: [UInt8]

    init(columns: Int, rows: Int, background: RGBA) {
        self.columns = columns
        self.rows = rows
        let pixel = SIMD4(premultiplied: background).straightBytes
        pixels = (0..<columns * rows).flatMap { _ in pixel }
    }

    /// Sets the pixels whose centers are in the patch.
    mutating func paint(_ patch: MeshPatch, isSmooth: Bool) {
        guard !patch.box.isNull else { return }
        let (width, height) = (CGFloat(columns), CGFloat(rows))
        func pixels(_ start: CGFloat, _ end: CGFloat, of count: Int) -> Range<Int> {
            Int(start * CGFloat(count), in: 0...count)..<Int((end * CGFloat(count)).rounded(.up), in: 0...count)
        }
        for row in pixels(patch.box.minY, patch.box.maxY, of: rows) {
            for column in pixels(patch.box.minX, patch.box.maxX, of: columns) {
                let center = CGPoint(x: (CGFloat(column) + 0.5) / width, y: (CGFloat(row) + 0.5) / height)
                guard let (u, v) = patch.parts(of: center) else { continue }
                let color = isSmooth ? patch.color(Self.eased(u), Self.eased(v)) : patch.color(u, v)
                let start = (row * columns + column) * 4
                self.pixels.replaceSubrange(start..<start + 4, with: color.straightBytes)
            }
        }
    }

    private static func eased(_ value: CGFloat) -> CGFloat { value * value * (3 - 2 * value) }
}

extension SIMD4<Double> {
    /// Colors are mixed premultiplied, so that a transparent one does not darken its neighbors.
    fileprivate init(premultiplied color: RGBA) {
        self = SIMD4(color.red, color.green, color.blue, 1) * color.alpha
    }

    fileprivate var straightBytes: [UInt8] {
        let alpha = w
        func byte(_ value: Double) -> UInt8 { UInt8(component: value) }
        return alpha > 0 ? [byte(x / alpha), byte(y / alpha), byte(z / alpha), byte(alpha)] : [0, 0, 0, 0]
    }
}
