import Combine
import Foundation

/// A type that a fetch can return.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object that a context keeps.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    public let objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var isInserted = false
    public internal(set) var isDeleted = false
    private let describedEntity: NSEntityDescription
    private var values: [String: Any] = [:]

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        describedEntity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        context?.insert(self)
    }

    public init(context: NSManagedObjectContext) {
        describedEntity = NSEntityDescription(named: String(describing: Self.self))
        objectID = NSManagedObjectID(describedEntity)
        super.init()
        context.insert(self)
    }

    /// Without a context, as Apple's is.
    public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// Named as the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription(named: String(describing: Self.self)) }

    /// That of a class of one's own, which has the class in its type, comes first.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: String(describing: Self.self))
    }

    public var entity: NSEntityDescription { describedEntity }
    public var hasChanges: Bool { isInserted || isDeleted }
    public var isUpdated: Bool { false }
    public var isFault: Bool { false }

    open func value(forKey key: String) -> Any? { values[key] }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }

    open func setValue(_ value: Any?, forKey key: String) {
        objectWillChange.send()
        values[key] = value
    }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
}

/// Identifies an object.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    public var isTemporaryID: Bool { false }

    init(_ entity: NSEntityDescription) { self.entity = entity }

    public func uriRepresentation() -> URL { URL(string: "x-coredata:///\(entity.name ?? "")")! }
}

/// The name of a kind of object.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String!
    open var properties: [NSPropertyDescription] = []

    public override init() {}

    init(named name: String) {
        self.name = name
        managedObjectClassName = name
    }

    open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        NSEntityDescription(named: name)
    }

    open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject
    { NSManagedObject(entity: NSEntityDescription(named: name), insertInto: context) }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    open var name = ""
    open var isOptional = true
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case UUIDAttributeType = 1100
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}
