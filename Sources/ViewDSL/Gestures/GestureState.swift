/// A value that a gesture updates. Figures are still, so it keeps its initial value.
@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value

    nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    nonisolated public init(initialValue: Value) { wrappedValue = initialValue }
    nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
    nonisolated public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }

    /// The closure is never called: figures are still.
    nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }

    nonisolated public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }

    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(wrappedValue: nil) }
    nonisolated public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }

    /// The closure is never called: figures are still.
    nonisolated public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {}
extension GestureState: Sendable where Value: Sendable {}
