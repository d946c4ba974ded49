import Foundation

extension String {
    /// The words with no-break spaces where no line should end.
    var boundForWrapping: String { bindingNumbers.bindingLastWords }

    /// Inside sizes, sums and lengths with what they measure: `93 × 40`, `min(60, 20)`, `8 gaps`, `8 apart`, `16 of padding`.
    private var bindingNumbers: String {
        let bound = [" ×", "× ", " /", "/ ", " gap", " kept", " apart"].reduce(self) { text, part in
            text.replacing(part, with: part.replacing(" ", with: Self.noBreak))
        }
        return bound.replacing(/(min|max)\([^()]*\)/) { $0.output.0.replacing(" ", with: Self.noBreak) }
            .replacing(/(\d) (of) (?=[a-z])/) { "\($0.1)\(Self.noBreak)\($0.2)\(Self.noBreak)" }
    }

    /// Between the last three words, or the last two, if they are short.
    private var bindingLastWords: String {
        var text = self
        for _ in 0..<2 {
            guard let space = text.lastIndex(of: " "), text.distance(from: space, to: text.endIndex) <= Self.longestEnd
            else { break }
            text.replaceSubrange(space...space, with: Self.noBreak)
        }
        return text
    }

    /// In letters: longer ends are lines by themselves.
    private static let longestEnd = 24
    static let noBreak = "\u{A0}"
}
