/// `@Parameter`: accessors of a value that rules of tips depend on, and the value.
struct ParameterMacro {
    private let name: String
    private let modifiers: String
    /// Nil if the default says it.
    private let type: String?
    private let initial: String

    init(_ source: String) throws {
        let all = SourcePieces(source).pieces.filter { $0.kind != .space }
        let modifiers = all.prefix { $0.source != "var" }.map(\.source)
        let pieces = SourcePieces(source).pieces.drop { $0.source != "var" }.dropFirst().drop { $0.kind == .space }
        guard modifiers.contains("static"), let name = pieces.first, name.kind == .word,
            let equals = pieces.indices.first(where: { pieces.isAssignment(at: $0) })
        else { throw Failure("@Parameter applies to a static variable with a value.") }
        self.name = name.source
        self.modifiers = modifiers.filter { ["public", "package", "private", "fileprivate"].contains($0) }
            .map { $0 + " " }.joined()
        let annotation = pieces[..<equals].dropFirst().code
        type = annotation.isEmpty ? nil : SourcePieces(String(annotation.dropFirst())).pieces.code
        initial = pieces[(equals + 1)...].code
    }

    var accessors: String {
        """
        {
            get { $\(name).value }
            set { $\(name).value = newValue }
        }
        """
    }

    var storage: String {
        "\(modifiers)static let $\(name) = TipKit.Tips.Parameter\(type.map { "<\($0)>" } ?? "")(\(initial))"
    }
}

/// `#Rule`: a condition of a tip, as it is written.
enum RuleMacro {
    static func expansion(_ source: String) -> String {
        "TipKit.Tips.Rule" + source.drop { $0 != "(" && $0 != "{" }
    }
}
