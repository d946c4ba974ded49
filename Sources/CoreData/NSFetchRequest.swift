import Foundation

/// A request to a context.
open class NSPersistentStoreRequest: NSObject {}

/// A context's answer.
open class NSPersistentStoreResult: NSObject {}

/// Which objects are fetched, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var resultType = NSFetchRequestResultType.managedObjectResultType

    public override init() { entityName = nil }
    public init(entityName: String) { self.entityName = entityName }

    /// Whether an object is of the kind and meets the predicate.
    func finds(_ object: NSManagedObject) -> Bool {
        guard object is ResultType else { return false }
        guard let name = entityName ?? entity?.name else { return predicate?.evaluate(with: object) ?? true }
        return object.entity.name == name && predicate?.evaluate(with: object) ?? true
    }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Has no effect in memory.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}
    public init(objectIDs objects: [NSManagedObjectID]) {}
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    open var result: Any? { nil }
}

// Foundation on Linux has neither strings of predicates nor keys.

extension NSPredicate {
    /// Is true of every object: predicates cannot be read from a string here.
    public convenience init(format predicateFormat: String, _ args: Any?...) { self.init(block: { _, _ in true }) }
}

extension NSSortDescriptor {
    /// Leaves objects in the order in which they were inserted: keys cannot be read here.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSManagedObject.unsorted, ascending: ascending)
    }
}

extension NSSortDescriptor {
    /// By a property that may be nil: objects without it come first.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { first, second in
            switch (first as? Value, second as? Value) {
            case (nil, nil): .orderedSame
            case (nil, _?): .orderedAscending
            case (_?, nil): .orderedDescending
            case (let first?, let second?):
                first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
            }
        }
    }
}

extension NSManagedObject {
    fileprivate var unsorted: Int { 0 }
}
