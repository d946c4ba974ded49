/// What keeps its name though it does not compile, so that no other of that name is used in its place.
extension OmittedSource {
    /// A variable keeps its type, and ends the program when it is used: one that is made at once is computed instead.
    func value(
        _ error: PlacedError, at place: Int, _ declaration: Declaration, _ around: [Declaration]
    ) -> TextEdit? {
        guard declaration.isProperty, declaration.body == nil, let equals = position("=", in: declaration),
            equals < place, let type = writtenType(of: declaration), !contains(StandIn.mark, in: declaration.header)
        else { return nil }
        let isLazy = around.isEmpty || !declaration.words.isDisjoint(with: ["static", "class", "lazy"])
        let told = "the value of \(declaration.name)"
        if isLazy, !declaration.words.contains(where: { $0.hasPrefix("@") && $0 != "@MainActor" }) {
            let end = " \(ending(declaration, around, error))\(semicolon(after: declaration))"
            return TextEdit(equals + 1..<declaration.range.upperBound, end, name: told)
        }
        return TextEdit(declaration.range, computed(declaration, type, around, error), name: told)
    }

    /// A modifier of one's own whose result has no type that is known leaves the view as it is.
    func modifier(
        _ error: PlacedError, at place: Int, _ declaration: Declaration, _ around: [Declaration]
    ) -> TextEdit? {
        let standIn = standIn(for: declaration, around, error)
        guard declaration.kind == .function, declaration.body != nil, standIn.isModifier,
            declaration.header.contains(place), let result = standIn.resultStart, result <= place,
            !contains("\(StandIn.mark)Modifier", in: declaration.range)
        else { return nil }
        return TextEdit(
            result..<declaration.range.upperBound,
            " some SwiftUI.View { \(standIn.view) }\(semicolon(after: declaration))", name: declaration.description)
    }

    /// A modifier of one's own, of which a parameter has no type that is known, leaves the view as it is without it.
    private func modifier(
        without parameter: Range<Int>, _ declaration: Declaration, _ around: [Declaration], _ error: PlacedError
    ) -> TextEdit? {
        let standIn = standIn(for: declaration, around, error)
        guard let body = declaration.body, standIn.isView, standIn.isModifier else { return nil }
        let head = String(decoding: bytes[parameter.upperBound..<body.lowerBound], as: UTF8.self)
        return TextEdit(
            parameter.lowerBound..<body.upperBound,
            "\(StandIn.typeName)? = nil\(head) \(standIn.view) \(StandIn.comment) ", name: declaration.description)
    }

    /// What has no type that is known has that of another of its name, and ends the program when it is used.
    func named(_ declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> TextEdit? {
        let standIn = standIn(for: declaration, around, error)
        guard !contains(StandIn.mark, in: declaration.range),
            let type = rivals.type(for: declaration, in: around, not: standIn.result)
        else { return nil }
        if declaration.isProperty {
            return TextEdit(
                declaration.range, computed(declaration, type, around, error), name: declaration.description)
        }
        guard declaration.kind == .function, declaration.body != nil,
            let result = standIn.resultStart, result <= place(of: error)
        else { return nil }
        let end = ending(declaration, around, error)
        return TextEdit(
            result..<declaration.range.upperBound, " \(type) { \(end) }\(semicolon(after: declaration))",
            name: declaration.description)
    }

    /// A type that does not compile is one without values. The default value of a parameter of that type ends the program where
    /// it is used, and a variable that has to have a value where it is read, unless it has none of that type.
    func missingType(
        _ error: PlacedError, at place: Int, _ declaration: Declaration, _ around: [Declaration]
    ) -> TextEdit? {
        guard let missing = MissingType(at: place, of: declaration, in: code) else { return nil }
        func edit(_ range: Range<Int>, _ text: String) -> TextEdit {
            var edit = TextEdit(range, text, name: declaration.description)
            if missing.isOfProtocol {
                edit.rivals = Rivals(of: declaration, in: around.last, error: error.message)
            }
            return edit
        }
        if declaration.isProperty {
            let value = position("=", in: declaration).map { $0 + 1..<declaration.header.upperBound }
            let isKept =
                value.map(isEmpty)
                ?? (declaration.hasCode || around.last?.keyword == "protocol"
                    || writtenType(of: declaration) != text(missing.range))
            return isKept
                ? edit(missing.range, missing.text)
                : edit(declaration.range, computed(declaration, StandIn.typeName, around, error))
        }
        let value = Parameter.all(of: declaration, in: code).first { $0.type.contains(place) }?.value
        guard let value, !isEmpty(value) else { return edit(missing.range, missing.text) }
        if let modifier = modifier(without: missing.range.lowerBound..<value.upperBound, declaration, around, error) {
            return modifier
        }
        let rest = String(decoding: bytes[missing.range.upperBound..<value.lowerBound], as: UTF8.self)
        return edit(
            missing.range.lowerBound..<value.upperBound,
            "\(missing.text)\(rest) \(defaultEnding(declaration, around, error))")
    }

    /// Whether a value holds none of what its type is about.
    private func isEmpty(_ value: Range<Int>) -> Bool {
        var scanner = CodeScanner(code, value)
        scanner.skipSpace()
        if scanner.nextWord == "nil" || scanner.starts("{") { return true }
        guard scanner.starts("[") else { return false }
        let start = scanner.position
        scanner.skipGroup()
        return text(start..<scanner.position).allSatisfy { "[]: ".contains($0) }
    }

    /// Code under an attribute that does not compile ends the program, without it. A protocol and what it requires only go
    /// without it.
    func attributed(
        _ error: PlacedError, at place: Int, _ declaration: Declaration, _ around: [Declaration]
    ) -> TextEdit? {
        guard place < declaration.header.lowerBound, let start = code[...place].lastIndex(of: UInt8(ascii: "@")),
            declaration.range.contains(start)
        else { return nil }
        var scanner = CodeScanner(code, start + 1..<declaration.header.lowerBound)
        while scanner.word() != nil, scanner.starts(".") { scanner.position += 1 }
        if scanner.starts("(") { scanner.skipGroup() }
        if declaration.keyword == "protocol" || around.last?.keyword == "protocol" {
            return TextEdit(start..<scanner.position, "", name: declaration.description)
        }
        guard !declaration.isProperty, declaration.hasCode, let body = declaration.body,
            let end = standIn(for: declaration, around, error).text
        else { return nil }
        let head = String(decoding: bytes[scanner.position..<body.lowerBound], as: UTF8.self)
        return TextEdit(
            start..<body.upperBound, "\(head) \(end) \(StandIn.comment) ", name: declaration.description, .code)
    }

    /// What overrides nothing is a member of its own.
    func withoutOverride(_ error: PlacedError, _ declaration: Declaration) -> TextEdit? {
        guard error.message.contains("does not override") else { return nil }
        var scanner = CodeScanner(code, declaration.range.lowerBound..<declaration.header.lowerBound)
        while scanner.byte != nil, scanner.nextWord != "override" { scanner.skipToken() }
        let start = scanner.position
        guard scanner.word() != nil else { return nil }
        return TextEdit(start..<scanner.position, "", name: nil)
    }
}
