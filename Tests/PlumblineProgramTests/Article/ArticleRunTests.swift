import Testing

@testable import PlumblineProgram

@Suite("What was drawn of an article")
struct ArticleRunTests {
    @Test("frames a figure only if its page was made")
    func frames() throws {
        let mark = try #require(try ListingMark(info: "swift figure name=card explore=500"))
        var outcome = ArticleRun.Outcome()
        #expect(outcome.frame(of: mark) == nil)
        outcome.pages = [DrawnPage(name: "card", file: "card.html")]
        #expect(outcome.frame(of: mark) == 500)
    }
}
