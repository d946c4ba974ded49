import Foundation

/// Reads the Markdown of a literal: `*x*`, `**x**`, `` `x` ``, `~~x~~`, `[label](url)`, `<url>`, `\*`, and
/// `^[2 apple](inflect: true)`.
///
/// By CommonMark's rules for the inside of a paragraph. Values between the characters are never read as Markdown.
struct Markdown {
    /// A part of a literal.
    enum Part: Sendable {
        case characters(String)
        case value([Text.Segment])
    }

    private enum Unit {
        case character(Character)
        case value([Text.Segment])
    }

    private let units: [Unit]
    private var position = 0
    var nodes: [Node] = []
    /// The nodes that are brackets, of which each may begin a link.
    private var brackets: [Int] = []
    /// Where each parenthesis is closed.
    private var closings: [Int: Int] = [:]

    private init(_ parts: [Part]) {
        units = parts.flatMap { part -> [Unit] in
            switch part {
            case .characters(let text): text.map(Unit.character)
            case .value(let segments): [.value(segments)]
            }
        }
        var open: [Int] = []
        for index in units.indices {
            switch character(at: index) {
            case "(": open.append(index)
            case ")": if let start = open.popLast() { closings[start] = index }
            default: continue
            }
        }
    }

    static func segments(_ parts: [Part]) -> [Text.Segment] {
        guard parts.contains(where: \.mayHaveMarks) else { return parts.flatMap(\.plain) }
        var reader = Markdown(parts)
        reader.read()
        reader.pairMarks(in: 0..<reader.nodes.count)
        return reader.result
    }

    // MARK: - Reading

    private func character(at index: Int) -> Character? {
        guard units.indices.contains(index), case .character(let character) = units[index] else { return nil }
        return character
    }

    private mutating func append(_ character: Character) {
        if let last = nodes.indices.last, case .text = nodes[last].content, !nodes[last].isCode, nodes[last].link == nil
        {
            nodes[last].append(character)
        } else {
            nodes.append(Node(content: .text(String(character))))
        }
    }

    private mutating func read() {
        while position < units.count {
            guard let next = character(at: position) else {
                if case .value(let segments) = units[position] { nodes.append(Node(content: .value(segments))) }
                position += 1
                continue
            }
            switch next {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readMarks(next)
            case "[":
                brackets.append(nodes.count)
                nodes.append(Node(content: .bracket))
                position += 1
            case "]": readLink()
            case "<": readBareLink()
            default:
                append(next)
                position += 1
            }
        }
    }

    /// A backslash before punctuation makes it plain.
    private mutating func readEscape() {
        if let next = character(at: position + 1), next.isASCII, next.isPunctuation || next.isSymbol {
            append(next)
            position += 2
        } else {
            append("\\")
            position += 1
        }
    }

    private func count(of mark: Character, at start: Int) -> Int {
        var end = start
        while character(at: end) == mark { end += 1 }
        return end - start
    }

    private mutating func readCode() {
        let length = count(of: "`", at: position)
        let start = position + length
        var end = start
        while end < units.count {
            let closing = count(of: "`", at: end)
            if closing == length { break }
            end += max(closing, 1)
        }
        guard end < units.count else {
            for _ in 0..<length { append("`") }
            position = start
            return
        }
        var inside = start..<end
        // One space at each end lets code begin with a backtick.
        if inside.count > 1, character(at: start) == " ", character(at: end - 1) == " ",
            inside.contains(where: { character(at: $0) != " " })
        {
            inside = start + 1..<end - 1
        }
        var isOpen = false
        for unit in units[inside] {
            switch unit {
            case .character(let character):
                if isOpen {
                    nodes[nodes.count - 1].append(character)
                } else {
                    nodes.append(Node(content: .text(String(character)), isCode: true))
                }
                isOpen = true
            case .value(let segments):
                nodes.append(Node(content: .value(segments), isCode: true))
                isOpen = false
            }
        }
        position = end + length
    }

