import Foundation
import ViewDSL

/// The models of the container in the environment; none if there is no container.
///
/// SwiftData's is a macro and names the type of the list, too; a wrapper infers its parameters from the variable alone.
@propertyWrapper
public struct Query<Element: PersistentModel> {
    private let context = Environment(\.modelContext)
    private let descriptor: FetchDescriptor<Element>
    private var fetched: [Element] = []
    public private(set) var fetchError: (any Error)?

    // In the type itself: only here the compiler finds it for a variable without arguments.
    public init() { descriptor = FetchDescriptor() }

    private init(fetching descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

    public var wrappedValue: [Element] { fetched }

    public var modelContext: ModelContext { context.wrappedValue }
}

extension Query: DynamicProperty {
    public mutating func update() {
        do {
            fetched = try modelContext.fetch(descriptor)
        } catch {
            (fetched, fetchError) = ([], error)
        }
    }
}

extension Query {
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(fetching: descriptor)
    }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(fetching: descriptor) }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) { self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) { self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) { self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}
