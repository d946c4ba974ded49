/// Where declarations and statements end that no brace ends.
extension CodeScanner {
    /// Skips to the end of a declaration that no brace ends, or to the brace of its body.
    mutating func skipToEnd(endsAtBrace: Bool, holdsValue: Bool = true) {
        var hasValue = false
        var last = UInt8(ascii: " ")
        while let byte {
            if Self.isNewline(byte) {
                skipSpace()
                let next = self
                guard self.byte != nil, goesOn(after: last, hasValue: hasValue) else {
                    self = next
                    return trimSpace()
                }
                continue
            }
            switch byte {
            case UInt8(ascii: ";"), UInt8(ascii: "}"): return
            case UInt8(ascii: "{") where endsAtBrace && (!hasValue || isObservers): return
            case UInt8(ascii: "="): hasValue = holdsValue
            default: break
            }
            let start = position
            skipToken()
            if !Self.isSpace(byte) { last = code[max(start, position - 1)] }
        }
    }

    /// Back to the end of the last line with code.
    private mutating func trimSpace() {
        while position > 0, Self.isSpace(code[position - 1]) { position -= 1 }
    }

    /// Whether the braces here hold observers, and no closure.
    private var isObservers: Bool {
        var inner = self
        inner.position += 1
        inner.skipSpace()
        while inner.starts("@") {
            inner.position += 1
            _ = inner.word()
            inner.skipSpace()
        }
        return ["didSet", "willSet"].contains(inner.nextWord)
    }

    /// Whether what is here, the first of a line, belongs to the declaration before it.
    private func goesOn(after last: UInt8, hasValue: Bool) -> Bool {
        if ["=", ",", ":", "&", "|", "+", "-", "*", "/", "%", "<", ".", "^", "~"].contains(UnicodeScalar(last)) {
            return true
        }
        guard let byte else { return false }
        switch UnicodeScalar(byte) {
        case "{": return !hasValue || isObservers
        case ".", "?", ":", "=", "|", "+", "*", "/", "<", ">", "%", "^", ",": return true
        case "-": return starts("->") || starts("- ")
        case "&": return starts("&&") || starts("& ")
        case "!": return starts("!=")
        default:
            return ["else", "catch", "as", "is", "where", "async", "throws", "rethrows"].contains(nextWord)
        }
    }
}
