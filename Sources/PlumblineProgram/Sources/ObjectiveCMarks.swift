/// What works only with Objective-C's runtime, in words that compile without it. Lines stay.
struct ObjectiveCMarks {
    /// The places in the code, in no order, and what stands there instead.
    let edits: [(place: Range<String.Index>, text: String)]

    /// - Parameter code: Without comments and the contents of literals.
    init(code: String) {
        edits = Self.attributes(in: code) + Self.managed(in: code) + Self.names(in: code)
    }

    private static func attributes(in code: String) -> [(Range<String.Index>, String)] {
        code.matches(
            of:
                /@(?:objc(?:Members)?|(?:UI|NS)ApplicationMain|IB(?:Action|Designable|Inspectable|Outlet))\b(?:\([^)]*\))?/
        )
        .map { ($0.range, "") }
    }

    /// Members of `@NSManaged` use what the object keeps for their names.
    private static func managed(in code: String) -> [(Range<String.Index>, String)] {
        let attribute = /@NSManaged\b/
        let variable = /@NSManaged\s+(?:[\w()]+\s+)*?var\s+`?(\w+)`?\s*:\s*[^\n;{}=]*[^\s;{}=]/
        let function = /@NSManaged\s+(?:[\w()]+\s+)*?func\s+(\w+)\s*\(([^)]*)\)/
        return code.matches(of: attribute).map { ($0.range, "") }
            + code.matches(of: variable).map { match in
                (
                    match.range.upperBound..<match.range.upperBound,
                    " { get { _managed(\"\(match.1)\") } set { _setManaged(newValue, \"\(match.1)\") } }"
                )
            }
            + code.matches(of: function).map { match in
                (match.range.upperBound..<match.range.upperBound, " { \(change(match.1, match.2)) }")
            }
    }

    /// The body of `addToTags(_ value: Tag)` or its like.
    private static func change(_ function: Substring, _ parameters: Substring) -> String {
        guard let name = function.firstMatch(of: /^(add|remove)(?:To|From)(\w+)$/),
            let value = parameters.firstMatch(of: /^\s*_\s+(\w+)\s*:/)
        else { return "" }
        let key = name.2.prefix(1).lowercased() + name.2.dropFirst()
        return "_relate(\(name.1 == "add" ? "adding" : "removing"): \(value.1), .set(\"\(key)\"), nil)"
    }

    private static func names(in code: String) -> [(Range<String.Index>, String)] {
        code.matches(of: /#(selector|keyPath)\s*\(((?:[^()\n]|\([^()\n]*\))*)\)/).map { match in
            let name = match.2.trimmingWhitespace
            // A key path's first word is the type.
            let path = name.split(separator: ".").dropFirst().joined(separator: ".")
            return (match.range, match.1 == "selector" ? "Selector(\"\(name)\")" : "\"\(path.isEmpty ? name : path)\"")
        }
    }
}

extension Substring {
    fileprivate var trimmingWhitespace: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
