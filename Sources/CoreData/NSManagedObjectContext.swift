import Foundation
import Observation

/// Keeps objects, in the order they were made.
open class NSManagedObjectContext: NSObject, Observable, @unchecked Sendable {
    /// The thread a context is used on.
    public enum ConcurrencyType: Sendable {
        case privateQueue, mainQueue

        public static let privateQueueConcurrencyType = ConcurrencyType.privateQueue
        public static let mainQueueConcurrencyType = ConcurrencyType.mainQueue
    }

    public let concurrencyType: ConcurrencyType
    open var name: String?
    open var transactionAuthor: String?
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var shouldDeleteInaccessibleFaults = true
    private let lock = NSRecursiveLock()
    private let registrar = ObservationRegistrar()
    private var objects: [NSManagedObject] = []
    private var isChanged = false

    /// Stands for all objects, to whom observes them.
    private var content: Void { () }

    public init(_ type: ConcurrencyType) { concurrencyType = type }
    public init(concurrencyType type: NSManagedObjectContextConcurrencyType) { concurrencyType = type }

    open var hasChanges: Bool { lock.withLock { isChanged } }
    open var registeredObjects: Set<NSManagedObject> { Set(all) }
    open var insertedObjects: Set<NSManagedObject> { Set(all.filter(\.isInserted)) }
    open var updatedObjects: Set<NSManagedObject> { [] }
    open var deletedObjects: Set<NSManagedObject> { [] }

    private var all: [NSManagedObject] {
        registrar.access(self, keyPath: \.content)
        return lock.withLock { objects }
    }

    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        object.isInserted = true
        change {
            objects.removeAll { $0 === object }
            objects.append(object)
        }
        object.awakeFromInsert()
    }

    open func delete(_ object: NSManagedObject) {
        object.isDeleted = true
        change { objects.removeAll { $0 === object } }
    }

    open func save() throws {
        lock.withLock {
            for object in objects { object.isInserted = false }
            isChanged = false
        }
    }

    /// Discards objects made since the last save.
    open func rollback() { change { objects.removeAll { $0.isInserted } } }

    open func reset() { change { objects = [] } }

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = sorted(all.filter(request.finds), by: request.sortDescriptors ?? [])
            .dropFirst(max(0, request.fetchOffset))
        return (request.fetchLimit > 0 ? found.prefix(request.fetchLimit) : found).compactMap { $0 as? T }
    }

    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

    /// Has no effect in memory.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        NSPersistentStoreResult()
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        all.first { $0.objectID === objectID } ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { object(with: objectID) }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        all.first { $0.objectID === objectID }
    }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func processPendingChanges() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    /// Runs at once, on the thread it is called on.
    open func perform(_ block: @escaping () -> Void) { block() }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

    private func change(_ body: () -> Void) {
        registrar.withMutation(of: self, keyPath: \.content) {
            lock.withLock {
                body()
                isChanged = true
            }
        }
    }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// Objects in the order of the descriptors; equal ones stay as they are.
private func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    let places = objects.enumerated().sorted { a, b in
        for descriptor in descriptors {
            let order = descriptor.compare(a.element, to: b.element)
            if order != .orderedSame { return order == .orderedAscending }
        }
        return a.offset < b.offset
    }
    return places.map(\.element)
}

/// A policy for conflicts. There are none in memory.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let rollback = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
