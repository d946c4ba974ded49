import Foundation
import LayoutEngine
import Observation

/// An object whose published values views follow.
///
/// Views are evaluated again when a published value they read has changed; there is no `objectWillChange` here.
public protocol ObservableObject: AnyObject {}

/// A value of an object that views follow.
@propertyWrapper
public struct Published<Value> {
    private final class Box: Observable {
        let registrar = ObservationRegistrar()
        var stored: Value

        init(_ value: Value) { stored = value }
    }

    private let box: Box

    /// Starts with this value.
    nonisolated public init(wrappedValue: Value) { box = Box(wrappedValue) }
    /// Starts with this value.
    nonisolated public init(initialValue: Value) { box = Box(initialValue) }

    /// The value.
    public var wrappedValue: Value {
        get {
            box.registrar.access(box, keyPath: \.stored)
            return box.stored
        }
        nonmutating set { box.registrar.withMutation(of: box, keyPath: \.stored) { box.stored = newValue } }
    }
}

/// An object that lives as long as its view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// Starts with this value.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The value.
    @MainActor public var wrappedValue: ObjectType { object ?? make() }
    /// What `$` gives: bindings to its parts.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        let location = context.resolver.state.location(property.identity, named: property.name, initial: make())
        object = location.value
    }
}

/// An object that lives elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// Bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        @MainActor public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(to: keyPath, of: object) }
    }

    /// The value.
    public var wrappedValue: ObjectType

    /// Starts with this value.
    nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Starts with this value.
    nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// What `$` gives: a binding to it.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty {}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    /// The value.
    public var wrappedValue: Value

    /// Starts with this value.
    nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Starts with this value.
    nonisolated public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// What `$` gives: a binding to it.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a part of it.
    @MainActor public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
        -> Binding<Subject>
    { Binding(to: keyPath, of: wrappedValue) }
}

extension Binding {
    @MainActor fileprivate init<Object: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object
    ) {
        nonisolated(unsafe) let keyPath = keyPath
        self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
