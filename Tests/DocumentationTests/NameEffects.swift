import Foundation

/// What becomes of SwiftUI's names in a figure, as the sources say.
struct NameEffects {
    enum Effect: String, CaseIterable {
        case drawn = "laid out and drawn"
        case box = "a labeled box, with a warning"
        case none = "taken, without effect"
        case absent = "not there"
    }

    /// The text of each function's body, by its precise identifier.
    private let bodies: [String: String]
    /// The functions that only return what they are called on, by name: those that call such a one are like it.
    private let idle: Set<String>
    /// The types whose body is a labeled box, and the protocols of such types.
    private let boxes: Set<String>
    /// The types that only functions without effect are given.
    private let idleTypes: Set<String>

    init(_ symbols: [GraphSymbol]) {
        var sources: [String: [String]] = [:]
        var bodies: [String: String] = [:]
        for symbol in symbols where Self.functions.contains(symbol.kind.identifier) || symbol.baseName == "body" {
            guard let location = symbol.location else { continue }
            let lines = sources[location.uri] ?? Self.lines(of: location.uri)
            sources[location.uri] = lines
            bodies[symbol.identifier.precise] = Self.body(in: lines, from: location.position)
        }
        self.bodies = bodies

        let modifiers = symbols.filter { Self.functions.contains($0.kind.identifier) }
        func allIdle(_ isIdle: (String) -> Bool) -> Set<String> {
            let names = Dictionary(grouping: modifiers, by: \.baseName)
            return Set(
                names.filter { $0.value.allSatisfy { isIdle(bodies[$0.identifier.precise] ?? "?") } }.map(\.key))
        }
        var idle: Set<String> = []
        while true {
            let known = idle
            idle = allIdle { Self.isIdle($0, calling: known) }
            if idle.count == known.count { break }
        }
        self.idle = idle

        var boxes = Set(
            symbols.filter { $0.baseName == "body" && bodies[$0.identifier.precise]?.contains("LabeledBox(") == true }
                .map(\.owner))
        boxes.formUnion(
            symbols.filter { $0.isType && ($0.declarationFragments ?? []).contains { $0.spelling == "_Representable" } }
                .map { $0.pathComponents.joined(separator: ".") })
        self.boxes = boxes

        var users: [String: [Bool]] = [:]
        for function in modifiers {
            let isIdle = Self.isIdle(bodies[function.identifier.precise] ?? "?", calling: idle)
            for type in Set((function.declarationFragments ?? []).compactMap(\.preciseIdentifier)) {
                users[type, default: []].append(isIdle)
            }
        }
        idleTypes = Set(users.filter { $0.value.allSatisfy { $0 } }.map(\.key))
    }

    func effect(of symbols: [GraphSymbol]) -> Effect {
        if symbols.contains(where: { boxes.contains($0.pathComponents.joined(separator: ".")) }) { return .box }
        if symbols.allSatisfy(\.isType) {
            return symbols.allSatisfy { idleTypes.contains($0.identifier.precise) } ? .none : .drawn
        }
        return symbols.allSatisfy { Self.isIdle(bodies[$0.identifier.precise] ?? "?", calling: idle) } ? .none : .drawn
    }

    private static let functions: Set = ["swift.method", "swift.type.method"]

    /// Whether a body returns what the function is called on, does nothing, or calls such a function.
    private static func isIdle(_ body: String, calling idle: Set<String>) -> Bool {
        if ["self", "content", ""].contains(body) { return true }
        guard let call = body.wholeMatch(of: /(?:self\.)?(\w+)\([^{}]*\)/) else { return false }
        return idle.contains(String(call.1))
    }

    private static func lines(of uri: String) -> [String] {
        let text = URL(string: uri).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        return text.components(separatedBy: "\n")
    }

    /// What is between the first braces outside of parentheses, without comments; nil for a declaration without a body.
    private static func body(in lines: [String], from position: GraphSymbol.Location.Position) -> String? {
        guard lines.indices.contains(position.line) else { return nil }
        let first = lines[position.line].dropFirst(position.character)
        let rest = [String(first)] + lines[(position.line + 1)...].prefix(60)
        let text = rest.map { $0.replacing(/\/\/.*/, with: "") }.joined(separator: "\n")
        var (parentheses, braces) = (0, 0)
        var body = ""
        for character in text {
            switch character {
            case "(", "[": parentheses += 1
            case ")", "]": parentheses -= 1
            case "{" where parentheses == 0 || braces > 0: braces += 1
            case "}" where braces > 0: braces -= 1
            default: break
            }
            if braces > 0 { body.append(character) }
            if braces == 0, !body.isEmpty { break }
            // The next declaration begins: this one has no body.
            if braces == 0, parentheses == 0, body.isEmpty, character == "}" { return nil }
        }
        return body.isEmpty ? nil : body.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
