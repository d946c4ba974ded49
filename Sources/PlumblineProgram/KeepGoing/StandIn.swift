/// What stands in for code that does not compile: it has the type of the code, and draws a box where that is a view. Else it
/// ends the program with a message.
struct StandIn {
    let declaration: Declaration
    /// The types and variables around it, from the outermost on.
    let around: [Declaration]
    let code: [UInt8]
    /// Where the first error is: `App/Health.swift:12`.
    let place: String
    /// What the compiler says there.
    let error: String

    /// All names here that stand in for something begin with this.
    static let mark = "_leftOut"

    /// In place of a type that does not compile, of which there is no value; where a protocol has to be, this one.
    static let typeName = "_LeftOutType"
    static let protocolName = "_LeftOutProtocol"
    /// The same, in place of a type that may be one of the author's.
    static let valueName = "_LeftOutValue"
    /// The names of types here that stand in for something begin with this.
    static let typeMark = "_LeftOut"

    /// Is in a declaration of which nothing but the name is left.
    static let nameComment = "/* only its name */"

    /// Is in code that stands in for a whole body.
    static let comment = "/* left out */"

    /// Of a box.
    private var message: String { Self.literal("\(place) does not compile") }

    /// Why code that runs this ends, as a literal.
    var reason: String {
        let isProvider = owner.name == "previews" && typeHeader.contains("PreviewProvider")
        let isPreview = declaration.kind == .preview || isProvider
        let what =
            isPreview ? "its code does not compile" : "it runs \(ownerName), which does not compile"
        return Self.reason(what, place, error)
    }

    private var ownerName: String { Self.name(of: owner, in: type) }

    /// `func load() of Store`.
    static func name(of member: Declaration, in type: Declaration?) -> String {
        member.description + (type.map { " of \($0.name)" } ?? "")
    }

    /// A literal of what code is run, where it is, and what the compiler says there.
    static func reason(_ what: String, _ place: String, _ error: String) -> String {
        // The module is the same everywhere.
        let file = place.drop { $0 != "/" }.dropFirst()
        return literal("\(what): \(file): \(error)")
    }

    /// The code between the braces, on one line; nil where nothing is known of that type.
    var text: String? {
        switch declaration.kind {
        case .preview: return preview
        // Nothing is left that could depend on it.
        case .deinitializer: return ""
        default: break
        }
        if isProcedure { return ending }
        let result = result
        guard let constraint = result.firstMatch(of: /^some\s+(?:\w+\s*\.\s*)?(\w+)/)?.1 else {
            if result.wholeMatch(of: /(?:SwiftUI\s*\.\s*)?AnyView/) != nil { return "return AnyView(\(box))" }
            if result.wholeMatch(of: /any\s+(?:SwiftUI\s*\.\s*)?View/) != nil { return "return \(box)" }
            return "return \(Self.mark)(\(reason))"
        }
        switch constraint {
        case "View": return view
        case "Scene": return "WindowGroup { \(box) }"
        case "ToolbarContent": return "ToolbarItem { \(box) }"
        case "Commands": return "EmptyCommands()"
        case "Gesture": return "TapGesture()"
        default: return nil
        }
    }

    /// A statement that ends what runs it.
    var ending: String { "\(Self.mark)Code(\(reason))" }

    /// Whether code that runs this ends.
    var ends: Bool { text == ending || text == "return \(Self.mark)(\(reason))" }

    private var preview: String {
        "\(Self.mark)Preview(\(reason))"
    }

    private var box: String { box(name) }

    /// A box in place of a view of that name.
    func box(_ name: String) -> String { "\(Self.mark)View(\(Self.literal(name)), \(message))" }

    /// A section in place of one of a list.
    var section: String { "\(Self.mark)Section(\(message))" }

    /// A box in place of a view of that name; where no view is expected, it ends what runs it.
    func boxOrEnding(_ name: String) -> String {
        "\(Self.mark)Statement(\(Self.literal(name)), \(message), \(reason))"
    }

