import Foundation
import Plumbline

/// A Markdown page: its lines, and the listings in it that are marked.
struct ArticlePage {
    let path: String
    let lines: [String]
    let listings: [Listing]

    struct Listing: Equatable {
        let mark: ListingMark
        let code: String
        /// The line of its first line of code, from 1.
        let line: Int
        /// The index of the line that closes it.
        let end: Int
        /// What the closing line, and the image below it, are indented by.
        let indent: String
        /// A carriage return if the page's lines have one.
        let lineEnd: String
    }

    /// - Throws: `UsageError` if the page cannot be read, or a mark in it is wrong.
    init(path: String) throws(UsageError) {
        let known = SourceFiles.absolute(path)
        guard FileManager.default.fileExists(atPath: known), !FileManager.default.isFolder(known) else {
            throw UsageError("there is no file \(path)")
        }
        try self.init(path: path, text: try SourceText.read(path))
    }

    init(path: String, text: String) throws(UsageError) {
        self.path = path
        // Only line feeds are ends of lines, so that writing the page changes nothing else. A carriage return before one
        // is the last character of its line.
        lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        listings = try Self.listings(in: lines, path)
        var names: Set<String> = []
        for listing in listings where listing.mark.kind == .figure && !names.insert(listing.mark.name).inserted {
            throw UsageError("\(path):\(listing.line - 1): two figures of the page are named \(listing.mark.name)")
        }
    }

    var text: String { lines.joined(separator: "\n") }

    private static func listings(in lines: [String], _ path: String) throws(UsageError) -> [Listing] {
        var (found, problems) = ([Listing](), [String]())
        var index = 0
        while index < lines.count {
            guard let fence = Fence(lines[index]), !MarkdownBlocks.isCode(index, in: lines) else {
                if Self.isMarkedElsewhere(lines[index]) {
                    problems.append(
                        "\(path):\(index + 1): a listing in a quotation, or beside the mark of a list, is not drawn: "
                            + "begin it on a line of its own")
                } else if Self.isWithoutListing(index, in: lines) {
                    problems.append(
                        "\(path):\(index + 1): no listing reads the settings in this comment: write it on one line, "
                            + "directly above ```swift")
                }
                guard let end = MarkdownBlocks.endOfRaw(from: index, in: lines) else {
                    problems.append("\(path):\(index + 1): the comment never ends: no listing below it is drawn")
                    break
                }
                index = end + 1
                continue
            }
            let start = index + 1
            let end = lines[start...].firstIndex { fence.isClosed(by: $0) } ?? lines.count
            do throws(UsageError) {
                if let mark = try ListingMark(info: info(of: fence, above: lines[..<index])) {
                    guard end < lines.count else { throw UsageError("the listing never ends") }
                    let code = lines[start..<end].map { fence.unindented($0) }.joined(separator: "\n")
                    found.append(
                        Listing(
                            mark: mark, code: code, line: start + 1, end: end, indent: fence.indent,
                            lineEnd: fence.lineEnd))
                }
            } catch {
                problems.append("\(path):\(start): \(error.description)")
            }
            index = end + 1
        }
        if !problems.isEmpty { throw UsageError(problems.joined(separator: "\n")) }
        return found
    }

    /// Whether a mark would be a listing's if nothing of its page were before it.
    private static func isMarkedElsewhere(_ line: String) -> Bool {
        let places = /\s*(?:>\s*|[-*+]\s+|\d+[.)]\s+)+(?:(?:`{3,}|~{3,})\s*swift\s+|<!--\s*)(?:figure|compile)\b.*/
        return (try? places.ignoresCase().wholeMatch(in: line)) != nil
    }

    /// What is said of a listing: behind its fence, or in a comment above it. DocC warns of what it does not know behind a
    /// fence.
    private static func info(of fence: Fence, above lines: ArraySlice<String>) -> String {
        guard fence.info.lowercased() == "swift",
            let comment = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }), let mark = mark(in: comment)
        else { return fence.info }
        return "swift \(mark)"
    }

    private static func mark(in comment: String) -> Substring? {
        comment.firstMatch(of: /^\s*<!--\s*((?:figure|compile)\b.*?)\s*-->\s*$/)?.1
    }

    /// Whether a comment has the settings of a listing, but is not on one line, or what follows it does not read them.
    private static func isWithoutListing(_ index: Int, in lines: [String]) -> Bool {
        guard lines[index].contains(/^\s*<!--\s*(?:figure\s.*\bname=|compile\s*(?:-->|$))/) else { return false }
        guard mark(in: lines[index]) != nil,
            let next = lines.indices.first(where: { $0 > index && !lines[$0].allSatisfy(\.isWhitespace) }),
            let fence = Fence(lines[next]), !MarkdownBlocks.isCode(next, in: lines)
        else { return true }
        return fence.info.lowercased() != "swift"
    }
}

/// The line that opens a listing.
private struct Fence {
    let indent: String
    let mark: Character
    let length: Int
    let info: String
    let lineEnd: String

    /// Nil for any other line.
    init?(_ line: String) {
        indent = String(line.prefix { $0 == " " || $0 == "\t" })
        let rest = line.dropFirst(indent.count)
        guard let first = rest.first, first == "`" || first == "~" else { return nil }
        mark = first
        length = rest.prefix { $0 == first }.count
        info = rest.dropFirst(length).trimmingCharacters(in: .whitespacesAndNewlines)
        lineEnd = line.last == "\r" ? "\r" : ""
        // `` ```code``` `` in a line of text is no listing.
        guard length >= 3, first == "~" || !info.contains("`") || info.contains("=") else { return nil }
    }

    func isClosed(by line: String) -> Bool {
        let rest = line.trimmingCharacters(in: .whitespacesAndNewlines)
        return rest.count >= length && rest.allSatisfy { $0 == mark }
    }

    /// Without the spaces that the whole listing is indented by, and without a carriage return.
    func unindented(_ line: String) -> String {
        let spaces = line.prefix { $0 == " " || $0 == "\t" }.count
        return String(line.dropFirst(min(spaces, indent.count)).dropLast(line.last == "\r" ? 1 : 0))
    }
}
