import Foundation
import Testing

@testable import Plumbline
@testable import PlumblineProgram

@Suite("Marks of listings")
struct ListingMarkTests {
    @Test("a figure has a name, a size, what it shows, and its alt text")
    func figure() throws {
        let mark = try #require(
            try ListingMark(
                info: #"swift figure name=chat/bubble width=300 show="Bubble(\"Hi\", count: 2)" alt="A bubble""#))
        #expect(mark.kind == .figure)
        #expect(mark.name == "chat/bubble")
        #expect(mark.width == 300)
        #expect(mark.height == nil)
        #expect(mark.show == #"Bubble("Hi", count: 2)"#)
        #expect(mark.alt == "A bubble")
    }

    @Test("a figure has a title and a caption")
    func words() throws {
        let mark = try #require(
            try ListingMark(info: #"swift figure name=a title="Two rows" caption="Both say \"Hi\".""#))
        #expect(mark.title == "Two rows")
        #expect(mark.caption == #"Both say "Hi"."#)
    }

    @Test(
        "a listing without a mark is none",
        arguments: ["swift", "", "sh", "swift nocopy", "swiftui figure name=a", "text figure"])
    func unmarked(info: String) throws { #expect(try ListingMark(info: info) == nil) }

    @Test("a listing may only be compiled")
    func compiled() throws { #expect(try ListingMark(info: "swift compile")?.kind == .compile) }

    @Test("marks in the middle of a value are kept")
    func middle() throws {
        let mark = try ListingMark(info: #"swift figure name=a show=Greeting(name:"Ann") title="A=\"b\" c""#)
        #expect(mark?.show == #"Greeting(name:"Ann")"#)
        #expect(mark?.title == #"A="b" c"#)
    }

    @Test("docs/Program.md has a text in show=")
    func document() throws {
        let page = try ArticlePage(path: Self.root.appending(path: "docs/Program.md").path)
        #expect(page.listings.last?.mark.show == #"Tip(text: "Salt")"#)
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

    @Test("the settings of other listings are not read")
    func others() throws { #expect(try ListingMark(info: #"html title='a'"#) == nil) }

    @Test(
        "a mistake in a mark says what is right",
        arguments: [
            ("swift figure", "a figure needs a name: write swift figure name=card"),
            (
                "swift figure name=a b",
                "“b” is not a setting of a figure: write name=value, with quotation marks around spaces"
            ),
            ("swift figure name=a width=wide", "width=wide is not a length in points"),
            (
                "swift figure name=a wdth=3",
                "a figure has no setting “wdth”: it has name, width, height, show, annotations, title, caption, "
                    + "explore and alt"
            ),
            (
                #"swift figure name=a show="Card("A")""#,
                ##"show="Card(" ends before A")": write \" for a mark in the text"##
            ),
            (
                #"swift figure name=a show='Card("A")'"#,
                ##"show= is in apostrophes: write quotation marks, and \" for one in the text"##
            ),
            (#"swift figure name=a title="A"#, "title= has no closing quotation mark"),
            ("swift figure name=../a", "the name “../a” is not allowed: its part “..” would leave the output folder"),
        ])
    func mistakes(info: String, message: String) {
        do throws(UsageError) {
            _ = try ListingMark(info: info)
            Issue.record("there is no error")
        } catch { #expect(error.description == message) }
    }
}
