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

    /// The texts that are painted again on one line across all.
    private func words(_ items: [DisplayItem]) -> [String] {
        func texts(_ items: [DisplayItem]) -> [String] {
            items.flatMap { item in
                switch item {
                case .text(let block, _, _): [block.runs.map(\.string).joined()]
                case .group(let items, _): texts(items)
                default: [String]()
                }
            }
        }
        return SceneText(items, at: [whole]).items(on: [whole]).map { texts([$0]) } ?? []
    }

    @Test("are not those that a card above covers")
    func covered() {
        #expect(words([text("a", 20), text("b", 120), card(100), text("c", 140)]) == ["a", "c"])
        let sheet = DisplayItem.group([card(100), text("c", 140)], .clip(Path(roundedRect: whole, cornerRadius: 10)))
        #expect(words([.group([text("a", 20), text("b", 120)], .transform(.identity)), sheet]) == ["a", "c"])
    }

    @Test("are those behind what is translucent, beside a clip, or before another background")
    func seen() {
        #expect(words([text("b", 120), card(100, alpha: 0.5)]) == ["b"])
        #expect(words([text("b", 120), .group([card(100)], .opacity(0.5))]) == ["b"])
        let clip = Path(CGRect(x: 100, y: 0, width: 100, height: 200))
        #expect(words([text("b", 120), .group([card(100)], .clip(clip))]) == ["b"])
        #expect(words([card(0), text("b", 120)]) == ["b"])
        #expect(words([text("b", 120), .fill(Path(ellipseIn: whole), .color(.black))]) == ["b"])
    }
}
