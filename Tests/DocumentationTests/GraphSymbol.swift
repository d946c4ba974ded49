import Foundation

/// A declaration in a symbol graph of the compiler.
struct GraphSymbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Location: Decodable {
        struct Position: Decodable { let line: Int, character: Int }

        let uri: String
        let position: Position
    }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let kind: String, spelling: String, preciseIdentifier: String? }

    let kind: Kind
    let identifier: Identifier
    let declarationFragments: [Fragment]?
    let pathComponents: [String]
    let location: Location?

    /// Our module that declares it.
    var module: String? {
        let parts = location?.uri.components(separatedBy: "/Sources/") ?? []
        return parts.count > 1 ? parts[1].components(separatedBy: "/").first : nil
    }

    /// `frame` for `frame(width:height:alignment:)`.
    var baseName: String { String(pathComponents.last!.prefix { $0 != "(" }) }
    /// `View` and `View.frame`.
    var prefixes: [String] {
        let path = pathComponents.dropLast() + [baseName]
        return (1...path.count).map { path.prefix($0).joined(separator: ".") }
    }
    var fullName: String { pathComponents.joined(separator: ".") }
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
    var isType: Bool {
        ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind.identifier)
    }

    static func all(in graphs: [URL]) throws -> [GraphSymbol] { try graphs.flatMap { try SymbolGraph($0).symbols } }
}

/// A symbol graph of the compiler.
struct SymbolGraph: Decodable {
    struct Relationship: Decodable { let kind: String, source: String, target: String }

    let symbols: [GraphSymbol]
    let relationships: [Relationship]

    init(_ file: URL) throws { self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)) }
}
