import Foundation

/// Source as a figure shows it: without what only figures need, in lines of limited length.
package struct CodeListing: Hashable, Sendable {
    /// Part of a line, at a column, with the token it comes from.
    package struct Piece: Hashable, Sendable {
        package var text: String
        package var column: Int
        package var token: Int
    }

    package typealias Line = [Piece]

    package private(set) var lines: [Line] = []

    /// The columns of a line, unless there is less room: longer ones are broken.
    static let columns = 46

    /// - Parameters:
    ///   - lines: The lines of the closure that are shown, from 1; nil is all.
    ///   - unfolded: Whose closures are shown: the children of a `ForEach` on several lines are left out unless it is
    ///     named.
    ///   - columns: The columns of a line, where it can be broken there.
    package init(
        _ code: SceneCode, lines chosen: ClosedRange<Int>? = nil, unfolded: [String] = [], columns: Int = Self.columns
    ) {
        let hidden = Self.hidden(code, unfolded)
        let sources = Self.sourceLines(code, hidden)
        let first = code.tokens.first?.line ?? 1
        let shown = sources.filter { line in chosen.map { $0.contains(line.number - first + 1) } ?? true }
        let least = shown.map(\.indent).min() ?? 0
        let levels = Self.levels(of: Set(shown.map { $0.indent - least }))
        func level(_ line: SourceLine) -> Int { levels[line.indent - least] ?? 0 }
        // Where four columns a level are too many, two are enough.
        let isWide = shown.contains { Self.width(of: $0.laidOut(indent: level($0) * 4)) > columns }
        let step = isWide ? 2 : 4
        for line in shown {
            self.lines += CodeBreaker(indent: level(line) * step, step: step, columns: columns).lines(line)
        }
    }

    /// The level of each indentation of the source, in columns: a multiple of the least one. Where that would bring two to one
    /// level, as when something is indented twice at once, each has its own.
    private static func levels(of indents: Set<Int>) -> [Int: Int] {
        let sorted = indents.sorted()
        let step = sorted.first { $0 > 0 } ?? 4
        let isEven = Set(sorted.map { $0 / step }).count == sorted.count
        return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, isEven ? $1 / step : $0) })
    }

    /// Modifiers of this library alone, and the insides of folded closures.
    private static func hidden(_ code: SceneCode, _ unfolded: [String]) -> (dropped: Set<Int>, folded: Set<Int>) {
        var (dropped, folded) = (Set<Int>(), Set<Int>())
        for expression in code.expressions {
            for link in expression.links where ["layoutLabel", "annotated"].contains(link.name) {
                dropped.formUnion(link.tokens)
            }
            guard expression.name == "ForEach", !unfolded.contains("ForEach"), expression.head.count > 2 else {
                continue
            }
            let end = expression.head.upperBound - 1
            guard code.tokens[end].is("}"), let brackets = Brackets(code.tokens), let open = brackets[end],
                code.tokens[end].line > code.tokens[open].line + 2, open + 1 < end
            else { continue }
            folded.insert(open + 1)
            dropped.formUnion(open + 2..<end)
        }
        return (dropped, folded)
    }

    /// A line of the source, without hidden tokens.
    struct SourceLine {
        var number: Int
        var indent: Int
        var words: [Word]

        func laidOut(indent: Int) -> Line { Word.laidOut(words, from: indent) }
    }

    struct Word {
        var text: String
        var kind: CodeToken.Kind
        var token: Int
        /// Whether a space lies before it.
        var isApart: Bool

        static func laidOut(_ words: some Sequence<Word>, from indent: Int) -> Line {
            var (column, line) = (indent, Line())
            for word in words {
                if word.isApart, !line.isEmpty { column += 1 }
                line.append(Piece(text: word.text, column: column, token: word.token))
                column += word.text.count
            }
            return line
        }
    }

    private static func sourceLines(_ code: SceneCode, _ hidden: (dropped: Set<Int>, folded: Set<Int>)) -> [SourceLine]
    {
        var lines: [SourceLine] = []
        var isJoined = false
        for (index, token) in code.tokens.enumerated() {
            if hidden.dropped.contains(index) {
                continue
            }
            if hidden.folded.contains(index) {
                lines[lines.count - 1].words.append(Word(text: "…", kind: .symbol, token: index, isApart: true))
                isJoined = true
                continue
            }
            let text = token.kind == .string ? oneLine(token.text) : token.text
            let word = Word(text: text, kind: token.kind, token: index, isApart: token.followsSpace)
            if lines.isEmpty || token.beginsLine && !isJoined {
                lines.append(SourceLine(number: token.line, indent: token.beginsLine ? token.column : 0, words: []))
            }
            isJoined = false
            lines[lines.count - 1].words.append(word)
        }
        // What stands on the brace's own line has no indentation of its own.
        if let first = code.tokens.first, !first.beginsLine, lines.count > 1 {
            lines[0].indent = lines.dropFirst().map(\.indent).min() ?? 0
        }
        return lines
    }

    /// The first line of a multiline text.
    private static func oneLine(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        let first = text.split(whereSeparator: \.isNewline).dropFirst().first ?? ""
        return "\"" + first.drop(while: \.isWhitespace) + "…\""
    }
}

