/// Replaces comments and the contents of string literals by spaces; lines stay.
///
/// Interpolations are left out like the text around them. Literals of regular expressions are not told from operators.
struct LiteralBlanker {
    private let characters: [Character]
    private var position = 0
    private var result = ""

    init(_ text: String) { characters = Array(text) }

    mutating func blank() -> String {
        result.reserveCapacity(characters.count)
        while position < characters.count {
            if starts("//") {
                skip { $0.isNewline }
            } else if starts("/*") {
                skipComment()
            } else if let hashes = literalStart {
                skipLiteral(hashes)
            } else {
                result.append(characters[position])
                position += 1
            }
        }
        return result
    }

    private func starts(_ word: String, at offset: Int = 0) -> Bool {
        let start = position + offset
        return start + word.count <= characters.count && zip(word, characters[start...]).allSatisfy { $0 == $1 }
    }

    private mutating func drop(_ count: Int) {
        for _ in 0..<count where position < characters.count {
            result.append(characters[position].isNewline ? characters[position] : " ")
            position += 1
        }
    }

    private mutating func skip(until isEnd: (Character) -> Bool) {
        while position < characters.count, !isEnd(characters[position]) { drop(1) }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                drop(2)
            } else if starts("*/") {
                depth -= 1
                drop(2)
            } else {
                drop(1)
            }
        } while depth > 0 && position < characters.count
    }

    /// The number of `#` before a quotation mark here; nil where no literal begins.
    private var literalStart: Int? {
        var hashes = 0
        while position + hashes < characters.count, characters[position + hashes] == "#" { hashes += 1 }
        return starts("\"", at: hashes) ? hashes : nil
    }

    private mutating func skipLiteral(_ hashes: Int) {
        let marks = String(repeating: "#", count: hashes)
        drop(hashes)
        let quote = starts("\"\"\"") ? "\"\"\"" : "\""
        keep(quote.count)
        while position < characters.count {
            if starts("\\\(marks)(") {
                drop(2 + hashes)
                skipInterpolation()
            } else if starts("\\\(marks)") {
                drop(2 + hashes)
            } else if starts(quote + marks) {
                keep(quote.count)
                return drop(hashes)
            } else if quote.count == 1, characters[position].isNewline {
                return
            } else {
                drop(1)
            }
        }
    }

    private mutating func keep(_ count: Int) {
        result += characters[position..<position + count]
        position += count
    }

    /// To the parenthesis that closes it; literals inside have interpolations of their own.
    private mutating func skipInterpolation() {
        var depth = 1
        while position < characters.count, depth > 0 {
            if let hashes = literalStart {
                let length = result.count
                skipLiteral(hashes)
                // Its quotation marks are inside the outer literal.
                result = result.prefix(length) + String(result.dropFirst(length).map { $0.isNewline ? $0 : " " })
                continue
            }
            if characters[position] == "(" { depth += 1 }
            if characters[position] == ")" { depth -= 1 }
            drop(1)
        }
    }
}
