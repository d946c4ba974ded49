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
        #expect(content(.white, .white).blendedTexts == 1)
        #expect(content(.black, .white).blendedTexts == 0)
        #expect(content(.white, RGBA(hex: 0xfafafa)).blendedTexts == 1)
        #expect(content(.white, .clear).blendedTexts == 0)
    }

    @Test("is colored where it is not of the panel’s color")
    func colored() {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(content(RGBA(hex: 0xffd60a), .black).isColored(rect))
        #expect(!content(.white, .black).isColored(rect))
        #expect(!PaintedContent([], panel: .white).isColored(rect))
    }

    @Test("is not colored on the screen that lies behind everything, but on a card on it")
    func screen() {
        func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem { .fill(Path(rect), .color(color)) }
        let (whole, card) = (CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 20, y: 20, width: 60, height: 40))
        var content = [fill(whole, .black), fill(card, RGBA(hex: 0x1c1c1e))]
        let ground = SceneGround(from: &content, behind: whole)
        let screen = PaintedContent(content, on: ground, panel: .white)
        #expect(!screen.isColored(CGRect(x: 0, y: 0, width: 100, height: 10)))
        #expect(screen.isColored(card))
        #expect(screen.figures(on: CGRect(x: 0, y: 10, width: 100, height: 30)) == [card])
        #expect(screen.figures(on: card).isEmpty)
        #expect(screen.covers(whole) && !screen.hides(beneath: whole))
    }
}
