/// What types inherit from, or conform to.
extension OmittedSource {
    /// What a type inherits from, or conforms to, if the error is about that.
    func inheritedItem(
        _ error: PlacedError, at place: Int, _ path: [Declaration]
    ) -> (type: Declaration, item: Int)? {
        guard let type = path.last, type.kind == .type, type.header.contains(place),
            let clause = InheritanceClause(of: type, in: code)
        else { return nil }
        if let missing = error.message.firstMatch(of: /does not conform to protocol '(?:\w+\.)*(\w+)'/)?.1 {
            return clause.item(bringing: String(missing)).map { (type, $0) }
        }
        // A type that is generic stays.
        if clause.isArgument(place, in: code), MissingType(at: place, of: type, in: code) != nil { return nil }
        return clause.item(at: place).map { (type, $0) }
    }

    func edit(
        _ type: Declaration, without items: Set<Int>, _ phase: TextEdit.Phase, _ errors: [String]
    ) -> TextEdit? {
        guard let clause = InheritanceClause(of: type, in: code) else { return nil }
        let left = items.sorted().map { clause.items[$0].name }
        let name = "conformance of \(type.name) to \(left.joined(separator: ", "))"
        if let view = box(type, clause, items, name, phase, errors) { return view }
        var edit = TextEdit(clause.range, clause.text(without: items), name: name, phase, errors: errors)
        edit.rivals = Rivals(without: left, error: "\(type.name) does not conform any more: \(errors[0])")
        return edit
    }

    /// The initializers of a class without its superclass end the program, if that one might have called what it overrides, or
    /// is one of the files'.
    func withoutInitializers(_ type: Declaration, _ phase: TextEdit.Phase, _ error: String) -> [TextEdit] {
        let superclass = InheritanceClause(of: type, in: code)?.items.first?.name.prefix { $0 != "<" } ?? ""
        guard type.keyword == "class", let body = type.body,
            rivals.named.isType(String(superclass)) || type.members.contains(where: { $0.words.contains("override") })
        else { return [] }
        let place = "\(fileID):\((lines.lastIndex { $0 <= type.header.lowerBound } ?? 0) + 1)"
        let reason = StandIn.reason("it makes \(type.name), whose superclass does not compile", place, error)
        let code = " \(StandIn.mark)Code(\(reason)) \(StandIn.comment) "
        let own = type.members.filter { $0.kind == .initializer && !$0.words.contains("convenience") }.compactMap(
            \.body)
        return own.isEmpty
            ? [TextEdit(body.lowerBound..<body.lowerBound, " init() {\(code)}; ", name: nil, phase)]
            : own.map { TextEdit($0, code, name: nil, phase) }
    }

    /// A view without its body, or of another framework, is a box.
    private func box(
        _ type: Declaration, _ clause: InheritanceClause, _ items: Set<Int>, _ name: String, _ phase: TextEdit.Phase,
        _ errors: [String]
    ) -> TextEdit? {
        let isView = items.contains { item in
            clause.items[item].name.wholeMatch(of: /(?:SwiftUI\.)?(?:View|(?:UI|NS)View(?:Controller)?Representable)/)
                != nil
        }
        guard isView, let body = type.body, !contains("\(StandIn.mark)View(", in: body) else { return nil }
        let line = lines.lastIndex { $0 <= type.header.lowerBound } ?? 0
        let message = StandIn.literal("\(fileID):\(line + 1) does not compile")
        let rest = clause.text(without: items).dropFirst().trimmingPrefix { $0 == " " }
        let text =
            ": SwiftUI.View\(rest.isEmpty ? " " : ", \(rest)"){ "
            + "var body: some SwiftUI.View { \(StandIn.mark)View(\"\(type.name)\", \(message)) }; "
        return TextEdit(clause.range.lowerBound..<body.lowerBound, text, name: name, phase, errors: errors)
    }
}
