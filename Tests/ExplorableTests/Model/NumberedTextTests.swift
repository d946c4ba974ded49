import LayoutEngine
import Testing

@testable import Explorable

@Suite("Texts taken apart into words and numbers")
struct NumberedTextTests {
    @Test(
        "come back as they were",
        arguments: [
            "", "fixed", "width 45.5 = 236 − 8 − 182.5", "94.67 = (300 − 2 × 8) / 3", "ratio 1.3333",
            "takes 0.05 × 0.5", "007", "1.50", "ends at 12.", "12345678901", "3 lines", "20. 4..5", "∞ and nil",
        ])
    func roundTrip(text: String) {
        #expect(NumberedText(text).text == text)
    }

    @Test("share their words if only numbers differ")
    func words() {
        let texts = ["width 45.5 = 236 − 8", "width 12 = 100.25 − 8"].map { NumberedText($0) }
        #expect(texts[0].words == texts[1].words)
        #expect(texts.map(\.numbers) == [[4550, 23600, 800], [1200, 10025, 800]])
    }

    @Test("keep numbers as words that figures would print otherwise")
    func literal() {
        #expect(NumberedText("ratio 1.3333").numbers.isEmpty)
        #expect(NumberedText("1.50 and 2").numbers == [200])
    }
}

extension NumberedText {
    /// The text put together again.
    fileprivate var text: String {
        var rest = numbers[...]
        return words.reduce(into: "") { text, character in
            if character == Self.mark, let number = rest.popFirst() {
                text += decimalText(number, places: 2)
            } else {
                text.append(character)
            }
        }
    }
}
