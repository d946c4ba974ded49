/// Keeps the `@State` of a view tree between evaluations.
///
/// Values belong to the identity of a view; a view absent from an evaluation loses them.
@MainActor
final class StateStore {
    private struct Entry {
        var location: AnyObject
        var evaluation: Int
    }

    private var entries: [UInt64: Entry] = [:]
    private var evaluation = 0
    nonisolated let changes = ChangeSignal()

    nonisolated init() {}

    func location<Value>(
        _ identity: UInt64, named name: @autoclosure () -> String, initial: @autoclosure () -> Value
    ) -> StateLocation<Value> {
        if let known = entries[identity]?.location as? StateLocation<Value> {
            entries[identity]?.evaluation = evaluation
            return known
        }
        let location = StateLocation(initial(), name: name(), changes: changes)
        entries[identity] = Entry(location: location, evaluation: evaluation)
        return location
    }

    func beginEvaluation() { evaluation += 1 }

    /// Forgets the values of views not seen since `beginEvaluation`.
    func endEvaluation() { entries = entries.filter { $0.value.evaluation == evaluation } }
}

@MainActor
final class StateLocation<Value> {
    private let changes: ChangeSignal
    private let name: String
    private var stored: Value

    init(_ value: Value, name: String, changes: ChangeSignal) {
        stored = value
        self.name = name
        self.changes = changes
    }

    var value: Value {
        get { stored }
        set {
            // Setting an equal value is no change, as in SwiftUI.
            let isSame = areKnownEqual(stored, newValue)
            stored = newValue
            if !isSame { changes.mark(name) }
        }
    }
}

/// Whether the values are known to be equal; false if they are not equatable.
private func areKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return (a as? any Equatable).map { compare($0) } ?? false
}