extension CodeListing {
    /// The columns it takes.
    package var width: Int { lines.map(Self.width).max() ?? 0 }

    static func width(of line: Line) -> Int { line.last.map { $0.column + $0.text.count } ?? 0 }

    /// The text, line by line.
    package var text: String {
        lines.map { line in
            line.reduce(into: "") { text, piece in
                text += String(repeating: " ", count: max(0, piece.column - text.count)) + piece.text
            }
        }.joined(separator: "\n")
    }
}

/// Breaks lines that are too long: before a modifier, else behind the outermost comma or bracket.
private struct CodeBreaker {
    let indent: Int
    let step: Int
    let columns: Int

    func lines(_ line: CodeListing.SourceLine) -> [CodeListing.Line] {
        lines(line.words.map(shortened)[...], indent: indent, rest: indent + step)
    }

    /// A string that fits no line loses its middle.
    private func shortened(_ word: CodeListing.Word) -> CodeListing.Word {
        let most = columns - indent - step - 6
        guard word.kind == .string || word.kind == .comment, word.text.count > max(most, 12) else { return word }
        var word = word
        let kept = max(most, 12) - 1
        let quote = word.kind == .string ? 1 : 0
        word.text = word.text.prefix(kept - quote) + "…" + word.text.suffix(quote)
        return word
    }

    private func lines(_ words: ArraySlice<CodeListing.Word>, indent: Int, rest: Int) -> [CodeListing.Line] {
        let whole = CodeListing.Word.laidOut(words, from: indent)
        guard CodeListing.width(of: whole) > columns, let cut = cut(words, whole) else { return [whole] }
        return [CodeListing.Word.laidOut(words[..<cut], from: indent)] + lines(words[cut...], indent: rest, rest: rest)
    }

    /// The best place to break: the outermost, and there the last that fits.
    private func cut(_ words: ArraySlice<CodeListing.Word>, _ whole: CodeListing.Line) -> Int? {
        var best: (depth: Int, index: Int)?
        var depth = 0
        for (offset, index) in words.indices.enumerated() {
            let (word, piece) = (words[index], whole[offset])
            if word.kind == .close { depth -= 1 }
            if index > words.startIndex, piece.column <= columns, mayBreak(before: index, words),
                best.map({ depth <= $0.depth }) ?? true
            {
                best = (depth, index)
            }
            if word.kind == .open { depth += 1 }
            if piece.column + piece.text.count > columns, best != nil { break }
        }
        return best?.index
    }

    private func mayBreak(before index: Int, _ words: ArraySlice<CodeListing.Word>) -> Bool {
        let (word, before) = (words[index], words[index - 1])
        // A condition stays with its keyword.
        if ["if", "switch", "case"].contains(before.text) { return false }
        // The names of a closure stay with its first statement.
        let isLabel = index + 1 < words.endIndex && words[index + 1].text == ":"
        if word.text == "in" && !isLabel || before.text == "in" { return false }
        if word.kind == .comment { return true }
        // The colon of `a ? b : c` has a space before it.
        if word.text == ":" { return word.isApart }
        if word.kind == .close || [",", "{"].contains(word.text) { return false }
        if word.text == "." { return index - 1 > words.startIndex && !word.isApart && before.kind == .close }
        if before.kind == .open { return before.text == "(" || before.text == "{" }
        return before.text == "," || word.isApart && ![":", "?"].contains(before.text)
    }
}
