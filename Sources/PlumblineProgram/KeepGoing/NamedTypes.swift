/// What the files of a module tell about the types of names: whether code that gets one could change what others see.
struct NamedTypes {
    enum Kind { case value, object, unknown }

    /// Classes and actors.
    private var objects: Set<String> = []
    /// Structures and enumerations.
    private var values: Set<String> = []
    private var functions: Set<String> = []
    /// The names of functions that were left out.
    private var removed: Set<String> = []
    /// Their declarations, by their names.
    private var variables: [String: Set<String>] = [:]

    /// Of Swift, Foundation and SwiftUI.
    static let known: Set = [
        "Bool", "Character", "Substring", "String", "StaticString", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
        "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Decimal", "Date", "DateComponents",
        "DateInterval", "TimeInterval", "Duration", "Data", "URL", "URLRequest", "URLComponents", "UUID", "Error",
        "Locale", "Calendar", "TimeZone", "IndexSet", "IndexPath", "CGPoint", "CGSize", "CGRect", "Angle", "Color",
        "Font", "Text", "Image", "AttributedString", "LocalizedStringKey", "LocalizedStringResource", "Notification",
        "ScenePhase", "ColorScheme", "Edge", "Range", "ClosedRange", "Void",
    ]

    init() {}

    /// - Parameters:
    ///   - files: The code of files, and what is declared in each.
    ///   - removed: The names of functions that these do not have any more.
    init(_ files: [(code: [UInt8], declarations: [Declaration])], without removed: Set<String> = []) {
        self.removed = removed
        let all = files.map { ($0.code, Self.flat($0.declarations)) }
        for declaration in all.flatMap(\.1) {
            let name = String(declaration.name.split(separator: ".").last ?? "")
            switch declaration.keyword {
            case "class", "actor": objects.insert(name)
            case "struct", "enum": values.insert(name)
            case "func": functions.insert(String(declaration.name.prefix { $0 != "(" }))
            default: break
            }
        }
        for (code, declarations) in all {
            for variable in declarations where variable.kind == .variable {
                variables[variable.name, default: []].insert(String(decoding: code[variable.header], as: UTF8.self))
            }
        }
    }

    private static func flat(_ declarations: [Declaration]) -> [Declaration] {
        declarations.flatMap { [$0] + flat($0.members) }
    }

    /// - Parameter declaration: Such as `let a: B = c`.
    func kind(ofVariable declaration: String) -> Kind {
        guard let match = declaration.firstMatch(of: /^\s*\w+\s+\w+\s*(?::([^={]+))?(?:=\s*((?s:.*)))?/) else {
            return .unknown
        }
        if let type = match.1 { return kind(ofType: String(type)) }
        return match.2.map { kind(ofValue: String($0)) } ?? .unknown
    }

    /// That of what an optional or an array holds.
    func kind(ofType type: String) -> Kind {
        if type.contains("->") { return .object }
        let type = type.replacing(/@\w+|\b(?:any|some|inout|Optional|Array|Set)\b/, with: " ")
        guard let match = type.firstMatch(of: /\w[\w.]*/) else { return .unknown }
        let name = match.0.split(separator: ".").last.map(String.init) ?? ""
        if objects.contains(name) { return .object }
        return values.contains(name) || Self.known.contains(name) ? .value : .unknown
    }

    /// - Parameter value: Code, with blank literals.
    func kind(ofValue value: String) -> Kind {
        if value.contains(/^(?:-?\d|"|#"|\[\s*\]|\[\s*["\d]|true\b|false\b|nil\b)/) { return .value }
        guard let type = value.firstMatch(of: /^\[?\s*((?:\w+\.)*[A-Z]\w*)(?:<[^()]*>)?\s*[(.\]]/)?.1 else {
            return .unknown
        }
        // A member of a structure may be anything.
        let isMade = value.dropFirst(type.count).prefixMatch(of: /(?:<[^()]*>)?\s*\(/) != nil
        let kind = kind(ofType: String(type))
        return kind == .value && !isMade && !Self.known.contains(String(type)) && !values.contains(String(type))
            ? .unknown : kind
    }

    /// A member of something.
    func kind(ofMember name: String) -> Kind {
        if functions.contains(name) { return .object }
        // `count`, `id` and such are members of everything.
        return (variables[name] ?? []).contains { kind(ofVariable: $0) == .object } ? .object : .value
    }

    /// What is declared outside of the code that names it.
    func kind(ofVariableNamed name: String) -> Kind {
        if functions.contains(name) { return .object }
        guard let kinds = variables[name].map({ Set($0.map(kind(ofVariable:))) }) else { return .unknown }
        return kinds.contains(.object) ? .object : kinds.contains(.unknown) ? .unknown : .value
    }

    /// Whether the files declare a function of that name, or did before it was left out.
    func isFunction(_ name: String) -> Bool { functions.contains(name) || removed.contains(name) }

    /// Whether the files declare it, and it is no protocol.
    func isType(_ name: String) -> Bool { objects.contains(name) || values.contains(name) }

    func wasFunction(_ name: String) -> Bool { removed.contains(name) }

    /// Whether all variables of that name are of a type that does not compile: what is assigned to them, or called on them,
    /// nothing sees.
    func isMissing(_ name: String) -> Bool { variables[name]?.allSatisfy(Self.isMissing) ?? false }

    /// - Parameter variable: Such as `let a: B `.
    static func isMissing(_ variable: String) -> Bool { variable.hasSuffix(": \(StandIn.typeName) ") }

    func isObject(_ type: Declaration?) -> Bool {
        guard let type else { return false }
        let name = type.name.split(separator: ".").last.map(String.init) ?? ""
        return type.keyword == "extension" ? !values.contains(name) : !["struct", "enum"].contains(type.keyword)
    }
}
