/// A value that a view owns and may change.
@propertyWrapper
public struct State<Value> {
    private var initial: Value
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue value: Value) { initial = value }

    nonisolated public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let (location, initial) = (location, initial)
        return Binding(get: { location?.value ?? initial }, set: { location?.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        location = context.resolver.state.location(property.identity, named: property.name, initial: initial)
    }
}

extension State: Sendable where Value: Sendable {}

/// A value owned elsewhere that a view may read and change.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void
    /// Has no effect in a figure.
    public var transaction = Transaction()

    /// A value that closures read and write.
    ///
    /// As in SwiftUI they may be isolated and are called from anywhere; figures call them on the main actor.
    nonisolated public init(
        get: @escaping @isolated(any) () -> Value, set: @escaping @isolated(any) (Value) -> Void
    ) {
        getValue = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value) -> Void).self)
        setValue = { value, _ in set(value) }
    }

    nonisolated public init(
        get: @escaping @isolated(any) () -> Value, set: @escaping @isolated(any) (Value, Transaction) -> Void
    ) {
        getValue = unsafeBitCast(get, to: (() -> Value).self)
        setValue = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    }

    /// Lets a closure name its parameter `$item`.
    nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A value that never changes.
    nonisolated public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding: DynamicProperty {}

extension Binding {
    /// A binding to the wrapped value; nil if there is none now.
    nonisolated public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    /// A binding to the value as an optional.
    nonisolated public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Has no effect in a figure.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// Has no effect in a figure.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

    /// A binding to the value as a hashable one.
    nonisolated public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { base.wrappedValue }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}

// Closures of isolated code are called from anywhere, as in SwiftUI.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    nonisolated public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    nonisolated public var startIndex: Value.Index { wrappedValue.startIndex }
    nonisolated public var endIndex: Value.Index { wrappedValue.endIndex }
    nonisolated public var indices: Value.Indices { wrappedValue.indices }
    nonisolated public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// Reads and writes an element in place; one that is gone keeps its value.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let value = wrappedValue[position]
        return Binding<Value.Element>(
            get: {
                let current = wrappedValue
                return current.indices.contains(position) ? current[position] : value
            },
            set: { if wrappedValue.indices.contains(position) { wrappedValue[position] = $0 } })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    nonisolated public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
