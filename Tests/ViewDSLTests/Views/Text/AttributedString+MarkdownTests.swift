import Foundation
import Testing

@testable import ViewDSL

@Suite("Markdown in an attributed string")
struct AttributedStringMarkdownTests {
    @Test("is emphasis, code and links, and newlines are spaces")
    func inline() throws {
        let text = try AttributedString(markdown: "a **b**\n`c` [d](https://e.org)")
        #expect(String(text.characters) == "a b c d")
        #expect(text.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized, .code])
        #expect(text.runs.compactMap(\.link) == [URL(string: "https://e.org")])
    }

    @Test("is drawn as in a literal")
    func segments() throws {
        let segments = Text(try AttributedString(markdown: "a **b** `c`")).segments
        #expect(segments.first { $0.string == "b" }?.attributes.weight == .bold)
        #expect(segments.first { $0.string == "c" }?.attributes.design == .monospaced)
    }

    @Test("keeps newlines if the options say so")
    func whitespace() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(try String(AttributedString(markdown: "a\n\nb", options: options).characters) == "a\n\nb")
    }
}
