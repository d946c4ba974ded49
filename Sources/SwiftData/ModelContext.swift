import Foundation

/// Inserts, deletes and fetches the models of a container.
///
/// Contexts of a container share its models at once, saved or not.
public final class ModelContext: Equatable {
    public let container: ModelContainer

    private var store: ModelStore { container.store }

    public init(_ container: ModelContainer) { self.container = container }

    public static func == (a: ModelContext, b: ModelContext) -> Bool { a.container === b.container }

    /// Has no effect: unsaved changes are visible, too.
    public var autosaveEnabled: Bool {
        get { store.isAutosaveEnabled }
        set { store.isAutosaveEnabled = newValue }
    }

    public var hasChanges: Bool { store.hasChanges }

    public func insert<T: PersistentModel>(_ model: T) { store.insert(model, of: container) }

    public func delete<T: PersistentModel>(_ model: T) { store.delete([model]) }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws { store.delete(try fetch(FetchDescriptor(predicate: predicate))) }

    public func save() throws { store.save() }

    /// Discards inserted models and brings back deleted ones; values stay as they are.
    public func rollback() { store.rollBack() }

    public func processPendingChanges() {}

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var models = store.models(of: T.self, container: container)
        if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        let rest = models.dropFirst(max(0, descriptor.fetchOffset ?? 0))
        // No limit, as in Core Data.
        guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
        return Array(rest.prefix(limit))
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
        try fetch(descriptor)
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    { try fetch(descriptor).map(\.persistentModelID) }

    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws { try self.fetch(fetch).forEach(block) }

    /// The model; nil if there is none.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        store.models(of: T.self, container: container).first { $0.persistentModelID == persistentModelID }
    }
}

extension ModelContext {
    public static let willSave = Notification.Name("ModelContext.willSave")
    public static let didSave = Notification.Name("ModelContext.didSave")
}

/// A query: its type, filter and order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
