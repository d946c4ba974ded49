/// A call in a view builder with its modifiers: `Text("Hi").padding()`. Ranges are of tokens.
package struct CodeExpression: Hashable, Sendable {
    /// A modifier: `.padding()`, with its closures.
    package struct Link: Hashable, Sendable {
        var name: String
        package var tokens: Range<Int>
    }

    /// What is called: `Text`.
    package var name: String
    /// The call with its closures.
    package var head: Range<Int>
    package var links: [Link] = []
    /// The first string among the arguments, without quotes: the words of a text, the name of an image.
    package var words: String?
    /// The string of `layoutLabel`.
    var label: String?
    /// The expression whose closures or arguments it lies in, or whose body it is in, by index.
    var parent: Int?
    /// The call whose body it is, or one of several views in it; only where the body is shown.
    var call: Int?
    /// The body that it calls, where that is shown.
    var body: CodeBody?
    /// Whether it stands for several calls of one body.
    var isRepeated = false
    /// Whether it is a statement of a view builder, and so a view, unless it is one of the names of `CodePattern`.
    var isStatement = false
    /// The branches of `if` and `switch` that it is in, among the expressions of its parent, outermost first.
    var branches: [Branch] = []

    /// A branch of a statement, by numbers of their own.
    package struct Branch: Hashable, Sendable {
        var statement: Int
        var arm: Int
    }

    /// All of it.
    var tokens: Range<Int> { head.lowerBound..<(links.last?.tokens.upperBound ?? head.upperBound) }
}

/// What has the views that are called by a name: a view type's body, or another of its properties or methods.
struct CodeBody: Hashable {
    /// The type it belongs to.
    var type: String
    var member = "body"

    /// As a reader knows it: `Card.body`, or `header`.
    var title: String { member == "body" ? "\(type).body" : member }
}

extension CodeExpression {
    /// The expressions among tokens, parents before their children, in the order of the source; nil if brackets do not
    /// match.
    static func all(in tokens: [CodeToken]) -> [CodeExpression]? {
        guard let partners = Brackets(tokens) else { return nil }
        var parser = CodeParser(tokens: tokens, partners: partners)
        parser.parse(tokens.indices, parent: nil, isBuilder: true)
        return parser.expressions
    }
}

/// The bracket that each bracket belongs to.
struct Brackets {
    private var partners: [Int: Int] = [:]

    /// nil if brackets do not match.
    init?(_ tokens: [CodeToken]) {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .open { open.append(index) }
            guard token.kind == .close else { continue }
            guard let start = open.popLast(), Self.pairs[tokens[start].text] == token.text else { return nil }
            (partners[start], partners[index]) = (index, start)
        }
        guard open.isEmpty else { return nil }
    }

    private static let pairs = ["(": ")", "[": "]", "{": "}"]

    subscript(index: Int) -> Int? { partners[index] }
}

private struct CodeParser {
    let tokens: [CodeToken]
    let partners: Brackets
    var expressions: [CodeExpression] = []
    /// The branches around the parsed expression, within its parent.
    private var branches: [CodeExpression.Branch] = []
    private var branchCount = 0

    init(tokens: [CodeToken], partners: Brackets) { (self.tokens, self.partners) = (tokens, partners) }

    private static let keywords: Set<String> = [
        "if", "else", "switch", "case", "for", "while", "guard", "return", "let", "var", "func", "in", "where", "some",
        "any",
        "struct", "enum", "class", "init", "await", "try", "do", "catch", "default", "as", "is", "self", "private",
        "static", "break", "continue", "true", "false", "nil",
    ]

