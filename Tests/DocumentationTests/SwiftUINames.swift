import Foundation

/// SwiftUI's names and what becomes of each in a figure, as a document.
struct SwiftUINames {
    private let symbols: [GraphSymbol]
    private let effects: NameEffects
    /// The names that Plumbline does not have.
    private let absent: [Section: Set<String>]

    private enum Section: String, CaseIterable {
        case types = "Views and other types"
        case modifiers = "Modifiers"
        case wrappers = "Property wrappers and macros"
        case environment = "Environment values"
    }

    /// What modifiers are called on.
    private static let modified: Set = [
        "View", "Shape", "InsettableShape", "ShapeStyle", "Text", "Image", "Scene", "DynamicViewContent", "TabContent",
        "ToolbarContent", "Commands", "Gesture",
    ]

    /// How the names of files begin that stand in for other frameworks.
    private static let otherFrameworks = ["UI", "NS", "CoreGraphics", "Literals", "Transfer", "FileWrapper"]

    /// - Parameters:
    ///   - graphs: Of all modules that have names of SwiftUI's, or boxes for views of other frameworks.
    ///   - own: The names that only Plumbline has.
    ///   - unavailable: The source of the names that the compiler refuses with a message.
    init(_ graphs: [SymbolGraph], own: Set<String>, unavailable: String) {
        let known = graphs.flatMap(\.symbols).filter { symbol in
            symbol.module != nil && symbol.kind.identifier != "swift.extension"
                && !symbol.pathComponents.contains { $0.hasPrefix("_") }
                && !symbol.prefixes.contains { own.contains($0) }
                && !Self.otherFrameworks.contains { symbol.location?.uri.contains("/StandIns/\($0)") ?? false }
        }
        let effects = NameEffects(known, graphs.flatMap(\.relationships))
        symbols = known.filter { $0.module != "Frameworks" || effects.isBox($0) }
        self.effects = effects
        let refused = unavailable.matches(of: /public (?:final )?(struct|enum|class|protocol|func) (\w+)/)
            .map { (isFunction: $0.1 == "func", name: String($0.2)) }
        absent = [
            .types: Self.missingTypes.union(refused.filter { !$0.isFunction }.map(\.name)),
            .modifiers: Self.missingModifiers.union(refused.filter(\.isFunction).map(\.name)),
            .environment: Self.missingValues,
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

            Every name of SwiftUI that Plumbline knows, and what a figure shows of it. *Laid out and drawn* are views, shapes,
            styles, and modifiers that change their view; [Fidelity](Fidelity.md) says how well each rule is known. *Accepted,
            without effect* are modifiers that only return the view or say so in their comment, and types that only such
            modifiers use. `scripts/swiftui-names`
            writes this page from the sources, and a test compares it.

            \(sections.joined(separator: "\n\n"))

            """
    }

    /// Absent names that are there.
    var stale: Set<String> {
        Set(absent.flatMap { section, missing in missing.intersection(names(section).keys) })
    }

    private func rows(_ section: Section) -> [String] {
        func effect(_ overloads: [GraphSymbol]) -> NameEffects.Effect {
            switch section {
            case .types, .modifiers: effects.effect(of: overloads)
            case .environment: effects.effect(ofValue: overloads)
            case .wrappers: .value
            }
        }
        var names = Dictionary(grouping: self.names(section)) { effect($0.value) }.mapValues { $0.map(\.key) }
        names[.absent] = absent[section].map(Array.init)
        return NameEffects.Effect.allCases.compactMap { effect in
            names[effect].map { names in
                "| \(effect.rawValue) | \(names.sorted().map { "`\($0)`" }.joined(separator: ", ")) |"
            }
        }
    }

    private func names(_ section: Section) -> [String: [GraphSymbol]] {
        let members = symbols.filter { symbol in
            switch section {
            case .types: symbol.isType && !symbol.isWrapper
            case .modifiers:
                symbol.kind.identifier == "swift.method" && Self.modified.contains(symbol.owner)
                    && effects.hasBody(symbol)
            case .wrappers: symbol.isWrapper || symbol.kind.identifier == "swift.macro"
            case .environment: symbol.kind.identifier == "swift.property" && symbol.owner == "EnvironmentValues"
            }
        }
        return Dictionary(grouping: members) { symbol in
            if symbol.isWrapper { return "@\(symbol.fullName)" }
            return symbol.isType ? symbol.fullName : symbol.baseName
        }
    }
}

extension GraphSymbol {
    fileprivate var isWrapper: Bool {
        isType && (declarationFragments ?? []).contains { $0.spelling == "@propertyWrapper" }
    }
}
