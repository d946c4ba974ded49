import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Places of table and legend")
struct PageTests {
    /// The position of a text in the figure of `depth` frames around a picture of 240 × `height` points.
    private func place(of text: String, depth: Int, height: CGFloat) throws -> CGRect {
        let builder = Builder()
        let image = builder.image("band", 240, height)
        let root = (0..<depth).reduce(image) { child, _ in builder.row([child]) }
        let list = figure(builder.layOut(root, 240, height), [.sizes, .ledger], title: nil, caption: nil)
        return try #require(flattened(list.items).first { $0.text?.string == text }).bounds
    }

    @Test("if the picture is lower than its table, the legend is below the picture, beside the table")
    func under() throws {
        let legend = try place(of: LegendRole.size.text, depth: 12, height: 30)
        let (heading, last) = try (
            place(of: "Negotiation", depth: 12, height: 30), place(of: "Image “band”", depth: 12, height: 30)
        )
        #expect(legend.maxX < heading.minX && legend.maxY < last.minY)
    }

    @Test("a table that leaves no room there has the legend below it")
    func below() throws {
        let legend = try place(of: LegendRole.size.text, depth: 3, height: 30)
        #expect(try legend.minY > place(of: "Image “band”", depth: 3, height: 30).maxY)
    }

    @Test("beside a long table, the panel is slightly higher than its picture")
    func long() throws {
        let legend = try place(of: LegendRole.size.text, depth: 40, height: 300)
        let heading = try place(of: "Negotiation", depth: 40, height: 300)
        #expect(legend.maxX < heading.minX)
        // The picture, the chip below it, the margin around both, and a little more.
        #expect(legend.minY - heading.minY < 300 + 20 + 48 + 60 + 30)
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

    @Test("beside a high picture, it is below the table")
    func beside() throws {
        let legend = try place(of: LegendRole.size.text, depth: 3, height: 300)
        let heading = try place(of: "Negotiation", depth: 3, height: 300)
        #expect(try legend.minX >= heading.minX && legend.minY > place(of: "Image “band”", depth: 3, height: 300).maxY)
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
            let items = flattened(LabeledPicture.draw(leader, DiagramStyle.light.warning, grid))
            let bar = try #require(items.first).bounds
            for edge in [bar.minX, bar.minY, bar.maxX, bar.maxY] {
                #expect(abs(edge * CGFloat(scale) - (edge * CGFloat(scale)).rounded()) < 1e-9)
            }
            let width = (isAcross ? bar.height : bar.width) * CGFloat(scale)
            #expect(width >= 1 && width <= 2)
            #expect(isAcross ? items[1].bounds.midY == bar.midY : items[1].bounds.midX == bar.midX)
        }
    }
}
