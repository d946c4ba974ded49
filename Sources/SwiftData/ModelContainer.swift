import Foundation

/// Keeps models, in memory.
public final class ModelContainer: @unchecked Sendable, Equatable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public var configurations: Set<ModelConfiguration>
    let store = ModelStore()

    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        schema = givenSchema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations) }

    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

    init(_ types: [any PersistentModel.Type] = []) {
        schema = Schema(types)
        migrationPlan = nil
        configurations = []
    }

    /// All contexts of a container have the same models.
    @MainActor public var mainContext: ModelContext { ModelContext(self) }

    public func deleteAllData() { store.deleteAll() }

    public func erase() throws { store.deleteAll() }

    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}

/// How models are stored. A figure keeps them in memory, whatever is asked for.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    /// Where an app group keeps its files.
    public struct GroupContainer: Hashable, Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
    }

    /// The database of iCloud.
    public struct CloudKitDatabase: Hashable, Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    public let name: String
    public var schema: Schema?
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool

    public var id: URL { url }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        url = URL(fileURLWithPath: "/dev/null")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
    }

    public init(
        for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {
        self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
