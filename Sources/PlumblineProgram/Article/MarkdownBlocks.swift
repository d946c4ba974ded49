/// The blocks of a Markdown page in which a fence opens no listing, as CommonMark has them.
enum MarkdownBlocks {
    /// HTML that is taken as it is up to an end of its own: comments, and elements whose text is not Markdown.
    private static var raw: [(begin: Regex<Substring>, end: Regex<Substring>)] {
        let element = /(?i)\x20{0,3}<(?:pre|script|style|textarea)(?:[\s>]|$)/
        return [(/\x20{0,3}<!--/, /-->/), (element, /(?i)<\/(?:pre|script|style|textarea)>/)]
    }

    /// The last line of the HTML that begins with this line; the line itself if none does. Nil if the HTML never ends.
    static func endOfRaw(from index: Int, in lines: [String]) -> Int? {
        guard let block = raw.first(where: { lines[index].prefixMatch(of: $0.begin) != nil }) else { return index }
        return lines[index...].firstIndex { $0.contains(block.end) }
    }

    /// Whether a line is indented as code is: by four columns more than the list that it is in.
    static func isCode(_ index: Int, in lines: [String]) -> Bool {
        var room = columns(lines[index])
        guard room >= 4 else { return false }
        for line in lines[..<index].reversed() where !line.allSatisfy(\.isWhitespace) {
            let indent = columns(line)
            guard indent < room else { continue }
            // The text of an item of a list is as deep as its first word.
            if let mark = line.firstMatch(of: /^\s*(?:[-*+]|\d{1,9}[.)])(?:\s+|$)/)?.0 {
                let text = columns(line) + mark.drop(while: \.isWhitespace).count
                if text <= columns(lines[index]) { return columns(lines[index]) - text >= 4 }
            }
            room = indent
            if indent == 0 { break }
        }
        return true
    }

    /// What a line is indented by; tabs go to every fourth column.
    private static func columns(_ line: String) -> Int {
        line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
    }
}
