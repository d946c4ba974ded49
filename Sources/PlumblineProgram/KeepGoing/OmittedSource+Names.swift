/// What keeps its name though it does not compile, so that no other of that name is used in its place.
extension OmittedSource {
    /// A variable keeps its type, and ends the program when it is used: one that is made at once is computed instead.
    func value(
        _ error: PlacedError, at place: Int, _ declaration: Declaration, _ around: [Declaration]
    ) -> TextEdit? {
        guard declaration.kind == .variable, declaration.body == nil, let equals = position("=", in: declaration),
            equals < place, let colon = position(":", in: declaration), colon < equals,
            !contains(StandIn.mark, in: declaration.header)
        else { return nil }
        let isLazy = around.isEmpty || !declaration.words.isDisjoint(with: ["static", "class", "lazy"])
        let told = "the value of \(declaration.name)"
        if isLazy, !declaration.words.contains(where: { $0.hasPrefix("@") && $0 != "@MainActor" }) {
            let end = " \(ending(declaration, around, error))\(semicolon(after: declaration))"
            return TextEdit(equals + 1..<declaration.range.upperBound, end, name: told)
        }
        let type = String(decoding: bytes[colon + 1..<equals], as: UTF8.self)
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

    /// What has no type that is known has that of another of its name, and ends the program when it is used.
    func named(_ declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> TextEdit? {
        let standIn = standIn(for: declaration, around, error)
        guard !contains(StandIn.mark, in: declaration.range),
            let type = rivals.type(for: declaration, in: around, not: standIn.result)
        else { return nil }
        if declaration.kind == .variable, ["var", "let"].contains(declaration.keyword) {
            return TextEdit(
                declaration.range, computed(declaration, " \(type) ", around, error), name: declaration.description)
        }
        guard declaration.kind == .function, declaration.body != nil,
            let result = standIn.resultStart, result <= place(of: error)
        else { return nil }
        let end = ending(declaration, around, error)
        return TextEdit(
            result..<declaration.range.upperBound, " \(type) { \(end) }\(semicolon(after: declaration))",
            name: declaration.description)
    }

    private func computed(
        _ variable: Declaration, _ type: String, _ around: [Declaration], _ error: PlacedError
    ) -> String {
        let kept: Set = [
            "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "override",
        ]
        // The access of a setter alone is in parentheses.
        let words = text(variable.range.lowerBound..<variable.header.lowerBound)
            .replacing(/\w+\s*\(\s*set\s*\)/, with: "").split { $0.isWhitespace }.filter { kept.contains(String($0)) }
        let head = (words + ["var \(variable.name):"]).joined(separator: " ")
        let type = type.split { $0.isNewline }.joined(separator: " ")
        return "\(head)\(type){ \(ending(variable, around, error)) }\(semicolon(after: variable))"
    }

    private func ending(_ declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> String {
        let name = StandIn.name(of: declaration, in: around.last { $0.kind == .type })
        let what =
            declaration.kind == .function
            ? "it runs \(name), which does not compile" : "it uses \(name), whose value does not compile"
        return "\(StandIn.mark)(\(StandIn.reason(what, "\(fileID):\(error.line)", error.message)))"
    }

    private func standIn(for declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> StandIn {
        StandIn(
            declaration: declaration, around: around, code: code, place: "\(fileID):\(error.line)", error: error.message
        )
    }

    private func position(_ mark: Unicode.Scalar, in declaration: Declaration) -> Int? {
        declaration.header.first { code[$0] == UInt8(ascii: mark) }
    }

    private func semicolon(after declaration: Declaration) -> String {
        text(declaration.range).hasSuffix(";") ? ";" : ""
    }
}
