/// Leaves a part out of code, in place of the whole of it.
///
/// A view's part is a box, or a modifier of it goes. Any other statement ends what runs it, unless nothing that compiles can
/// depend on it: it begins with a name that nothing has.
struct OmittedParts {
    /// With literals.
    let bytes: [UInt8]
    let code: [UInt8]
    /// Where names are that nothing has.
    let missing: Set<Int>
    let standIn: StandIn
    let body: Range<Int>
    let types: NamedTypes

    private var statements: Statements { Statements(code: code) }

    /// Nil if the code is to be left out whole.
    ///
    /// - Parameter name: Of the code.
    func edit(at place: Int, name: String) -> TextEdit? {
        let all = statements.parts(around: place, in: body)
        guard standIn.isView || standIn.ends, let outermost = all.first else { return nil }
        if standIn.isView { return viewEdit(all, outermost, name) }
        // What ends at the first statement ends as a whole; another type may follow from what a closure does with its `$0`.
        let parts = all.filter { $0.kind == .statement && !text($0.range).contains("$") || $0 == outermost }
        guard !standIn.isBuilt, let part = parts.last else { return nil }
        if isEffect(part, in: all) { return TextEdit(withSemicolon(part.range), "", name: name, .code) }
        if part == outermost, isFirst(part) { return nil }
        return TextEdit(part.rest, standIn.ending, name: name, .code)
    }

    private func viewEdit(_ all: [Statements.Part], _ outermost: Statements.Part, _ name: String) -> TextEdit? {
        let part = all.last { part in
            text(part.range).prefixMatch(of: /(?:\.|return\s+)?_leftOut/) == nil
        }
        guard let part, !(standIn.isModifier && part == outermost) else { return nil }
        func edit(_ text: String) -> TextEdit { TextEdit(part.range, text, name: name, .code) }
        switch (part.kind, part.name) {
        case (.modifier, _): return edit(".\(standIn.withoutModifier(part.name))")
        case (_, "let"), (_, "var"), (_, "func"):
            let names = statements.names(declaredBy: part).map { "let \($0) = _LeftOutName();" }
            return TextEdit(withSemicolon(part.range), names.joined(separator: " "), name: name, .code)
        default:
            let name = statements.called(by: part)
            let box = name ?? standIn.name
            if part.name == "return" { return edit("return \(standIn.box(box))") }
            if name == "Section" { return edit(standIn.section) }
            if part == outermost { return edit(standIn.box(box)) }
            return edit(isEffect(part, in: all) ? standIn.boxOrNothing(box) : standIn.boxOrEnding(box))
        }
    }

    /// Whether a statement may go: nothing can depend on it, and it is no part of a value.
    private func isEffect(_ part: Statements.Part, in all: [Statements.Part]) -> Bool {
        isHarmless(part) && isAction(part, in: all)
    }

    /// Whether a statement is no part of a value, as it might be in a result builder: it is in code that returns nothing, or
    /// returns its value explicitly.
    private func isAction(_ part: Statements.Part, in all: [Statements.Part]) -> Bool {
        // The value of the last one may be used.
        let isFollowed = part.rest.upperBound > part.range.upperBound
        guard let holder = all.dropLast().last(where: { !$0.isBranch }) else {
            return standIn.isProcedure || (!standIn.isView && isFollowed && statements.returns(in: body))
        }
        guard !holder.isControl || isFollowed else { return false }
        return statements.isAction(closureIn: holder, around: part.range.lowerBound, isOwn: types.isFunction)
    }

    /// Whether a statement is a call of what nothing has, or an assignment to it, that can change nothing else: it is handed
    /// values alone, and no error of it decides what follows.
    private func isHarmless(_ part: Statements.Part) -> Bool {
        let root = statements.root(of: part)
        let handed = HandedOver(types: types, code: code, standIn: standIn, body: body)
        guard !part.isControl,
            missing.contains(root) || handed.isOfMissingType(at: root, before: part.range.lowerBound),
            !text(part.range).contains(/\{|(?:[(,\[:]|\s)&\w|\btry\b(?!\s*[?!])/), !runsInText(part.range)
        else { return false }
        return !handed.isChangeable(by: part.range, root: root)
    }

    /// Whether a literal has a value in it that a function of the files makes.
    private func runsInText(_ range: Range<Int>) -> Bool {
        var scanner = CodeScanner(bytes, range)
        var isInterpolated = false
        while scanner.byte != nil {
            if scanner.starts("\\(") { isInterpolated = true }
            guard let name = scanner.word() else {
                scanner.position += 1
                continue
            }
            if isInterpolated, scanner.starts("("), types.isFunction(name) { return true }
        }
        return false
    }

    private func withSemicolon(_ range: Range<Int>) -> Range<Int> {
        var scanner = CodeScanner(code, range.upperBound..<body.upperBound)
        while let byte = scanner.byte, byte == UInt8(ascii: " ") { scanner.position += 1 }
        return scanner.starts(";") ? range.lowerBound..<scanner.position + 1 : range
    }

    private func isFirst(_ part: Statements.Part) -> Bool {
        code[body.lowerBound..<part.range.lowerBound].allSatisfy(CodeScanner.isSpace)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }
}
