import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("The list of labels")
struct LabelKeyTests {
    @Test("in the list of labels, text begins after the widest number")
    func labelKey() throws {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let painter = LabelPainter(style: .light, setter: setter)
        let accent = DiagramStyle.light.proposal
        for row in [11, 45_678_901] {
            let label = FigureLabel(
                shapes: [TextBlock("padding", font: FontSpec(size: 10), color: .black)], look: .chip(accent),
                target: .zero, preference: .view, own: nil, row: row, rank: 1)
            let block = try #require(LabelKey(style: .light, setter: setter).block([(row: row, label: label)]))
            let words = try #require(flattened(block.items).first { $0.text?.string == "padding" })
            let badge = painter.size(of: painter.badge(row), .badge(accent))
            #expect(words.bounds.minX >= max(28, badge.width + 6), "\(row)")
            #expect(block.size.width >= words.bounds.maxX)
        }
    }

    @Test("the figure counts the views without a label if there are too many rows for a list")
    func missingNames() {
        let builder = Builder()
        let column = builder.column((0..<132).map { builder.image("\($0)", 30, 4) })
        let texts = figure(builder.layOut(column, 100, 2000), [.borders, .sizes]).texts
        #expect(texts.contains("footer  ·  no room for the labels of 13 views"))
    }
}
