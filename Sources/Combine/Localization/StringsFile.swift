import Foundation

/// `"key" = "text";` in a `.strings` file, or a property list.
struct StringsFile {
    private(set) var texts: [String: String] = [:]
    /// What in it cannot be read. The rest can.
    private(set) var problem: StringTableError?

    init(_ file: String) throws(StringTableError) {
        let data = try StringTableError.contents(of: file)
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            do {
                texts = try PropertyListDecoder().decode([String: String].self, from: data)
            } catch { throw StringTableError(file: file, data: data, error) }
            return
        }
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
            throw StringTableError(file: file, "is not in UTF-8 or UTF-16")
        }
        read(text, file)
    }

    private mutating func read(_ text: String, _ file: String) {
        var rest = text.trimmingPrefix("\u{FEFF}")
        while true {
            rest = rest.trimmingPrefix(/(?:\s|\/\/[^\n\r]*|\/\*(?s:.*?)\*\/)+/)
            if rest.isEmpty { return }
            if let entry = rest.prefixMatch(of: Self.entry) {
                let key = Self.unescaped(entry.1)
                texts[key] = entry.2.map(Self.unescaped) ?? key
                rest = rest[entry.range.upperBound...]
            } else {
                if problem == nil {
                    let line = text[..<rest.startIndex].count { $0.isNewline } + 1
                    problem =
                        StringTableError(file: file, conflict: text)
                        ?? StringTableError(
                            file: file, "cannot be read at line \(line)")
                }
                // The next line may be whole.
                guard let end = rest.firstIndex(where: \.isNewline) else { return }
                rest = rest[end...]
            }
        }
    }

    /// A text that is its own key has no value.
    private static var entry: Regex<(Substring, Substring, Substring?)> {
        /("(?:[^"\\]|\\(?s:.))*"|[\w.$:\/-]+)\s*(?:=\s*("(?:[^"\\]|\\(?s:.))*"|[\w.$:\/-]+)\s*)?;/
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.hasPrefix("\"") else { return String(text) }
        return String(text.dropFirst().dropLast()).replacing(/\\(?:[Uu]([0-9A-Fa-f]{4})|((?s:.)))/) { match in
            if let code = match.1 {
                return UInt16(code, radix: 16).map { String(decoding: [$0], as: UTF16.self) } ?? ""
            }
            return switch match.2 {
            case "n": "\n"
            case "t": "\t"
            case "r": "\r"
            default: String(match.2 ?? "")
            }
        }
    }
}
