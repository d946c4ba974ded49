import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A mesh gradient")
struct MeshGradientTests {
    private func mesh(_ points: [SIMD2<Float>], _ colors: [Color], smooth: Bool = false) -> MeshGradient {
        MeshGradient(width: 2, height: 2, points: points, colors: colors, background: .green, smoothsColors: smooth)
    }

    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    /// The pixels of the mesh, drawn in a square.
    private func pixels(_ gradient: MeshGradient, _ side: CGFloat) throws -> (Int, Int) -> [UInt8] {
        func pictures(_ items: [DisplayItem]) -> [ImageSource] {
            items.flatMap { item -> [ImageSource] in
                switch item {
                case .image(let source, _, _): [source]
                case .group(let items, _): pictures(items)
                default: []
                }
            }
        }
        let picture = try #require(
            pictures(SceneryPainter(layout(side, side) { gradient }, scale: 1).items()).first)
        let pixels = picture.pixels
        return { column, row in
            Array(pixels[(row * picture.pixelWidth + column) * 4..<(row * picture.pixelWidth + column) * 4 + 4])
        }
    }

    @Test("has the colors of its points at its corners, and their mean between them")
    func colors() throws {
        let white = Color(red: 1, green: 1, blue: 1)
        let black = Color(red: 0, green: 0, blue: 0)
        let pixel = try pixels(mesh(corners, [white, white, black, black]), 101)
        // A pixel is the color at one point in it.
        func isNear(_ pixel: [UInt8], _ gray: Int) -> Bool {
            pixel[3] == 255 && pixel.prefix(3).allSatisfy { abs(Int($0) - gray) <= 3 }
        }
        #expect(isNear(pixel(0, 0), 255) && isNear(pixel(100, 0), 255))
        #expect(isNear(pixel(0, 100), 0) && isNear(pixel(100, 100), 0))
        #expect(isNear(pixel(50, 50), 128))
    }

    @Test("shows its background where no patch is")
    func background() throws {
        let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
        let pixel = try pixels(mesh(half, Array(repeating: .red, count: 4)), 100)
        #expect(pixel(20, 50) == pixel(0, 0) && pixel(80, 50) != pixel(20, 50))
    }

    @Test("without a point and a color for each corner is its background, however wrong its numbers are")
    func incomplete() {
        let missing = mesh([[0, 0]], [.red])
        #expect(missing._resolve(in: EnvironmentValues()) == .color(Color.green.resolved(.light)))
        let broken = mesh([[.nan, 0], [1, 0], [0, 1], [1, .infinity]], Array(repeating: .red, count: 4))
        #expect(broken._resolve(in: EnvironmentValues()) == .color(Color.green.resolved(.light)))
        let negative = MeshGradient(width: -1, height: Int.max, points: [], colors: [])
        #expect(layout(10, 10) { negative }.size == CGSize(width: 10, height: 10))
    }

    @Test("paints what is in its bounds of points far outside, as others do")
    func farPoints() throws {
        let far = mesh([[-1e30, 0], [1e30, 0], [-1e30, 1], [1e30, 1]], [.red, .red, .blue, .blue])
        let near = mesh(corners, [.red, .red, .blue, .blue])
        let (one, other) = (try pixels(far, 100), try pixels(near, 100))
        for row in [0, 50, 99] {
            #expect(zip(one(10, row), other(10, row)).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(one(10, row))")
        }
    }

    @Test("takes no longer for patches that all cover its bounds")
    func overlapping() throws {
        let points = (0..<64 * 64).map { SIMD2<Float>($0 % 2 == 0 ? -9 : 9, $0 / 64 % 2 == 0 ? -9 : 9) }
        let gradient = MeshGradient(
            width: 64, height: 64, points: points, colors: Array(repeating: .red, count: points.count))
        let picture = SceneryPainter(layout(300, 300) { gradient }, scale: 1).items()
        #expect("\(picture)".contains("pixelWidth: 11"))
    }
}
