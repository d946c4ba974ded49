/// Reads Swift's code in which comments and the contents of literals are blank, byte by byte.
struct CodeScanner {
    let code: [UInt8]
    var position: Int
    /// Nothing from here on is read.
    let end: Int

    init(_ code: [UInt8], _ range: Range<Int>) {
        (self.code, position, end) = (code, range.lowerBound, range.upperBound)
    }

    /// Nil at the end.
    var byte: UInt8? { position < end ? code[position] : nil }

    func starts(_ text: StaticString) -> Bool {
        position + text.utf8CodeUnitCount <= end
            && (0..<text.utf8CodeUnitCount).allSatisfy { code[position + $0] == text.utf8Start[$0] }
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    static func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

    /// Letters, digits, and what is not ASCII.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 128...:
            true
        default: false
        }
    }

    mutating func skipSpace() {
        while let byte, Self.isSpace(byte) { position += 1 }
    }

    /// Where the next code is.
    var afterSpace: Int {
        var copy = self
        copy.skipSpace()
        return copy.position
    }

    mutating func skipLine() {
        while let byte, !Self.isNewline(byte) { position += 1 }
    }

    /// The word here, without the marks around a name that is a keyword, and skips it; nil if there is none.
    mutating func word() -> String? {
        let start = position
        while let byte, Self.isWord(byte) { position += 1 }
        guard position > start else { return nil }
        return String(decoding: code[start..<position].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }

    /// The word here, without skipping it.
    var nextWord: String? {
        var copy = self
        return copy.word()
    }

    /// Skips a literal, what is between brackets, a word, or one byte.
    mutating func skipToken() {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipGroup()
        case UInt8(ascii: "\""): skipLiteral()
        case let byte? where Self.isWord(byte): _ = word()
        default: position = min(end, position + 1)
        }
    }

    /// Skips to after the bracket that closes the one here.
    mutating func skipGroup() {
        var depth = 0
        repeat {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            position += 1
        } while depth > 0 && position < end
    }

    private mutating func skipLiteral() {
        if starts("\"\"\"") {
            position += 3
            while position < end, !starts("\"\"\"") { position += 1 }
            position = min(end, position + 3)
        } else {
            repeat { position += 1 } while byte.map { $0 != UInt8(ascii: "\"") && !Self.isNewline($0) } ?? false
            if byte == UInt8(ascii: "\"") { position += 1 }
        }
    }
}
