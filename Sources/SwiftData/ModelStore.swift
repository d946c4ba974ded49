import Foundation
import Observation

/// The models of a container, in the order they were inserted.
final class ModelStore: @unchecked Sendable, Observable {
    private let lock = NSRecursiveLock()
    private let registrar = ObservationRegistrar()
    private var models: [any PersistentModel] = []
    private var known: Set<ObjectIdentifier> = []
    /// Kept, or others that refer to them would bring them back.
    private var deleted: [ObjectIdentifier: any PersistentModel] = [:]
    /// The models at the last save.
    private var saved: [any PersistentModel] = []
    private var isChanged = false
    private var autosaves = true

    /// Stands for all that the store has, to whom observes it.
    private var content: Void { () }

    var hasChanges: Bool { lock.withLock { isChanged } }

    var isAutosaveEnabled: Bool {
        get { lock.withLock { autosaves } }
        set { lock.withLock { autosaves = newValue } }
    }

    func insert(_ model: any PersistentModel, of container: ModelContainer) {
        change {
            deleted[ObjectIdentifier(model)] = nil
            add(model, of: container)
        }
    }

    func delete(_ gone: [any PersistentModel]) {
        guard !gone.isEmpty else { return }
        change {
            for model in gone {
                deleted[ObjectIdentifier(model)] = model
                model._$record.isDeleted = true
            }
            models.removeAll { deleted[ObjectIdentifier($0)] != nil }
            known.subtract(deleted.keys)
        }
    }

    func deleteAll() { delete(lock.withLock { models }) }

    /// All models of a type, including models that others refer to.
    func models<T: PersistentModel>(of type: T.Type, container: ModelContainer) -> [T] {
        registrar.access(self, keyPath: \.content)
        return lock.withLock {
            addRelated(of: container)
            return models.compactMap { $0 as? T }
        }
    }

    func modelDidChange() { change {} }

    func save() {
        lock.withLock {
            saved = models
            isChanged = false
        }
    }

    /// Brings back the models of the last save; their values stay as they are.
    func rollBack() {
        change {
            models = saved
            known = Set(models.map { ObjectIdentifier($0) })
            deleted = [:]
            for model in models { model._$record.isDeleted = false }
        }
        lock.withLock { isChanged = false }
    }

    private func change(_ body: () -> Void) {
        registrar.withMutation(of: self, keyPath: \.content) {
            lock.withLock {
                body()
                isChanged = true
            }
        }
    }

    private func add(_ model: any PersistentModel, of container: ModelContainer) {
        guard deleted[ObjectIdentifier(model)] == nil, known.insert(ObjectIdentifier(model)).inserted else { return }
        models.append(model)
        model._$record.container = container
        model._$record.isDeleted = false
    }

    /// As SwiftData inserts all that an inserted model refers to.
    private func addRelated(of container: ModelContainer) {
        var next = 0
        while next < models.count {
            var mirror: Mirror? = Mirror(reflecting: models[next])
            while let part = mirror {
                for (_, value) in part.children {
                    for model in related(value) { add(model, of: container) }
                }
                mirror = part.superclassMirror
            }
            next += 1
        }
    }
}

/// The models that a variable holds. Optionals are unwrapped by the casts.
private func related(_ value: Any) -> [any PersistentModel] {
    func elements<C: Collection>(_ collection: C) -> [any PersistentModel] {
        guard C.Element.self is any PersistentModel.Type else { return [] }
        return collection.compactMap { $0 as? any PersistentModel }
    }
    if let model = value as? any PersistentModel { return [model] }
    return (value as? any Collection).map { elements($0) } ?? []
}
