import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("What a scene makes a command print")
struct PrintableTextTests {
    private static let hostile =
        "\u{1b}[31mred\u{7} \u{9b}2J \u{202e}evil\u{2066} \u{200f}\r##[error]no ##vso[x]\u{e0041}"

    @Test("shows what commands a terminal or reverses reading by its code, and nothing else")
    func codes() {
        #expect(printable("\u{1b}[31mred") == "\\u{1b}[31mred")
        #expect(printable("a\u{202e}b\rc\u{9b}d") == "a\\u{202e}b\\u{d}c\\u{9b}d")
        for text in ["plain", "two\nlines\t", "größer, 大, 👩‍👩‍👧, שלום, é", "a::b", "# [x] ## heading"] {
            #expect(printable(text) == text)
        }
    }

    @Test("breaks up what CI services obey")
    func marks() {
        #expect(printable("##[error]x ##vso[y] ##teamcity[z]") == "# #[error]x # #vso[y] # #teamcity[z]")
        #expect(printable("::error::x\n  ::add-mask::y") == "\\::error::x\n\\  ::add-mask::y")
    }

    @Test("means the same as JSON")
    func json() throws {
        let text = try jsonText([Self.hostile])
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7f).contains($0.value) }, "\(text)")
        #expect(!text.contains("##[") && !text.contains("##vso["))
        #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [Self.hostile])
    }

    @Test("is harmless in messages, in what it prints, and in traces")
    func commands() async {
        let traced = await run("trace", "a") { Scene("a") { Image(Self.hostile).layoutLabel(Self.hostile) } }
        #expect(traced.output.contains("\\u{1b}[31mred") && !traced.output.contains("\u{1b}"), "\(traced)")
        #expect(!traced.error.contains("\u{202e}"))
        var (output, error) = ("", "")
        let console = Console(output: { output += $0 }, error: { error += $0 })
        console.output(Self.hostile)
        console.note(Self.hostile)
        console.error(Self.hostile)
        console.warning("::\(Self.hostile)")
        console.failure("m", printed: [Self.hostile], in: Scene.square("a"))
        for text in [output, error] {
            #expect(
                !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{9b}" || $0 == "\u{202e}" })
            #expect(!text.contains("##[") && !text.contains("##vso["))
        }
        #expect(error.split(separator: "\n").count == 5)
    }
}
