import LayoutEngine

/// A value that a view owns and may change.
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
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        location = context.resolver.state.location(property.identity, named: property.name, initial: initial)
    }
}

extension State: Sendable where Value: Sendable {}

/// A value owned elsewhere that a view may read and change.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let getValue: @MainActor () -> Value
    private let setValue: @MainActor (Value) -> Void

    /// A value that closures read and write.
    nonisolated public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        getValue = get
        setValue = set
    }

    /// Lets a closure name its parameter `$item`.
    nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

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

extension Binding {
    /// A binding to the wrapped value; nil if there is none now.
    @MainActor public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    /// A binding to the value as an optional.
    @MainActor public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Has no effect in a figure.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// Has no effect in a figure.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Sendable where Value: Sendable {}
