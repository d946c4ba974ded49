/// Declarations of which nothing but the name and the labels can stay.
extension OmittedSource {
    /// In place of a declaration; empty if nothing can be there.
    func onlyName(_ declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> String {
        let isType = declaration.kind == .type
        // The members of a type may be such declarations.
        let old = String(decoding: bytes[isType ? declaration.body ?? 0..<0 : declaration.range], as: UTF8.self)
        let isOnlyName = isType ? old == " \(StandIn.nameComment) " : old.contains(StandIn.nameComment)
        guard !isOnlyName, around.last?.keyword != "protocol" else { return "" }
        let end = semicolon(after: declaration)
        switch declaration.kind {
        case .variable where declaration.isProperty: return variables(declaration, around, error)
        case .function:
            guard let first = declaration.name.first, first.isLetter || "_`".contains(first) else { return "" }
            let name = declaration.name.prefix { $0 != "(" }
            let head = "\(access(declaration))func \(name)\(parameters(declaration)) -> \(StandIn.typeName)"
            return "\(head) { \(ending(declaration, around, error)) \(StandIn.nameComment) }\(end)"
        case .initializer:
            let head = declaration.words.contains("convenience") ? "convenience init" : "init"
            let ending = standIn(for: declaration, around, error).ending
            return "\(head)\(parameters(declaration)) { \(ending) \(StandIn.nameComment) }\(end)"
        case .type where declaration.keyword != "extension":
            let keyword = declaration.keyword == "protocol" ? "protocol" : "enum"
            return "\(access(declaration))\(keyword) \(declaration.name) { \(StandIn.nameComment) }\(end)"
        case .enumCase: return cases(declaration, around, error)
        case .other where declaration.keyword == "typealias":
            return
                "\(access(declaration))typealias \(declaration.name) = \(StandIn.typeName) \(StandIn.nameComment)\(end)"
        default: return ""
        }
    }

    /// Of each label one that nothing can be passed for.
    private func parameters(_ function: Declaration) -> String {
        let labels = function.name.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":")
        return "(\(labels.map { "\($0) _: \(StandIn.typeName)" }.joined(separator: ", ")))"
    }

    private func variables(_ variable: Declaration, _ around: [Declaration], _ error: PlacedError) -> String {
        // A protocol may require that type.
        if let type = writtenType(of: variable), type == rivals.type(for: variable, in: around, not: ""),
            !contains(StandIn.mark, in: variable.range)
        {
            return computed(variable, type, around, error)
        }
        let value = position("=", in: variable).map { CodeScanner(code, $0 + 1..<variable.header.upperBound) }
        let isUnknown = error.isOfMissingName && value?.afterSpace == place(of: error)
        return names(of: variable).map { name in
            let type = isUnknown ? StandIn.typeName : StandIn.valueName
            return computed(variable, named: name, type, around, error, StandIn.nameComment)
        }.joined(separator: semicolon(after: variable).isEmpty ? "; " : " ")
    }

    private func names(of variable: Declaration) -> [String] {
        names(in: variable.header.lowerBound + variable.keyword.utf8.count..<variable.header.upperBound)
    }

    /// Cases that are none any more. What names all cases ends the program.
    private func cases(_ declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> String {
        let header = declaration.header.lowerBound + declaration.keyword.utf8.count..<declaration.header.upperBound
        var found = names(in: header).map { name in
            "static var \(name): \(StandIn.typeName) { \(ending(declaration, around, error)) \(StandIn.nameComment) }"
        }
        if let type = around.last, let body = type.body, contains("CaseIterable", in: type.header),
            !contains("allCases", in: body)
        {
            found.append("static var allCases: [\(type.name)] { \(ending(declaration, around, error)) }")
        }
        return found.joined(separator: "; ") + semicolon(after: declaration)
    }

    /// What a list of declarations names: the first word of each, or those of a tuple.
    private func names(in list: Range<Int>) -> [String] {
        var (scanner, found, isFirst) = (CodeScanner(code, list), [String](), true)
        while let byte = scanner.byte {
            if byte == UInt8(ascii: "(") && isFirst {
                let start = scanner.position + 1
                scanner.skipGroup()
                found += names(in: start..<scanner.position - 1)
                isFirst = false
            } else if isFirst, let word = scanner.word() {
                if word != "_" { found.append("`\(word)`") }
                isFirst = false
            } else if byte == UInt8(ascii: ",") {
                isFirst = true
                scanner.position += 1
            } else if byte == UInt8(ascii: "<") {
                // Generic arguments have commas.
                while scanner.byte != nil, !scanner.starts(">") { scanner.skipToken() }
            } else {
                scanner.skipToken()
            }
        }
        return found
    }
}

extension OmittedSource {
    /// A variable that ends the program when it is read. What is assigned to it, nothing can read.
    func computed(
        _ variable: Declaration, named name: String? = nil, _ type: String, _ around: [Declaration],
        _ error: PlacedError, _ comment: String = ""
    ) -> String {
        let head = "\(access(variable))var \(name ?? variable.name): \(type)"
        let end = ending(variable, around, error)
        // Observers have effects.
        let isStatic = !variable.words.isDisjoint(with: ["static", "class"])
        let set: String? =
            switch around.last?.keyword {
            case _ where variable.body != nil: nil
            case "struct", "enum": isStatic ? "set {}" : "nonmutating set {}"
            case nil, "class", "actor": "set {}"
            default: nil
            }
        let code = set.map { "get { \(end) } \($0)" } ?? end
        let isCompared = !variable.hasCode && !isStatic && name.map { $0 == names(of: variable).first } ?? true
        let rest = isCompared ? comparisons(in: around, "\(StandIn.mark)Code\(end.dropFirst(StandIn.mark.count))") : ""
        return "\(head) { \(code) \(comment)}\(rest)\(semicolon(after: variable))"
    }

