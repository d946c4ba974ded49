import Drawing
import Foundation
import Testing

@testable import Diagramming

@Suite("Words painted over borders")
struct SceneTextTests {
    private let whole = CGRect(x: 0, y: 0, width: 200, height: 200)

    private func text(_ words: String, _ y: CGFloat) -> DisplayItem {
        .text(TextBlock(words, font: FontSpec(size: 12), color: .black), at: CGPoint(x: 20, y: y), width: 60)
    }

    private func card(_ y: CGFloat, alpha: Double = 1) -> DisplayItem {
        let rect = CGRect(x: 0, y: y, width: 200, height: 200 - y)
        return .fill(Path(roundedRect: rect, cornerRadius: 10), .color(RGBA(hex: 0xffffff, alpha: alpha)))
    }

    @Test("are not those that a card above covers")
    func covered() {
        #expect(seen([text("b", 120), card(100)]) == [false, false, false])
        #expect(seen([card(100), text("b", 120)]) == [true, true, true])
        let sheet = DisplayItem.group([card(100), text("c", 160)], .clip(Path(roundedRect: whole, cornerRadius: 10)))
        #expect(
            seen([.group([text("b", 120)], .transform(.identity)), sheet]) == [true, true, true], "the sheet’s own")
        #expect(
            seen([.group([text("b", 120)], .transform(.identity)), .group([card(100)], .clip(Path(whole)))])
                == [false, false, false])
    }

    @Test("are those above a background, under what is not painted, and beside what is clipped away")
    func seen() {
        #expect(seen([text("b", 120), card(100, alpha: 0)]) == [true, true, true])
        #expect(seen([text("b", 120), .group([card(100)], .opacity(0))]) == [true, true, true])
        let clip = Path(CGRect(x: 100, y: 0, width: 100, height: 200))
        #expect(seen([text("b", 120), .group([card(100)], .clip(clip))]) == [true, true, true])
    }

    @Test("are not seen through a bar’s material, nor where a view’s edge crosses them")
    func partlyCovered() {
        #expect(seen([text("b", 120), card(100, alpha: 0.9)]) == [false, false, false])
        let half = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 200)), .color(.black))
        #expect(seen([text("b", 120), half]) == [false, true, true])
        let disc = DisplayItem.fill(Path(ellipseIn: CGRect(x: 60, y: 100, width: 80, height: 80)), .color(.black))
        #expect(seen([text("b", 120), disc]) == [true, true, false])
        let bar = DisplayItem.group([half], .transform(CGAffineTransform(translationX: 40, y: 0)))
        let moved = DisplayItem.group([text("b", 120)], .transform(CGAffineTransform(translationX: 0, y: 1)))
        #expect(seen([moved, bar]) == [true, false, false])
    }

    /// Whether the words are painted again at 30, 50.5 and 75 of a line at 126.
    private func seen(_ items: [DisplayItem]) -> [Bool] {
        func shows(_ item: DisplayItem, _ point: CGPoint) -> Bool {
            switch item {
            case .group(let items, .clip(let path, let evenOdd)):
                path.contains(point, eoFill: evenOdd) && items.contains { shows($0, point) }
            case .group(let items, .transform(let transform)):
                items.contains { shows($0, point.applying(transform.inverted())) }
            default: true
            }
        }
        let words = SceneText(items, at: [whole]).items(on: [whole])
        return [30, 50.5, 75].map { x in words.map { shows($0, CGPoint(x: x, y: 126)) } ?? false }
    }
}
