import Foundation
import Synchronization

/// What intents and queries find of their app.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    private let made = Mutex<[ObjectIdentifier: @Sendable () -> any Sendable]>([:])

    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        made.withLock { $0[ObjectIdentifier(Dependency.self)] = dependency }
    }

    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, _ dependency: @escaping @Sendable () -> Dependency
    ) {
        made.withLock { $0[ObjectIdentifier(Dependency.self)] = dependency }
    }

    fileprivate func value<Dependency>(of type: Dependency.Type) -> Dependency? {
        made.withLock { $0[ObjectIdentifier(type)] }?() as? Dependency
    }
}

/// An object of the app’s that it has added to ``AppDependencyManager``.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    private let value: Value?

    public var wrappedValue: Value {
        guard let value = value ?? AppDependencyManager.shared.value(of: Value.self) else {
            fatalError("No \(Value.self) was added to AppDependencyManager.shared.")
        }
        return value
    }

    public init() { value = nil }
    public init(key: AnyHashable? = nil, default defaultValue: @autoclosure () -> Value) { value = defaultValue() }
    public init(key: AnyHashable) { value = nil }
}
