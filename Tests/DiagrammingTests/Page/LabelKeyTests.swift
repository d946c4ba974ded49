import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("The list of labels")
struct LabelKeyTests {
    @Test("in the list of labels, text begins after the widest number, even if that stands for several rows")
    func labelKey() throws {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let painter = LabelPainter(style: .light, setter: setter)
        let accent = DiagramStyle.light.proposal
        for last in [nil, 12, 4567] as [Int?] {
            var label = FigureLabel(
                shapes: [TextBlock("padding", font: FontSpec(size: 10), color: .black)], look: .chip(accent),
                target: .zero, preference: .proposal, own: nil, row: 11, rank: 1)
            label.lastRow = last
            let block = try #require(LabelKey(style: .light, setter: setter).block([(row: 11, label: label)]))
            let words = try #require(flattened(block.items).first { $0.text?.string == "padding" })
            let badge = painter.size(of: painter.badge(11, to: last), .badge(accent))
            #expect(words.bounds.minX >= max(28, badge.width + 6), "\(last ?? 0)")
            #expect(block.size.width >= words.bounds.maxX)
        }
    }

    @Test("the list of labels has the name and size of each view that shares a number")
    func sharedNumbers() {
        let builder = Builder()
        let lines = (0..<13).map { index in
            builder.padding(
                EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0), builder.image("line \(index)", 200, 1))
        }
        let texts = figure(builder.layOut(builder.column(lines), 300, 400), [.borders, .sizes]).texts
        #expect(texts.filter { $0 == "padding  240 × 1" }.count == 13)
        for index in 0..<13 {
            #expect(texts.contains("line \(index)  200 × 1"))
            let row = 2 + 2 * index
            #expect(texts.contains("\(row)–\(row + 1)") && texts.contains("\(row)") && texts.contains("\(row + 1)"))
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