    /// What Swift would make of the other variables of a structure alone: whether two are the same.
    ///
    /// - Parameter end: Ends the program.
    private func comparisons(in around: [Declaration], _ end: String) -> String {
        guard let type = around.last, type.keyword == "struct" else { return "" }
        let all = declarations.path(to: type.header.lowerBound).dropLast().last?.members ?? declarations
        let parts = all.filter { $0.kind == .type && $0.name == type.name }
        let conformances = parts.compactMap { InheritanceClause(of: $0, in: code) }.flatMap(\.items).map(\.name)
        let members = (parts.flatMap(\.members) + declarations).map(\.name)
        func isMissing(_ member: String) -> Bool { !members.contains { $0.hasPrefix(member) } }
        var found = ""
        if !["Equatable", "Hashable", "Comparable"].filter(conformances.contains).isEmpty, isMissing("==") {
            found += "; static func == (a: Self, b: Self) -> Swift.Bool { \(end) }"
        }
        if conformances.contains("Hashable"), isMissing("hash(into") {
            found += "; func hash(into hasher: inout Swift.Hasher) { \(end) }"
        }
        return found
    }

    /// The modifiers of a declaration that say who sees it.
    func access(_ declaration: Declaration) -> String {
        let kept: Set = [
            "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "override",
        ]
        // The access of a setter alone is in parentheses.
        return text(declaration.range.lowerBound..<declaration.header.lowerBound)
            .replacing(/\w+\s*\(\s*set\s*\)/, with: "").split { $0.isWhitespace }.filter { kept.contains(String($0)) }
            .map { "\($0) " }.joined()
    }

    func ending(_ declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> String {
        let name = StandIn.name(of: declaration, in: around.last { $0.kind == .type })
        let what =
            declaration.kind == .function
            ? "it runs \(name), which does not compile" : "it uses \(name), whose value does not compile"
        return "\(StandIn.mark)(\(StandIn.reason(what, "\(fileID):\(error.line)", error.message)))"
    }

    /// In place of a parameter's default value.
    func defaultEnding(_ declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> String {
        let name = StandIn.name(of: declaration, in: around.last { $0.kind == .type })
        let what = "it uses a default value of \(name), which does not compile"
        return "\(StandIn.mark)(\(StandIn.reason(what, "\(fileID):\(error.line)", error.message)))"
    }

    func standIn(for declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> StandIn {
        StandIn(
            declaration: declaration, around: around, code: code, place: "\(fileID):\(error.line)", error: error.message
        )
    }

    /// The type of a variable, on one line; nil if none is written.
    func writtenType(of variable: Declaration) -> String? {
        let end = position("=", in: variable) ?? variable.header.upperBound
        guard let colon = position(":", in: variable), colon < end else { return nil }
        let type = String(decoding: bytes[colon + 1..<end], as: UTF8.self)
        return type.split { $0.isWhitespace }.joined(separator: " ")
    }

    func position(_ mark: Unicode.Scalar, in declaration: Declaration) -> Int? {
        declaration.header.first { code[$0] == UInt8(ascii: mark) }
    }

    func semicolon(after declaration: Declaration) -> String { text(declaration.range).hasSuffix(";") ? ";" : "" }
}
