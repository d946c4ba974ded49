/// The source of a scene's views with the bodies of the view types, properties and methods it calls, as one code: so that a
/// view inside a body has a place, too.
package struct CodeWithBodies: Hashable, Sendable {
    /// A piece of the source that is shown.
    package struct Part: Hashable, Sendable {
        /// nil is the scene's own closure.
        var body: CodeBody?
        package var code: SceneCode
        /// Where its tokens begin among all tokens.
        package var start: Int
        /// The first call of the body, by its index among the expressions of all.
        var call: Int?

        /// `Card.body`, `header`.
        package var title: String? { body?.title }
    }

    /// The tokens of all parts. The expressions are in the order in which the views are made: the expressions of a body follow the
    /// first call of it.
    package let code: SceneCode
    package let parts: [Part]

    /// - Parameters:
    ///   - own: The scene's closure.
    ///   - file: The source that it is in, and the types.
    package init(_ own: SceneCode, in file: String) {
        let tokens = CodeToken.all(in: file) ?? []
        var joiner = CodeJoiner(tokens: tokens, brackets: Brackets(tokens))
        joiner.add(own, nil, parent: nil)
        (code, parts) = (SceneCode(tokens: joiner.joined, expressions: joiner.expressions), joiner.parts)
    }
}

private struct CodeJoiner {
    /// The tokens of the file.
    let tokens: [CodeToken]
    let brackets: Brackets?
    var joined: [CodeToken] = []
    var expressions: [CodeExpression] = []
    var parts: [CodeWithBodies.Part] = []

    init(tokens: [CodeToken], brackets: Brackets?) { (self.tokens, self.brackets) = (tokens, brackets) }

    /// - Parameter parent: The call whose body it is.
    mutating func add(_ code: SceneCode, _ body: CodeBody?, parent: Int?) {
        let start = joined.count
        parts.append(CodeWithBodies.Part(body: body, code: code, start: start, call: parent))
        joined += code.tokens
        var numbers: [Int] = []
        for var expression in code.expressions {
            let number = expressions.count
            numbers.append(number)
            expression.head = expression.head.moved(by: start)
            for link in expression.links.indices {
                expression.links[link].tokens = expression.links[link].tokens.moved(by: start)
            }
            if expression.parent == nil { expression.call = parent }
            expression.parent = expression.parent.map { numbers[$0] } ?? parent
            expressions.append(expression)
            if expression.name.first?.isUppercase == true {
                addBody(CodeBody(type: expression.name), call: number)
            } else if let type = body?.type, expression.isStatement {
                addBody(CodeBody(type: type, member: expression.name), call: number)
            }
        }
    }

    private mutating func addBody(_ body: CodeBody, call: Int) {
        if let first = parts.first(where: { $0.body == body })?.call {
            expressions[call].body = body
            // A view may hold itself: that is no second call.
            if !isInside(call, first) { expressions[first].isRepeated = true }
            return
        }
        guard let brackets, let tokens = SceneCode.body(of: body, tokens, brackets),
            let code = try? SceneCode(tokens: tokens)
        else { return }
        expressions[call].body = body
        add(code, body, parent: call)
    }

    private func isInside(_ expression: Int, _ other: Int) -> Bool {
        sequence(first: expression) { expressions[$0].parent }.contains(other)
    }
}

extension Range<Int> {
    fileprivate func moved(by offset: Int) -> Range { lowerBound + offset..<upperBound + offset }
}
