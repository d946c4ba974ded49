import Foundation

/// The source of the views of a scene: what stands in the closure of `Scene(…) { … }`.
package struct SceneCode: Hashable, Sendable {
    /// The tokens of the closure, without its braces.
    package let tokens: [CodeToken]
    /// The views in it, parents before their children.
    package let expressions: [CodeExpression]

    /// Why there is none.
    package enum Problem: Error, Hashable, CustomStringConvertible {
        case unreadable(path: String)
        case unbalanced
        case noClosure(line: Int)
        case noBody(of: String)

        package var description: String {
            switch self {
            case .unreadable(let path): "the source file \(path) cannot be read"
            case .unbalanced: "a string, comment or bracket of the source file has no end"
            case .noClosure(let line): "line \(line) of the source file has no call with a closure of views"
            case .noBody(let type): "the source file has no “struct \(type)” with a body"
            }
        }
    }

    init(tokens: [CodeToken], expressions: [CodeExpression]) {
        (self.tokens, self.expressions) = (tokens, expressions)
    }

    init(tokens: [CodeToken]) throws(Problem) {
        guard let expressions = CodeExpression.all(in: tokens) else { throw .unbalanced }
        (self.tokens, self.expressions) = (tokens, expressions)
    }

    /// Source as it is.
    package init(_ source: String) throws(Problem) {
        guard let tokens = CodeToken.all(in: source) else { throw .unbalanced }
        try self.init(tokens: tokens)
    }

    /// The closure of the first call on a line that has one.
    ///
    /// - Parameters:
    ///   - line: From 1.
    ///   - words: A string among the call's arguments, where several calls are on one line.
    package init(ofCallOn line: Int, with words: String? = nil, in source: String) throws(Problem) {
        guard let tokens = CodeToken.all(in: source) else { throw .unbalanced }
        guard let brackets = Brackets(tokens) else { throw .unbalanced }
        let closures = tokens.indices.lazy.filter { tokens[$0].line == line && tokens[$0].kind == .word }
            .compactMap { Self.closure(ofCallAt: $0, tokens, brackets) }
        let named = closures.first { call in
            words.map { words in tokens[call.arguments].contains { $0.text == "\"\(words)\"" } } ?? false
        }
        guard let call = named ?? closures.first else { throw .noClosure(line: line) }
        try self.init(tokens: Self.body(tokens, call.closure, brackets))
    }

    /// The body of a view type.
    package init(bodyOf type: String, in source: String) throws(Problem) {
        guard let tokens = CodeToken.all(in: source) else { throw .unbalanced }
        guard let brackets = Brackets(tokens) else { throw .unbalanced }
        guard let body = Self.body(of: CodeBody(type: type), tokens, brackets) else { throw .noBody(of: type) }
        try self.init(tokens: body)
    }

    /// The line on which the body of a type's member begins, from 1; nil if a source has no such view.
    package static func line(of member: String, in type: String, _ source: String) -> Int? {
        guard let tokens = CodeToken.all(in: source), let brackets = Brackets(tokens) else { return nil }
        return brace(of: CodeBody(type: type, member: member), tokens, brackets).map { tokens[$0].line }
    }

    /// One of the views that the closure makes, or the `Group` in it; nil unless it is written as so many.
    package func view(_ number: Int, of count: Int) -> SceneCode? {
        var views = expressions.indices.filter { expressions[$0].isStatement && expressions[$0].parent == nil }
        if count > 1, views.count == 1, let group = views.first, expressions[group].name == "Group" {
            views = expressions.indices.filter { expressions[$0].isStatement && expressions[$0].parent == group }
        }
        guard count > 1, views.count == count else { return count == 1 ? self : nil }
        let view = expressions[views[number]]
        return try? SceneCode(
            tokens: Array(tokens[view.head.lowerBound..<(view.links.last?.tokens ?? view.head).upperBound]))
    }

    /// What is in the braces of the body of a view type, or of another member of its that is a view; nil if there is none.
    static func body(of body: CodeBody, _ tokens: [CodeToken], _ brackets: Brackets) -> [CodeToken]? {
        guard let brace = brace(of: body, tokens, brackets), let last = brackets[brace] else { return nil }
        return Array(tokens[brace + 1..<last])
    }

    private static func brace(of body: CodeBody, _ tokens: [CodeToken], _ brackets: Brackets) -> Int? {
        let blocks = tokens.indices.dropLast().lazy
            .filter { tokens[$0 + 1].is(body.type) && (tokens[$0].is("struct") || tokens[$0].is("extension")) }
            .compactMap { name in tokens[name...].firstIndex { $0.is("{") } }
        for open in blocks {
            var index = open + 1
            while let end = brackets[open], index < end {
                let isDeclared = tokens[index].is("var") || tokens[index].is("func")
                if isDeclared, tokens[index + 1].is(body.member), let brace = braceOfView(after: index + 2, tokens) {
                    return brace
                }
                index = (tokens[index].kind == .open ? brackets[index] ?? index : index) + 1
            }
        }
        return nil
    }

    /// The brace after a declared type that is a view.
    private static func braceOfView(after index: Int, _ tokens: [CodeToken]) -> Int? {
        let type = tokens[index...].prefix { token in !["{", "=", "var", "let", "func"].contains(where: token.is) }
        let isView = type.contains { $0.text.hasSuffix("View") }
        return isView && type.endIndex < tokens.count && tokens[type.endIndex].is("{") ? type.endIndex : nil
    }

    private static func closure(ofCallAt index: Int, _ tokens: [CodeToken], _ brackets: Brackets)
        -> (arguments: Range<Int>, closure: Int)?
    {
        var end = index + 1
        if end < tokens.count, tokens[end].is("("), let close = brackets[end] {
            // A closure may be the last argument.
            let last = (end..<close).last { tokens[$0].is("{") && brackets[$0].map { $0 == close - 1 } ?? false }
            if let last { return (end..<close, last) }
            end = close + 1
        }
        guard end < tokens.count, tokens[end].is("{"), !tokens[end].beginsLine else { return nil }
        return (index + 1..<end, end)
    }

    /// What is in the braces, without the names of parameters.
    private static func body(_ tokens: [CodeToken], _ open: Int, _ brackets: Brackets) -> [CodeToken] {
        guard let end = brackets[open] else { return [] }
        var start = open + 1
        // `@MainActor (value) in` is on the brace's line.
        let line = tokens[open].line
        if let word = (start..<end).first(where: {
            tokens[$0].line != line || tokens[$0].is("in") || tokens[$0].is("{")
        }),
            tokens[word].is("in"), tokens[word].line == line
        {
            start = word + 1
        }
        return Array(tokens[start..<end])
    }
}
