import Goldens
import Raster
import Testing

@testable import Plumbline

/// The layouts of a figure that shows several, as goldens keep them.
@MainActor
@Suite("A figure's parts")
struct FigureGoldenTests {
    /// The color at a point of the part, relative to the origin of its root.
    private func color(_ figure: Figure, _ part: Int, at x: Double, _ y: Double) throws -> [UInt8] {
        let origin = try #require(try figure.actual.layout.parts[part].origin)
        let pixel = (Int(Double(origin.y) + y) * figure.bitmap.width + Int(Double(origin.x) + x)) * 4
        return Array(figure.bitmap.pixels[pixel..<pixel + 3])
    }

    @Test("of panels have the captions as titles and lie where their roots are painted")
    func panels() throws {
        let scene = Scene("p", columns: 2) {
            Panel("one") { Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 30) }
            Panel("two") { Color(red: 0, green: 1, blue: 0).frame(width: 20, height: 60) }
            Panel("") { Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 30) }
        }
        let figure = try Figure(scene, scale: 1)
        #expect(try figure.actual.layout.parts.map(\.title) == ["one", "two", "panel 3"])
        #expect(try color(figure, 0, at: 38, 28) == [255, 0, 0])
        #expect(try color(figure, 1, at: 18, 58) == [0, 255, 0])
        #expect(try color(figure, 2, at: 28, 28) == [0, 0, 255])
    }

    @Test("of a sweep have the proposals as titles and lie where their roots are painted", arguments: [20.0, 200.0])
    func sweep(height: Double) throws {
        let scene = Scene("s", sweep: .widths(50, 90, nil)) {
            Color(red: 1, green: 0, blue: 0).frame(height: height)
        }
        let figure = try Figure(scene, scale: 1)
        #expect(try figure.actual.layout.parts.map(\.title) == ["width 50", "width 90", "width nil"])
        for part in 0..<3 { #expect(try color(figure, part, at: 5, height - 2) == [255, 0, 0]) }
        #expect(try color(figure, 1, at: 88, 2) == [255, 0, 0])
    }

    @Test("that cannot be drawn have no position")
    func endless() throws {
        let figure = try Figure(Scene("s", sweep: .widths(50, .infinity)) { Color.red.frame(height: 9) }, scale: 1)
        let parts = try figure.actual.layout.parts
        #expect(parts[0].origin != nil && parts[1].origin == nil)
    }

    @Test("have no position in a tree and a storyboard, which draw no view in its own size")
    func described() throws {
        let row = Scene("t") {
            HStack {
                Color.red.frame(width: 9, height: 9)
                Color.blue
            }
        }
        for scene in [row.tree(), row.storyboard()] {
            let parts = try Figure(scene, scale: 1).actual.layout.parts
            #expect(parts.count == 1 && parts[0].origin == nil && parts[0].nodes.count == 4)
        }
    }
}
