import Drawing
import Testing

@testable import Diagramming

@Suite("Words with marks")
struct MarkedTextTests {
    private func parts(_ source: String) -> [String] {
        MarkedText(source).parts.map { part in
            switch part.look {
            case .plain: part.text
            case .strong: "*\(part.text)*"
            case .code: "`\(part.text)`"
            }
        }
    }

    @Test("are strong, or code") func marks() {
        #expect(parts("The **84** of `.feet` decides") == ["The ", "*84*", " of ", "`.feet`", " decides"])
        #expect(parts("**60** → **100**") == ["*60*", " → ", "*100*"])
    }

    @Test("keep marks that have no partner", arguments: ["2 ** 3", "a ` b", "****", "``", "5 * 3", ""])
    func lone(source: String) { #expect(MarkedText(source).plain == source) }

    @Test("are plain text without their marks") func plain() {
        #expect(MarkedText("The **84** of `.feet`").plain == "The 84 of .feet")
    }

    @Test("look different") func runs() {
        let runs = MarkedText("a **b** `c`").runs(FontSpec(size: 12), .black, strong: .white)
        #expect(runs.map(\.font.weight) == [400, 600, 400, 400])
        #expect(runs.map(\.font.isMonospaced) == [false, false, false, true])
        #expect(runs.map(\.color) == [.black, .white, .black, .white])
    }
}
