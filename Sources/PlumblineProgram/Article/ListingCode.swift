/// The code of a listing in parts: declarations, and expressions that are views.
struct ListingCode {
    struct Part: Equatable {
        let isDeclaration: Bool
        var code: String
        /// The line in the listing, from 0.
        let line: Int

        var isPreview: Bool { isDeclaration && code.contains(/(?m)^[ \t]*#Preview\b/) }
    }

    let parts: [Part]
    /// The names of the types and functions it declares.
    let names: Set<String>
    /// Whether the expressions are scenes of Plumbline's.
    let isScene: Bool
    /// The view that it shows if nothing else is said, and no expression is one: of the last preview, else the last view.
    let implied: Implied?

    enum Implied: Equatable {
        /// - code: What is in its braces.
        case preview(code: String)
        case view(String)
    }

    init(_ code: String) {
        let blank = SourceText(code)
        parts = Self.parts(code, blank.code)
        names = Set(blank.declaredNames)
        implied = Self.lastPreview(in: blank) ?? blank.topLevelViewNames.last.map { .view($0) }
        isScene =
            Self.parts(blank.code, blank.code).first { !$0.isDeclaration }
            .map { $0.code.contains(/^\s*(?:Plumbline\s*\.\s*)?Scene\s*\(/) } ?? false
    }

    /// What is drawn instead of the expressions; nil draws these.
    func shown(_ mark: ListingMark) -> Implied? { mark.show.map { .view($0) } ?? (expressions.isEmpty ? implied : nil) }

    /// Whether no other listing needs a line, from 0: the fence above the listing, one of a view that is drawn or of a preview.
    func isDrawing(_ line: Int) -> Bool {
        guard let part = parts.last(where: { $0.line <= line }) else { return true }
        return !part.isDeclaration || part.isPreview
    }

    var declarations: [Part] { parts.filter(\.isDeclaration) }
    var expressions: [Part] { parts.filter { !$0.isDeclaration } }

    /// - Parameter code: The same text without comments and literals.
    private static func parts(_ text: String, _ code: String) -> [Part] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let blank = code.split(separator: "\n", omittingEmptySubsequences: false)
        var parts: [Part] = []
        var depth = 0
        // Whether the next line belongs to the part whatever it begins with: after `@MainActor` alone, or an operator.
        var isOpen = false
        var hasCode = false
        for index in lines.indices {
            let words = blank[index].trimmingPrefix(while: \.isWhitespace)
            let begins = depth == 0 && !isOpen && !words.isEmpty && !continues(words)
            if begins || parts.isEmpty {
                // Lines before the first code, such as comments, belong to it.
                let head = hasCode ? nil : parts.popLast()
                parts.append(
                    Part(
                        isDeclaration: declares(words), code: (head.map { "\($0.code)\n" } ?? "") + lines[index],
                        line: head?.line ?? index))
            } else {
                parts[parts.count - 1].code += "\n\(lines[index])"
            }
            depth += depthChange(blank[index])
            hasCode = hasCode || !words.isEmpty
            if !words.isEmpty { isOpen = depth == 0 && leavesOpen(words) }
        }
        return parts.filter { !$0.code.allSatisfy(\.isWhitespace) }
    }

    private static func lastPreview(in source: SourceText) -> Implied? {
        guard let sign = source.topLevelCode.matches(of: /#Preview\b/).last?.range.lowerBound else { return nil }
        // The code has as many bytes as the text, and as the code outside of braces.
        let start = source.topLevelCode.utf8.distance(from: source.topLevelCode.startIndex, to: sign)
        let (text, code) = (Array(source.text.utf8), Array(source.code.utf8))
        var (open, depth) = (start, 0)
        for index in code.indices.dropFirst(start) {
            if code[index] == UInt8(ascii: "{") {
                if depth == 0 { open = index + 1 }
                depth += 1
            } else if code[index] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return .preview(code: String(decoding: text[open..<index], as: UTF8.self)) }
            }
        }
        return .preview(code: "")
    }

    private static func depthChange(_ line: Substring) -> Int {
        line.reduce(0) { "([{".contains($1) ? $0 + 1 : ")]}".contains($1) ? $0 - 1 : $0 }
    }

    /// A modifier, a closing brace, an operator: what continues the line before.
    private static func continues(_ words: Substring) -> Bool {
        guard let first = words.first else { return true }
        return ".{}])?:+*/%=<>&|,".contains(first) || words.contains(/^(?:->|(?:else|where|catch)\b)/)
    }

    private static func leavesOpen(_ words: Substring) -> Bool {
        let trimmed = words.reversed().drop(while: \.isWhitespace)
        guard let last = trimmed.first else { return false }
        return "=+*/,:|&<-(".contains(last) || words.contains(/^(?:@\w+(?:\([^)]*\))?\s*)+$/)
    }

    private static func declares(_ words: Substring) -> Bool {
        words.contains(
            /^(?:@\w+|#(?:Preview|if|else|elseif|endif)\b|(?:import|struct|class|enum|extension|protocol|actor|func|let|var|typealias|public|private|fileprivate|internal|package|final|indirect|nonisolated|static|infix|prefix|postfix|operator|precedencegroup|macro)\b)/
        )
    }
}

extension SourceText {
    /// The types, functions and variables that are declared outside of braces.
    var declaredNames: [String] {
        topLevelCode.matches(of: /\b(?:struct|class|enum|protocol|actor|typealias|func|let|var)\s+(\w+)/).map {
            String($0.1)
        }
    }
}
