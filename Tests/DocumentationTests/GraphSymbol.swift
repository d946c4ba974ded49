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
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
    var isType: Bool {
        ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind.identifier)
    }

    private struct Graph: Decodable { let symbols: [GraphSymbol] }

    static func all(in graphs: [URL]) throws -> [GraphSymbol] {
        try graphs.flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
    }
}
