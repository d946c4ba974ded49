/// The declaration of a variable that has a value of its own, in its parts.
struct StoredVariable {
    let name: String
    /// The type annotation; nil if there is none.
    let type: String?
    /// Nil if there is none.
    let initial: String?
    /// The names of its attributes, such as `Attribute`.
    let attributes: [String]
    let isWeak: Bool

    /// Nil for another declaration, and for a variable that is computed, lazy, static, or declared beside others.
    init?(_ source: String) {
        var rest = SourcePieces(source).pieces.filter { $0.kind != .space }[...]
        var (attributes, modifiers): ([String], Set<String>) = ([], [])
        while let piece = rest.first, piece.source != "var" {
            rest = rest.dropFirst()
            if piece.source == "@" {
                let length = Self.nameLength(rest)
                attributes.append(rest.prefix(length).last?.source ?? "")
                rest = rest.dropFirst(length)
                if rest.first?.source.hasPrefix("(") == true { rest = rest.dropFirst() }
            } else if piece.kind == .word {
                modifiers.insert(piece.source)
            } else if !piece.source.hasPrefix("(") {
                return nil
            }
        }
        let others: Set = [
            "static", "class", "lazy", "let", "func", "init", "deinit", "struct", "enum", "actor", "typealias",
            "subscript", "case", "extension", "import", "protocol", "macro",
        ]
        guard modifiers.isDisjoint(with: others), let name = rest.dropFirst().first, name.kind == .word else {
            return nil
        }
        self.init(name: name.source, attributes: attributes, isWeak: modifiers.contains("weak"), source)
    }

    private init?(name: String, attributes: [String], isWeak: Bool, _ source: String) {
        let all = SourcePieces(source).pieces
        // The first `var` outside brackets.
        let pieces = all.drop { $0.source != "var" }.dropFirst().drop { $0.kind == .space }.dropFirst()
        let equals = pieces.indices.first { pieces.isAssignment(at: $0) }
        let annotation = pieces[..<(equals ?? pieces.endIndex)].code
        guard annotation.isEmpty || annotation.hasPrefix(":"), !annotation.contains("{"), !Self.isList(pieces) else {
            return nil
        }
        let value = equals.map { pieces[($0 + 1)...] }
        // Observers of the variable stand after its value.
        if let last = value?.last(where: { $0.kind != .space }), last.source.hasPrefix("{"),
            ["didSet", "willSet"].contains(SourcePieces(last.inner).pieces.first { $0.kind == .word }?.source)
        {
            return nil
        }
        type = annotation.isEmpty ? nil : SourcePieces(String(annotation.dropFirst())).pieces.code
        initial = value?.code
        (self.name, self.attributes, self.isWeak) = (name, attributes, isWeak)
    }

    /// The number of pieces of a name with a module's before it.
    private static func nameLength(_ pieces: ArraySlice<SourcePieces.Piece>) -> Int {
        var count = 1
        while pieces.dropFirst(count).first?.source == ".", pieces.count > count + 1 { count += 2 }
        return count
    }

    /// Whether several variables are declared: commas inside angle brackets are of a type.
    private static func isList(_ pieces: ArraySlice<SourcePieces.Piece>) -> Bool {
        var depth = 0
        for piece in pieces {
            switch piece.source {
            case "<": depth += 1
            case ">": depth -= 1
            case "," where depth == 0: return true
            default: break
            }
        }
        return false
    }
}

extension ArraySlice<SourcePieces.Piece> {
    /// Whether a piece is the sign between a variable and its value.
    func isAssignment(at index: Int) -> Bool {
        guard self[index].source == "=" else { return false }
        let neighbors = [index - 1, index + 1].filter(indices.contains).map { self[$0] }
        // A type in angle brackets or an optional may end just before it.
        return neighbors.allSatisfy {
            $0.kind != .symbol || [">", "?", "!", ".", "-", "\\", "#", "@"].contains($0.source)
        }
    }
}
