/// Finds the default values of parameters.
enum DefaultValue {
    /// What is between the equals sign of the parameter that a place is in and its end; nil if the place is not in there.
    static func range(at place: Int, of declaration: Declaration, in code: [UInt8]) -> Range<Int>? {
        guard [.function, .initializer].contains(declaration.kind) || declaration.keyword == "subscript",
            declaration.header.contains(place)
        else { return nil }
        var scanner = CodeScanner(code, declaration.header)
        while let byte = scanner.byte, byte != UInt8(ascii: "(") { scanner.position += 1 }
        let start = scanner.position + 1
        scanner.skipGroup()
        let end = scanner.position - 1
        guard start..<max(start, end) ~= place else { return nil }
        var (inner, equals) = (CodeScanner(code, start..<end), Int?.none)
        while let byte = inner.byte, inner.position <= place || equals != nil {
            if byte == UInt8(ascii: "="), equals == nil { equals = inner.position }
            if byte == UInt8(ascii: ","), isParameter(after: inner) {
                if let equals, equals + 1..<inner.position ~= place { return equals + 1..<inner.position }
                equals = nil
            }
            inner.skipToken()
        }
        return equals.flatMap { $0 < place ? $0 + 1..<end : nil }
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
