import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Issues")
struct IssuesLayerTests {
    @Test("an issue is marked at its view, with its message")
    func issues() {
        let builder = Builder()
        let image = builder.image("rogue", 50, 64)
        builder.arena.addIssue(.missingImage, at: image, "no image rogue")
        let canvas = canvas(builder.layOut(builder.guide(61, image), 100, 100), IssuesLayer())
        #expect(canvas.labels.map { $0.shapes[0].string } == ["! no image rogue".boundForWrapping])
        #expect(Set(canvas.roles.keys) == [.issue])
    }

    @Test("a message that is too wide wraps, and its label is no wider than its longest line")
    func wrappedIssue() throws {
        let builder = Builder()
        let named = builder.image("a", 30, 20)
        let message = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
        builder.arena.addIssue(.missingImage, at: named, message)
        let label = try #require(canvas(builder.layOut(named, 100, 100), IssuesLayer()).labels.first)
        let painter = LabelPainter(style: .light, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 1)))
        for shape in label.shapes {
            let limit = try #require(shape.width)
            let size = painter.size(of: shape, label.look)
            #expect(size.width <= CGFloat(limit) + 2 * label.look.padding.width)
            #expect(size.width > 60 && size.height > 25)
            let texts = flattened(painter.items(shape, label.look, in: CGRect(origin: .zero, size: size))).compactMap(
                \.text)
            #expect(texts.map(\.string) == ["! " + shape.string.dropFirst(2)])
            // Set to its own width, it has the same lines.
            #expect(fixedText.measure(texts[0]).lineCount == fixedText.measure(shape).lineCount)
        }
        #expect(Set(label.shapes.map { painter.size(of: $0, label.look).width }).count > 1)
    }
}
