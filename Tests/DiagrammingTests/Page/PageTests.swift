import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Places of table and legend")
struct PageTests {
    /// The position of a text in the figure of a row of two pictures, together `width` × `height` points.
    private func place(of text: String, _ width: CGFloat, _ height: CGFloat) throws -> CGRect {
        let builder = Builder()
        let row = builder.row([builder.image("a", width / 2 - 4, height), builder.image("b", width / 2 - 4, height)])
        let list = figure(
            builder.layOut(row, width, height), [.borders, .proposals, .ledger], title: nil, caption: nil)
        return try #require(flattened(list.items).first { $0.text?.string == text }).bounds
    }

    private let heading = "Negotiation"
    private let last = "Image “b”"
    private let mark = LegendRole.proposal.text

    @Test("table and legend are beside a high picture that leaves room for both")
    func beside() throws {
        let (table, legend) = try (place(of: heading, 150, 300), place(of: mark, 150, 300))
        #expect(table.minX > 150 + 48 && legend.minX >= table.minX)
        #expect(try legend.minY > place(of: last, 150, 300).maxY)
    }

    @Test("the legend is below a low picture and its table")
    func low() throws {
        let (table, legend) = try (place(of: heading, 150, 30), place(of: mark, 150, 30))
        #expect(table.minX > 150 + 48 && legend.minX < 150)
        #expect(try legend.minY > place(of: last, 150, 30).maxY)
    }

    @Test("the table is below a wide picture, after the legend")
    func below() throws {
        let (table, legend) = try (place(of: heading, 560, 300), place(of: mark, 560, 300))
        #expect(legend.minY > 300 && table.minY > legend.maxY && table.minX < 48)
    }

    @Test("above a wider table, the panel is as wide as its picture needs; alone, as wide as the page")
    func panelOverTable() throws {
        func panel(_ annotations: Annotations, title: String? = nil) throws -> CGRect {
            let builder = Builder(traces: true)
            let snapshot = builder.layOut(builder.row([builder.image("a", 40, 30), builder.fill("b")]), 120, 30)
            let list = figure(snapshot, annotations, title: title, caption: nil)
            let panel = flattened(list.items).first { $0.isFill && $0.paint == .color(DiagramStyle.light.panel) }
            return try #require(panel).bounds
        }
        #expect(try panel(.why).width == 120 + 2 * DiagramStyle.light.lengths.panelPadding)
        let title = String(repeating: "wide ", count: 60)
        #expect(try panel(.issues, title: title).width > 400)
    }
}

@Suite("Leaders")
struct LeaderTests {
    @Test("that run straight fill whole pixels", arguments: 1...3, [true, false])
    func crisp(scale: Int, isAcross: Bool) throws {
        let grid = PixelGrid(scale: scale)
        for place in [10, 10.5, 231.3] as [CGFloat] {
            let (start, end) = (CGPoint(x: place, y: 3.4), CGPoint(x: place, y: 40.2))
            let leader =
                isAcross
                ? LabelPlacer.Leader(start: CGPoint(x: start.y, y: start.x), end: CGPoint(x: end.y, y: end.x))
                : LabelPlacer.Leader(start: start, end: end)
            let items = flattened(LabeledPicture.draw(leader, DiagramStyle.light.muted, grid))
            let bar = try #require(items.first).bounds
            for edge in [bar.minX, bar.minY, bar.maxX, bar.maxY] {
                #expect(abs(edge * CGFloat(scale) - (edge * CGFloat(scale)).rounded()) < 1e-9)
            }
            let width = (isAcross ? bar.height : bar.width) * CGFloat(scale)
            #expect(width >= 1 && width <= 2)
            // Neither a head nor a dot.
            #expect(items.count == 1)
        }
    }
}
