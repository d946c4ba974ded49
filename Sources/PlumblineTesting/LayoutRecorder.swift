import Foundation
import Raster
import Synchronization
import Testing

/// Writes the layouts that tests expect into the tests' sources.
final class LayoutRecorder: Sendable {
    static let shared = LayoutRecorder()

    /// Why an expectation could not be written.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// A source as it was built, and what has been replaced in it since. Lines and columns are the built one's.
    private struct Edited {
        let source: SwiftSource
        var edits: [Range<Int>: String] = [:]
        /// As last read or written.
        var text: String
    }

    private let files = Mutex<[String: Edited]>([:])

    /// Replaces the argument `matches` of the call of `expectLayout` at this place by the lines.
    ///
    /// - Parameter expected: The argument's value in the program, which must be the source's.
    /// - Throws: `Refusal` that says why nothing was written, `FileError` for a file that cannot be written.
    func record(_ lines: [String], expected: String, at path: String, line: Int, column: Int) throws {
        try files.withLock { files in
            let now = try text(of: path)
            var file = files[path] ?? Edited(source: SwiftSource(now), text: now)
            guard file.text == now else { throw Refusal(description: "\(path) was changed while the tests ran") }
            guard
                let literal = file.source.literal(
                    labeled: "matches", in: "expectLayout", line: line, column: column)
            else {
                throw Refusal(
                    description:
                        "\(path):\(line) has no expectLayout whose argument matches is a string literal of its own")
            }
            guard let value = literal.value, meaningfulLines(value) == meaningfulLines(expected) else {
                throw Refusal(
                    description: "\(path):\(line) expects another layout than the program that was built from it")
            }
            var text = layoutLiteral(lines, indentation: literal.indentation + "    ")
            // As the other lines of a file that comes from Windows.
            if file.text.contains("\r\n" as Character) { text = text.replacing("\n", with: "\r\n") }
            if let other = file.edits[literal.range], other != text {
                throw Refusal(description: "\(path):\(line) has been recorded with another layout in this run")
            }
            file.edits[literal.range] = text
            let edited = file.source.replacing(file.edits)
            try AtomicFile.rewrite(edited, at: path)
            file.text = edited
            files[path] = file
        }
    }

    private func text(of path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else {
            throw Refusal(description: "there is no source at \(path)")
        }
        return text
    }
}
