import Foundation

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

/// A value that any thread may read and set.
final class StateLocation<Value>: @unchecked Sendable {
    private let changes: ChangeSignal
    private let name: String
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value, name: String, changes: ChangeSignal) {
        stored = value
        self.name = name
        self.changes = changes
    }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            let old = value
            lock.withLock { stored = newValue }
            // Setting an equal value is no change, as in SwiftUI. Compared outside the lock: it may be the user's code.
            if !areKnownEqual(old, newValue) { changes.mark(name) }
        }
    }
}

/// Whether the values are known to be equal; false if they are not equatable.
private func areKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return (a as? any Equatable).map { compare($0) } ?? false
}
