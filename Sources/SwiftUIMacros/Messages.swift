/// A request of the compiler: one of these. The names are the protocol's.
struct Order: Decodable {
    struct Nothing: Decodable {}

    struct Freestanding: Decodable {
        let macro: Macro
        let discriminator: String
        let syntax: Syntax
    }

    struct Attached: Decodable {
        let macro: Macro
        let macroRole: String
        let declSyntax: Syntax
        let parentDeclSyntax: Syntax?
        let extendedTypeSyntax: Syntax?
        /// Nil if the type conforms already.
        let conformanceListSyntax: Syntax?
        /// From the inside out.
        let lexicalContext: [Syntax]?
    }

    struct Macro: Decodable { let typeName: String }

    let getCapability: Nothing?
    let expandFreestandingMacro: Freestanding?
    let expandAttachedMacro: Attached?
}

/// A piece of source.
struct Syntax: Decodable {
    struct Location: Decodable {
        let fileID: String
        let fileName: String
        /// In bytes.
        let offset: Int
        let line: Int
    }

    let source: String
    let location: Location
}

/// An answer to the compiler: one of these.
struct Answer: Encodable {
    struct CapabilityResult: Encodable { var capability = Capability() }

    struct Capability: Encodable {
        /// The first version in which one answer serves all macros.
        var protocolVersion = 5
        var features: [String] = []
    }

    struct Expansion: Encodable {
        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }

        let message: String
        var severity = "error"
        let position: Position
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    var getCapabilityResult: CapabilityResult?
    var expandMacroResult: Expansion?

    static let capability = Answer(getCapabilityResult: CapabilityResult())

    /// - Parameter syntax: Where a mistake is reported.
    static func expansion(of syntax: Syntax, _ expand: () throws -> String) -> Answer {
        let result: Expansion
        do {
            result = Expansion(expandedSource: try expand(), diagnostics: [])
        } catch {
            let position = Diagnostic.Position(fileName: syntax.location.fileName, offset: syntax.location.offset)
            let text = (error as? Failure)?.text ?? "\(error)"
            result = Expansion(expandedSource: nil, diagnostics: [Diagnostic(message: text, position: position)])
        }
        return Answer(expandMacroResult: result)
    }
}
