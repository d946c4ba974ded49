import Foundation
import Plumbline

/// A Core Data model as Xcode stores it, of which it makes classes.
struct DataModel: Equatable {
    struct Entity: Equatable {
        enum Generated: String {
            case classAndProperties = "class"
            /// The properties of a class that the sources declare.
            case properties = "category"
        }

        let name: String
        /// nil for an entity without a class of its own.
        var className: String?
        var parent: String?
        var generated: Generated?
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
    }

    struct Attribute: Equatable {
        let name: String
        /// In the words of Xcode: `Integer 16`.
        let type: String
        var isScalar = false
        var customClass: String?
        var defaultValue: String?
    }

    struct Relationship: Equatable {
        let name: String
        let destination: String
        var isToMany = false
        var isOrdered = false
        var inverse: String?
    }

    private(set) var entities: [Entity] = []

    /// - Parameter path: The path of a folder `NAME.xcdatamodeld`, or of one version of a model, `NAME.xcdatamodel`. A model
    ///   that cannot be read is empty.
    init(path: String) {
        let folder = path.hasSuffix(".xcdatamodeld") ? Self.currentVersion(in: path) : path
        let data = FileManager.default.contents(atPath: "\(folder)/contents") ?? Data()
        self.init(xml: String(decoding: data, as: UTF8.self))
    }

    private static func currentVersion(in folder: String) -> String {
        let current = FileManager.default.contents(atPath: "\(folder)/.xccurrentversion")
        let named = current.flatMap { try? PropertyListDecoder().decode([String: String].self, from: $0) }?.values.first
        let versions = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".xcdatamodel") }
        return "\(folder)/\(named ?? versions.max() ?? "")"
    }

    /// - Parameter xml: What Xcode writes: tags, whose attributes stand between double quotes.
    init(xml: String) {
        for tag in xml.matches(of: /<(\w+)((?:\s+[\w:]+="[^"]*")*)\s*\/?>/) {
            let values = Dictionary(
                tag.2.matches(of: /([\w:]+)="([^"]*)"/).map { (String($0.1), Self.unescaped($0.2)) }
            ) { $1 }
            guard let name = values["name"] else { continue }
            switch tag.1 {
            case "entity": entities.append(Self.entity(name, values))
            case "attribute" where !entities.isEmpty:
                entities[entities.count - 1].attributes.append(Self.attribute(name, values))
            case "relationship" where !entities.isEmpty:
                entities[entities.count - 1].relationships.append(Self.relationship(name, values))
            default: break
            }
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        [("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("#10", "\n"), ("amp", "&")]
            .reduce(String(text)) { $0.replacing("&\($1.0);", with: $1.1) }
    }

    private static func entity(_ name: String, _ values: [String: String]) -> Entity {
        // `.Item` is a class of the app's module.
        let className = values["representedClassName"]?.split(separator: ".").last.map(String.init)
        return Entity(
            name: name, className: className == "NSManagedObject" ? nil : className, parent: values["parentEntity"],
            generated: values["codeGenerationType"].flatMap(Entity.Generated.init))
    }

    private static func attribute(_ name: String, _ values: [String: String]) -> Attribute {
        Attribute(
            name: name, type: values["attributeType"] ?? "", isScalar: values["usesScalarValueType"] != "NO",
            customClass: values["customClassName"], defaultValue: values["defaultValueString"])
    }

    private static func relationship(_ name: String, _ values: [String: String]) -> Relationship {
        Relationship(
            name: name, destination: values["destinationEntity"] ?? "", isToMany: values["toMany"] == "YES",
            isOrdered: values["ordered"] == "YES", inverse: values["inverseName"])
    }
}
