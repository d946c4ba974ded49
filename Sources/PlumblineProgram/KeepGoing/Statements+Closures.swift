/// Which braces in code hold statements that are parts of no value.
extension Statements {
    /// Functions of SwiftUI and Foundation, and their parameters, whose closures are actions.
    private static let actions: Set = [
        "Task", "action", "async", "asyncAfter", "completion", "detached", "forEach", "onAppear", "onChange",
        "onDisappear",
        "onDismiss", "onEnded", "onHover", "onLongPressGesture", "onOpenURL", "onReceive", "onSubmit", "onTapGesture",
        "perform", "performAndWait", "refreshable", "resume", "run", "scheduledTimer", "sink", "task", "withAnimation",
    ]

    /// Whether a closure is an action: it is passed to one of these, or it returns explicitly, which no result builder allows.
    ///
    /// - Parameters:
    ///   - part: What the closure is in.
    ///   - place: In the closure.
    ///   - isOwn: Whether the author declares a function of a name.
    func isAction(closureIn part: Part, around place: Int, isOwn: (String) -> Bool) -> Bool {
        guard let closure = braces(around: place, in: part.range) else { return false }
        if returns(in: closure) { return true }
        let name = called(before: closure.lowerBound - 1)
        return Self.actions.contains(name) && !isOwn(name)
    }

    /// What braces are passed to: a function, or a label of its parameters.
    private func called(before brace: Int) -> String {
        var end = brace
        func skipSpace() { while end > 0, CodeScanner.isSpace(code[end - 1]) { end -= 1 } }
        skipSpace()
        if end > 0, code[end - 1] == UInt8(ascii: ":") {
            end -= 1
        } else if end > 0, code[end - 1] == UInt8(ascii: ")") {
            var depth = 0
            repeat {
                end -= 1
                if code[end] == UInt8(ascii: ")") { depth += 1 }
                if code[end] == UInt8(ascii: "(") { depth -= 1 }
            } while depth > 0 && end > 0
        }
        skipSpace()
        var start = end
        while start > 0, CodeScanner.isWord(code[start - 1]) { start -= 1 }
        return String(decoding: code[start..<end], as: UTF8.self)
    }

    /// Whether a statement between the braces, or in a branch there, returns explicitly.
    func returns(in block: Range<Int>) -> Bool {
        DeclarationParser.statements(in: code, block).contains { range in
            var scanner = CodeScanner(code, range)
            scanner.skipSpace()
            guard let word = scanner.nextWord else { return false }
            if word == "return" { return true }
            guard ["guard", "if", "switch", "for", "while", "repeat", "do", "case", "default"].contains(word) else {
                return false
            }
            while scanner.byte != nil {
                let start = scanner.position
                let isBrace = scanner.starts("{")
                if scanner.nextWord == "return" { return true }
                scanner.skipToken()
                if isBrace, returns(in: start + 1..<max(start + 1, scanner.position - 1)) { return true }
            }
            return false
        }
    }
}
