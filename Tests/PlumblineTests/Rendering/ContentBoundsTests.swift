import Drawing
import Foundation
import Testing

@testable import Plumbline

@Suite("Content bounds")
struct ContentBoundsTests {
    let bounds = ContentBounds(text: FixedAdvanceText(advance: 10, ascent: 8, descent: 2))
    let box = DisplayItem.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), .color(.black))

    @Test("are null if nothing is drawn")
    func empty() {
        #expect(bounds.of([]).isNull)
        #expect(bounds.of([.group([], .blur(3))]).isNull)
    }

    @Test("contain all items, strokes with half their width, texts with their height")
    func items() {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 50))
            path.addLine(to: CGPoint(x: 40, y: 50))
        }
        let stroke = DisplayItem.stroke(line, .color(.black), StrokeStyle(lineWidth: 4))
        #expect(bounds.of([box, stroke]) == CGRect(x: -2, y: 10, width: 44, height: 42))
        let text = DisplayItem.text(
            TextBlock("abc", font: FontSpec(size: 10), color: .black), at: CGPoint(x: 1, y: 2), width: 30)
        #expect(bounds.of([text]) == CGRect(x: 1, y: 2, width: 30, height: 10))
    }

    @Test("shrink with clips and masks, and move with transforms")
    func groups() {
        let window = Path(CGRect(x: 20, y: 0, width: 100, height: 15))
        let seen = CGRect(x: 20, y: 10, width: 10, height: 5)
        #expect(bounds.of([.group([box], .clip(window))]) == seen)
        #expect(bounds.of([.group([box], .mask([.fill(window, .color(.black))]))]) == seen)
        #expect(bounds.of([.group([box], .mask([]))]).isNull)
        let move = CGAffineTransform(translationX: 5, y: 0)
        #expect(bounds.of([.group([box], .transform(move))]).minX == 15)
    }

    @Test("include shadows")
    func shadow() {
        let shadow = DisplayItem.group([box], .shadow(.black, radius: 4, offset: CGSize(width: 10, height: 0)))
        #expect(bounds.of([shadow]) == CGRect(x: 10, y: 6, width: 34, height: 28))
    }
}
