import Foundation

/// The public names of `Plumbline`, with what it re-exports, and of `PlumblineTesting`, as the compiler knows them.
///
/// Names that start with an underscore are left out: no user writes them.
struct PublicNames {
    /// A declaration in a symbol graph.
    private struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Location: Decodable { let uri: String }

        let kind: Kind
        let pathComponents: [String]
        let location: Location?

        /// The module of ours that declares it.
        var module: String? {
            let parts = location?.uri.components(separatedBy: "/Sources/") ?? []
            return parts.count > 1 ? parts[1].components(separatedBy: "/").first : nil
        }

        /// `frame` for `frame(width:height:alignment:)`.
        var baseName: String { String(pathComponents.last!.prefix { $0 != "(" }) }
        var owner: String { pathComponents.dropLast().joined(separator: ".") }
        var isType: Bool {
            ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind.identifier)
        }
    }

    private struct Graph: Decodable { let symbols: [Symbol] }

    /// Modules that stand in for SwiftUI, Foundation and Core Graphics: their names are not ours, but for `own`.
    private static let standIns: Set = ["Drawing", "LayoutEngine", "ViewDSL"]

    private let symbols: [Symbol]
    private let own: Set<String>

    init(graphs: [URL], own: Set<String>) throws {
        self.own = own
        symbols = try graphs.flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
            .filter { symbol in
                symbol.module != nil && symbol.kind.identifier != "swift.extension"
                    && !symbol.pathComponents.contains { $0.hasPrefix("_") }
            }
    }

    /// The list in words, a line for each type.
    var text: String {
        """
        The public names of Plumbline and PlumblineTesting. `scripts/public-names` writes this list; a test compares it.
        Of SwiftUI's, Foundation's and Core Graphics' names the base name is enough; ours are told with their labels.


        ## Plumbline's own

        \(section(symbols.filter(isOwn)) { String($0.pathComponents.last!) })

        ## SwiftUI's, Foundation's and Core Graphics'

        \(section(symbols.filter { !isOwn($0) }, \.baseName))

        """
    }

    private func isOwn(_ symbol: Symbol) -> Bool {
        let path = symbol.pathComponents.dropLast() + [symbol.baseName]
        return !Self.standIns.contains(symbol.module!)
            || (1...path.count).contains { own.contains(path.prefix($0).joined(separator: ".")) }
    }

    /// A paragraph for each type: its name, then those of its members.
    private func section(_ symbols: [Symbol], _ name: (Symbol) -> String) -> String {
        var members: [String: Set<String>] = [:]
        for symbol in symbols {
            if symbol.isType {
                members[symbol.pathComponents.joined(separator: "."), default: []].formUnion([])
            } else {
                members[symbol.owner, default: []].insert(name(symbol))
            }
        }
        return members.sorted { $0.key < $1.key }.map { owner, names in
            let title = owner.isEmpty ? "Functions and type aliases" : owner
            return names.isEmpty ? title : wrapped("\(title): \(names.sorted().joined(separator: ", "))")
        }.joined(separator: "\n")
    }

    /// Lines of at most 120 characters; all but the first are indented.
    private func wrapped(_ text: String) -> String {
        text.split(separator: " ").reduce(into: [""]) { lines, word in
            if lines[lines.count - 1].count + 1 + word.count > 120 { lines.append("   ") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }.joined(separator: "\n")
    }
}
