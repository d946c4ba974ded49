/// A type in a declaration's header that does not compile, and what is written in its place: a type of which there is no value,
/// so that the declaration keeps its name and its shape, and nothing can call it with what it really takes.
struct MissingType {
    /// Of the name, with what it is a member of and its generic arguments.
    let range: Range<Int>
    /// In its place.
    let text: String
    /// Whether it is a protocol: what conforms to it is unknown.
    let isOfProtocol: Bool

    /// Nil where no type is, or one that was put there before.
    init?(at place: Int, of declaration: Declaration, in code: [UInt8]) {
        guard let region = Self.region(around: place, of: declaration, in: code), place < region.range.upperBound,
            CodeScanner.isWord(code[place])
        else { return nil }
        let isName = { (index: Int) in CodeScanner.isWord(code[index]) }
        var (start, end) = (place, place)
        while start > region.range.lowerBound, isName(start - 1) || code[start - 1] == UInt8(ascii: ".") { start -= 1 }
        while end < region.range.upperBound {
            if isName(end) {
                end += 1
            } else if code[end] == UInt8(ascii: "."), end + 1 < region.range.upperBound, isName(end + 1) {
                end += 1
            } else if code[end] == UInt8(ascii: "<") {
                end = Self.skipArguments(at: end, to: region.range.upperBound, in: code)
            } else {
                break
            }
        }
        let before = region.range.lowerBound..<start
        let last = code[before].last { !CodeScanner.isSpace($0) } ?? region.first
        let name = String(decoding: code[start..<end], as: UTF8.self)
        guard last != UInt8(ascii: "@"), !["any", "some", "where", "inout"].contains(name),
            !name.hasPrefix(StandIn.typeMark)
        else { return nil }
        let isConstraint = region.isConstraint && (last == UInt8(ascii: ":") || last == UInt8(ascii: "&"))
        text = isConstraint ? StandIn.protocolName : StandIn.typeName
        let first = isConstraint ? start : Self.withoutMark(start, from: region.range.lowerBound, in: code)
        isOfProtocol = isConstraint || first < start
        range = first..<end
    }

    /// Where types are written.
    ///
    /// - Returns: Also whether what follows a colon there has to be a protocol, and the mark before the region.
    private static func region(
        around place: Int, of declaration: Declaration, in code: [UInt8]
    ) -> (range: Range<Int>, isConstraint: Bool, first: UInt8)? {
        let header = declaration.header
        guard header.contains(place) else { return nil }
        let colon = UInt8(ascii: ":")
        switch declaration.kind {
        case .function, .initializer: return function(around: place, of: declaration, in: code)
        case .variable where declaration.keyword == "subscript":
            return function(around: place, of: declaration, in: code)
        case .variable:
            let end = header.first { code[$0] == UInt8(ascii: "=") } ?? header.upperBound
            guard let start = header.first(where: { code[$0] == colon }), start < place, place < end else { return nil }
            return (start + 1..<end, false, colon)
        case .enumCase:
            guard let start = header.first(where: { code[$0] == UInt8(ascii: "(") }), start < place else { return nil }
            return (start + 1..<header.upperBound, false, colon)
        case .other where declaration.keyword == "typealias":
            guard let start = header.first(where: { code[$0] == UInt8(ascii: "=") }), start < place else { return nil }
            return (start + 1..<header.upperBound, false, colon)
        case .other where declaration.keyword == "associatedtype":
            guard let start = header.first(where: { code[$0] == colon }), start < place else { return nil }
            return (start + 1..<header.upperBound, true, colon)
        case .type:
            // What it inherits from is left out, not replaced.
            let clause = InheritanceClause(of: declaration, in: code)
            let name = header.lowerBound + declaration.keyword.utf8.count + 1 + declaration.name.utf8.count
            let isInherited = clause?.range.contains(place) == true
            guard place >= name, !isInherited || clause?.isArgument(place, in: code) == true else { return nil }
            return (name..<header.upperBound, !isInherited, colon)
        default: return nil
        }
    }

    private static func function(
        around place: Int, of declaration: Declaration, in code: [UInt8]
    ) -> (range: Range<Int>, isConstraint: Bool, first: UInt8)? {
        guard let list = Parameter.list(of: declaration, in: code) else { return nil }
        let header = declaration.header
        if place < list.lowerBound {
            guard let start = header.first(where: { code[$0] == UInt8(ascii: "<") }), start < place else { return nil }
            return (start + 1..<list.lowerBound, true, UInt8(ascii: "<"))
        }
        if place > list.upperBound {
            var scanner = CodeScanner(code, list.upperBound + 1..<header.upperBound)
            while scanner.byte != nil, scanner.nextWord != "where" { scanner.skipToken() }
            return (list.upperBound + 1..<header.upperBound, scanner.position < place, UInt8(ascii: ")"))
        }
        let parameter = Parameter.all(of: declaration, in: code).first { $0.type.contains(place) }
        return parameter.map { ($0.type, false, UInt8(ascii: ":")) }
    }

    private static func skipArguments(at start: Int, to end: Int, in code: [UInt8]) -> Int {
        var (depth, position) = (0, start)
        repeat {
            if code[position] == UInt8(ascii: "<") { depth += 1 }
            if code[position] == UInt8(ascii: ">"), code[position - 1] != UInt8(ascii: "-") { depth -= 1 }
            position += 1
        } while depth > 0 && position < end
        return position
    }

    /// Before a word such as `any`, which only protocols have.
    private static func withoutMark(_ start: Int, from first: Int, in code: [UInt8]) -> Int {
        var end = start
        while end > first, CodeScanner.isSpace(code[end - 1]) { end -= 1 }
        var word = end
        while word > first, CodeScanner.isWord(code[word - 1]) { word -= 1 }
        return ["any", "some"].contains(String(decoding: code[word..<end], as: UTF8.self)) ? word : start
    }
}
