/// Finds what is to be left out of a text for the compiler's errors in it.
struct OmittedSource {
    let fileID: String
    let bytes: [UInt8]
    /// The same without comments and literals.
    let code: [UInt8]
    let declarations: [Declaration]
    /// Where lines begin.
    let lines: [Int]
    /// Of what is declared elsewhere.
    let rivals: RivalTypes
    /// Where names are that are not there.
    private var missing: Set<Int> = []

    /// Whether whole code and declarations are left out, no parts of them.
    private let isWhole: Bool
    /// How often something was left out of code, by its name.
    private let tries: [String: Int]
    /// Code of which more than this would be left out, part by part, is left out whole.
    private static let limit = 4

    init(
        _ text: String, fileID: String, tries: [String: Int] = [:], rivals: RivalTypes = RivalTypes(),
        isWhole: Bool = false
    ) {
        (self.tries, self.rivals, self.isWhole) = (tries, rivals, isWhole)
        let source = SourceText(text)
        self.fileID = fileID
        bytes = Array(text.utf8)
        let code = Array(source.code.utf8)
        self.code = code
        declarations = DeclarationParser.declarations(in: source)
        lines = [0] + code.indices.filter { code[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Edits that are not inside each other.
    func edits(for errors: [PlacedError]) -> [TextEdit] {
        var source = self
        source.missing = Set(errors.filter(\.isOfMissingName).map(place))
        return source.allEdits(for: errors)
    }

    func place(of error: PlacedError) -> Int {
        min(code.count, lines[min(max(1, error.line), lines.count) - 1] + max(1, error.column) - 1)
    }

    private func allEdits(for errors: [PlacedError]) -> [TextEdit] {
        var edits: [TextEdit] = []
        var inherited: [Int: (type: Declaration, items: Set<Int>, errors: [String], isConsequence: Bool)] = [:]
        for error in errors {
            let place = place(of: error)
            let path = declarations.path(to: place)
            if !isWhole, let (type, item) = inheritedItem(error, at: place, path) {
                let known = inherited[type.range.lowerBound] ?? (type, [], [], error.isConsequence)
                inherited[type.range.lowerBound] = (
                    type, known.items.union([item]), known.errors + [error.message],
                    known.isConsequence && error.isConsequence
                )
            } else if var edit = edit(error, at: place, path) {
                if let index = edits.firstIndex(where: { $0.range == edit.range }) {
                    edits[index].errors.append(error.message)
                } else {
                    if error.isConsequence { edit.phase = .consequence }
                    edit.errors = [error.message]
                    edits.append(edit)
                }
            }
        }
        for (type, items, errors, isConsequence) in inherited.values {
            let phase = isConsequence ? TextEdit.Phase.consequence : .declaration
            if let edit = edit(type, without: items, phase, errors) { edits.append(edit) }
            if items.contains(0) { edits += withoutInitializers(type, phase, errors[0]) }
        }
        // The first at a place stays, and the outer one of two.
        return edits.enumerated().filter { index, edit in
            !edits.enumerated().contains { other, outer in
                other != index && outer.phase <= edit.phase && outer.range.lowerBound <= edit.range.lowerBound
                    && edit.range.upperBound <= outer.range.upperBound && (outer.range != edit.range || other < index)
            }
        }.map(\.element)
    }

    private func edit(_ error: PlacedError, at place: Int, _ path: [Declaration]) -> TextEdit? {
        if error.message.hasPrefix("'main' attribute can only apply to one type") {
            return TextEdit(place..<min(code.count, place + "@main".utf8.count), "", name: nil)
        }
        guard let declaration = path.last else { return statement(at: place) ?? wholeFile(error) }
        if isOpen(path[0]) { return wholeFile(error) }
        let around = Array(path.dropLast())
        if isWhole {
            return requirement(error, at: place, path) ?? standIn(error, at: place, declaration, around)
                ?? whole(declaration, around, error)
        }
        let part =
            ofFile(error, declaration) ?? noInitializer(error, declaration) ?? withoutOverride(error, declaration)
            ?? defaultValue(error, at: place, declaration, around)
        let code =
            part ?? standIn(error, at: place, declaration, around) ?? modifier(error, at: place, declaration, around)
            ?? value(error, at: place, declaration, around)
        let header =
            code ?? named(declaration, around, error) ?? missingType(error, at: place, declaration, around)
            ?? attributed(error, at: place, declaration, around)
        return header ?? whole(declaration, around, error)
    }

    /// A statement outside of declarations. Nothing runs it where views are drawn.
    private func statement(at place: Int) -> TextEdit? {
        let before = declarations.map(\.range.upperBound).filter { $0 <= place }.max() ?? 0
        let after = declarations.map(\.range.lowerBound).filter { $0 > place }.min() ?? code.count
        let found = DeclarationParser.statements(in: code, before..<after).first { $0.contains(place) }
        guard !isWhole, let range = found, !text(range).contains(/#Preview|PreviewProvider/) else { return nil }
        let name = text(range).split { $0.isWhitespace }.joined(separator: " ").prefix { !"({".contains($0) }
        return TextEdit(range, "", name: "\(name) at the top level")
    }

    /// Whether a bracket is missing, so that it holds what follows it in the file.
    private func isOpen(_ declaration: Declaration) -> Bool {
        let depth = code[declaration.range].reduce(0) { depth, byte in
            "({[".utf8.contains(byte) ? depth + 1 : ")}]".utf8.contains(byte) ? depth - 1 : depth
        }
        return depth > 0
    }

    private func wholeFile(_ error: PlacedError) -> TextEdit {
        let reason = StandIn.reason("its whole file does not compile", "\(fileID):\(error.line)", error.message)
        return TextEdit(0..<code.count, UnreadableFile(bytes, code: code).text(reason), name: "the whole file")
    }

    /// Of two declarations of a name in two files each is its file's alone, with what has its type: nothing is made with the
    /// other one.
    private func ofFile(_ error: PlacedError, _ declaration: Declaration) -> TextEdit? {
        guard error.isOfTwoFiles || error.message.contains(/must be declared (?:private or )?fileprivate because/),
            declaration.words.isDisjoint(with: ["private", "fileprivate"])
        else { return nil }
        let start = declaration.range.lowerBound..<declaration.header.lowerBound
        let modifiers = String(decoding: bytes[start], as: UTF8.self)
            .replacing(/\b(?:public|internal|package|open)\s+/, with: "")
        return TextEdit(start, "\(modifiers)fileprivate ", name: "\(declaration.description) for other files")
    }

    /// Another body for a view that seems to be none: its own may be what is wrong, without an error of its own.
    private func requirement(_ error: PlacedError, at place: Int, _ path: [Declaration]) -> TextEdit? {
        guard let type = path.last, type.kind == .type, type.header.contains(place),
            let body = type.members.first(where: { $0.kind == .variable && $0.name == "body" }), body.hasCode,
            let range = body.body
        else { return nil }
        return standIn(error, at: range.lowerBound, body, path)
    }

    private func whole(_ declaration: Declaration, _ around: [Declaration], _ error: PlacedError) -> TextEdit? {
        if declaration.kind == .accessor, let owner = around.last {
            return whole(owner, around.dropLast(), error)
        }
        if let named = named(declaration, around, error) { return named }
        let text = onlyName(declaration, around, error)
        var edit = TextEdit(declaration.range, text, name: declaration.description)
        if text.isEmpty { edit.removed = Set(functions(in: [declaration])) }
        if declaration.kind == .preview {
            edit.preview = "\(fileID):\(error.line): \(declaration.description) is not drawn: \(error.message)"
        }
        return edit
    }

    /// The names of functions.
    private func functions(in declarations: [Declaration]) -> [String] {
        declarations.flatMap { declaration in
            (declaration.kind == .function ? [String(declaration.name.prefix { $0 != "(" })] : [])
                + functions(in: declaration.members)
        }
    }

    /// Other code in place of a body; nil if the error is elsewhere, or in code that was put there before.
    private func standIn(
        _ error: PlacedError, at place: Int, _ declaration: Declaration, _ around: [Declaration]
    ) -> TextEdit? {
        guard declaration.hasCode, let body = declaration.body, body.contains(place) || body.upperBound == place,
            !String(decoding: bytes[body], as: UTF8.self).contains(StandIn.comment)
        else { return nil }
        let standIn = StandIn(
            declaration: declaration, around: around, code: code, place: "\(fileID):\(error.line)",
            error: error.message)
        guard let text = standIn.text else { return nil }
        let owner = declaration.kind == .accessor ? around.last ?? declaration : declaration
        let view = owner.name == "body" ? around.last { $0.kind == .type } : nil
        let name = view.map { "body of \($0.name)" } ?? owner.description
        let mayBePart = !isWhole && tries[name, default: 0] < Self.limit
        let parts = OmittedParts(
            bytes: bytes, code: code, missing: missing, standIn: standIn, body: body, types: rivals.named)
        if mayBePart, let edit = parts.edit(at: place, name: name) { return edit }
        return TextEdit(body, " \(text) \(StandIn.comment) ", name: declaration.kind == .preview ? nil : name, .code)
    }

    /// A class whose initializers were left out has one that nothing calls.
    private func noInitializer(_ error: PlacedError, _ type: Declaration) -> TextEdit? {
        guard error.message.hasSuffix("has no initializers"), type.kind == .type, let body = type.body,
            !contains("\(StandIn.mark)Class", in: body)
        else { return nil }
        let text = "init(\(StandIn.mark)Class: Swift.Never) { \(StandIn.mark)Code(\"\") }"
        return TextEdit(body.lowerBound..<body.lowerBound, " \(text); ", name: nil)
    }

    /// The default value of a parameter ends the program where it is used.
    private func defaultValue(
        _ error: PlacedError, at place: Int, _ declaration: Declaration, _ around: [Declaration]
    ) -> TextEdit? {
        let values = Parameter.all(of: declaration, in: code).compactMap(\.value)
        guard let range = values.first(where: { $0.contains(place) }), !contains(StandIn.mark, in: range) else {
            return nil
        }
        return TextEdit(
            range, " \(defaultEnding(declaration, around, error))",
            name: "a default value of \(declaration.description)", .code)
    }

    func contains(_ part: String, in range: Range<Int>) -> Bool { text(range).contains(part) }

    func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }
}
