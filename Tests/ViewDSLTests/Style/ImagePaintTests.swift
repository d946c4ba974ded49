import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("An image paint")
struct ImagePaintTests {
    /// A red pixel beside a blue one.
    private let pair = Image(
        ImageSource(name: "pair", pixels: [255, 0, 0, 255, 0, 0, 255, 255], pixelWidth: 2, pixelHeight: 1), scale: 1)

    /// The pictures drawn for a view, with their places.
    private func tiles(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [(ImageSource, CGRect)] {
        func pictures(_ items: [DisplayItem]) -> [(ImageSource, CGRect)] {
            items.flatMap { item -> [(ImageSource, CGRect)] in
                switch item {
                case .image(let source, let rect, _): [(source, rect)]
                case .group(let items, _): pictures(items)
                default: []
                }
            }
        }
        return pictures(SceneryPainter(layout(width, height) { view }, scale: 1).items())
    }

    @Test("repeats its picture from the top left of the shape")
    func repeats() throws {
        let drawn = tiles(Rectangle().fill(ImagePaint(image: pair)), 10, 3)
        let (picture, rect) = try #require(drawn.first)
        #expect(rect.origin == .zero)
        #expect(rect.size == CGSize(width: picture.pixelWidth, height: picture.pixelHeight))
        #expect(Array(picture.pixels.prefix(12)) == [255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255])
    }

    @Test("is enlarged by its scale, and repeats only the part asked for")
    func part() throws {
        let blue = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let drawn = tiles(Rectangle().fill(.image(pair, sourceRect: blue, scale: 4)), 10, 3)
        let (picture, rect) = try #require(drawn.first)
        #expect(Set(stride(from: 0, to: picture.pixels.count, by: 4).map { picture.pixels[$0 + 2] }) == [255])
        #expect(rect.width == CGFloat(picture.pixelWidth) * 4)
    }

    @Test("paints a border with whole tiles around the view's corner")
    func border() throws {
        let drawn = tiles(Color.clear.border(ImagePaint(image: pair), width: 4), 20, 20)
        #expect(try #require(drawn.first).1.minX.truncatingRemainder(dividingBy: 2) == 0)
    }

    @Test("of a symbol, a missing picture, an empty part or a wrong scale paints nothing")
    func nothing() {
        for paint in [
            ImagePaint(image: Image(systemName: "star")), ImagePaint(image: Image("nobody")),
            ImagePaint(image: pair, sourceRect: .zero), ImagePaint(image: pair, scale: 0),
            ImagePaint(image: pair, scale: .nan),
        ] {
            #expect(tiles(Rectangle().fill(paint), 10, 10).isEmpty)
        }
    }
}
