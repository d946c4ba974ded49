/// Whether the arguments of a call hand over what it might change or run: an object, a binding, a function; or whether the call
/// or its arguments run code of the files.
struct HandedOver {
    let types: NamedTypes
    /// Without literals.
    let code: [UInt8]
    /// In place of the code around the call.
    let standIn: StandIn
    /// Of the code around the call.
    let body: Range<Int>

    private static let noNames: Set = [
        "_", "any", "as", "await", "else", "false", "if", "in", "inout", "is", "nil", "some", "super", "switch", "true",
        "try",
    ]

    /// - Parameters:
    ///   - call: A statement.
    ///   - root: Where the name is that it begins with.
    func isChangeable(by call: Range<Int>, root: Int) -> Bool {
        var scanner = CodeScanner(code, root..<call.upperBound)
        if types.wasFunction(scanner.word() ?? "") { return true }
        var isArgument = false
        while let byte = scanner.byte {
            let start = scanner.position
            guard let name = scanner.word() else {
                if "([=".utf8.contains(byte) { isArgument = true }
                scanner.position += 1
                continue
            }
            let isCalled = scanner.starts("(")
            if isCalled, isArgument ? types.isFunction(name) : types.wasFunction(name) { return true }
            if isChangeable(name, at: start..<scanner.position, call) { return true }
        }
        return false
    }

    /// Whether the name at a place is of a variable whose type does not compile.
    func isOfMissingType(at root: Int, before place: Int) -> Bool {
        var scanner = CodeScanner(code, root..<code.count)
        guard let name = scanner.word(), local(name, before: place) == nil else { return false }
        let members = standIn.type?.members.filter { $0.isProperty && $0.name == name } ?? []
        return members.isEmpty ? types.isMissing(name) : members.allSatisfy { NamedTypes.isMissing(text($0.header)) }
    }

    private func isChangeable(_ name: String, at range: Range<Int>, _ call: Range<Int>) -> Bool {
        guard let first = name.first, !first.isNumber, !first.isUppercase, !Self.noNames.contains(name) else {
            return false
        }
        let next = range.upperBound < call.upperBound ? UnicodeScalar(code[range.upperBound]) : " "
        // What is called, the first of a chain, or a label.
        if "(.?![:".unicodeScalars.contains(next) { return false }
        if name == "self" { return !isMember(range) && types.isObject(standIn.type) }
        if isMember(range) {
            let before = code[..<(range.lowerBound - 1)].last ?? 32
            let isOfSelf = text(max(0, range.lowerBound - 5)..<range.lowerBound) == "self."
            if isOfSelf { return types.kind(ofVariableNamed: name) != .value }
            // Without anything before the point it is a constant of a type.
            guard CodeScanner.isWord(before) || ")]?!".utf8.contains(before) else { return false }
            return types.kind(ofMember: name) == .object
        }
        // Other names with the sign are a closure's parameters.
        if first == "$" { return name.dropFirst().first?.isNumber == false }
        return (local(name, before: call.lowerBound) ?? types.kind(ofVariableNamed: name)) != .value
    }

    private func isMember(_ range: Range<Int>) -> Bool {
        range.lowerBound > 0 && code[range.lowerBound - 1] == UInt8(ascii: ".")
    }

    /// What the code around the call declares; nil if it does not.
    private func local(_ name: String, before place: Int) -> NamedTypes.Kind? {
        // Swift's own in `catch`, `set` and observers.
        if ["error", "newValue", "oldValue"].contains(name) { return .value }
        let name = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let declared = try? Regex("\\b(let|var|func)\\s+\(name)\\b[^\\n;{]*"),
            let parameter = try? Regex("\\b\(name)\\s*:([^,)=]*)")
        else { return .unknown }
        let before = text(body.lowerBound..<max(body.lowerBound, place))
        if let found = before.matches(of: declared).last, let line = found.output[0].substring {
            return line.hasPrefix("func") ? .object : types.kind(ofVariable: String(line))
        }
        return text(standIn.owner.header).firstMatch(of: parameter).flatMap { $0.output[1].substring }
            .map { types.kind(ofType: String($0)) }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }
}
