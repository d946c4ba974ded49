import Foundation
import Testing

@testable import PlumblineProgram

@Suite("The command article")
struct ArticleCommandTests {
    @Test("takes pages, and beside them Swift files and folders")
    func parts() {
        let folder = FileManager.default.temporaryDirectory.path
        let parts = ArticleCommand.parts(["Page.md", "Card.swift", folder, "other"])
        #expect(parts.pages == ["Page.md", "other"])
        #expect(parts.sources == ["Card.swift", folder])
    }

    @Test("draws a page once that is named twice")
    func twice() {
        #expect(ArticleCommand.parts(["Page.md", "./Page.md", "other", "Page.md"]).pages == ["Page.md", "other"])
    }

    @Test("refuses sources without a page")
    func noPage() {
        #expect(throws: (any Error).self) { try ArticleCommand.parse(["Card.swift"]) }
        #expect(throws: Never.self) { try ArticleCommand.parse(["Card.swift", "Page.md"]) }
    }
}
