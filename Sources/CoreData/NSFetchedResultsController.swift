import Foundation

/// The objects of a request, in sections by a key. They are fetched by `performFetch()` alone: later changes of the context
/// are not told.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// Nil before the first fetch.
    open private(set) var fetchedObjects: [ResultType]?
    private var found: [Section] = []

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }

    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = objects
        found = []
        for object in objects {
            let value = sectionNameKeyPath.flatMap { key in (object as? NSManagedObject)?.value(forKey: key) }
            let name = value.map { "\($0)" } ?? ""
            // The request's order decides: a section goes on as long as its name does.
            if found.last?.name != name { found.append(Section(name: name)) }
            found[found.count - 1].all.append(object)
        }
    }

    open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : found }
    open var sectionIndexTitles: [String] { found.compactMap(\.indexTitle) }

    open func object(at indexPath: IndexPath) -> ResultType { found[indexPath[0]].all[indexPath[1]] }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, objects) in found.enumerated() {
            if let row = objects.all.firstIndex(where: { $0 as AnyObject === object as AnyObject }) {
                return IndexPath(indexes: [section, row])
            }
        }
        return nil
    }

    open class func deleteCache(withName name: String?) {}

    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var all: [ResultType] = []

        var indexTitle: String? { name.first.map { $0.uppercased() } }
        var numberOfObjects: Int { all.count }
        var objects: [Any]? { all }
    }
}

/// Objects of one section.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// Is notified of changes; there are none in a figure.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
}
