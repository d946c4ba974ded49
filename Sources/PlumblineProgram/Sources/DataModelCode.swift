import Plumbline

extension DataModel {
    /// The file of the classes that Xcode makes of the model's entities; nil if these are none.
    ///
    /// - Parameter declared: The types that the sources declare. A class that is there already is not made again.
    func code(besides declared: Set<String>) -> String? {
        let extensions = entities.compactMap { entity -> String? in
            guard let name = entity.className, let generated = entity.generated else { return nil }
            let isMade = generated == .classAndProperties
            if isMade == declared.contains(name) { return nil }
            let head = isMade ? "public class \(name): \(superclass(of: entity)) {}\n" : ""
            let identity = isMade ? "extension \(name): Swift.Identifiable {}\n" : ""
            let members = [request(for: name)] + entity.attributes.map(property) + entity.relationships.flatMap(members)
            return head + identity
                + "extension \(name) {\n\(members.map { "    \($0)\n" }.joined())}\n"
        }
        return extensions.isEmpty ? nil : "import CoreData\n\n" + extensions.joined(separator: "\n")
    }

    private func superclass(of entity: Entity) -> String { entity.parent.flatMap(className) ?? "NSManagedObject" }

    private func className(of entity: String) -> String? { entities.first { $0.name == entity }?.className }

    private func request(for name: String) -> String {
        "public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \"\(name)\") }"
    }

    private func property(_ attribute: Attribute) -> String {
        let (type, value) = Self.type(of: attribute)
        let missing = value.map { " ?? \($0)" } ?? ""
        return "public var `\(attribute.name)`: \(type) { get { _managed(\"\(attribute.name)\")\(missing) } "
            + "set { _setManaged(newValue, \"\(attribute.name)\") } }"
    }

    /// The type, and the value before one is set, if that is not nil. Only numbers, dates and Booleans are never nil.
    private static func type(of attribute: Attribute) -> (type: String, value: String?) {
        let value = attribute.defaultValue
        let isNumber = ["Integer", "Double", "Float", "Boolean"].contains { attribute.type.hasPrefix($0) }
        if isNumber, !attribute.isScalar { return ("NSNumber?", nil) }
        let number = value.flatMap(Double.init).map { "\($0)" } ?? "0"
        let integer = value.flatMap(Int.init).map { "\($0)" } ?? "0"
        switch attribute.type {
        case "Integer 16": return ("Int16", integer)
        case "Integer 32": return ("Int32", integer)
        case "Integer 64": return ("Int64", integer)
        case "Double": return ("Double", number)
        case "Float": return ("Float", number)
        case "Boolean": return ("Bool", value == "YES" ? "true" : "false")
        case "String": return ("String?", value.map { "\($0.debugDescription)" })
        case "Date": return ("Date?", nil)
        case "Binary": return ("Data?", nil)
        case "Decimal": return ("NSDecimalNumber?", nil)
        case "UUID": return ("UUID?", nil)
        case "URI": return ("URL?", nil)
        default: return ("\(attribute.customClass ?? "NSObject")?", nil)
        }
    }

    private func members(_ relationship: Relationship) -> [String] {
        let name = relationship.name
        let destination = className(of: relationship.destination) ?? "NSManagedObject"
        let (own, inverse) = (Self.side(relationship), inverse(of: relationship).map(Self.side) ?? "nil")
        let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let (type, value) = relationship.isToMany ? (many, " ?? \(many)()") : (destination, "")
        let property =
            "public var `\(name)`: \(type)? { get { _managed(\"\(name)\")\(value) } "
            + "set { _relate(newValue, \(own), \(inverse)) } }"
        guard relationship.isToMany else { return [property] }
        return [property]
            + [("addTo", "adding"), ("removeFrom", "removing")].flatMap { verb, label in
                [destination, many].map { type in
                    "public func \(verb)\(Wording.capitalized(name))(_ value: \(type)) { "
                        + "_relate(\(label): value, \(own), \(inverse)) }"
                }
            }
    }

    private func inverse(of relationship: Relationship) -> Relationship? {
        entities.first { $0.name == relationship.destination }?
            .relationships.first { $0.name == relationship.inverse }
    }

    private static func side(_ relationship: Relationship) -> String {
        let kind = !relationship.isToMany ? "one" : relationship.isOrdered ? "ordered" : "set"
        return ".\(kind)(\"\(relationship.name)\")"
    }
}
