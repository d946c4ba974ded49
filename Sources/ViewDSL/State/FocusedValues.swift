import Observation

/// A key of a value that the focused view gives.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values of the focused view. Nothing is focused, so there are none.
public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value of the focused view: nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view: nil.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated public init() {}

    public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        self
    }
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    /// Has no effect in a figure.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View { self }
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View { self }
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    /// Has no effect in a figure.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
    /// Has no effect in a figure.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
