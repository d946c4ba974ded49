import Foundation

/// The effect of SwiftUI's names on a figure, from the sources.
struct NameEffects {
    enum Effect: String, CaseIterable {
        case drawn = "laid out and drawn"
        case value = "as in SwiftUI"
        case box = "a labeled box, with a warning"
        case none = "accepted, without effect"
        case absent = "missing"
    }

    /// Names that a figure does not show, though their bodies do something or they have none.
    private static let unseen: Set = [
        "DynamicViewContent.onDelete", "DynamicViewContent.onInsert", "DynamicViewContent.onMove",
        "EnvironmentValues.defaultMinListHeaderHeight", "EnvironmentValues.editMode", "Gesture.exclusively",
        "Gesture.map",
        "Gesture.onChanged", "Gesture.onEnded", "Gesture.sequenced", "Gesture.simultaneously", "Gesture.updating",
        "TabContent.accessibilityIdentifier", "TabContent.contextMenu", "TabContent.customizationBehavior",
        "TabContent.customizationID", "TabContent.defaultVisibility", "TabContent.sectionActions",
        "TabContent.swipeActions", "TabContent.tabPlacement", "View.colorEffect", "View.compositingGroup",
        "View.distortionEffect", "View.drawingGroup", "View.equatable", "View.layerEffect",
    ]

    /// The source of each function's and type's body, by its precise identifier.
    private let bodies: [String: String]
    /// The names of the views whose body is a labeled box.
    private let boxes: Set<String>
    /// The functions that only return what they are called on, by name.
    private let idle: Set<String>
    /// The types that only such functions are given, by their precise identifiers.
    private let idleTypes: Set<String>
    /// The views, shapes, layouts and styles among the types, by their precise identifiers.
    private let drawnTypes: Set<String>

    init(_ symbols: [GraphSymbol], _ relationships: [SymbolGraph.Relationship]) {
        let bodies = Self.bodies(symbols.filter { $0.isType || Self.isFunction($0) })
        let functions = symbols.filter(Self.isFunction)
        let idle = Self.idle(functions, bodies)
        var users: [String: [Bool]] = [:]
        for function in functions {
            let isIdle = Self.isIdle(bodies[function.identifier.precise], calling: idle)
            for type in Set((function.declarationFragments ?? []).compactMap(\.preciseIdentifier)) {
                users[type, default: []].append(isIdle)
            }
        }
        // A protocol's own functions may have an effect.
        let acting = Set(
            functions.filter { !Self.isIdle(bodies[$0.identifier.precise], calling: idle) }.map(\.owner))
        idleTypes = Set(users.filter { $0.value.allSatisfy { $0 } }.map(\.key)).subtracting(
            symbols.filter { $0.kind.identifier == "swift.protocol" && acting.contains($0.fullName) }
                .map(\.identifier.precise))
        let names = Dictionary(symbols.map { ($0.identifier.precise, $0.fullName) }) { first, _ in first }
        drawnTypes = Set(
            relationships.filter { relationship in
                guard relationship.kind == "conformsTo", let name = names[relationship.target] else { return false }
                return ["View", "Shape", "Layout", "ShapeStyle"].contains(name) || name.hasSuffix("Style")
            }.map(\.source))
        (self.bodies, self.idle, boxes) = (bodies, idle, Self.boxes(symbols))
    }

    /// Of the overloads of a function, or of a type.
    func effect(of symbols: [GraphSymbol]) -> Effect {
        if symbols.contains(where: isBox) { return .box }
        let identifiers = symbols.map(\.identifier.precise)
        guard symbols.allSatisfy(\.isType) else {
            let isSeen = symbols.contains {
                !Self.isUnseen($0) && !Self.isIdle(bodies[$0.identifier.precise], calling: idle)
            }
            return isSeen ? .drawn : .none
        }
        if identifiers.contains(where: drawnTypes.contains) { return .drawn }
        return identifiers.allSatisfy(idleTypes.contains) ? .none : .value
    }

