import Combine
import Foundation
import Plumbline

/// The names that Xcode declares for the texts of string catalogs which somebody entered there, such as
/// `Text(.signIn)` and `Text(.greeting(name: "Ada"))`.
struct StringSymbols {
    struct Symbol: Hashable {
        /// The table, unless it is `Localizable`.
        let table: String?
        /// The name in code.
        let name: String
        /// The key in the table.
        let key: String
        var places: [Place] = []

        /// The enum around it, named after the table.
        var namespace: String? { table.flatMap { AssetSymbols.name(of: $0) }.map(Wording.capitalized) }
    }

    /// A place for a value.
    struct Place: Hashable {
        /// As in `%(number)lld`.
        let label: String?
        /// `Int`, `Double` or `String`.
        let type: String
    }

    let symbols: [Symbol]

    init(_ symbols: [Symbol]) { self.symbols = symbols }

    /// - Parameter catalogs: The paths of string catalogs. Other files are ignored.
    init(catalogs: [String]) {
        var seen: Set<Symbol> = []
        symbols = catalogs.filter { $0.hasSuffix(".xcstrings") }.flatMap(Self.symbols(in:)).filter { symbol in
            // Parameters distinguish functions of one name.
            seen.insert(Symbol(table: symbol.table, name: symbol.name, key: "", places: symbol.places)).inserted
        }
    }

    private static func symbols(in path: String) -> [Symbol] {
        guard let catalog = try? StringCatalog(file: path) else { return [] }
        let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        // Other keys come from the texts in the sources, and have no names.
        return catalog.strings.filter { $0.value.extractionState == "manual" }.sorted { $0.key < $1.key }
            .compactMap { key, entry in
                let text = catalog.text(of: entry) ?? key
                guard let name = AssetSymbols.name(of: key.replacing(FormatPlaces.pattern, with: " ")) else {
                    return nil
                }
                return Symbol(
                    table: table == "Localizable" ? nil : table, name: name, key: key, places: places(in: text))
            }
    }

    private static func places(in text: String) -> [Place] {
        let found = text.matches(of: FormatPlaces.pattern).filter { $0.conversion != nil }.enumerated().map {
            index, match in
            let type =
                switch match.conversion {
                case "@": "String"
                case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
                default: "Int"
                }
            let label = match.name.map(String.init)
            return (order: match.number.flatMap { Int($0) } ?? index + 1, place: Place(label: label, type: type))
        }
        // A text may have a value twice.
        return found.sorted { $0.order < $1.order }.grouped { $0.order }.map { $0.elements[0].place }
    }

    /// A file that declares the names that `texts` use; nil where these are none.
    func code(for texts: [SourceText]) -> String? {
        if symbols.isEmpty { return nil }
        let used = texts.reduce(into: Set<String>()) { $0.formUnion($1.members) }
        let declared = texts.reduce(into: Set<String>()) { $0.formUnion($1.staticNames) }
        let wanted = symbols.filter { used.contains($0.name) && !declared.contains($0.name) }
        if wanted.isEmpty { return nil }
        let type = "LocalizedStringResource"
        let tables = Set(wanted.compactMap(\.namespace)).sorted().map { "extension \(type) { enum `\($0)` {} }" }
        let members = wanted.map { symbol in
            let place = type + (symbol.namespace.map { ".`\($0)`" } ?? "")
            return "extension \(place) { static \(Self.declaration(symbol, type)) }"
        }
        return (["import SwiftUI"] + tables + members).joined(separator: "\n") + "\n"
    }

    private static func declaration(_ symbol: Symbol, _ type: String) -> String {
        let table = symbol.table.map { ", table: \($0.debugDescription)" } ?? ""
        let values = symbol.places.indices.map { "\\(value\($0))" }.joined(separator: " ")
        // A text without places for values is looked up by its key, whatever that has.
        let value = symbol.places.isEmpty ? symbol.key.debugDescription : "\"\(values)\""
        let resource = "\(type)(\(symbol.key.debugDescription), defaultValue: \(value)\(table))"
        guard !symbol.places.isEmpty else { return "var `\(symbol.name)`: \(type) { \(resource) }" }
        let parameters = symbol.places.enumerated().map { index, place in
            "\(place.label.map { "`\($0)`" } ?? "_") value\(index): \(place.type)"
        }
        return "func `\(symbol.name)`(\(parameters.joined(separator: ", "))) -> \(type) { \(resource) }"
    }
}
