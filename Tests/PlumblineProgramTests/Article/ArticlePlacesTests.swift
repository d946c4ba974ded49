import Foundation
import Plumbline
import Testing

@testable import PlumblineProgram

@Suite("Where the pictures of pages go")
struct ArticlePlacesTests {
    private func places(_ path: String, names: [String], figures: String? = nil) throws -> ArticlePlaces {
        let text = names.map { "```swift figure name=\($0)\nText(\"A\")\n```\n" }.joined()
        return ArticlePlaces(page: try ArticlePage(path: path, text: text), figures: figures)
    }

    private func refusal(_ pages: ArticlePlaces...) -> String? {
        do throws(UsageError) { try ArticlePlaces.checkDistinct(pages) } catch { return error.description }
        return nil
    }

    @Test("figures of two pages with one picture are refused, both named by their lines")
    func twoPages() throws {
        let message = try #require(
            refusal(try places("/p/A.md", names: ["row"]), try places("/p/B.md", names: ["own", "row"])))
        #expect(message.hasPrefix("/p/B.md:4: the figure row would overwrite that of /p/A.md:1, for both are "))
        #expect(message.contains("/p/figures/row@2x.png: rename one"))
    }

    @Test("names that differ only in case, or in what DocC makes hyphens, are one picture")
    func likeNames() throws {
        #expect(refusal(try places("/p/A.md", names: ["row"]), try places("/p/B.md", names: ["Row"])) != nil)
        #expect(refusal(try places("/p/K.docc/A.md", names: ["a/row", "a-row"])) != nil)
    }

    @Test("pages of other folders, and other names, have pictures of their own")
    func others() throws {
        #expect(refusal(try places("/p/A.md", names: ["row"]), try places("/q/A.md", names: ["row"])) == nil)
        #expect(refusal(try places("/p/A.md", names: ["row"]), try places("/p/B.md", names: ["card"])) == nil)
        #expect(
            refusal(
                try places("/p/A.md", names: ["row"], figures: "../all"),
                try places("/q/A.md", names: ["row"], figures: "../all")) != nil)
    }
}
