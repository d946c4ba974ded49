import Combine
import Observation

// SwiftUI brings these two of Combine's names.
@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published

/// An object that lives as long as its view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType
    private var object: ObjectType?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    @MainActor public var wrappedValue: ObjectType { object ?? make() }
    /// Bindings to the object's properties.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        let location = context.resolver.state.location(property.identity, named: property.name, initial: make())
        object = location.value
        context.resolver.state.observe(location.value)
    }
}

/// An object owned elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// Bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(to: keyPath, of: object) }
    }

    public var wrappedValue: ObjectType

    nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        context.resolver.state.observe(wrappedValue)
    }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    public var wrappedValue: Value

    nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    nonisolated public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
        -> Binding<Subject>
    { Binding(to: keyPath, of: wrappedValue) }
}

extension Binding {
    nonisolated fileprivate init<Object: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object
    ) {
        self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
