import Drawing
import Foundation
import Testing

@testable import CairoPainting

@Suite("Outlines of text")
struct TextOutlinesTests {
    private func box(_ size: Double) throws -> CGRect {
        let outlines = try PangoText.shared.outlines(of: block("H", size: size), at: .zero, width: 0)
        return try #require(outlines.runs.first?.glyphs.first).outline.boundingRect
    }

    @Test(
        "grow with the size of the font, of glyphs of thousands of points too", arguments: [0.5, 937, 938, 1000, 3999])
    func sizes(size: Double) throws {
        let (box, unit) = (try box(size), try box(100))
        #expect(abs(box.height / unit.height - size / 100) < 0.002 * max(1, size / 100))
    }

    @Test("of sizes that are no sizes leave the font whole", arguments: [1e5, 1e16, .infinity, .nan, -1, 0])
    func extremes(size: Double) throws {
        let before = try box(20)
        _ = try box(size)
        #expect(try box(20) == before)
        let bitmap = try painted(40, 40, .text(block("H", size: 20), at: .zero, width: 40))
        #expect(bitmap.ink != nil)
    }

    @Test("and drawings are as large as the largest font", arguments: [4000, 1e5, 1e16])
    func largest(size: Double) throws {
        #expect(try box(size) == box(4000))
        #expect(
            try painted(200, 200, .text(block("H", size: size), at: CGPoint(x: -600, y: -2500), width: 0)).ink != nil)
    }
}
