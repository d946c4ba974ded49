/// A parameter of a function, as it is written.
struct Parameter {
    /// After the colon, to the equals sign or to the end.
    let type: Range<Int>
    /// After the equals sign.
    let value: Range<Int>?

    /// Those of a function, an initializer or a subscript; none of anything else.
    static func all(of declaration: Declaration, in code: [UInt8]) -> [Parameter] {
        guard let list = list(of: declaration, in: code) else { return [] }
        var inner = CodeScanner(code, list)
        var found: [Parameter] = []
        var (colon, equals): (Int?, Int?)
        func add(_ end: Int) {
            guard let colon else { return }
            found.append(Parameter(type: colon + 1..<(equals ?? end), value: equals.map { $0 + 1..<end }))
        }
        while let byte = inner.byte {
            switch byte {
            case UInt8(ascii: ":") where colon == nil: colon = inner.position
            case UInt8(ascii: "=") where colon != nil && equals == nil: equals = inner.position
            case UInt8(ascii: ",") where isParameter(after: inner):
                add(inner.position)
                (colon, equals) = (nil, nil)
            default: break
            }
            inner.skipToken()
        }
        add(inner.position)
        return found
    }

    /// What is between the parentheses.
    static func list(of declaration: Declaration, in code: [UInt8]) -> Range<Int>? {
        guard [.function, .initializer].contains(declaration.kind) || declaration.keyword == "subscript" else {
            return nil
        }
        var scanner = CodeScanner(code, declaration.header)
        while let byte = scanner.byte, byte != UInt8(ascii: "(") { scanner.position += 1 }
        let start = scanner.position + 1
        scanner.skipGroup()
        return start < scanner.position ? start..<scanner.position - 1 : nil
    }

    /// Whether a parameter follows a comma, which may also be in the generic arguments of a value.
    private static func isParameter(after comma: CodeScanner) -> Bool {
        var scanner = comma
        scanner.position += 1
        for _ in 0..<2 {
            scanner.skipSpace()
            if scanner.word() == nil { break }
        }
        scanner.skipSpace()
        return scanner.starts(":")
    }
}
