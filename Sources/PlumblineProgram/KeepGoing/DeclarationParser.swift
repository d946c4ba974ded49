/// Finds the declarations in a file, without their code. What is no declaration is passed over.
struct DeclarationParser {
    private var scanner: CodeScanner
    /// With literals.
    private let source: [UInt8]
    private var conditions = 0

    private static let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "required",
        "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "isolated", "dynamic",
        "optional", "indirect", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing", "sending",
    ]
    private static let accessors: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    private init(_ code: [UInt8], _ source: [UInt8], _ range: Range<Int>) {
        scanner = CodeScanner(code, range)
        self.source = source
    }

    static func declarations(in text: SourceText) -> [Declaration] {
        let code = Array(text.code.utf8)
        var parser = DeclarationParser(code, Array(text.text.utf8), 0..<code.count)
        return parser.declarations()
    }

    /// The statements between braces, with the spaces before them.
    static func statements(in code: [UInt8], _ block: Range<Int>) -> [Range<Int>] {
        var parser = DeclarationParser(code, code, block)
        var found: [Range<Int>] = []
        while true {
            let start = parser.scanner.position
            parser.scanner.skipSpace()
            guard parser.scanner.byte != nil else { return found }
            if parser.scanner.starts("#"), parser.skipDirective() { continue }
            let first = parser.scanner.position
            parser.scanner.skipToEnd(endsAtBrace: false)
            if parser.scanner.position == first { parser.scanner.position += 1 }
            found.append(start..<parser.scanner.position)
        }
    }

    private mutating func declarations() -> [Declaration] {
        var found: [Declaration] = []
        while true {
            scanner.skipSpace()
            guard scanner.byte != nil else { return found }
            if scanner.starts("#"), skipDirective() { continue }
            if var declaration = declaration() {
                declaration.isConditional = conditions > 0
                found.append(declaration)
            } else {
                scanner.skipToken()
            }
        }
    }

    /// Whether a line for the compiler is here, which is skipped.
    private mutating func skipDirective() -> Bool {
        var next = scanner
        next.position += 1
        switch next.word() {
        case "if": conditions += 1
        case "endif": conditions -= 1
        case "else", "elseif", "warning", "error", "sourceLocation": break
        default: return false
        }
        scanner.skipLine()
        return true
    }

    /// The declaration that begins here; nil if none does, and nothing is skipped.
    private mutating func declaration() -> Declaration? {
        let before = scanner
        let words = skipModifiers()
        let start = scanner.position
        func make(_ kind: Declaration.Kind, _ keyword: String) -> Declaration {
            Declaration(
                kind: kind, keyword: keyword, range: before.position..<start, header: start..<start, words: words)
        }
        if scanner.starts("#") {
            scanner.position += 1
            guard let name = scanner.word() else {
                scanner = before
                return nil
            }
            return macro(make(name == "Preview" ? .preview : .other, "#\(name)"))
        }
        switch scanner.word() {
        case "import": return ended(make(.importing, "import"))
        case let keyword? where Self.types.contains(keyword): return type(make(.type, keyword))
        case "func": return function(make(.function, "func"))
        case "init": return function(make(.initializer, "init"))
        case "deinit": return function(make(.deinitializer, "deinit"))
        case "subscript": return function(make(.variable, "subscript"))
        case let keyword? where keyword == "var" || keyword == "let": return variable(make(.variable, keyword))
        case "case": return ended(make(.enumCase, "case"))
        case let keyword?
        where ["typealias", "associatedtype", "operator", "precedencegroup", "macro"].contains(keyword):
            return ended(make(.other, keyword))
        default:
            scanner = before
            return nil
        }
    }

    /// Skips attributes and modifiers.
    ///
    /// - Returns: Their names, those of attributes with an `@`.
    private mutating func skipModifiers() -> Set<String> {
        var words: Set<String> = []
        while true {
            scanner.skipSpace()
            let before = scanner
            if scanner.starts("@") {
                scanner.position += 1
                var name = scanner.word() ?? ""
                while scanner.starts(".") {
                    scanner.position += 1
                    name = scanner.word() ?? ""
                }
                words.insert("@\(name)")
                if scanner.starts("<") { skipGenericArguments() }
                if scanner.starts("(") { scanner.skipGroup() }
            } else if let word = scanner.word(), Self.modifiers.contains(word) || (word == "class" && isModifier) {
                words.insert(word)
                if scanner.starts("(") { scanner.skipGroup() }
            } else {
                scanner = before
                return words
            }
        }
    }

    /// Whether `class`, which was just read, means `static`.
    private var isModifier: Bool {
        var next = scanner
        next.skipSpace()
        guard let word = next.word() else { return false }
        return ["func", "var", "let", "subscript"].contains(word) || Self.modifiers.contains(word)
    }

    private mutating func skipGenericArguments() {
        var depth = 0
        repeat {
            if scanner.starts("<") { depth += 1 }
            if scanner.starts(">") { depth -= 1 }
            scanner.position += 1
        } while depth > 0 && scanner.byte != nil
    }
}

