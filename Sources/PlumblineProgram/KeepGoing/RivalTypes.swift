/// The types of declarations that code might use in place of others of their names, which are left out.
struct RivalTypes {
    /// Of members of protocols and of their extensions, by their names.
    private var members: [String: [String]] = [:]
    /// Of functions at the top level, by their names.
    private var functions: [String: [String]] = [:]
    /// The names of the types that the files declare.
    private var declared: Set<String> = []
    /// Of values that code hands over.
    private(set) var named = NamedTypes()

    init() {}

    /// What protocols of Swift and Foundation have defaults for.
    private static let defaults = [
        "description": "Swift.String", "debugDescription": "Swift.String", "localizedDescription": "Swift.String",
        "errorDescription": "Swift.String?", "failureReason": "Swift.String?", "recoverySuggestion": "Swift.String?",
        "helpAnchor": "Swift.String?", "hashValue": "Swift.Int",
    ]

    /// - Parameters:
    ///   - texts: Of the files of a module.
    ///   - removed: The names of functions that these do not have any more.
    init(_ texts: [String], without removed: Set<String> = []) {
        let files = texts.map { text in
            let source = SourceText(text)
            return (code: Array(source.code.utf8), declarations: DeclarationParser.declarations(in: source))
        }
        named = NamedTypes(files, without: removed)
        let types = files.flatMap(\.declarations).filter { $0.kind == .type && $0.keyword != "extension" }
        declared = Set(types.map(\.name))
        // Of other modules, too: `View`.
        let others = declared.subtracting(types.filter { $0.keyword == "protocol" }.map(\.name))
            .union(NamedTypes.known)
        for (code, declarations) in files {
            for declaration in declarations {
                func type(_ member: Declaration, _ around: [Declaration]) -> [String] {
                    let of = StandIn(declaration: member, around: around, code: code, place: "", error: "").result
                    return of.isEmpty || of.contains(StandIn.mark) || of.contains(StandIn.typeMark) ? [] : [of]
                }
                if declaration.kind == .function {
                    functions[Self.base(declaration), default: []] += type(declaration, [])
                }
                for member in declaration.members where !others.contains(declaration.name) {
                    members[Self.base(member), default: []] += type(member, [declaration])
                }
            }
        }
    }

    /// The type that a function or a variable has in place of an unknown one: that of another of its name, or, in an
    /// extension of a type of another module, which may have that name, the extended type. Nil if there is none.
    ///
    /// - Parameter own: The unknown one.
    func type(for declaration: Declaration, in around: [Declaration], not own: String) -> String? {
        let type = around.last { $0.kind == .type }
        let name = Self.base(declaration)
        let known = (type == nil ? functions : members)[name, default: []].first { $0 != own }
        guard known == nil, let type else { return known }
        if declaration.isProperty, let type = Self.defaults[name], type != "Swift.\(own)" { return type }
        return type.keyword == "extension" && !declared.contains(type.name) ? type.name : nil
    }

    private static func base(_ declaration: Declaration) -> String { String(declaration.name.prefix { $0 != "(" }) }
}
