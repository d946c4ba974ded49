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

    /// The mesh as a picture, as fine as the bounds are large, up to 256 pixels a side.
    func items(in rect: CGRect) -> [DisplayItem] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let (columns, rows) = (Self.pixels(rect.width), Self.pixels(rect.height))
        var sheet = MeshSheet(columns: columns, rows: rows, background: background)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { sheet.paint(patch(column, row), isSmooth: isSmooth) }
        }
        let picture = ImageSource(name: "MeshGradient", pixels: sheet.pixels, pixelWidth: columns, pixelHeight: rows)
        return [.image(picture, rect: rect, interpolation: .smooth)]
    }

    private static func pixels(_ length: CGFloat) -> Int { Int(length.rounded(.up), in: 1...256) }

    private func patch(_ column: Int, _ row: Int) -> MeshPatch {
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (row + $0.1) * width + column + $0.0 }
        return MeshPatch(points: corners.map { points[$0] }, colors: corners.map { SIMD4(premultiplied: colors[$0]) })
    }
}

/// The corners of one patch: top left, top right, bottom left, bottom right.
private struct MeshPatch {
    let points: [SIMD2<Float>]
    let colors: [SIMD4<Double>]
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

    /// Sets all pixels of a patch, by steps that are smaller than a pixel.
    mutating func paint(_ patch: MeshPatch, isSmooth: Bool) {
        let size = SIMD2(Float(columns), Float(rows))
        let points = patch.points.map { $0 * size }
        func distance(_ a: Int, _ b: Int) -> Float {
            let way = points[a] - points[b]
            return max(abs(way.x), abs(way.y))
        }
        // Points far outside would take forever.
        let across = Int(max(distance(0, 1), distance(2, 3)) * 1.5 + 2, in: 1...1024)
        let down = Int(max(distance(0, 2), distance(1, 3)) * 1.5 + 2, in: 1...1024)
        for y in 0...down {
            for x in 0...across {
                let (u, v) = (Double(x) / Double(across), Double(y) / Double(down))
                let point = Self.mix(points, Float(u), Float(v))
                let column = Int(point.x, in: 0...(columns - 1))
                let row = Int(point.y, in: 0...(rows - 1))
                let color = Self.mix(patch.colors, isSmooth ? Self.eased(u) : u, isSmooth ? Self.eased(v) : v)
                pixels.replaceSubrange(
                    (row * columns + column) * 4..<(row * columns + column) * 4 + 4, with: color.straightBytes)
            }
        }
    }

    private static func eased(_ value: Double) -> Double { value * value * (3 - 2 * value) }

    private static func mix(_ corners: [SIMD2<Float>], _ u: Float, _ v: Float) -> SIMD2<Float> {
        let (top, bottom) = (corners[0] * (1 - u) + corners[1] * u, corners[2] * (1 - u) + corners[3] * u)
        return top * (1 - v) + bottom * v
    }

    private static func mix(_ corners: [SIMD4<Double>], _ u: Double, _ v: Double) -> SIMD4<Double> {
        let (top, bottom) = (corners[0] * (1 - u) + corners[1] * u, corners[2] * (1 - u) + corners[3] * u)
        return top * (1 - v) + bottom * v
    }
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
