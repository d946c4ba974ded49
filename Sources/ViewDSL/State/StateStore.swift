import Combine
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

    private struct Observed {
        let object: AnyObject
        let subscription: AnyCancellable
        var evaluation: Int
    }

    private var entries: [UInt64: Entry] = [:]
    private var observed: [ObjectIdentifier: Observed] = [:]
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

    /// Evaluates the views again when an object changes.
    func observe<Object: ObservableObject>(_ object: Object) {
        let id = ObjectIdentifier(object)
        guard observed[id] == nil else {
            observed[id]?.evaluation = evaluation
            return
        }
        let subscription = object.objectWillChange.sink { [changes] _ in changes.mark("an observed object") }
        observed[id] = Observed(object: object, subscription: subscription, evaluation: evaluation)
    }

    func beginEvaluation() { evaluation += 1 }

    /// Forgets values and objects of views not seen since `beginEvaluation`.
    func endEvaluation() {
        entries = entries.filter { $0.value.evaluation == evaluation }
        observed = observed.filter { $0.value.evaluation == evaluation }
    }
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
