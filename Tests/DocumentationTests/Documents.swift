import Foundation
import Testing

/// README, a page of docs, or an article of the DocC catalog.
struct Document: Sendable, CustomTestStringConvertible {
    /// Relative to the repository.
    let path: String
    let text: String

    var testDescription: String { path }

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let all: [Document] = {
        let paths =
            [
                "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Examples/TwoWorlds/README.md",
                "Examples/ChatBubbles/README.md",
            ]
            + files(in: "docs", "md")
            + files(in: "Sources/Plumbline/Plumbline.docc", "md")
        return paths.map { Document(path: $0, text: contents($0)) }
    }()

    static func contents(_ path: String) -> String {
        (try? String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    /// The files in a folder with this ending, relative to the repository.
    static func files(in folder: String, _ ending: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: repository.appendingPathComponent(folder).path)
        return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".\(ending)") }.sorted()
            .map { "\(folder)/\($0)" }
    }

    /// The lines of each block of code in this language.
    func blocks(_ language: String) -> [[String]] {
        // Every second piece is code; its first line is the language.
        let pieces = text.components(separatedBy: "```")
        return stride(from: 1, to: pieces.count, by: 2).compactMap { index in
            let lines = pieces[index].components(separatedBy: "\n")
            return lines[0] == language ? Array(lines.dropFirst().dropLast()) : nil
        }
    }

    /// The documents whose files `Tools/Follow/run` builds.
    static let followed: Set<String> = {
        var found: Set<String> = []
        var article: String?
        for line in contents("Tools/Follow/run").split(separator: "\n") {
            if let match = line.wholeMatch(of: /document="\$articles\/(.+)"/) {
                article = "Sources/Plumbline/Plumbline.docc/\(match.1)"
            } else if let match = line.wholeMatch(of: /write_files "\$ROOT\/(.+)"/) {
                found.insert(String(match.1))
            } else if line == "write_files \"$document\"", let article {
                found.insert(article)
            }
        }
        return found
    }()

    /// The blocks that are files: their paragraph ends with a path and a colon.
    var files: [(path: String, lines: [String])] {
        guard Self.followed.contains(path) else { return [] }
        let pieces = text.components(separatedBy: "```")
        return stride(from: 1, to: pieces.count, by: 2).compactMap { index in
            let before = pieces[index - 1].trimmingCharacters(in: .whitespacesAndNewlines)
            guard let path = before.firstMatch(of: /`((?:Package\.swift|(?:Sources|Tests)\/[^`]+))`:$/) else {
                return nil
            }
            return (String(path.1), Array(pieces[index].components(separatedBy: "\n").dropFirst().dropLast()))
        }
    }

    /// The files that links and images name.
    var links: [String] {
        text.replacing(/`[^`\n]+`/, with: "").matches(of: /\]\((?!https?:)([^)#\s:]+)[^)]*\)/).map { String($0.1) }
    }
}
