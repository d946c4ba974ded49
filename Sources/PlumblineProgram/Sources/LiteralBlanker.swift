/// Replaces comments and the contents of string literals by spaces, one for each byte; lines stay.
///
/// Interpolations are left out like the text around them. Literals of regular expressions are not distinguished from
/// operators.
struct LiteralBlanker {
    private let bytes: [UInt8]
    private var position = 0
    private var result: [UInt8] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func blank() -> String {
        result.reserveCapacity(bytes.count)
        while position < bytes.count {
            if starts("//".utf8) {
                skip { Self.isNewline($0) }
            } else if starts("/*".utf8) {
                skipComment()
            } else if let hashes = literalStart {
                skipLiteral(hashes)
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private func starts(_ word: some Sequence<UInt8>, at offset: Int = 0) -> Bool {
        bytes.dropFirst(position + offset).starts(with: word)
    }

    private mutating func drop(_ count: Int) {
        for _ in 0..<count where position < bytes.count {
            result.append(Self.isNewline(bytes[position]) ? bytes[position] : UInt8(ascii: " "))
            position += 1
        }
    }

    private mutating func skip(until isEnd: (UInt8) -> Bool) {
        while position < bytes.count, !isEnd(bytes[position]) { drop(1) }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts("/*".utf8) {
                depth += 1
                drop(2)
            } else if starts("*/".utf8) {
                depth -= 1
                drop(2)
            } else {
                drop(1)
            }
        } while depth > 0 && position < bytes.count
    }

    /// The number of `#` before a quotation mark here; nil if no literal begins.
    private var literalStart: Int? {
        var hashes = 0
        while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") { hashes += 1 }
        return starts("\"".utf8, at: hashes) ? hashes : nil
    }

    private mutating func skipLiteral(_ hashes: Int) {
        let marks = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        drop(hashes)
        let quote = [UInt8](repeating: UInt8(ascii: "\""), count: starts("\"\"\"".utf8) ? 3 : 1)
        let escape = [UInt8(ascii: "\\")] + marks
        keep(quote.count)
        while position < bytes.count {
            if starts(escape + [UInt8(ascii: "(")]) {
                drop(2 + hashes)
                skipInterpolation()
            } else if starts(escape) {
                drop(2 + hashes)
            } else if starts(quote + marks) {
                keep(quote.count)
                return drop(hashes)
            } else if quote.count == 1, Self.isNewline(bytes[position]) {
                return
            } else {
                drop(1)
            }
        }
    }

    private mutating func keep(_ count: Int) {
        result += bytes[position..<position + count]
        position += count
    }

    /// To the parenthesis that closes it; literals inside have interpolations of their own.
    private mutating func skipInterpolation() {
        var depth = 1
        while position < bytes.count, depth > 0 {
            if let hashes = literalStart {
                let length = result.count
                skipLiteral(hashes)
                // Its quotation marks are inside the outer literal.
                for index in length..<result.count where !Self.isNewline(result[index]) {
                    result[index] = UInt8(ascii: " ")
                }
                continue
            }
            if bytes[position] == UInt8(ascii: "(") { depth += 1 }
            if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
            drop(1)
        }
    }
}
