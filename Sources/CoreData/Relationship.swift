import Foundation

/// One side of a relationship of two entities.
public struct _Relationship {
    let key: String
    /// What a property of many objects makes of them; nil for a property of one object.
    let collection: (([Any]) -> Any)?

    public static func one(_ key: String) -> _Relationship { _Relationship(key: key, collection: nil) }
    public static func set(_ key: String) -> _Relationship { _Relationship(key: key, collection: NSSet.init(array:)) }
    public static func ordered(_ key: String) -> _Relationship {
        _Relationship(key: key, collection: NSOrderedSet.init(array:))
    }
}

extension NSManagedObject {
    /// How a relationship is set: the other side follows.
    ///
    /// - Parameter value: An object, a set of them, or nil.
    public func _relate(_ value: Any?, _ own: _Relationship, _ inverse: _Relationship?) {
        let objects = value.map(objects(in:)) ?? []
        for old in related(own) where !objects.contains(old) { disconnect(old, own, inverse) }
        for new in objects { connect(new, own, inverse) }
    }

    /// How an object or a set of them is added to a relationship.
    public func _relate(adding value: Any, _ own: _Relationship, _ inverse: _Relationship?) {
        for object in objects(in: value) { connect(object, own, inverse) }
    }

    /// How an object or a set of them is removed from a relationship.
    public func _relate(removing value: Any, _ own: _Relationship, _ inverse: _Relationship?) {
        for object in objects(in: value) { disconnect(object, own, inverse) }
    }

    private func related(_ relationship: _Relationship) -> [NSManagedObject] {
        primitiveValue(forKey: relationship.key).map(objects(in:)) ?? []
    }

    private func connect(_ other: NSManagedObject, _ own: _Relationship, _ inverse: _Relationship?) {
        if own.collection == nil {
            for old in related(own) where old !== other { disconnect(old, own, inverse) }
        }
        if let inverse, inverse.collection == nil {
            for old in other.related(inverse) where old !== self { other.disconnect(old, inverse, own) }
        }
        keep(other, own)
        if let inverse { other.keep(self, inverse) }
    }

    private func disconnect(_ other: NSManagedObject, _ own: _Relationship, _ inverse: _Relationship?) {
        drop(other, own)
        if let inverse { other.drop(self, inverse) }
    }

    private func keep(_ object: NSManagedObject, _ relationship: _Relationship) {
        let objects = related(relationship)
        if objects.contains(object) { return }
        setValue(relationship.collection?(objects + [object]) ?? object, forKey: relationship.key)
    }

    private func drop(_ object: NSManagedObject, _ relationship: _Relationship) {
        let objects = related(relationship).filter { $0 !== object }
        setValue(relationship.collection?(objects), forKey: relationship.key)
    }
}

private func objects(in value: Any) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as any Collection: set.compactMap { $0 as? NSManagedObject }
    default: []
    }
}
