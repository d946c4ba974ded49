import Foundation

/// A thing of the app’s, which people name in shortcuts.
public protocol AppEntity: Identifiable, DisplayRepresentable, TypeDisplayRepresentable, PersistentlyIdentifiable,
    Sendable
{
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property<Value> = EntityProperty<Value>
    public typealias ComputedProperty<Value> = EntityProperty<Value>
}

public protocol IndexedEntity: AppEntity {}
public protocol FileEntity: AppEntity {}
/// An entity without a query: it lives as long as an answer.
public protocol TransientAppEntity: DisplayRepresentable, TypeDisplayRepresentable, PersistentlyIdentifiable, Sendable {
    init()
}
/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity {}
public protocol URLRepresentableEntity: AppEntity {}

/// A part of an entity that shortcuts can read.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    private var value: Value?

    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value {
                return empty
            }
            fatalError("A property of an entity has no value.")
        }
        set { value = newValue }
    }

    public var projectedValue: EntityProperty { self }

    public init() {}
    public init(title: LocalizedStringResource) {}
    public init(title: LocalizedStringResource, identifier: String) {}
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
}

/// Finds the values that a parameter can have.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue: Sendable = Result

    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Result {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities.
public protocol EntityQuery: PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity
    associatedtype SuggestedEntities = [Entity]

    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> SuggestedEntities
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public typealias Dependency<Value> = AppDependency<Value>

    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}

public protocol EntityStringQuery: EntityQuery {
    associatedtype MatchingEntities = [Entity]

    func entities(matching string: String) async throws -> MatchingEntities
}

public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

public protocol UniqueIDEntityQuery: EntityQuery {}

/// Sections of items to choose from.
public struct IntentItemCollection<Value>: @unchecked Sendable {
    public let items: [Value]

    public init(items: [Value]) { self.items = items }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Value>]
    ) { items = sections.flatMap(\.items) }
}

public struct IntentItemSection<Value>: @unchecked Sendable {
    public let items: [Value]

    public init(_ title: LocalizedStringResource? = nil, items: [Value]) { self.items = items }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

/// A file that is given to an intent.
public struct IntentFile: Hashable, Sendable {
    public let data: Data
    public let filename: String
    public var fileURL: URL?

    public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }
    public init(fileURL: URL, filename: String? = nil) {
        (data, self.filename) = (Data(), filename ?? fileURL.lastPathComponent)
        self.fileURL = fileURL
    }
}
