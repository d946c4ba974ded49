import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Borders")
struct BordersLayerTests {
    @Test("a border fills whole pixels inside the bounds", arguments: 1...3)
    func crispBorders(scale: Int) {
        let builder = Builder()
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, 10.3), builder.image("a", 33.3, 20)), 100, 100)
        let pixels = canvas(snapshot, BordersLayer()).painted(scale)
        var corners = 0
        for case .fill(let path, .color, _) in pixels.over {
            for element in path.elements {
                guard case .move(let point) = element else { continue }
                corners += 1
                for length in [point.x, point.y] {
                    let pixels = length * CGFloat(scale)
                    #expect(abs(pixels - pixels.rounded()) < 1e-6)
                }
            }
        }
        #expect(corners > 2)
    }

    @Test("views with the same bounds that are only counted are in the legend, if there are any")
    func counted() {
        func texts(_ modifiers: Int) -> [String] {
            let builder = Builder()
            let view = (0..<modifiers).reduce(builder.image("a", 90, 40)) { view, _ in
                builder.padding(EdgeInsets(.all, 0), view)
            }
            return figure(builder.layOut(view, 90, 40), .borders).texts
        }
        #expect(texts(2).contains { $0.hasSuffix(" +1") } && texts(2).contains(LegendRole.moreViews.text))
        #expect(!texts(1).contains { $0.hasSuffix(" +1") } && !texts(1).contains(LegendRole.moreViews.text))
    }
}
