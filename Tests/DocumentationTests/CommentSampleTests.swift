import Foundation
import Testing

/// Code in comments is part of a compiled source.
@Suite("The code in comments")
struct CommentSampleTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let path: String
        let lines: [String]

        var testDescription: String { "\(path): \(lines[0])" }
    }

    /// Files whose indented comments are not Swift but JSON or messages.
    private static let others = ["LayoutSnapshot+Codable.swift", "FirstDivergence.swift"]

    static let all: [Sample] = Document.files(in: "Sources", "swift")
        .filter { path in !others.contains { path.hasSuffix("/\($0)") } }
        .flatMap { path in samples(Document.contents(path)).map { Sample(path: path, lines: $0) } }

    /// The indented paragraphs of comments, except the continuation lines of lists.
    static func samples(_ source: String) -> [[String]] {
        var found: [[String]] = []
        var isInside = false
        var before: Substring?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop { $0 == " " }
            guard words.hasPrefix("///") else {
                (isInside, before) = (false, nil)
                continue
            }
            let comment = words.dropFirst(3)
            if !comment.hasPrefix("     ") {
                isInside = false
            } else if isInside {
                found[found.count - 1].append(String(comment.dropFirst(5)))
            } else if before?.isEmpty ?? true {
                isInside = true
                found.append([String(comment.dropFirst(5))])
            }
            before = comment
        }
        return found
    }

    @Test("is part of a compiled source", arguments: all)
    func compiled(sample: Sample) {
        #expect(SnippetTests.isCompiled(sample.lines), "in no source:\n\(sample.lines.joined(separator: "\n"))")
    }

    @Test("is found, and lists are not")
    func found() {
        let names = Set(Self.all.map { $0.path.split(separator: "/").last! })
        #expect(
            names.isSuperset(of: [
                "Scene.swift", "SceneBuilder.swift", "SceneCatalog.swift", "Panel.swift", "Sweep.swift",
                "GoldenSettings.swift", "ExpectLayout.swift",
            ]))
        let source = """
            /// One.
            ///
            ///     code()
            ///     more()
            ///
            /// - Parameters:
            ///   - first: A word
            ///     and another.
            func one() {}
            """
        #expect(Self.samples(source) == [["code()", "more()"]])
    }
}
