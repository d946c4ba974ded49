import Goldens
import Raster
import Testing

@testable import Plumbline

@MainActor
@Suite("A figure sent by a worker")
struct FigureTransferTests {
    @Test("arrives unchanged, and is refused if truncated")
    func unchanged() throws {
        let scene = Scene("p", columns: 2) {
            Panel("a\nb") { Text("Hello | there") }
            Panel("b") { Color.red.frame(width: 9.5, height: 9) }
        }
        let actual = try Figure(scene, scale: 2).actual
        let data = try FigureTransfer(actual).data()
        let back = try #require(FigureTransfer(data)).figure
        #expect(back.layout == actual.layout && back.bitmap == actual.bitmap)
        #expect(back.textBoxes == actual.textBoxes && back.scale == 2)
        #expect(FigureTransfer(data.dropLast()) == nil)
        #expect(FigureTransfer(data.prefix(9)) == nil)
    }
}
