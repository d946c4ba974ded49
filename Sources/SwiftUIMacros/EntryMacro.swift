/// `@Entry`: a key, and accessors that use it.
struct EntryMacro {
    private let name: String
    /// As it is written; nil if the default says it.
    private let type: String?
    /// Nil if an optional begins as nil.
    private let initial: String?
    private let container: String

    /// The types that entries extend, each with the protocol of its keys.
    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    /// - Parameter extended: The declaration that the variable is in.
    init(_ variable: String, in extended: String?) throws {
        let context = SourcePieces(extended ?? "").pieces.filter { $0.kind != .space }
        let names = context.drop { $0.source != "extension" }.dropFirst().prefix {
            $0.kind == .word || $0.source == "."
        }
        guard let container = names.last?.source, Self.protocols[container] != nil else {
            throw Failure(
                "@Entry applies to variables in an extension of \(Self.protocols.keys.sorted().joined(separator: ", "))."
            )
        }
        self.container = container
        let pieces = SourcePieces(variable).pieces.drop { $0.source != "var" }.dropFirst().drop { $0.kind == .space }
        guard let name = pieces.first, name.kind == .word else { throw Failure("@Entry applies to a stored variable.") }
        self.name = name.source
        let equals = pieces.indices.first { pieces.isAssignment(at: $0) } ?? pieces.endIndex
        let annotation = pieces[..<equals].dropFirst().code
        guard annotation.isEmpty || annotation.hasPrefix(":"), !annotation.contains("{") else {
            throw Failure("@Entry applies to a stored variable.")
        }
        type = annotation.isEmpty ? nil : SourcePieces(String(annotation.dropFirst())).pieces.code
        initial = equals < pieces.endIndex ? pieces[(equals + 1)...].code : nil
        guard initial != nil || isOptional else {
            throw Failure("@Entry needs a default value, or the type of an optional.")
        }
    }

    private var isOptional: Bool { type?.hasSuffix("?") == true || type?.hasPrefix("Optional<") == true }

    private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

    var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    var key: String {
        let head = "private struct \(keyName): SwiftUI.\(Self.protocols[container]!)"
        // Focused values are optional anyway.
        if container == "FocusedValues", let type {
            return "\(head) { typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type) }"
        }
        let initial = initial ?? "nil"
        // Made at each use, as in SwiftUI.
        if let type { return "\(head) { static var defaultValue: \(type) { \(initial) } }" }
        return "\(head), SwiftUI._InferredKey { static let _default = SwiftUI._InferredDefault(\(initial)) }"
    }
}
