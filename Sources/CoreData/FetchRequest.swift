import Foundation
import ViewDSL

/// The objects of the context in the environment; none if there is no context.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
    /// Which objects are fetched.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor] = []
        public var nsPredicate: NSPredicate?
    }

    private let context = Environment(\.managedObjectContext)
    private let request: NSFetchRequest<Result>
    private let order: [SortDescriptor<Result>]
    private var found: [Result] = []

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
        order = []
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }

    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request)
    }

    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
    }

    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        request = NSFetchRequest(entityName: String(describing: Result.self))
        request.predicate = predicate
        order = sortDescriptors
    }

    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(objects: found, sortDescriptors: order, request: request)
    }

    public var projectedValue: Binding<Configuration> {
        .constant(
            Configuration(nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate))
    }
}

extension FetchRequest: DynamicProperty {
    public mutating func update() {
        found = (try? context.wrappedValue.fetch(request)) ?? []
        if !order.isEmpty { found.sort(using: order) }
    }
}

/// The objects that a request finds.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let objects: [Result]
    /// Setting it has no effect in a figure.
    public var sortDescriptors: [SortDescriptor<Result>]
    let request: NSFetchRequest<Result>

    /// Setting it has no effect in a figure.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { request.sortDescriptors ?? [] }
        nonmutating set {}
    }

    /// Setting it has no effect in a figure.
    public var nsPredicate: NSPredicate? {
        get { request.predicate }
        nonmutating set {}
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
}

/// The objects of the context in the environment, in sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
    private var request: FetchRequest<Result>
    private let section: KeyPath<Result, SectionIdentifier>

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        request = FetchRequest(fetchRequest: fetchRequest)
        section = sectionIdentifier
    }

    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
        section = sectionIdentifier
    }

    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
        section = sectionIdentifier
    }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(request.wrappedValue.objects, by: section)
    }
}

extension SectionedFetchRequest: DynamicProperty {}

/// The objects that a request finds, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Objects that follow each other and are of one section.
    public struct Section: RandomAccessCollection, Identifiable {
        public let id: SectionIdentifier
        var objects: [Result]

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private var sections: [Section] = []

    init(_ objects: [Result], by section: KeyPath<Result, SectionIdentifier>) {
        for object in objects {
            if let last = sections.last, last.id == object[keyPath: section] {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: object[keyPath: section], objects: [object]))
            }
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }
}

extension EnvironmentValues {
    /// Without one in the environment, a new, empty context.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] ?? NSManagedObjectContext(.mainQueue) }
        set { self[ContextKey.self] = newValue }
    }
}

private struct ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}
