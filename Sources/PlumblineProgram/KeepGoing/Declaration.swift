/// A declaration in a file: where it is, and which part of it is its body.
struct Declaration: Equatable {
    enum Kind: Equatable {
        case importing, type, function, initializer, deinitializer, variable, accessor, enumCase, preview, other
    }

    let kind: Kind
    /// The word that introduces it, such as `struct`.
    let keyword: String
    /// Its name in messages, such as `load(from:)`.
    var name = ""
    /// With its attributes and modifiers.
    var range: Range<Int>
    /// From the introducing word to the body, or to the end.
    var header: Range<Int>
    /// What is between its braces; nil if there are none.
    var body: Range<Int>?
    /// The attributes and modifiers.
    var words: Set<String> = []
    /// Of a type its members; of a variable or a subscript its accessors.
    var members: [Declaration] = []
    /// Whether it is compiled only under a condition.
    var isConditional = false

    var description: String {
        name.isEmpty
            ? keyword
            : kind == .preview ? name : name.first == "(" || name.first == "?" ? keyword + name : "\(keyword) \(name)"
    }

    /// Whether it is a variable, and no subscript.
    var isProperty: Bool { kind == .variable && keyword != "subscript" }

    /// Whether its body is a computed value or code, not a list of declarations.
    var hasCode: Bool {
        switch kind {
        case .function, .initializer, .deinitializer, .accessor, .preview: body != nil
        // Accessors have the code.
        case .variable: body != nil && members.isEmpty
        default: false
        }
    }
}

extension [Declaration] {
    /// The declarations around a place, from the outermost on.
    func path(to place: Int) -> [Declaration] {
        guard let outer = first(where: { $0.range.contains(place) }) else { return [] }
        return [outer] + outer.members.path(to: place)
    }
}