    /// A box in place of a view of that name; nothing where no view is expected.
    func boxOrNothing(_ name: String) -> String { "\(Self.mark)Effect(\(Self.literal(name)), \(message))" }

    /// A call in place of a modifier, which leaves its view as it is.
    func withoutModifier(_ name: String) -> String { "\(Self.mark)Modified(\(Self.literal(name)), \(message))" }

    /// Whether the code makes a view.
    var isView: Bool {
        result.firstMatch(of: /^(?:some|any)\s+(?:SwiftUI\s*\.\s*)?View\b/) != nil
            && !(text ?? "").contains("\(Self.mark)Preview")
    }

    /// Whether it returns nothing.
    var isProcedure: Bool {
        switch declaration.kind {
        case .initializer: true
        case .accessor: ["set", "willSet", "didSet"].contains(declaration.keyword)
        default: declaration.kind == .function && ["", "Void", "()"].contains(result)
        }
    }

    /// Whether each statement may be a part of the value, as in a result builder.
    var isBuilt: Bool {
        declaration.kind == .preview || result.hasPrefix("some ") || owner.words.contains(where: Self.mayBuild)
    }

    /// Whether an attribute may be a result builder.
    private static func mayBuild(_ attribute: String) -> Bool {
        attribute.dropFirst().first?.isUppercase == true && attribute.first == "@"
            && !["@MainActor", "@Sendable", "@IBAction", "@IBInspectable", "@NSManaged"].contains(attribute)
    }

    /// A modifier leaves its view as it is.
    var view: String {
        if owner.name == "previews", typeHeader.contains("PreviewProvider") { return preview }
        guard let modified else { return box }
        let name = modified == "self" ? owner.name : type?.name ?? owner.name
        return "\(Self.mark)Modifier(\(modified), \(Self.literal(name)), \(message))"
    }

    /// Whether it is the code of a modifier.
    var isModifier: Bool { modified != nil }

    /// The view that a modifier changes.
    private var modified: String? {
        if owner.name == "body(content:)" { return "content" }
        let isStatic = !owner.words.isDisjoint(with: ["static", "class"])
        let isOfView = typeHeader.wholeMatch(of: /extension\s+(?:SwiftUI\s*\.\s*)?View\b.*/) != nil
        return isOfView && !isStatic ? "self" : nil
    }

    private var typeHeader: String { type.map { text($0.header) } ?? "" }

    /// The function or variable that it is, or that it is an accessor of.
    var owner: Declaration { declaration.kind == .accessor ? around.last ?? declaration : declaration }

    var type: Declaration? { around.last { $0.kind == .type } }

    /// The view's, of a `body` that of its type.
    var name: String { owner.name == "body" ? type?.name ?? "body" : owner.name }

    /// The type of the value; empty for nothing.
    var result: String {
        let header = text(owner.header)
        let isFunction = owner.kind == .function || owner.keyword == "subscript"
        let mark = isFunction ? Self.arrow(in: header) : header.firstIndex(of: ":").map { header.index(after: $0) }
        guard let mark else { return "" }
        var type = header[mark...].drop { $0.isWhitespace }
        if let end = type.firstMatch(of: /\s+where\s/) { type = type[..<end.range.lowerBound] }
        return String(type).split { $0.isWhitespace }.joined(separator: " ")
    }

    /// Where the type of a function's value begins.
    var resultStart: Int? {
        let header = String(decoding: code[declaration.header], as: UTF8.self)
        return Self.arrow(in: header).map {
            declaration.header.lowerBound + header.utf8.distance(from: header.startIndex, to: $0)
        }
    }

    /// After the arrow that is in no brackets.
    private static func arrow(in header: String) -> String.Index? {
        var (depth, index) = (0, header.startIndex)
        while index < header.endIndex {
            if "([".contains(header[index]) { depth += 1 }
            if ")]".contains(header[index]) { depth -= 1 }
            if depth == 0, header[index...].hasPrefix("->") { return header.index(index, offsetBy: 2) }
            index = header.index(after: index)
        }
        return nil
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: code[range], as: UTF8.self).split { $0.isNewline }.joined(separator: " ")
    }

    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}
