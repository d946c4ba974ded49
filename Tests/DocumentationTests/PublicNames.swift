import Foundation

/// The public names of `Plumbline`, its re-exports and `PlumblineTesting`, according to the compiler.
///
/// Names that start with an underscore are left out: no user writes them.
struct PublicNames {
    /// Modules that stand in for SwiftUI, Foundation and Core Graphics: their names are not ours, except for `own`.
    private static let standIns: Set = ["Drawing", "LayoutEngine", "ViewDSL"]

    private let symbols: [GraphSymbol]
    private let own: Set<String>

    /// - Parameters:
    ///   - graphs: The symbol graphs of the libraries.
    ///   - partial: The symbol graphs of modules they re-export in part.
    ///   - own: The names of stand-ins that are ours.
    init(graphs: [URL], partial: [URL], own: Set<String>) throws {
        self.own = own
        let exported = try GraphSymbol.all(in: graphs)
        let types = Set(exported.filter(\.isType).map { $0.pathComponents.joined(separator: ".") })
        // Of a type that is re-exported by name, the compiler lists no members in extensions.
        self.symbols = (exported + (try GraphSymbol.all(in: partial).filter { types.contains($0.owner) }))
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

    private func isOwn(_ symbol: GraphSymbol) -> Bool {
        !Self.standIns.contains(symbol.module!) || symbol.prefixes.contains { own.contains($0) }
    }

    /// A paragraph for each type: its name, then its members' names.
    private func section(_ symbols: [GraphSymbol], _ name: (GraphSymbol) -> String) -> String {
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
