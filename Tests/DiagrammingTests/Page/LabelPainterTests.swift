import Drawing
import Foundation
import Testing

@testable import Diagramming

@Suite("A label")
struct LabelPainterTests {
    @Test("is as high in one version of a font as in another whose capitals are a few thousandths of a point higher")
    func height() {
        func size(_ capitals: Double) -> CGSize {
            let text = FixedAdvanceText(advance: 6, ascent: capitals, descent: 3)
            let painter = LabelPainter(style: .light, setter: Typesetter(text: text, grid: .points))
            return painter.size(of: painter.badge(6), .badge(painter.style[.green]))
        }
        #expect(size(8.003) == size(8))
        #expect(size(8.03).height == size(8).height + 1)
    }
}
