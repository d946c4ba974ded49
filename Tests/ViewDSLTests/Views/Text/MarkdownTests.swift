import Foundation
import Testing

@testable import ViewDSL

@Suite("Markdown in a literal")
struct MarkdownTests {
    /// The segments in one line: letters for attributes before each text.
    private func read(_ key: LocalizedStringKey) -> String {
        key.segments().map { segment in
            let attributes = segment.attributes
            var marks = ""
            if attributes.weight == .bold { marks += "b" }
            if attributes.isItalic { marks += "i" }
            if attributes.design == .monospaced { marks += "c" }
            if attributes.strikethrough != nil { marks += "s" }
            if let link = segment.link { marks += "→\(link)" }
            return marks.isEmpty ? segment.string : "\(marks)(\(segment.string))"
        }.joined(separator: "|")
    }

    @Test("is emphasis in stars and underscores, nested and beside each other")
    func emphasis() {
        #expect(read("a *b* c") == "a |i(b)| c")
        #expect(read("_b_ **c** __d__") == "i(b)| |b(c)| |b(d)")
        #expect(read("***both***") == "bi(both)")
        #expect(read("**a *b* c**") == "b(a )|bi(b)|b( c)")
        #expect(read("*a **b** c*") == "i(a )|bi(b)|i( c)")
        #expect(read("in*tra*word") == "in|i(tra)|word")
        #expect(read("~~gone~~ ~too~") == "s(gone)| |s(too)")
    }

    @Test("is plain where marks are alone, within words or beside spaces")
    func plain() {
        #expect(read("2 * 3 * 4") == "2 * 3 * 4")
        #expect(read("snake_case_name") == "snake_case_name")
        #expect(read("a*b") == "a*b")
        #expect(read("** a **") == "** a **")
        #expect(read("*") == "*")
        #expect(read("**a") == "**a")
        #expect(read("*a**") == "i(a)|*")
        #expect(read("~~~a~~~") == "~~~a~~~")
        #expect(read(#"\*a\* \n \_"#) == #"*a* \n _"#)
        #expect(read("[not a link] `alone") == "[not a link] `alone")
    }

    @Test("is code, whose content is not read")
    func code() {
        #expect(read("call `a*b*_c_` now") == "call |c(a*b*_c_)| now")
        #expect(read("``a`b``") == "c(a`b)")
        #expect(read("`` ` ``") == "c(`)")
        #expect(read("**`x`**") == "bc(x)")
        #expect(read("*a `*` b*") == "i(a )|ic(*)|i( b)")
    }

    @Test("is a link, with emphasis in its label")
    func links() {
        #expect(
            read("see [the *site*](https://a.org/b_c_d) now")
                == "see |→https://a.org/b_c_d(the )|i→https://a.org/b_c_d(site)| now")
        #expect(read("**[x](y)**") == "b→y(x)")
        #expect(read("<https://a.org>") == "→https://a.org(https://a.org)")
        #expect(read("a < b > c") == "a < b > c")
        #expect(read("[a](b(c)d)") == "→b(c)d(a)")
        #expect(read("[a] (b)") == "[a] (b)")
    }

    @Test("goes around values, and is never read in them")
    func values() {
        #expect(read("**\("*x*")** and \(3)") == "b(*x*)| and |3")
        #expect(read("[\("here")](https://a.org/\(7))") == "→https://a.org/7(here)")
        #expect(read("`\("x")`") == "c(x)")
        #expect(LocalizedStringKey("plain \(1)").segments().map(\.string) == ["plain ", "1"])
    }

    @Test("is not read in verbatim texts and strings")
    func verbatim() {
        let string = "*x*"
        #expect(Text(verbatim: "*x*").segments.map(\.string) == ["*x*"])
        #expect(Text(string).segments.map(\.string) == ["*x*"])
    }

    @Test("a word in brackets after a caret agrees with its number")
    func inflected() {
        #expect(Text("^[\(2) apple](inflect: true)").string == "2 apples")
        #expect(Text("^[\(1) apple](inflect: true) left").string == "1 apple left")
        #expect(Text("^[\(0) berry](inflect: true), ^[\(3) person](inflect: true)").string == "0 berries, 3 people")
        #expect(Text("^[**\(4)** day](inflect: true)").segments.allSatisfy { $0.link == nil })
    }

    @Test("pairs marks that others could not pair with, and marks of which one was used")
    func repeated() {
        #expect(read("a* *b* c* *d*") == "a* |i(b)| c* |i(d)")
        #expect(read("**a *b* c* d* e*") == "i(a b c d)| e*")
    }

    @Test("takes time in proportion to its length, whatever is open or closed", .timeLimit(.minutes(1)))
    func long() {
        func count(_ part: String, _ count: Int = 20_000, _ rest: String = "") -> Int {
            let text = String(repeating: part, count: count) + String(repeating: rest, count: count)
            return LocalizedStringKey(text).segments().count
        }
        #expect(count("[a](b) ") == 40_000)
        #expect(count("*a ", 20_000, "b_ ") == 1)
        #expect(count("*a ", 20_000, "b* ") == 2)
        #expect(count("[a](", 20_000, "a] ") == 1)
        #expect(count("a] ") == 1)
        #expect(count("\\*", 100_000) == 1)
    }
}
