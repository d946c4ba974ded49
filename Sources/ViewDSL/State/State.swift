import Foundation
import LayoutEngine

/// What the `@State` of a view tree is kept in between evaluations.
@MainActor
final class StateStore {
    private var values: [UInt64: AnyObject] = [:]
    /// A value changed since this was last cleared.
    var hasChanged = false

    nonisolated init() {}

    func location<Value>(_ identity: UInt64, initial: @autoclosure () -> Value) -> StateLocation<Value> {
        if let known = values[identity] as? StateLocation<Value> { return known }
        let location = StateLocation(initial(), store: self)
        values[identity] = location
        return location
    }
}

@MainActor
final class StateLocation<Value> {
    private weak var store: StateStore?
    var value: Value {
        didSet { store?.hasChanged = true }
    }

    init(_ value: Value, store: StateStore) {
        self.value = value
        self.store = store
    }
}

/// A value a view owns and may change.
@propertyWrapper
public struct State<Value> {
    private var initial: Value
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue value: Value) { initial = value }

    nonisolated public init(initialValue value: Value) { initial = value }

    @MainActor public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    @MainActor public var projectedValue: Binding<Value> {
        let (location, initial) = (location, initial)
        return Binding(get: { location?.value ?? initial }, set: { location?.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, slot: UInt64) {
        location = context.resolver.state.location(context.child(identifiedBy: slot).identity, initial: initial)
    }
}

extension State: Sendable where Value: Sendable {}

/// A value owned elsewhere that a view may read and change.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let getValue: @MainActor () -> Value
    private let setValue: @MainActor (Value) -> Void

    nonisolated public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        getValue = get
        setValue = set
    }

    /// A value that never changes.
    nonisolated public static func constant(_ value: Value) -> Binding<Value> {
        nonisolated(unsafe) let value = value
        return Binding(get: { value }, set: { _ in })
    }

    @MainActor public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    @MainActor public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding: DynamicProperty {}

/// A value a view inherits from those around it.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var value: Value?

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, slot: UInt64) { value = context.environment[keyPath: keyPath] }
}