    /// - Parameter isBuilder: Whether its statements are views.
    mutating func parse(_ range: Range<Int>, parent: Int?, isBuilder: Bool) {
        var index = range.lowerBound
        // Of the statement whose braces come next, or came last.
        var (statement, isBranching) = (0, false)
        while index < range.upperBound {
            let token = tokens[index]
            if token.is("else") {
                isBranching = true
            } else if token.is("if") || token.is("switch") {
                if index == range.lowerBound || !tokens[index - 1].is("else") { statement = nextBranch() }
                isBranching = true
            } else if token.is("case") || token.is("default"), !isBranching, !branches.isEmpty {
                branches[branches.count - 1].arm = nextBranch()
            }
            if token.is("{"), let end = partners[index] {
                if isBranching { branches.append(CodeExpression.Branch(statement: statement, arm: nextBranch())) }
                parse(index + 1..<end, parent: parent, isBuilder: isBuilder)
                if isBranching { branches.removeLast() }
                isBranching = false
                index = end + 1
            } else {
                let isStatement = isBuilder && beginsStatement(at: index, range)
                index =
                    beginsExpression(at: index, range) || isStatement && isReference(at: index, range)
                    ? parseExpression(at: index, range, parent, isStatement: isStatement) : index + 1
            }
        }
    }

    private mutating func nextBranch() -> Int {
        branchCount += 1
        return branchCount
    }

    private func beginsStatement(at index: Int, _ range: Range<Int>) -> Bool {
        guard index > range.lowerBound else { return true }
        let before = tokens[index - 1]
        if [";", "in", "return", ":"].contains(where: before.is) { return true }
        return tokens[index].beginsLine && before.kind != .symbol
    }

    private func mayBeName(at index: Int, _ range: Range<Int>) -> Bool {
        let token = tokens[index]
        guard token.kind == .word, !Self.keywords.contains(token.text), let first = token.text.first, first != "@"
        else {
            return false
        }
        return index == range.lowerBound || !tokens[index - 1].is(".") && !tokens[index - 1].is("func")
    }

    /// Whether a property is named that is a view.
    private func isReference(at index: Int, _ range: Range<Int>) -> Bool {
        guard mayBeName(at: index, range), tokens[index].text.first?.isLowercase == true else { return false }
        return index + 1 == range.upperBound || tokens[index + 1].is(".") || tokens[index + 1].beginsLine
    }

    private func beginsExpression(at index: Int, _ range: Range<Int>) -> Bool {
        mayBeName(at: index, range) && index + 1 < range.upperBound
            && isCalled(at: index + 1, isType: tokens[index].isTypeName)
    }

    /// Whether what comes before is called, or has a member used as a view: `Color.red`.
    private func isCalled(at index: Int, isType: Bool) -> Bool {
        let next = tokens[index]
        if next.is("(") { return !next.followsSpace }
        if next.is("{") { return isType }
        return isType && (next.is(".") || next.is("<") && !next.followsSpace)
    }

    private mutating func parseExpression(at start: Int, _ range: Range<Int>, _ parent: Int?, isStatement: Bool) -> Int
    {
        let own = expressions.count
        expressions.append(CodeExpression(name: tokens[start].text, head: start..<start + 1, parent: parent))
        expressions[own].isStatement = isStatement
        expressions[own].branches = branches
        let outer = branches
        branches = []
        defer { branches = outer }
        var end = skipGenerics(at: start + 1, range)
        end = skipCall(at: end, range, own)
        // A member of a type that is not called belongs to the name: `Color.red`.
        if end == start + 1, tokens[start].isTypeName, let member = link(at: end, range), !isOpen(at: member, range) {
            end = member
        }
        expressions[own].head = start..<end
        expressions[own].words = literal(in: start..<end)
        while let name = link(at: end, range) {
            let next = skipCall(at: name, range, own)
            let link = CodeExpression.Link(name: tokens[name - 1].text, tokens: end..<next)
            expressions[own].links.append(link)
            if link.name == "layoutLabel" { expressions[own].label = literal(in: link.tokens) }
            end = next
        }
        return end
    }

    private func isOpen(at index: Int, _ range: Range<Int>) -> Bool {
        index < range.upperBound && (tokens[index].is("(") || tokens[index].is("{"))
    }