    /// Whether marks can open or close depends on their neighbors; a value is like a letter.
    private mutating func readMarks(_ mark: Character) {
        let length = count(of: mark, at: position)
        func neighbor(_ index: Int) -> (isSpace: Bool, isPunctuation: Bool) {
            guard units.indices.contains(index) else { return (true, false) }
            guard let character = character(at: index) else { return (false, false) }
            return (character.isWhitespace, character.isPunctuation || character.isSymbol)
        }
        let (before, after) = (neighbor(position - 1), neighbor(position + length))
        let leads = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
        let trails = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
        var node = Node(content: .marks(mark, count: length))
        // An underscore within a word is part of it.
        node.canOpen = leads && (mark != "_" || !trails || before.isPunctuation)
        node.canClose = trails && (mark != "_" || !leads || after.isPunctuation)
        if mark == "~", length > 2 { (node.canOpen, node.canClose) = (false, false) }
        nodes.append(node)
        position += length
    }

    private mutating func readLink() {
        let open = brackets.popLast()
        guard let open, let (target, words, end) = target(from: position + 1) else {
            if let open { nodes[open].content = .text("[") }
            append("]")
            position += 1
            return
        }
        nodes.remove(at: open)
        pairMarks(in: open..<nodes.count)
        if removeCaret(before: open) {
            if words.contains("inflect: true") { inflect(from: open) }
            position = end
            return
        }
        for index in open..<nodes.count { nodes[index].link = target }
        // Links do not nest.
        for index in brackets { nodes[index].content = .text("[") }
        brackets = []
        position = end
    }

    /// `^[text](attributes)` is no link.
    private mutating func removeCaret(before open: Int) -> Bool {
        guard open > 0, case .text(let text) = nodes[open - 1].content, text.last == "^" else { return false }
        nodes[open - 1].content = .text(String(text.dropLast()))
        return true
    }

    /// Makes the last word plural unless the number before it is one.
    private mutating func inflect(from start: Int) {
        let strings = nodes[start...].map { node in
            switch node.content {
            case .text(let text): text
            case .value(let segments): segments.map(\.string).joined()
            case .marks, .bracket: ""
            }
        }
        guard let number = strings.joined().firstMatch(of: /[\d.,]*\d/), number.0 != "1" else { return }
        for (index, string) in strings.enumerated().reversed() where string.contains(where: \.isLetter) {
            nodes[start + index].content = .text(Plural.of(string))
            return
        }
    }

    /// A link's target, without its title, all that is in its parentheses, and their end.
    private func target(from start: Int) -> (URL, words: String, end: Int)? {
        guard let closing = closings[start] else { return nil }
        let text = units[start + 1..<closing].reduce(into: "") { text, unit in
            switch unit {
            case .value(let segments): text += segments.map(\.string).joined()
            case .character(let character): text.append(character)
            }
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        let address = words.first.map { $0.hasPrefix("<") && $0.hasSuffix(">") ? $0.dropFirst().dropLast() : $0 }
        return URL(string: address.map(String.init) ?? "#").map { ($0, text, closing + 1) }
    }

    /// `<https://…>` or `<someone@example.com>`.
    private mutating func readBareLink() {
        var (text, index) = ("", position + 1)
        while let character = character(at: index), character != ">", character != "<", !character.isWhitespace {
            text.append(character)
            index += 1
        }
        let isAddress = text.contains(":") || text.contains("@")
        guard character(at: index) == ">", isAddress,
            let url = URL(string: text.contains(":") ? text : "mailto:\(text)")
        else {
            append("<")
            position += 1
            return
        }
        nodes.append(Node(content: .text(text), link: url))
        position = index + 1
    }

    // MARK: - Result

    private var result: [Text.Segment] {
        nodes.reduce(into: []) { segments, node in
            let content: [Text.Segment] =
                switch node.content {
                case .text(let text): [Text.Segment(string: text)]
                case .value(let value): value
                case .marks(let mark, let count): [Text.Segment(string: String(repeating: mark, count: count))]
                case .bracket: [Text.Segment(string: "[")]
                }
            for segment in content where !segment.string.isEmpty {
                let segment = node.styled(segment)
                let continues = segments.last.map { last in
                    last.isPlain && segment.isPlain && last.attributes == segment.attributes
                        && last.link == segment.link
                }
                if continues == true {
                    segments[segments.count - 1].string += segment.string
                } else {
                    segments.append(segment)
                }
            }
        }
    }
}
