/// What might be called in place of code that takes only what conforms to a protocol that does not compile: nobody knows what
/// conforms to it, so that this ends the program, too. So does code that asks whether a value conforms to a protocol, if a type
/// does not conform to it any more.
struct Rivals {
    private struct Cause {
        let error: String
        /// Whether the arguments decide what is called, and not the type of which it is a member.
        let isOfArguments: Bool
    }

    /// By the names of what would have been called, with their type.
    private var causes: [String: Cause] = [:]

    /// Errors about conformances that are left out, by the names of protocols.
    private var lost: [String: String] = [:]

    var isEmpty: Bool { causes.isEmpty && lost.isEmpty }

    init() {}

    /// - Parameters:
    ///   - declaration: With a protocol in its header that does not compile.
    ///   - type: Of which it is a member.
    init(of declaration: Declaration, in type: Declaration?, error: String) {
        switch declaration.keyword {
        case "extension":
            for member in declaration.members {
                causes[Self.name(of: member, in: declaration)] = Cause(error: error, isOfArguments: false)
            }
        case "func", "init", "subscript":
            causes[Self.name(of: declaration, in: type)] = Cause(error: error, isOfArguments: true)
        // A type of its own has no others of its members.
        default: break
        }
    }

    /// - Parameter protocols: That a type does not conform to any more.
    init(without protocols: [String], error: String) {
        for name in protocols { lost[String(name.split(separator: ".").last ?? "")] = error }
    }

    private static func name(of member: Declaration, in type: Declaration?) -> String {
        (type.map { "\($0.name)." } ?? "")
            + (member.kind == .function || member.isProperty
                ? String(member.name.prefix { $0 != "(" }) : member.keyword)
    }

    mutating func add(_ rivals: Rivals) {
        causes.merge(rivals.causes) { first, _ in first }
        lost.merge(rivals.lost) { first, _ in first }
    }

    /// The error about a conformance that code asks for.
    func error(ofCastsIn body: Range<Int>, _ code: [UInt8]) -> String? {
        var scanner = CodeScanner(code, body)
        var last = ""
        while scanner.byte != nil, !lost.isEmpty {
            guard let word = scanner.word() else {
                scanner.position += 1
                continue
            }
            if ["as", "is"].contains(last), let error = lost[word] { return error }
            if !["any", "some"].contains(word) { last = word }
        }
        return nil
    }

    /// The error about what would have been called, in place of code that might be called now.
    ///
    /// - Parameter takesAny: Whether it may take what something more special would have been called for.
    func error(for member: Declaration, in type: Declaration?, takesAny: Bool) -> String? {
        guard let cause = causes[Self.name(of: member, in: type)], takesAny || !cause.isOfArguments else { return nil }
        return cause.error
    }
}

extension OmittedSource {
    /// Ends code that might be called in place of what does not compile.
    func edits(ending rivals: Rivals) -> [TextEdit] {
        rivals.isEmpty ? [] : edits(ending: rivals, declarations, around: [])
    }

    private func edits(ending rivals: Rivals, _ members: [Declaration], around: [Declaration]) -> [TextEdit] {
        members.flatMap { member -> [TextEdit] in
            if member.kind == .type { return edits(ending: rivals, member.members, around: around + [member]) }
            let error = rivals.error(for: member, in: around.last, takesAny: takesAny(member))
                .map { "another of its name may have to be called: \($0)" }
            // The accessors have the code.
            let parts = member.hasCode ? [(member, around)] : member.members.map { ($0, around + [member]) }
            return parts.compactMap { part, around -> TextEdit? in
                guard part.hasCode, let body = part.body,
                    case let old = String(decoding: bytes[body], as: UTF8.self),
                    !old.contains(StandIn.comment), !old.contains(StandIn.nameComment),
                    let error = error ?? rivals.error(ofCastsIn: body, code)
                else { return nil }
                let line = lines.lastIndex { $0 <= body.lowerBound } ?? 0
                let standIn = StandIn(
                    declaration: part, around: around, code: code, place: "\(fileID):\(line + 1)", error: error)
                return standIn.text.map {
                    TextEdit(body, " \($0) \(StandIn.comment) ", name: member.description, errors: [error])
                }
            }
        }
    }

    /// Whether a function takes values of any type, or of all that conform to a protocol.
    private func takesAny(_ function: Declaration) -> Bool {
        Parameter.all(of: function, in: code).contains { self.rivals.named.kind(ofType: text($0.type)) == .unknown }
    }
}
