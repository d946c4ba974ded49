import Combine
import Observation

/// A property that reads an object of the environment by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var object: ObjectType?

    nonisolated public init() {}

    /// Traps if no ancestor has set an object with `environmentObject(_:)`, as in SwiftUI.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "no \(ObjectType.self) in the environment; set one with .environmentObject(_:) on a view around it")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        object = context.environment[object: ObjectType.self]
        object.map { context.resolver.state.observe($0) }
    }
}

extension Environment where Value: AnyObject & Observable {
    /// Reads an observable object of the environment by its type.
    nonisolated public init(_ objectType: Value.Type) {
        self.init(reading: { environment in
            guard let object = environment[object: objectType] else {
                fatalError("no \(objectType) in the environment; set one with .environment(_:) on a view around it")
            }
            return object
        })
    }
}

extension Environment {
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
    /// Sets an object for the view's descendants.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentModified(content: self) { $0[object: T.self] = object }
    }

    /// Sets an object for the view's descendants.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentModified(content: self) { $0[object: T.self] = object }
    }
}