    /// Of an environment value.
    func effect(ofValue symbols: [GraphSymbol]) -> Effect { symbols.allSatisfy(Self.isUnseen) ? .none : .value }

    private static func isUnseen(_ symbol: GraphSymbol) -> Bool {
        unseen.contains("\(symbol.owner).\(symbol.baseName)")
    }

    /// Whether a type is drawn as a box, or is a protocol of such types.
    func isBox(_ symbol: GraphSymbol) -> Bool {
        guard symbol.isType else { return false }
        return boxes.contains(symbol.fullName)
            || (symbol.declarationFragments ?? []).contains { $0.spelling == "_Representable" }
    }

    /// Whether a function has a body; requirements of protocols have none.
    func hasBody(_ symbol: GraphSymbol) -> Bool { bodies[symbol.identifier.precise] != nil }

    private static func isFunction(_ symbol: GraphSymbol) -> Bool {
        ["swift.method", "swift.type.method"].contains(symbol.kind.identifier)
    }

    /// The functions that are idle in all their overloads. One that only calls such a one is idle, too.
    private static func idle(_ functions: [GraphSymbol], _ bodies: [String: String]) -> Set<String> {
        let overloads = Dictionary(grouping: functions, by: \.baseName)
        var idle: Set<String> = []
        while true {
            let next = overloads.filter { $0.value.allSatisfy { isIdle(bodies[$0.identifier.precise], calling: idle) } }
            if next.count == idle.count { return idle }
            idle = Set(next.keys)
        }
    }

    /// Whether a body returns what the function is called on, does nothing, or calls such a function.
    private static func isIdle(_ body: String?, calling idle: Set<String>) -> Bool {
        guard let body else { return false }
        if ["self", "content", ""].contains(body) { return true }
        guard let call = body.wholeMatch(of: /(?:self\.)?(\w+)\([^{}]*\)/) else { return false }
        return idle.contains(String(call.1))
    }

    private static func bodies(_ symbols: [GraphSymbol]) -> [String: String] {
        var sources: [String: [String]] = [:]
        var bodies: [String: String] = [:]
        for symbol in symbols {
            guard let location = symbol.location else { continue }
            let lines = sources[location.uri] ?? lines(of: location.uri)
            sources[location.uri] = lines
            bodies[symbol.identifier.precise] = body(in: lines, from: location.position)
        }
        return bodies
    }

    private static func boxes(_ symbols: [GraphSymbol]) -> Set<String> {
        var boxes: Set<String> = []
        for uri in Set(symbols.filter(\.isType).compactMap(\.location?.uri)) {
            var name = ""
            for line in lines(of: uri) {
                if let match = line.firstMatch(of: /\b(?:struct|extension) (\w+)/) { name = String(match.1) }
                if line.contains("body: some View { LabeledBox(") { boxes.insert(name) }
            }
        }
        return boxes
    }

    /// Without comments.
    private static func lines(of uri: String) -> [String] {
        let text = URL(string: uri).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return text.components(separatedBy: "\n").map { line in
            line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        }
    }

    /// What is between the first braces outside of parentheses; nil for a declaration without a body.
    private static func body(in lines: [String], from position: GraphSymbol.Location.Position) -> String? {
        guard lines.indices.contains(position.line) else { return nil }
        var (parentheses, braces) = (0, 0)
        var body = ""
        for line in [String(lines[position.line].dropFirst(position.character))] + lines[(position.line + 1)...] {
            for character in line + "\n" {
                switch character {
                case "(", "[": parentheses += 1
                case ")", "]": parentheses -= 1
                case "{" where parentheses == 0 || braces > 0: braces += 1
                // The declaration around it ends: this one has no body.
                case "}" where braces == 0 && parentheses == 0: return nil
                case "}" where braces > 0:
                    braces -= 1
                    if braces == 0 { return body.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) }
                default: break
                }
                if braces > 0 { body.append(character) }
            }
            // The next declaration begins: this one has no body.
            if braces == 0, parentheses == 0, line.trimmingCharacters(in: .whitespaces).isEmpty { return nil }
        }
        return nil
    }
}
