import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Places of table and legend")
struct PageTests {
    /// The position of a text in the figure of a row of two pictures with guides, together `width` × `height` points.
    private func place(of text: String, _ width: CGFloat, _ height: CGFloat) throws -> CGRect {
        let builder = Builder()
        let images = ["a", "b"].map { builder.guide(10, builder.image($0, width / 2 - 4, height)) }
        let row = builder.row(images, feet)
        let list = figure(
            builder.layOut(row, width, height), [.borders, .alignmentLines, .ledger], title: nil, caption: nil)
        return try #require(flattened(list.items).first { $0.text?.string == text }).bounds
    }

    private let heading = "takes"
    private let last = "Image “b”"
    private let mark = LegendRole.explicitGuide.text

    @Test("legend and table are below the picture, the table last", arguments: [(150, 300), (150, 30), (560, 300)])
    func below(width: CGFloat, height: CGFloat) throws {
        let (table, legend) = try (place(of: heading, width, height), place(of: mark, width, height))
        #expect(legend.minY > height && table.minY > legend.maxY)
        #expect(try place(of: last, width, height).minY > table.maxY)
    }

    @Test("a shorter caption has the room of another, so that pictures of an animation do not move")
    func reservedCaption() throws {
        func height(_ caption: String?, room: String?) -> CGFloat {
            var words = PageWords(title: "Title", caption: caption)
            words.reservedCaption = room
            let snapshot = heroes()
            let input = ComposerInput(
                snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size),
                annotations: .borders, words: words)
            return FigureComposer(style: .light, text: fixedText, scale: 1).compose(input).size.height
        }
        let long = String(repeating: "many words ", count: 40)
        #expect(height("", room: long) == height(long, room: nil))
        #expect(height(long, room: "one") == height(long, room: nil))
        #expect(height("", room: nil) < height("one", room: nil))
    }

    @Test("a footer breaks between its parts, without the dot")
    func footer() throws {
        let parts = (0..<6).map { "the part with number \($0)" }
        let list = figure(heroes(), .borders, footer: parts)
        let footer = try #require(list.texts.first { $0.hasPrefix(parts[0]) })
        let lines = footer.split(separator: "\n")
        #expect(lines.count > 1 && !lines.contains { $0.hasSuffix("·") || $0.hasPrefix("·") }, "\(footer)")
        #expect(lines.joined(separator: "  ·  ") == parts.joined(separator: "  ·  "))
    }

    @Test("the panel is as wide as the page")
    func panel() throws {
        func panel(_ annotations: Annotations, title: String? = nil) throws -> (panel: CGRect, page: CGSize) {
            let builder = Builder(traces: true)
            let snapshot = builder.layOut(builder.row([builder.image("a", 40, 30), builder.fill("b")]), 120, 30)
            let list = figure(snapshot, annotations, title: title, caption: nil)
            let panel = flattened(list.items).first { $0.isFill && $0.paint == .color(DiagramStyle.light.panel) }
            return (try #require(panel).bounds, list.size)
        }
        let title = String(repeating: "wide ", count: 60)
        for (panel, page) in [try panel(.why), try panel(.issues), try panel(.issues, title: title)] {
            #expect(panel.width == page.width - 2 * DiagramStyle.light.lengths.margin)
        }
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
