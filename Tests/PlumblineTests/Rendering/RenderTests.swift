import Foundation
import Testing

@testable import Plumbline

@Suite("A rendered picture")
@MainActor
struct RenderTests {
    @Test("has borders of one point with exactly the right number of pixels, all fully covered", arguments: 1...3)
    func border(scale: Int) throws {
        let scene = Scene("a") { Color.clear.frame(width: 61.3, height: 40.7).annotated(removing: .borders) }
        let plain = Scene("a", proposal: ProposedViewSize(width: 61.3, height: 40.7)) { Color.clear }
        #expect(try Figure(scene, scale: scale).size.width > 0)
        let bitmap = try Figure(plain.annotations(.borders), scale: scale).bitmap
        // Brown is the hue of shapes. A row through the middle crosses the left and the right border.
        let brown = DiagramStyle.light[.brown].line
        let line = [brown.red, brown.green, brown.blue].map { UInt8(($0 * 255).rounded()) }
        func isLine(_ x: Int, _ y: Int) -> Bool {
            let start = (y * bitmap.width + x) * 4
            return (0..<3).allSatisfy { bitmap.pixels[start + $0] == line[$0] }
        }
        let top = try #require((0..<bitmap.height).first { y in (0..<bitmap.width).contains { isLine($0, y) } })
        let y = top + 20 * scale
        let columns = (0..<bitmap.width).filter { isLine($0, y) }
        let runs = columns.reduce(into: [[Int]]()) { runs, x in
            if let last = runs.last?.last, last == x - 1 {
                runs[runs.count - 1].append(x)
            } else {
                runs.append([x])
            }
        }
        // The legend may be on the same row; the picture's borders are the first two.
        #expect(runs.prefix(2).map(\.count) == [scale, scale])
        // No half-covered pixel beside a full one: the neighbors are the panel or the faint wash.
        for run in runs.prefix(2) {
            for x in [run[0] - 1, run[run.count - 1] + 1] {
                let start = (y * bitmap.width + x) * 4
                #expect((0..<3).allSatisfy { bitmap.pixels[start + $0] > 0xe0 })
            }
        }
    }

    @Test("without annotations is drawn in its own size, however wide")
    func wide() throws {
        let scene = Scene("a", width: 1024, height: 60) { Color.red }.annotations(.none)
        let bitmap = try Figure(scene, scale: 1).bitmap
        #expect((bitmap.width, bitmap.height) == (1024, 60))
        let last = bitmap.pixels[(59 * bitmap.width + 1023) * 4 + 3]
        #expect(last == 255)
    }
}
