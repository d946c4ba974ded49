/// A piece of Swift source: of the language a figure needs only where strings, comments and brackets end.
package struct CodeToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A name or a keyword.
        case word
        case number
        case string, comment
        case open, close
        /// Punctuation, or an operator.
        case symbol
    }

    var kind: Kind
    package var text: String
    /// Where it begins in its file, from 1.
    var line: Int
    /// How many characters lie before it on its line.
    var column: Int
    /// Whether only spaces lie before it on its line.
    var beginsLine: Bool
    /// Whether a space, or a line end, lies before it.
    var followsSpace: Bool

    func `is`(_ text: String) -> Bool { self.text == text && kind != .string && kind != .comment }

    /// Whether it may be the name of a type, and so of a view.
    var isTypeName: Bool { kind == .word && text.first?.isUppercase == true }
}

extension CodeToken {
    /// The tokens of Swift source; nil if a string or a comment has no end.
    static func all(in source: String) -> [CodeToken]? {
        var lexer = CodeLexer(Array(source))
        return lexer.tokens()
    }
}

private struct CodeLexer {
    private let text: [Character]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var beginsLine = true
    private var followsSpace = true

    init(_ text: [Character]) { self.text = text }

    private var isAtEnd: Bool { index >= text.count }

    private func at(_ word: String) -> Bool {
        index + word.count <= text.count && zip(word, text[index...]).allSatisfy { $0 == $1 }
    }

    mutating func tokens() -> [CodeToken]? {
        var tokens: [CodeToken] = []
        while true {
            skipSpace()
            guard !isAtEnd else { return tokens }
            let (start, line, column) = (index, line, index - lineStart)
            let (beginsLine, followsSpace) = (beginsLine, followsSpace)
            guard let kind = next() else { return nil }
            tokens.append(
                CodeToken(
                    kind: kind, text: String(text[start..<index]), line: line, column: column, beginsLine: beginsLine,
                    followsSpace: followsSpace))
            (self.beginsLine, self.followsSpace) = (false, false)
        }
    }

    private mutating func advance() {
        if text[index].isNewline { (line, lineStart) = (line + 1, index + 1) }
        index += 1
    }

    private mutating func skipSpace() {
        while !isAtEnd, text[index].isWhitespace {
            if text[index].isNewline { beginsLine = true }
            followsSpace = true
            advance()
        }
    }

    private mutating func next() -> CodeToken.Kind? {
        let first = text[index]
        if at("//") { return skipLine() }
        if at("/*") { return skipComment() }
        if first == "\"" || first == "#" && opensRawString { return skipString() }
        if first.isNumber { return skipNumber() }
        if Self.isWord(first) || "@#`$".contains(first) { return skipWord() }
        if "([{".contains(first) { return one(.open) }
        if ")]}".contains(first) { return one(.close) }
        return skipSymbol()
    }

    private mutating func one(_ kind: CodeToken.Kind) -> CodeToken.Kind {
        index += 1
        return kind
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func skipLine() -> CodeToken.Kind {
        while !isAtEnd, !text[index].isNewline { index += 1 }
        return .comment
    }

    /// Comments nest.
    private mutating func skipComment() -> CodeToken.Kind? {
        var depth = 0
        while !isAtEnd {
            if at("/*") {
                (index, depth) = (index + 2, depth + 1)
            } else if at("*/") {
                (index, depth) = (index + 2, depth - 1)
                if depth == 0 { return .comment }
            } else {
                advance()
            }
        }
        return nil
    }

    private mutating func skipWord() -> CodeToken.Kind {
        index += 1
        while !isAtEnd, Self.isWord(text[index]) || text[index] == "`" { index += 1 }
        return .word
    }

    private mutating func skipNumber() -> CodeToken.Kind {
        while !isAtEnd {
            let isPoint = text[index] == "." && index + 1 < text.count && text[index + 1].isNumber
            guard Self.isWord(text[index]) || isPoint else { break }
            index += 1
        }
        return .number
    }

    private static let operators: Set<Character> = [
        "+", "-", "*", "/", "=", "<", ">", "!", "&", "|", "^", "~", "%", "?",
    ]

    /// Of several characters: `->`, `==`, `...`.
    private mutating func skipSymbol() -> CodeToken.Kind {
        let first = text[index]
        index += 1
        while !isAtEnd,
            Self.operators.contains(first) && Self.operators.contains(text[index]) || at(".") && first == "."
        {
            index += 1
        }
        return .symbol
    }

    // MARK: Strings

    private var opensRawString: Bool { text[index...].first { $0 != "#" } == "\"" }

    private mutating func skipString() -> CodeToken.Kind? {
        let hashes = text[index...].prefix { $0 == "#" }.count
        index += hashes
        let raw = String(repeating: "#", count: hashes)
        let isLong = at("\"\"\"")
        let quote = isLong ? "\"\"\"" : "\""
        index += quote.count
        while !isAtEnd {
            if at(quote + raw) {
                index += quote.count + hashes
                return .string
            }
            if at("\\" + raw + "(") {
                index += 1 + hashes
                guard skipInterpolation() else { return nil }
            } else if at("\\" + raw) {
                index += 1 + hashes
                if !isAtEnd { advance() }
            } else if text[index].isNewline, !isLong {
                return nil
            } else {
                advance()
            }
        }
        return nil
    }

    /// From its opening to its closing bracket: there may be strings in it.
    private mutating func skipInterpolation() -> Bool {
        var depth = 0
        while !isAtEnd {
            skipSpace()
            guard !isAtEnd else { return false }
            let start = index
            guard let kind = next() else { return false }
            if kind == .open { depth += 1 }
            if kind == .close { depth -= 1 }
            if depth == 0 { return text[start] == ")" }
        }
        return false
    }
}
