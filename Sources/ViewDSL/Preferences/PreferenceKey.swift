import Foundation
import LayoutEngine

/// A value views hand to those around them, and how several become one.
public protocol PreferenceKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// What is read where no view sets the key.
    static var defaultValue: Value { get }

    /// Adds the next view's value, in tree order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What the views of one evaluation set for the views around them.
@MainActor
final class PreferenceTable {
    /// A change to what comes from inside; nil stands for nothing set.
    typealias Change = @MainActor (Any?) -> Any

    private let arena: LayoutArena
    private var changes: [ObjectIdentifier: [NodeID: [Change]]] = [:]

    init(arena: LayoutArena) { self.arena = arena }

    /// Replaces the value that comes from inside `node` by one made from it.
    func change<K: PreferenceKey>(_ key: K.Type, of node: NodeID, _ change: @escaping @MainActor (K.Value?) -> K.Value)
    {
        changes[ObjectIdentifier(key), default: [:]][node, default: []].append { change($0 as? K.Value) }
    }

    /// What `node` and the views in it set, reduced in tree order; the default where none does.
    func value<K: PreferenceKey>(_ key: K.Type, of node: NodeID) -> K.Value {
        guard let changes = changes[ObjectIdentifier(key)] else { return K.defaultValue }
        var values: [NodeID: K.Value] = [:]
        // Inner views first, without recursion: depth costs no stack.
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