    /// Where the name of a member ends, if one follows.
    private func link(at index: Int, _ range: Range<Int>) -> Int? {
        guard index + 1 < range.upperBound, tokens[index].is("."), tokens[index + 1].kind == .word else { return nil }
        return index + 2
    }

    /// Only as far as they are on one line: `Grid<Text>`.
    private func skipGenerics(at index: Int, _ range: Range<Int>) -> Int {
        guard index < range.upperBound, tokens[index].is("<"), !tokens[index].followsSpace else { return index }
        let line = tokens[index].line
        let end = tokens[index..<range.upperBound].firstIndex { $0.is(">") && $0.line == line }
        return end.map { $0 + 1 } ?? index
    }

    /// The arguments and the closures after a name, and the expressions in them.
    private mutating func skipCall(at start: Int, _ range: Range<Int>, _ parent: Int) -> Int {
        var (index, arguments) = (start, start..<start)
        if index < range.upperBound, tokens[index].is("("), !tokens[index].beginsLine, let end = partners[index] {
            arguments = index + 1..<end
            index = end + 1
        }
        var closures: [Range<Int>] = []
        while let open = closure(at: index, range), let end = partners[open] {
            closures.append(open..<end)
            index = end + 1
        }
        parseArguments(arguments, parent)
        let labels = closures.filter(isLabel)
        let hasAction =
            Self.actionable.contains(tokens[max(0, start - 1)].text) && !isActionGiven(in: arguments)
        for closure in closures {
            let isShown = labels.isEmpty ? !hasAction : labels.contains(closure)
            parse(closure.lowerBound + 1..<closure.upperBound, parent: parent, isBuilder: isShown)
        }
        return index
    }

    /// What is called with what it does: no view that is shown is in its closure.
    private static let actionable: Set<String> = ["Button", "Menu", "NavigationLink"]

    private func isActionGiven(in arguments: Range<Int>) -> Bool {
        arguments.dropLast().contains { index in
            ["action", "destination", "value", "intent"].contains(where: tokens[index].is) && tokens[index + 1].is(":")
        }
    }

    private func isLabel(_ closure: Range<Int>) -> Bool {
        closure.lowerBound > 1 && tokens[closure.lowerBound - 1].is(":") && tokens[closure.lowerBound - 2].is("label")
    }

    /// Only a closure that is an argument may have views as its statements; the first argument may be one: `overlay(Circle())`.
    private mutating func parseArguments(_ arguments: Range<Int>, _ parent: Int) {
        var start = arguments.lowerBound
        for index in arguments where index >= start && tokens[index].is("{") && index > 0 && tokens[index - 1].is(":") {
            guard let end = partners[index] else { continue }
            parse(start..<index, parent: parent, isBuilder: false)
            let isAction = index > 1 && tokens[index - 2].is("action")
            parse(index + 1..<end, parent: parent, isBuilder: !isAction)
            start = end + 1
        }
        parse(start..<arguments.upperBound, parent: parent, isBuilder: false)
    }

    /// The brace of a trailing closure, which may have a label.
    private func closure(at index: Int, _ range: Range<Int>) -> Int? {
        guard index < range.upperBound, !tokens[index].beginsLine else { return nil }
        if tokens[index].is("{") { return index }
        guard index + 2 < range.upperBound, tokens[index].kind == .word, tokens[index + 1].is(":"),
            tokens[index + 2].is("{")
        else { return nil }
        return index + 2
    }

    /// The string that a call begins with, if it is plain.
    private func literal(in range: Range<Int>) -> String? {
        guard let open = range.first(where: { tokens[$0].kind == .open }), tokens[open].is("(") else { return nil }
        let isNamed = range.contains(open + 2) && tokens[open + 2].is(":")
        let index = isNamed ? open + 3 : open + 1
        guard range.contains(index), tokens[index].kind == .string else { return nil }
        let text = tokens[index].text
        guard !text.hasPrefix("#"), !text.hasPrefix("\"\"\""), !text.contains("\\") else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
