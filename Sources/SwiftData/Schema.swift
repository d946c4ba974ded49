import Foundation

/// The models of a container.
public final class Schema: Hashable, Sendable {
    public struct Version: Hashable, Comparable, Codable, Sendable {
        public let major, minor, patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        public static func < (a: Version, b: Version) -> Bool {
            (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
        }
    }

    /// A model's name.
    public struct Entity: Hashable, Sendable {
        public let name: String
    }

    /// How a value is stored.
    public struct Attribute: Sendable {
        public struct Option: Hashable, Sendable {
            public static let unique = Option()
            public static let ephemeral = Option()
            public static let externalStorage = Option()
            public static let spotlight = Option()
            public static let encrypt = Option()
            public static let allowsCloudEncryption = Option()
            public static let preserveValueOnDeletion = Option()
            public static func transformable(by name: String) -> Option { Option() }
            public static func transformable<T>(by type: T.Type) -> Option { Option() }
        }
    }

    /// How models are related.
    public struct Relationship: Sendable {
        public struct Option: Hashable, Sendable {
            public static let unique = Option()
        }

        /// The effect of a deletion on the models the deleted one refers to.
        public enum DeleteRule: String, Hashable, Codable, Sendable { case noAction, nullify, cascade, deny }
    }

    public let version: Version
    public let entities: [Entity]

    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        entities = types.map { Entity(name: String(describing: $0)) }
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }

    public static func == (a: Schema, b: Schema) -> Bool { a.version == b.version && a.entities == b.entities }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(entities)
    }
}

/// The models of a version of an app.
public protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// A plan for migrating models to the next version. Never used in memory.
public protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step between versions. Never taken in memory.
public struct MigrationStage: Sendable {
    public static func lightweight(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type
    ) -> MigrationStage { MigrationStage() }

    public static func custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
    ) -> MigrationStage { MigrationStage() }
}
