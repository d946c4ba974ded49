import Foundation
import Testing

/// Each block of code in a document is part, line by line, of a compiled source.
@Suite("The code in the documents")
struct SnippetTests {
    /// The sources: these tests, the documentation's figures, the examples, the gallery, and the files that
    /// `Tools/Follow/run` builds.
    static let sources: [[String]] = {
        let folders = ["Tests/DocumentationTests", "docs/guide", "Examples", "scenes"]
        let files = folders.flatMap { Document.files(in: $0, "swift") }
            .filter { !$0.contains("/.build") }
            .map { Document.contents($0).components(separatedBy: "\n") }
        return (files + Document.all.flatMap { $0.files.map(\.lines) }).map(compared)
    }()

    /// Without indentation, imports and `@main`, which may differ.
    private static func compared(_ lines: [String]) -> [String] {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("import ") && $0 != "@main" }
    }

    /// Whether a source contains the lines in sequence, except for imports and empty lines around them.
    static func isCompiled(_ block: [String]) -> Bool {
        let lines = compared(block)
        let core = Array(lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
        guard let first = core.first else { return true }
        return sources.contains { source in
            source.indices.contains { start in
                source[start] == first && start + core.count <= source.count
                    && Array(source[start..<start + core.count]) == core
            }
        }
    }

    @Test("is part of a compiled source", arguments: Document.all)
    func compiled(document: Document) {
        for block in document.blocks("swift") {
            #expect(Self.isCompiled(block), "in no source:\n\(block.joined(separator: "\n"))")
        }
    }

    @Test("is found at another indentation, and not when a letter differs")
    func comparer() {
        #expect(Self.isCompiled(["@Suite(\"The code in the documents\")", "    struct SnippetTests {"]))
        #expect(!Self.isCompiled(["@Suite(\"The code in the documents\")", "struct SnippetTest {"]))
    }

    @Test("does not count as its own source unless the document's files are built")
    func followed() {
        #expect(Document.followed.contains("README.md"))
        #expect(Document.followed.count >= 4)
        let others = Document.all.filter { !Document.followed.contains($0.path) }
        #expect(others.allSatisfy { $0.files.isEmpty })
        #expect(others.contains { $0.path == "docs/Installing.md" })
    }

    @Test("is found")
    func counted() {
        #expect(Document.all.map { $0.blocks("swift").count }.reduce(0, +) >= 15)
        #expect(Document.all.allSatisfy { !$0.text.isEmpty })
    }
}
