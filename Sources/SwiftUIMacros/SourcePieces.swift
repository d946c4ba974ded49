/// Swift source in pieces, as far as the macros need it: brackets with their contents, string literals and comments are
/// one piece each.
struct SourcePieces {
    enum Kind {
        /// Spaces, line ends and comments.
        case space
        case text
        /// Parentheses, brackets or braces with their contents.
        case group
        /// A name, a keyword or a number.
        case word
        /// A character of an operator, or punctuation.
        case symbol
    }

    struct Piece {
        let kind: Kind
        let source: String

        var hasLineEnd: Bool { kind == .space && source.contains { $0.isNewline } }

        /// Without its brackets.
        var inner: String { String(source.dropFirst().dropLast()) }
    }

    let pieces: [Piece]

    init(_ source: String) {
        var scanner = Scanner(bytes: Array(source.utf8))
        pieces = scanner.pieces()
    }
}

extension Collection where Element == SourcePieces.Piece {
    var source: String { map(\.source).joined() }

    /// Without comments, which would hide what follows.
    var code: String {
        let code = map { $0.kind == .space ? " " : $0.source }.joined()
        return String(code.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// The pieces between the commas.
    var arguments: [[SourcePieces.Piece]] {
        var arguments: [[SourcePieces.Piece]] = [[]]
        for piece in self {
            if piece.source == "," { arguments.append([]) } else { arguments[arguments.count - 1].append(piece) }
        }
        return arguments
    }
}

private struct Scanner {
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func pieces() -> [SourcePieces.Piece] {
        var pieces: [SourcePieces.Piece] = []
        while index < bytes.count {
            let start = index
            let kind = skip()
            pieces.append(SourcePieces.Piece(kind: kind, source: String(decoding: bytes[start..<index], as: UTF8.self)))
        }
        return pieces
    }

    private func at(_ text: StaticString, _ offset: Int = 0) -> Bool {
        let start = index + offset
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }

    /// Passes one piece.
    private mutating func skip() -> SourcePieces.Kind {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            index += 1
            return .space
        case UInt8(ascii: "/") where at("//"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            return .space
        case UInt8(ascii: "/") where at("/*"):
            skipComment()
            return .space
        case UInt8(ascii: "\""):
            skipText(hashes: 0)
            return .text
        case UInt8(ascii: "#"):
            let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
            if at("\"", hashes) || at("/", hashes) {
                index += hashes
                skipText(hashes: hashes)
                return .text
            }
            index += 1
            return .symbol
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            skipGroup()
            return .group
        case UInt8(ascii: "`"):
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "`") { index += 1 }
            index = min(index + 1, bytes.count)
            return .word
        case let byte where Self.isOfWord(byte):
            while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
            return .word
        default:
            index += 1
            return .symbol
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    /// Comments can be nested.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if at("/*") {
                depth += 1
                index += 2
            } else if at("*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
        index = min(index, bytes.count)
    }

    private mutating func skipGroup() {
        index += 1
        while index < bytes.count {
            if at(")") || at("]") || at("}") {
                index += 1
                return
            }
            _ = skip()
        }
    }

    /// From the opening quotation mark, or the slash of a regular expression after number signs.
    private mutating func skipText(hashes: Int) {
        let quote = bytes[index]
        let isLong = at("\"\"\"")
        index += isLong ? 3 : 1
        func hasHashes(_ offset: Int) -> Bool {
            let start = index + offset
            return start + hashes <= bytes.count && bytes[start..<start + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
        }
        while index < bytes.count {
            if at("\\"), hasHashes(1) {
                index += 1 + hashes
                if at("(") { skipGroup() } else { index += 1 }
            } else if isLong ? at("\"\"\"") : bytes[index] == quote, hasHashes(isLong ? 3 : 1) {
                index += (isLong ? 3 : 1) + hashes
                return
            } else {
                index += 1
            }
        }
        index = min(index, bytes.count)
    }
}
