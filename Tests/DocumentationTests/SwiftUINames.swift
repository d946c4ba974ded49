import Foundation

/// SwiftUI's names and what becomes of each in a figure, as a document.
struct SwiftUINames {
    private let symbols: [GraphSymbol]
    private let effects: NameEffects
    /// The names that Plumbline does not have, by what they name.
    private let absent: [(section: Section, names: Set<String>)]

    private enum Section: String, CaseIterable {
        case types = "Views and other types"
        case modifiers = "Modifiers"
        case wrappers = "Property wrappers and macros"
        case environment = "Environment values"
    }

    /// What modifiers are called on.
    private static let modified: Set = [
        "View", "Shape", "InsettableShape", "ShapeStyle", "Text", "Image", "Scene", "DynamicViewContent", "TabContent",
        "ToolbarContent", "Commands", "Gesture", "Layout", "ViewModifier", "Transition", "TextRenderer",
    ]

    /// How the names of files begin that stand in for other frameworks.
    private static let otherFrameworks = ["UI", "NS", "CoreGraphics", "Literals", "Transfer"]

    /// - Parameters:
    ///   - symbols: Of all modules that have names of SwiftUI's.
    ///   - own: Those that only Plumbline has.
    ///   - unavailable: The source of the names that the compiler refuses with a message.
    init(_ symbols: [GraphSymbol], own: Set<String>, unavailable: String) {
        let swiftUI = symbols.filter { symbol in
            symbol.module != nil && symbol.kind.identifier != "swift.extension"
                && !symbol.pathComponents.contains { $0.hasPrefix("_") }
                && !symbol.prefixes.contains { own.contains($0) }
                && !Self.otherFrameworks.contains { symbol.location?.uri.contains("/StandIns/\($0)") ?? false }
        }
        self.symbols = swiftUI
        effects = NameEffects(swiftUI)
        let refused = unavailable.matches(of: /public (?:final )?(struct|enum|class|protocol|func) (\w+)/)
            .map { (isFunction: $0.1 == "func", name: String($0.2)) }
        absent = [
            (.types, Self.missingTypes.union(refused.filter { !$0.isFunction }.map(\.name))),
            (.modifiers, Self.missingModifiers.union(refused.filter(\.isFunction).map(\.name))),
            (.environment, Self.missingValues),
        ]
    }

    var text: String {
        let sections = Section.allCases.map { section in
            """
            ## \(section.rawValue)

            | in a figure | names |
            | --- | --- |
            \(rows(section).joined(separator: "\n"))
            """
        }
        return """
            # SwiftUI's names

            Every name of SwiftUI's that Plumbline knows, and what becomes of it in a figure. `scripts/swiftui-names` writes
            this page from the sources; a test compares it. A modifier is *taken, without effect* if all it does is return
            the view; a type, if only such modifiers are given one. How faithful a name is that is laid out and drawn says
            [Fidelity.md](Fidelity.md).

            \(sections.joined(separator: "\n\n"))

            """
    }

    /// Absent names that are there.
    var stale: Set<String> {
        let present = Set(Section.allCases.flatMap { names($0).keys })
        return Set(absent.flatMap(\.names)).intersection(present)
    }

    private func rows(_ section: Section) -> [String] {
        var names = Dictionary(grouping: self.names(section)) { effects.effect(of: $0.value) }
            .mapValues { $0.map(\.key) }
        if section == .environment { names = [.drawn: names.values.flatMap { $0 }] }
        names[.absent] = absent.filter { $0.section == section }.flatMap(\.names)
        return NameEffects.Effect.allCases.compactMap { effect in
            guard let names = names[effect], !names.isEmpty else { return nil }
            let title = section == .environment && effect == .drawn ? "has a value" : effect.rawValue
            return "| \(title) | \(names.sorted().map { "`\($0)`" }.joined(separator: ", ")) |"
        }
    }

    private func names(_ section: Section) -> [String: [GraphSymbol]] {
        let members = symbols.filter { symbol in
            switch section {
            case .types: isType(symbol) && !isWrapper(symbol)
            case .modifiers: symbol.kind.identifier == "swift.method" && Self.modified.contains(symbol.owner)
            case .wrappers: isWrapper(symbol) || symbol.kind.identifier == "swift.macro"
            case .environment: symbol.kind.identifier == "swift.property" && symbol.owner == "EnvironmentValues"
            }
        }
        return Dictionary(grouping: members) { symbol in
            let name = section == .types ? symbol.pathComponents.joined(separator: ".") : symbol.baseName
            return isWrapper(symbol) ? "@\(name)" : symbol.kind.identifier == "swift.macro" ? "#\(name)" : name
        }
    }

    private func isType(_ symbol: GraphSymbol) -> Bool { symbol.isType && !symbol.pathComponents.isEmpty }

    private func isWrapper(_ symbol: GraphSymbol) -> Bool {
        symbol.isType && (symbol.declarationFragments ?? []).contains { $0.spelling == "@propertyWrapper" }
    }
}