extension DeclarationParser {
    private mutating func type(_ start: Declaration) -> Declaration {
        var declaration = start
        scanner.skipSpace()
        let name = scanner.position
        while let byte = scanner.byte, CodeScanner.isWord(byte) || byte == UInt8(ascii: ".") { scanner.position += 1 }
        declaration.name = text(name..<scanner.position)
        while let byte = scanner.byte, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") { scanner.skipToken() }
        return body(declaration) { inner in
            inner.declarations()
        }
    }

    private mutating func function(_ start: Declaration) -> Declaration {
        var declaration = start
        scanner.skipSpace()
        let name = scanner.position
        while let byte = scanner.byte, byte != UInt8(ascii: "("), byte != UInt8(ascii: "{") { scanner.position += 1 }
        let parameters = scanner.position
        let plain = text(name..<parameters)
        // An operator's name may begin with an angle bracket.
        declaration.name = plain.first == "<" ? plain : String(plain.prefix { $0 != "<" && $0 != " " })
        if scanner.starts("(") {
            scanner.skipGroup()
            declaration.name += labels(parameters + 1..<scanner.position - 1)
        }
        scanner.skipToEnd(endsAtBrace: true, holdsValue: false)
        let isSubscript = start.keyword == "subscript"
        return body(declaration) { isSubscript ? $0.accessors() : [] }
    }

    /// `(from:_:)`.
    private func labels(_ range: Range<Int>) -> String {
        guard range.lowerBound <= range.upperBound else { return "" }
        var (inner, labels) = (CodeScanner(scanner.code, range), "")
        inner.skipSpace()
        while inner.byte != nil {
            if inner.starts("@") { inner.position += 1 }
            labels += (inner.word() ?? "_") + ":"
            var depth = 0
            while let byte = inner.byte, byte != UInt8(ascii: ",") || depth > 0 {
                if inner.starts("->") {
                    inner.position += 1
                } else if byte == UInt8(ascii: "<") {
                    depth += 1
                } else if byte == UInt8(ascii: ">") {
                    depth -= 1
                }
                inner.skipToken()
            }
            inner.position += 1
            inner.skipSpace()
        }
        return "(\(labels))"
    }

    private mutating func variable(_ start: Declaration) -> Declaration {
        var declaration = start
        scanner.skipSpace()
        let name = scanner.position
        scanner.skipToken()
        declaration.name = text(name..<scanner.position).filter { $0 != "`" }
        scanner.skipToEnd(endsAtBrace: true)
        return body(declaration) { $0.accessors() }
    }

    private mutating func macro(_ start: Declaration) -> Declaration {
        var declaration = start
        scanner.skipSpace()
        if scanner.starts("(") { scanner.skipGroup() }
        let call = String(decoding: source[start.header.lowerBound..<scanner.position], as: UTF8.self)
        declaration.name = call.split { $0.isWhitespace }.joined(separator: " ")
        var next = scanner
        next.skipSpace()
        if next.starts("{") { scanner = next }
        return body(declaration) { _ in [] }
    }

    private mutating func ended(_ start: Declaration) -> Declaration {
        var declaration = start
        scanner.skipSpace()
        let name = scanner.position
        if start.kind == .importing {
            scanner.skipLine()
        } else {
            scanner.skipToEnd(endsAtBrace: start.keyword == "precedencegroup")
        }
        declaration.name = text(name..<scanner.position)
        if start.kind != .importing {
            declaration.name = String(declaration.name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        return body(declaration) { _ in [] }
    }

    /// The declaration, with the braces that may be here.
    private mutating func body(
        _ start: Declaration, members: (inout DeclarationParser) -> [Declaration]
    ) -> Declaration {
        var declaration = start
        declaration.header = start.header.lowerBound..<scanner.position
        if scanner.starts("{") {
            let open = scanner.position
            scanner.skipGroup()
            let range = open + 1..<max(open + 1, scanner.position - 1)
            declaration.body = range
            var inner = DeclarationParser(scanner.code, source, range)
            declaration.members = members(&inner)
        }
        var next = scanner
        next.skipSpace()
        if next.starts(";") { scanner.position = next.position + 1 }
        declaration.range = start.range.lowerBound..<scanner.position
        return declaration
    }

    /// The accessors, where this is not the code of a getter.
    private mutating func accessors() -> [Declaration] {
        var found: [Declaration] = []
        while true {
            scanner.skipSpace()
            let start = scanner.position
            let words = skipModifiers()
            let header = scanner.position
            guard let word = scanner.word(), Self.accessors.contains(word) else { return found }
            while let byte = scanner.byte, byte != UInt8(ascii: "{") {
                if CodeScanner.isSpace(byte) || byte == UInt8(ascii: "(") || scanner.starts("async")
                    || scanner.starts("throws")
                {
                    scanner.skipToken()
                } else {
                    break
                }
            }
            // What a protocol requires, or a function of that name.
            guard scanner.starts("{") else { return [] }
            found.append(
                body(
                    Declaration(
                        kind: .accessor, keyword: word, range: start..<start, header: header..<header, words: words)
                ) { _ in [] })
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: scanner.code[range], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    }
}
