import Drawing
import Foundation
import Testing

@testable import Diagramming

@Suite("What is painted")
struct PaintedContentTests {
    private func content(_ ground: RGBA, _ words: RGBA) -> PaintedContent {
        let block = TextBlock("words", font: FontSpec(size: 12), color: words)
        return PaintedContent(
            [
                .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), .color(ground)),
                .text(block, at: CGPoint(x: 10, y: 10), width: 60),
            ], panel: .white)
    }

    @Test("hides a text of the color behind it, and no other")
    func blended() {
        #expect(content(.white, .white).blendedTexts.count == 1)
        #expect(content(.black, .white).blendedTexts.count == 0)
        #expect(content(.white, RGBA(hex: 0xfafafa)).blendedTexts.count == 1)
        #expect(content(.white, .white).blendedTexts == ["words"])
        #expect(content(.white, .clear).blendedTexts.count == 0)
        #expect(
            content(.white, RGBA(hex: 0xff0000).opacity(0.001)).blendedTexts.isEmpty, "not the color makes it invisible"
        )
    }

    @Test("knows a tint around a rectangle that could not be told from what is painted in it")
    func likeTint() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let band = CGRect(x: 0, y: -10, width: 100, height: 10)
        func isLike(_ ground: UInt32) -> Bool {
            content(RGBA(hex: ground), .black).isLike(RGBA.black.opacity(0.05), in: band, along: rect)
        }
        #expect(isLike(0xf2f2f7))
        #expect(!isLike(0xffcc00))
        #expect(!isLike(0xffffff))
        let nothing = PaintedContent([], panel: .white)
        #expect(!nothing.isLike(RGBA.black.opacity(0.01), in: band, along: rect))
    }

    @Test("is not known to hide a text where an effect changes its colors")
    func changedColors() {
        let white: [DisplayItem] = [.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), .color(.white))]
        let words = DisplayItem.text(
            TextBlock("words", font: FontSpec(size: 12), color: .white), at: CGPoint(x: 10, y: 10), width: 60)
        #expect(PaintedContent(white + [words], panel: .white).blendedTexts.count == 1)
        #expect(PaintedContent([.group(white, .blend(.difference)), words], panel: .white).blendedTexts.count == 0)
        #expect(PaintedContent(white + [.group([words], .blend(.difference))], panel: .white).blendedTexts.count == 0)
    }

    @Test("is painted where the scene paints anything, also thinly or in the panel’s color")
    func painted() {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(content(RGBA(hex: 0xffd60a), .black).isPainted([rect]))
        #expect(content(.white, .black).isPainted([rect]))
        #expect(content(.black.opacity(0.05), .black).isPainted([rect]))
        #expect(!PaintedContent([], panel: .white).isPainted([rect]))
    }

    @Test("is not painted on the screen that lies behind everything, but on a card on it")
    func screen() {
        func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem { .fill(Path(rect), .color(color)) }
        let (whole, card) = (CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 20, y: 20, width: 60, height: 40))
        var content = [fill(whole, .black), fill(card, RGBA(hex: 0x1c1c1e))]
        let ground = SceneGround(from: &content, behind: whole)
        let screen = PaintedContent(content, on: ground, panel: .white)
        #expect(!screen.isPainted([CGRect(x: 0, y: 0, width: 100, height: 10)]))
        #expect(screen.isPainted([card]))
        #expect(screen.covers(whole) && !screen.hides(beneath: whole))
    }

    @Test("is asked no deeper than one can see: nothing is seen through the uppermost opaque paint")
    func deep() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let colors = [RGBA.black, .white].flatMap { color in (0..<20).map { _ in color } } + [RGBA.black.opacity(0.5)]
        let fills = colors.map { DisplayItem.fill(Path(rect), .color($0)) }
        let paints = PaintedContent(fills, panel: .white).paints(at: CGPoint(x: 50, y: 20))
        #expect(paints == [RGBA.black.opacity(0.5), .white])
        #expect(PaintedContent(fills, panel: .white).paints(at: CGPoint(x: 150, y: 20)).isEmpty)
    }

    @Test("has the color of a gradient at each point")
    func gradient() {
        let stops = [
            GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1),
        ]
        let paint = PaintStyle.linearGradient(stops: stops, from: .zero, to: CGPoint(x: 0, y: 100))
        let content = PaintedContent([.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), paint)], panel: .white)
        func hides(_ color: RGBA, _ y: CGFloat) -> Bool {
            let ends = [CGPoint(x: 5, y: y), CGPoint(x: 45, y: y)]
            return content.hides(LabelPlacer.Leader(start: ends[0], end: ends[1]), color)
        }
        #expect(hides(.white, 10) && !hides(.black, 10))
        #expect(!hides(.white, 90) && hides(.black, 90))
        let masked = DisplayItem.group([.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), paint)], .mask([]))
        let unknown = PaintedContent([masked], panel: .white)
        let line = LabelPlacer.Leader(start: CGPoint(x: 5, y: 10), end: CGPoint(x: 45, y: 10))
        #expect(unknown.hides(line, .white) && unknown.hides(line, .black))
    }
}
