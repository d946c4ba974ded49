import Foundation

/// The public names of `Plumbline`, its re-exports and `PlumblineTesting`, according to the compiler.
///
/// Names that start with an underscore are left out: no user writes them.
struct PublicNames {
    /// A declaration in a symbol graph.
    private struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Location: Decodable { let uri: String }
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
    }

    private struct Graph: Decodable { let symbols: [Symbol] }

    /// Modules that stand in for SwiftUI, Foundation and Core Graphics: their names are not ours, except for `own`.
    private static let standIns: Set = ["Drawing", "LayoutEngine", "ViewDSL"]

    private let symbols: [Symbol]
    private let own: Set<String>

    /// - Parameters:
    ///   - graphs: The symbol graphs of the libraries.
    ///   - partial: The symbol graphs of modules they re-export in part.
    ///   - own: The names of stand-ins that are ours.
    init(graphs: [URL], partial: [URL], own: Set<String>) throws {
        self.own = own
        func symbols(in graphs: [URL]) throws -> [Symbol] {
            try graphs.flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
        }
        let exported = try symbols(in: graphs)
        let types = Set(exported.filter(\.isType).map { $0.pathComponents.joined(separator: ".") })
        // Of a type that is re-exported by name, the compiler lists no members in extensions.
        self.symbols = (exported + (try symbols(in: partial).filter { types.contains($0.owner) }))
            .filter { symbol in
                symbol.module != nil && symbol.kind.identifier != "swift.extension"
                    && !symbol.pathComponents.contains { $0.hasPrefix("_") }
            }
    }

    /// The list in words, a line for each type.
    var text: String {
        """
        The public names of Plumbline and PlumblineTesting. `scripts/public-names` writes this list; a test compares it.
        Of SwiftUI's, Foundation's and Core Graphics' names the base name is enough; ours include argument labels.


        ## Plumbline's own

        \(section(symbols.filter(isOwn)) { String($0.pathComponents.last!) })

        ## SwiftUI's, Foundation's and Core Graphics'

        \(section(symbols.filter { !isOwn($0) }, \.baseName))

        """
    }

    /// Types of ours in public declarations that users cannot name.
    var unnameable: Set<String> {
        let known = Set(symbols.map(\.identifier.precise))
        let mangled = ["Drawing", "LayoutEngine", "ViewDSL", "Diagramming", "Raster", "Goldens", "CairoPainting"]
            .map { "s:\($0.count)\($0)" }
        return Set(
            symbols.flatMap { symbol in
                (symbol.declarationFragments ?? []).filter { fragment in
                    guard fragment.kind == "typeIdentifier", let type = fragment.preciseIdentifier else { return false }
                    // An associated type is what the conforming type says.
                    guard !type.hasSuffix("Qa") else { return false }
                    return !known.contains(type) && mangled.contains { type.hasPrefix($0) }
                }.map { "\(symbol.pathComponents.joined(separator: ".")): \($0.spelling)" }
            })
    }

    /// Names in `own` that nothing has.
    var staleOwn: Set<String> { own.subtracting(symbols.flatMap { $0.prefixes }) }

    private func isOwn(_ symbol: Symbol) -> Bool {
        !Self.standIns.contains(symbol.module!) || symbol.prefixes.contains { own.contains($0) }
    }

    /// A paragraph for each type: its name, then its members' names.
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
