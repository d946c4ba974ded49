import Foundation

/// A context for views. It stores nothing, and its model is not read.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext = NSManagedObjectContext(.mainQueue)
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/dev/null") }

    /// Calls the handler once per description, at once.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }

    /// The views' own context: objects inserted in the background appear at once.
    open func newBackgroundContext() -> NSManagedObjectContext { viewContext }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }

    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        try block(viewContext)
    }
}

/// A container that does not reach iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// How a container would be stored.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]

    public override init() {}
    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A model's entities. What Xcode makes of a model's file is not read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    public override init() {}
    public init?(contentsOf url: URL) {}

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// The stores of a container. In memory there are none.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open var persistentStores: [NSPersistentStore] { [] }

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Has no effect.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }

    /// Has no effect.
    open func remove(_ store: NSPersistentStore) throws {}
}

open class NSPersistentStore: NSObject, @unchecked Sendable {
    open var url: URL?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagedObjectContextDidSave")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagedObjectContextWillSave")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSManagedObjectContextObjectsDidChange =
        NSNotification.Name("NSManagedObjectContextObjectsDidChange")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChange")
}
