import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Sizes")
struct SizesLayerTests {
    @Test("the label of a view has its name and its size, with fractions")
    func tags() {
        let builder = Builder()
        let snapshot = builder.layOut(builder.image("rogue", 280 / 3.0, 40), 100, 100)
        let shown = scene(snapshot, [.borders, .sizes])
        var canvas = AnnotationCanvas(style: .light, of: shown)
        BordersLayer().draw(shown, on: &canvas)
        SizesLayer().draw(shown, on: &canvas)
        let labels = ViewTags(painter: fixedPainter, scene: shown, tags: canvas.tags).labels([:])
        #expect(labels.map { $0.shapes.map(\.string) } == [["rogue\n93.33 × 40", "rogue 93.33 × 40"]])
    }
}
