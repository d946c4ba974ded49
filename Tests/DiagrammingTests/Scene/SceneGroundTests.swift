import Drawing
import Foundation
import Testing

@testable import Diagramming

@Suite("What is behind the whole picture")
struct SceneGroundTests {
    private let screen = CGRect(x: 0, y: 0, width: 100, height: 80)
    private let card = CGRect(x: 20, y: 20, width: 60, height: 40)

    private func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem { .fill(Path(rect), .color(color)) }

    private func split(_ items: [DisplayItem]) -> (ground: [DisplayItem], rest: [DisplayItem]) {
        var content = items
        return (SceneGround(from: &content, behind: screen).items, content)
    }

    @Test("is the first areas that cover it, the last on top")
    func areas() {
        let split = split([fill(screen, .white), fill(screen, .black), fill(card, .white), fill(screen, .white)])
        #expect(split.ground == [fill(screen, .white), fill(screen, .black)])
        #expect(split.rest == [fill(card, .white), fill(screen, .white)])
    }

    @Test("is none that is smaller, round, translucent or yellow")
    func none() {
        let round = DisplayItem.fill(Path(ellipseIn: screen), .color(.black))
        let others = [(card, RGBA.black), (screen, RGBA.black.opacity(0.5)), (screen, RGBA(hex: 0xffcc00))]
        for first in others.map(fill) + [round] {
            #expect(split([first, fill(screen, .white)]).ground.isEmpty)
        }
    }

    @Test("is taken out of groups that only move it or clip it farther out")
    func groups() {
        let double = GroupEffect.transform(CGAffineTransform(scaleX: 2, y: 2))
        let half = CGRect(x: 0, y: 0, width: 50, height: 40)
        let magnified = split([.group([fill(half, .black), fill(card, .white)], double)])
        #expect(magnified.ground == [.group([fill(half, .black)], double)])
        #expect(magnified.rest == [.group([fill(card, .white)], double)])
        #expect(split([.group([fill(screen, .black)], .clip(Path(screen)))]).rest.isEmpty)
        #expect(split([.group([fill(screen, .black)], .clip(Path(card)))]).ground.isEmpty)
        #expect(split([.group([fill(screen, .black)], .opacity(0.5))]).ground.isEmpty)
    }
}
