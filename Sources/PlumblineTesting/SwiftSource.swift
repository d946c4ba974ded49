/// Swift source, read just far enough to find the argument of a call.
///
/// It knows comments, strings of every kind with what is interpolated in them, and brackets; regular expressions between
/// slashes it does not.
struct SwiftSource {
    let scalars: [Unicode.Scalar]
    private let lineStarts: [Int]

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        self.scalars = scalars
        lineStarts = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
    }

    /// A string literal as the source has it.
    struct Literal: Hashable {
        /// Of the whole literal with its delimiters.
        var range: Range<Int>
        /// Its value; nil if something is interpolated in it.
        var value: String?
        /// The spaces its line begins with.
        var indentation: String
    }

    /// The string literal that alone is the argument of this label, in the call of this function that begins on the line.
    ///
    /// - Parameters:
    ///   - line: From 1.
    ///   - column: From 1, in UTF-8; selects among several calls on the line. The compiler gives that of the parenthesis.
    /// - Returns: nil if there is no such call, or where the argument is anything but one literal.
    func literal(labeled label: String, in function: String, line: Int, column: Int) -> Literal? {
        guard lineStarts.indices.contains(line - 1) else { return nil }
        let start = lineStarts[line - 1]
        let end = lineStarts.indices.contains(line) ? lineStarts[line] : scalars.count
        let calls = (start..<end).filter { isWord(function, at: $0) }
            .map { $0...skippingSpace($0 + function.unicodeScalars.count) }.filter { scalar($0.upperBound) == "(" }
        let wanted = offset(ofColumn: column, from: start)
        guard let call = calls.first(where: { $0.contains(wanted) }) ?? (calls.count == 1 ? calls[0] : nil) else {
            return nil
        }
        var index = call.upperBound + 1
        while index < scalars.count, scalars[index] != ")" {
            if isWord(label, at: index) {
                let colon = skippingSpace(index + label.unicodeScalars.count)
                if scalar(colon) == ":" { return argument(at: skippingSpace(colon + 1)) }
            }
            index = skippingToken(index)
        }
        return nil
    }

    private func argument(at start: Int) -> Literal? {
        guard let string = string(at: start), [",", ")"].contains(scalar(skippingSpace(string.range.upperBound))) else {
            return nil
        }
        let line = lineStarts.last { $0 <= start } ?? 0
        let spaces = scalars[line...].prefix { $0 == " " || $0 == "\t" }
        return Literal(
            range: string.range, value: string.value, indentation: String(String.UnicodeScalarView(spaces)))
    }

    private func offset(ofColumn column: Int, from start: Int) -> Int {
        var (index, bytes) = (start, 1)
        while bytes < column, index < scalars.count {
            bytes += UTF8.width(scalars[index])
            index += 1
        }
        return index
    }

    private func scalar(_ index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

    private func has(_ text: String, at index: Int) -> Bool {
        scalars[min(index, scalars.count)...].starts(with: text.unicodeScalars)
    }

    private func isWord(_ word: String, at index: Int) -> Bool {
        func isPart(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { $0 == "_" || $0.properties.isXIDContinue } ?? false
        }
        return has(word, at: index) && !isPart(scalar(index - 1)) && !isPart(scalar(index + word.unicodeScalars.count))
    }

    private func skippingSpace(_ start: Int) -> Int {
        var index = start
        while let next = scalar(index) {
            if next.properties.isWhitespace {
                index += 1
            } else if has("//", at: index) || has("/*", at: index) {
                index = skippingComment(index)
            } else {
                return index
            }
        }
        return index
    }

    /// The index after what begins here: a comment, a string, brackets with all within, a word, or a character.
    private func skippingToken(_ start: Int) -> Int {
        if has("//", at: start) || has("/*", at: start) { return skippingComment(start) }
        if let string = string(at: start) { return string.range.upperBound }
        if let close = ["(": ")", "[": "]", "{": "}"][String(scalars[start])] { return skippingBrackets(start, close) }
        var index = start
        while let next = scalar(index), next == "_" || next.properties.isXIDContinue { index += 1 }
        return max(index, start + 1)
    }

    private func skippingBrackets(_ start: Int, _ close: String) -> Int {
        var index = start + 1
        while index < scalars.count, !has(close, at: index) { index = skippingToken(index) }
        return index + 1
    }

    /// Comments between `/*` and `*/` nest.
    private func skippingComment(_ start: Int) -> Int {
        if has("//", at: start) { return scalars[start...].firstIndex(of: "\n") ?? scalars.count }
        var (index, depth) = (start + 2, 1)
        while index < scalars.count, depth > 0 {
            let change = has("/*", at: index) ? 1 : has("*/", at: index) ? -1 : 0
            depth += change
            index += change == 0 ? 1 : 2
        }
        return index
    }

    // MARK: Strings

    private func string(at start: Int) -> (range: Range<Int>, value: String?)? {
        let signs = scalars[min(start, scalars.count)...].prefix { $0 == "#" }.count
        guard scalar(start + signs) == "\"" else { return nil }
        let pounds = String(repeating: "#", count: signs)
        let isLong = has("\"\"\"", at: start + signs)
        let quotes = isLong ? "\"\"\"" : "\""
        let (end, escape) = (quotes + pounds, "\\" + pounds)
        var index = start + signs + quotes.count
        let bodyStart = index
        var isInterpolated = false
        while index < scalars.count, !has(end, at: index) {
            if has(escape + "(", at: index) {
                isInterpolated = true
                index = skippingBrackets(index + escape.unicodeScalars.count, ")")
            } else if has(escape, at: index) {
                index += escape.unicodeScalars.count + 1
            } else if !isLong, scalars[index] == "\n" {
                return nil
            } else {
                index += 1
            }
        }
        guard index < scalars.count else { return nil }
        let body = String(String.UnicodeScalarView(scalars[bodyStart..<index]))
        let raw = isLong ? withoutIndentation(body) : body
        let value = isInterpolated ? nil : raw.flatMap { unescaped($0, escape) }
        return (start..<index + end.unicodeScalars.count, value)
    }

    /// The lines between the quotes, without the closing quotes' indentation, and with the line ends of values.
    private func withoutIndentation(_ body: String) -> String? {
        var lines = body.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
        guard lines.count > 1, let indentation = lines.popLast(), lines.removeFirst().allSatisfy(\.isWhitespace) else {
            return nil
        }
        return lines.map { String($0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0.drop { $0 == " " }) }
            .joined(separator: "\n")
    }

    private func unescaped(_ text: String, _ escape: String) -> String? {
        guard text.contains(escape) else { return text }
        var (result, rest) = ("", text[...])
        while let place = rest.range(of: escape) {
            result += rest[..<place.lowerBound]
            rest = rest[place.upperBound...]
            switch rest.popFirst() {
            case "n": result += "\n"
            case "t": result += "\t"
            case "r": result += "\r"
            case "0": result += "\0"
            case "\n": break
            case let other? where "\\\"'".contains(other): result.append(other)
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(digits.count + 2)
            default: return nil
            }
        }
        return result + rest
    }

    /// The source with other text in these places, which do not overlap.
    func replacing(_ edits: [Range<Int>: String]) -> String {
        var result = String.UnicodeScalarView()
        var index = 0
        for (range, text) in edits.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
            result.append(contentsOf: scalars[index..<range.lowerBound])
            result.append(contentsOf: text.unicodeScalars)
            index = range.upperBound
        }
        result.append(contentsOf: scalars[index...])
        return String(result)
    }
}
