import Foundation
import LayoutEngine
import Observation

/// An object a view inherits, known by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var object: ObjectType?

    /// Finds the object in the surroundings.
    nonisolated public init() {}

    /// Traps where no view around has set one, as SwiftUI does: `environmentObject(_:)` must come first.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError("no \(ObjectType.self) in the environment; set one with environmentObject(_:) on a view around")
        }
        return object
    }

    /// What `$` gives: a binding to it.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        object = context.environment[object: ObjectType.self]
    }
}

extension Environment where Value: AnyObject & Observable {
    /// The object of a type that a view around has set.
    nonisolated public init(_ objectType: Value.Type) {
        self.init(reading: { environment in
            guard let object = environment[object: objectType] else {
                fatalError("no \(objectType) in the environment; set one with environment(_:) on a view around")
            }
            return object
        })
    }
}

extension Environment {
    /// The object of a type that a view around has set, if any.
    nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init(reading: { $0[object: objectType] })
    }
}

extension EnvironmentValues {
    fileprivate subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { self[ObjectKey<T>.self] }
        set { self[ObjectKey<T>.self] = newValue }
    }
}

private struct ObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}

nonisolated extension View {
    /// An object for the views inside, known by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentModified(self) { $0[object: T.self] = object }
    }

    /// An object for the views inside, known by its type.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentModified(self) { $0[object: T.self] = object }
    }
}
