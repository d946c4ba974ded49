import Foundation
import Observation
import Synchronization

/// A class whose instances a context keeps. `@Model` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable where ID: Hashable {
    var _$record: _ModelRecord { get }
}

extension PersistentModel {
    public var id: PersistentIdentifier { persistentModelID }

    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: String(describing: Self.self), number: _$record.number)
    }

    /// A context of the container that has the model; nil if none has.
    public var modelContext: ModelContext? { _$record.container.map(ModelContext.init) }

    public var hasChanges: Bool { modelContext?.hasChanges ?? false }

    public var isDeleted: Bool { _$record.isDeleted }

    public static func == (a: Self, b: Self) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Identifies a model.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
    public let entityName: String
    let number: Int

    public var id: PersistentIdentifier { self }

    /// Nil, as in SwiftData for a model that has not been saved.
    public var storeIdentifier: String? { nil }

    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
        (a.entityName, a.number) < (b.entityName, b.number)
    }
}

/// The storage of a model besides its variables.
public final class _ModelRecord: @unchecked Sendable {
    private static let count = Atomic(0)

    /// Unique in the process.
    let number = _ModelRecord.count.add(1, ordering: .relaxed).newValue
    /// That of the store the model is in.
    weak var container: ModelContainer?
    var isDeleted = false
    private let registrar = ObservationRegistrar()

    public init() {}

    public func access<M: PersistentModel, Value>(_ model: M, _ keyPath: KeyPath<M, Value>) {
        registrar.access(model, keyPath: keyPath)
    }

    public func willSet<M: PersistentModel, Value>(_ model: M, _ keyPath: KeyPath<M, Value>) {
        registrar.willSet(model, keyPath: keyPath)
    }

    public func didSet<M: PersistentModel, Value>(_ model: M, _ keyPath: KeyPath<M, Value>) {
        registrar.didSet(model, keyPath: keyPath)
        // Another order of a query, or models that the model now refers to.
        container?.store.modelDidChange()
    }
}
