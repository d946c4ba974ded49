/// What a type's header says it inherits from or conforms to.
struct InheritanceClause {
    /// From the colon on.
    let range: Range<Int>
    /// The types, without the spaces around them.
    let items: [(range: Range<Int>, name: String)]

    /// Nil if there is none.
    init?(of type: Declaration, in code: [UInt8]) {
        var scanner = CodeScanner(code, type.header)
        // Generic parameters have colons of their own.
        var depth = 0
        var (colon, start): (Int?, Int) = (nil, 0)
        var items: [(Range<Int>, String)] = []
        func add(_ end: Int) {
            var range = start..<end
            while let first = range.first, CodeScanner.isSpace(code[first]) { range = range.dropFirst() }
            while let last = range.last, CodeScanner.isSpace(code[last]) { range = range.dropLast() }
            if !range.isEmpty { items.append((range, String(decoding: code[range], as: UTF8.self))) }
        }
        while let byte = scanner.byte {
            if depth == 0, scanner.nextWord == "where" { break }
            switch byte {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ":") where depth == 0 && colon == nil:
                (colon, start) = (scanner.position, scanner.position + 1)
            case UInt8(ascii: ",") where depth == 0 && colon != nil:
                add(scanner.position)
                start = scanner.position + 1
            default: break
            }
            scanner.skipToken()
        }
        guard let colon else { return nil }
        add(scanner.position)
        range = colon..<scanner.position
        self.items = items
    }

    func item(at place: Int) -> Int? { items.firstIndex { $0.range.contains(place) } }

    /// Whether a place is in an item's generic arguments.
    func isArgument(_ place: Int, in code: [UInt8]) -> Bool {
        item(at: place).map { code[items[$0].range.lowerBound..<place].contains(UInt8(ascii: "<")) } ?? false
    }

    /// The item that brings a protocol.
    func item(bringing name: String) -> Int? {
        let names = [name] + (Self.refinements[name] ?? [])
        return items.firstIndex { item in
            names.contains { name in
                item.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
            }
        }
    }

    private static let refinements = [
        "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
        "RawRepresentable": ["OptionSet"], "Hashable": ["Identifiable"],
    ]

    /// The clause without some items.
    func text(without left: Set<Int>) -> String {
        let rest = items.indices.filter { !left.contains($0) }.map { items[$0].name }
        return rest.isEmpty ? " " : ": \(rest.joined(separator: ", ")) "
    }
}
