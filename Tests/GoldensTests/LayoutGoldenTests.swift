import Foundation
import LayoutEngine
import Testing

@testable import Goldens

@Suite("A layout golden")
struct LayoutGoldenTests {
    private let tree = """
        HStack .feet | at 0 0 | takes 178 91 | proposed 240 - | stacks horizontal | spacing 8
          padding | at 0 23 | takes 50 64 | proposed inf 133 | insets 1 2 3.5 4 | label rogue
            Text “a \\p b \\\\ \\n c \\u{1b}” | at 0 23 | takes 50.125 64 | proposed 74.667 133 | priority -1 | guide .feet vertical 61 explicit | text | label x | label y \\p | issue missing glyph: 大
        """

    @Test("is read back unchanged, whatever a text contains")
    func roundTrip() throws {
        let golden = try layout(tree)
        #expect(try LayoutGolden(parsing: golden.text) == golden)
        let text = golden.parts[0].nodes[2]
        #expect(text.name == "Text" && text.detail == "“a | b \\ \n c \u{1b}”")
        #expect(text.labels == ["x", "y |"] && text.isText && text.issues == ["missing glyph: 大"])
        #expect(text.parent == 1 && golden.parts[0].nodes[0].children == [1])
        #expect(golden.parts[0].path(to: 2) == ["HStack .feet", "rogue", "y |"])
    }

    @Test("is read back with what its views are drawn with, which alone is no difference")
    func paintSettings() throws {
        var golden = try layout("Color .red | at 0 0 | takes 1 1 | proposed 1 1 | paint c1")
        let before = golden
        golden.parts[0].nodes[0].paint?.settings = [LayoutSetting("a: b | c", "#ff0000 20 %")]
        #expect(
            try LayoutGolden(parsing: golden.text).parts[0].nodes[0].paint?.settings
                == golden.parts[0].nodes[0].paint?.settings)
        #expect(LayoutComparison(before, golden).painted.isEmpty)
    }

    @Test("is read back unchanged, whatever letter a text begins or ends with, or a setting's name contains")
    func lettersAtSpaces() throws {
        // An accent, a joiner, a skin tone and an Arabic sign are one letter with the space beside them.
        for text in ["\u{301}x", "\u{200d}", "\u{fe0f}", "\u{1f3fb} a", "a\u{600}", "\u{301}"] {
            var golden = try layout(tree)
            golden.parts[0].title = text
            golden.parts[0].nodes[0].labels = [text, text]
            golden.parts[0].nodes[0].issues = [text]
            golden.parts[0].nodes[0].settings = [LayoutSetting("raw: \(text)", text), LayoutSetting(text, "a: b")]
            #expect(try LayoutGolden(parsing: golden.text) == golden, "\(golden.text)")
        }
    }

    @Test("is the same with other line ends")
    func lineEnds() throws {
        let golden = try layout(tree)
        let text = golden.text.replacing("\n", with: "\r\n")
        #expect(text != golden.text)
        #expect(try LayoutGolden(parsing: text) == golden)
    }

    @Test("keeps several parts separate")
    func parts() throws {
        var golden = try layout("Color | at 0 0 | takes 1 1 | proposed 1 1")
        golden.parts.append(golden.parts[0])
        golden.parts[1].title = "after | all"
        golden.parts.append(LayoutGolden.Part(title: "empty", nodes: []))
        #expect(try LayoutGolden(parsing: golden.text) == golden)
    }

    @Test("keeps a thousandth of a point")
    func precision() {
        #expect(
            [0.0005, 0.25, -0.001, 100.0, 33.33333].map { goldenText(CGFloat($0)) } == [
                "0.001", "0.25", "-0.001", "100", "33.333",
            ])
        #expect(
            [nil, CGFloat.infinity, -.infinity, .nan, -0.0001].map { goldenText($0) } == [
                "-", "inf", "-inf", "nan", "0",
            ])
    }

    @Test(
        "that is damaged is refused with the line",
        arguments: [
            ("", "line 1: it does not begin with “plumbline layout 4”"),
            (
                "plumbline layout 1\nscene a\n",
                "line 1: another version of Plumbline wrote “plumbline layout 1”: record"
            ),
            ("plumbline layout 5\n", "line 1: another version of Plumbline wrote “plumbline layout 5”: record"),
            ("plumbline layout 3 \n", "line 1: another version of Plumbline wrote “plumbline layout 3 ”: record"),
            ("plumbline layout 2\nscene a\nwhat 3\n\n", "line 3: “what 3” does not belong in a layout golden's head"),
            ("plumbline layout 2\ntext yes\n\n", "it names no scene"),
            ("plumbline layout 2\nscene a\n\nColor | at 0 0 | takes 1 1\n", "line 4: a view needs the fields"),
            (
                "plumbline layout 2\nscene a\n\nColor | at 0 x | takes 1 1 | proposed 1 1\n",
                "line 4: “0 x” is not 2 lengths"
            ),
            (
                "plumbline layout 2\nscene a\n\n    Color | at 0 0 | takes 1 1 | proposed 1 1\n",
                "line 4: the view's indentation fits no parent"
            ),
            (
                "plumbline layout 2\nscene a\n\nColor | at 0 0 | takes 1 1 | proposed 1 1 | odd\n",
                "line 4: “odd” is not a field"
            ),
            (
                "plumbline layout 2\nscene a\n\nA | at 0 0 | takes 1 1 | proposed 1 1 | stacks up\n",
                "line 4: “up” is not an axis"
            ),
            ("plumbline layout 2\nscene a\n\nColor | at 0 0 | takes 1 1 | offe", "line 4: the text ends too early"),
            (
                "plumbline layout 2\nscene a\n\nColor | at 0 0 | takes 1 1 | proposed 1 1",
                "line 4: the text ends too early"
            ),
            (
                "plumbline layout 2\nscene a\n\nA\\q | at 0 0 | takes 1 1 | proposed 1 1\n",
                "line 4: “A\\q” has an unknown escape"
            ),
            ("plumbline layout 2\nscene a\n\nA\\u{zz} | at 0 0 | takes 1 1 | proposed 1 1\n", "line 4:"),
        ])
    func damaged(text: String, message: String) {
        let error = #expect(throws: LayoutGoldenError.self) { try LayoutGolden(parsing: text) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "nothing")")
    }

    @Test("that is truncated anywhere is refused")
    func truncated() throws {
        let text = try layout(tree).text
        for count in 0..<text.count {
            #expect(throws: LayoutGoldenError.self, "\(count) characters were enough") {
                let cut = try LayoutGolden(parsing: String(text.prefix(count)))
                // A cut after a complete line leaves a smaller tree, which is valid but different.
                if cut.parts.first?.nodes.count != 3 { throw LayoutGoldenError(line: nil, reason: "smaller") }
            }
        }
    }
}
