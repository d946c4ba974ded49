import LayoutEngine

/// A value that views pass to their ancestors, and the way several are combined.
public protocol PreferenceKey: SendableMetatype {
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines `value` with the next view's, in tree order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// The preferences set in one evaluation.
@MainActor
final class PreferenceTable {
    /// Changes the value of the descendants; nil means that none is set.
    typealias Change = @MainActor (Any?) -> Any

    private let arena: LayoutArena
    private var changes: [ObjectIdentifier: [NodeID: [Change]]] = [:]

    init(arena: LayoutArena) { self.arena = arena }

    func change<K: PreferenceKey>(_ key: K.Type, of node: NodeID, _ change: @escaping @MainActor (K.Value?) -> K.Value)
    {
        changes[ObjectIdentifier(key), default: [:]][node, default: []].append { change($0 as? K.Value) }
    }

    /// The value of `node` and its descendants, reduced in tree order.
    func value<K: PreferenceKey>(_ key: K.Type, of node: NodeID) -> K.Value {
        guard let changes = changes[ObjectIdentifier(key)] else { return K.defaultValue }
        var values: [NodeID: K.Value] = [:]
        // Inner views first instead of recursive: deep trees must not overflow the stack.
        for node in arena.nodes(in: node).reversed() {
            var value: K.Value?
            for child in arena.shownChildren(of: node) {
                guard let next = values.removeValue(forKey: child) else { continue }
                if var sum = value {
                    K.reduce(value: &sum) { next }
                    value = sum
                } else {
                    value = next
                }
            }
            for change in changes[node] ?? [] { value = change(value) as? K.Value }
            values[node] = value
        }
        return values[node] ?? K.defaultValue
    }
}
