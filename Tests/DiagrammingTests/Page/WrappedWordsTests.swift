import Testing

@testable import Diagramming

@Suite("Words that wrap")
struct WrappedWordsTests {
    /// With `_` for no-break spaces.
    private func bound(_ words: String) -> String { words.boundForWrapping.replacing("\u{A0}", with: "_") }

    @Test("do not end a line inside a length")
    func lengths() {
        #expect(bound("a frame of 300 × 320 points and everything else in it").hasPrefix("a frame of 300_×_320 points"))
        #expect(
            bound("it takes min(139.2, 120), its maximum, and no more of it").hasPrefix("it takes min(139.2,_120),"))
        let stack = bound("it stacks, 8 apart, inside 16 of padding, an Image")
        #expect(stack.hasPrefix("it stacks, 8_apart, inside 16_of_padding,"))
    }

    @Test("do not end in a line of one word, unless it is long")
    func ends() {
        #expect(bound("proposes half of the answer, 81.27.") == "proposes half of the_answer,_81.27.")
        let long = "it is unquestionably incomprehensibilities-like"
        #expect(bound(long) == long)
        #expect(bound("word") == "word")
    }
}
