/// A property that reads an environment value.
@propertyWrapper
public struct Environment<Value> {
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    nonisolated init(reading read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) { value = read(context.environment) }
}
