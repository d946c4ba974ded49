/// The statements in code between braces.
struct Statements {
    let code: [UInt8]

    /// A part of code that can be left out alone.
    struct Part: Equatable {
        enum Kind { case statement, modifier }

        let range: Range<Int>
        let kind: Kind
        /// To the end of the last statement after it that runs only if it does.
        var rest: Range<Int>
        /// The first word, a modifier's name.
        let name: String

        /// Whether the braces in it hold statements, and are no closure.
        var isBranch: Bool {
            ["guard", "if", "switch", "for", "while", "repeat", "do", "defer", "case", "default"].contains(name)
        }

        /// Whether what follows may need it: it declares something, or decides what follows.
        var isControl: Bool {
            [
                "let", "var", "func", "struct", "class", "enum", "typealias", "return", "guard", "if", "switch", "for",
                "while", "repeat", "do", "defer", "throw", "break", "continue", "fallthrough", "case", "default",
            ].contains(name)
        }
    }

    /// The statement at a place, of those directly between the braces.
    func statement(at place: Int, in block: Range<Int>) -> Part? {
        let statements = DeclarationParser.statements(in: code, block)
        guard
            let (index, part) = statements.enumerated().lazy.compactMap({ index, range in
                part(range).map { (index, $0) }
            }).first(where: { $0.1.range.contains(place) })
        else { return nil }
        var (found, end) = (part, statements[index].upperBound)
        for next in statements[(index + 1)...] {
            // Lines for the compiler are between statements.
            guard next.lowerBound == end || isSpace(end..<next.lowerBound), !isLabeled(next) else { break }
            end = next.upperBound
            if let last = self.part(next) { found.rest = part.range.lowerBound..<last.range.upperBound }
        }
        return found
    }

    private func isSpace(_ range: Range<Int>) -> Bool {
        code[range].allSatisfy { CodeScanner.isSpace($0) || $0 == UInt8(ascii: ";") }
    }

    /// Whether another case of a switch begins with it.
    private func isLabeled(_ range: Range<Int>) -> Bool {
        var scanner = CodeScanner(code, range)
        scanner.skipSpace()
        return scanner.starts("@unknown") || ["case", "default"].contains(scanner.nextWord)
    }

    /// Where the name is that a call or an assignment begins with; of a member of `self` that of the member.
    func root(of part: Part) -> Int {
        var scanner = CodeScanner(code, part.range)
        while let word = scanner.nextWord, ["try", "await", "self", "_"].contains(word) {
            _ = scanner.word()
            scanner.skipSpace()
            while let byte = scanner.byte, "?!.=".utf8.contains(byte) { scanner.position += 1 }
            scanner.skipSpace()
        }
        return scanner.position
    }

    /// What a statement calls first, or whose value it is, if it is only that expression: `card` of `self.card(a).bold()`.
    func called(by part: Part) -> String? {
        var scanner = CodeScanner(code, part.range)
        var name: String?
        while let word = scanner.word() {
            if !["return", "try", "await", "self"].contains(word) { name = word }
            while let byte = scanner.byte, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
                scanner.position += 1
            }
            let isMember = scanner.starts(".")
            if isMember { scanner.position += 1 } else if name == nil { scanner.skipSpace() } else { break }
        }
        guard !part.isControl || part.name == "return", let name, let first = name.first, !first.isNumber else {
            return nil
        }
        scanner.skipSpace()
        return scanner.byte.map { "({<.".utf8.contains($0) } ?? true ? name : nil
    }

    /// The names that a declaration of variables or a function in code begins with.
    func names(declaredBy part: Part) -> [String] {
        var scanner = CodeScanner(code, part.range)
        _ = scanner.word()
        var names: [String] = []
        while let byte = scanner.byte, !"=:{<".utf8.contains(byte), part.name != "func" || byte != UInt8(ascii: "(") {
            if let word = scanner.word() { names.append(word) } else { scanner.position += 1 }
        }
        return names.filter { $0 != "_" }
    }

    /// What holds a place, from the outermost statement to the innermost, with the modifiers it is in.
    func parts(around place: Int, in block: Range<Int>) -> [Part] {
        guard let statement = statement(at: place, in: block) else { return [] }
        let modifier = modifier(at: place, in: statement.range).map { [$0] } ?? []
        let inner = braces(around: place, in: statement.range).map { parts(around: place, in: $0) } ?? []
        return [statement] + modifier + inner
    }

    /// Without the label of a case, or the parameters of a closure.
    private func part(_ range: Range<Int>) -> Part? {
        var scanner = CodeScanner(code, range)
        scanner.skipSpace()
        var start = scanner.position
        let first = scanner.nextWord ?? ""
        if ["case", "default"].contains(first) {
            while let byte = scanner.byte, byte != UInt8(ascii: ":") { scanner.skipToken() }
            scanner.position += 1
        } else if first != "for" {
            while scanner.byte != nil, scanner.nextWord != "in" { scanner.skipToken() }
            if scanner.nextWord == "in" { _ = scanner.word() } else { scanner.position = start }
        }
        scanner.skipSpace()
        start = min(scanner.position, range.upperBound)
        var end = range.upperBound
        while end > start, CodeScanner.isSpace(code[end - 1]) { end -= 1 }
        guard start < end else { return nil }
        return Part(range: start..<end, kind: .statement, rest: start..<end, name: scanner.nextWord ?? "")
    }

    /// What is between the braces that a place is in, the outermost of them.
    func braces(around place: Int, in range: Range<Int>) -> Range<Int>? {
        for start in range where code[start] == UInt8(ascii: "{") && start < place {
            var scanner = CodeScanner(code, start..<range.upperBound)
            scanner.skipGroup()
            if scanner.position > place { return start + 1..<max(start + 1, scanner.position - 1) }
        }
        return nil
    }

    /// The call that a place is in, if it is one of a view's modifiers: a call on what another call made.
    private func modifier(at place: Int, in range: Range<Int>) -> Part? {
        var scanner = CodeScanner(code, range)
        var last = UInt8(ascii: " ")
        while let byte = scanner.byte, scanner.position <= place {
            let start = scanner.position
            if byte == UInt8(ascii: "."), last == UInt8(ascii: ")") || last == UInt8(ascii: "}") {
                scanner.position += 1
                let name = scanner.word() ?? ""
                skipArguments(&scanner)
                if scanner.position > place, scanner.position > start + 1 + name.utf8.count {
                    let range = start..<scanner.position
                    return Part(range: range, kind: .modifier, rest: range, name: name)
                }
            } else {
                scanner.skipToken()
            }
            if !CodeScanner.isSpace(scanner.code[scanner.position - 1]) { last = scanner.code[scanner.position - 1] }
        }
        return nil
    }

    /// Skips arguments in parentheses and closures after them.
    private func skipArguments(_ scanner: inout CodeScanner) {
        if scanner.starts("(") { scanner.skipGroup() }
        while true {
            var next = scanner
            next.skipSpace()
            if let label = next.word() {
                guard !label.isEmpty, next.starts(":") else { return }
                next.position += 1
                next.skipSpace()
            }
            guard next.starts("{") else { return }
            next.skipGroup()
            scanner = next
        }
    }
}
