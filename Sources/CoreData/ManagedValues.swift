import Foundation

extension NSManagedObject {
    /// How a property that Core Data would make is read: nil until it is set.
    public func _managed<Value>(_ key: String) -> Value? { primitiveValue(forKey: key) as? Value }

    /// A property that is not optional is zero, empty or false until it is set.
    @_disfavoredOverload
    public func _managed<Value>(_ key: String) -> Value {
        if let value = primitiveValue(forKey: key) as? Value { return value }
        guard let value = unset(Value.self) else {
            fatalError("\(Self.self).\(key) is read before it is set")
        }
        return value
    }

    /// How a property that Core Data would make is set.
    public func _setManaged<Value>(_ value: Value?, _ key: String) { setValue(value, forKey: key) }
}

/// No protocol: a class that is not final can promise no value of itself.
private func unset<Value>(_: Value.Type) -> Value? {
    let values: [Any] = [
        false, 0, Int16.zero, Int32.zero, Int64.zero, 0.0, Float.zero, Decimal.zero, "", Data(),
        Date(timeIntervalSinceReferenceDate: 0), NSSet(), NSOrderedSet(), NSNumber(value: 0),
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    // A cast would make a Boolean of a number.
    return values.first { type(of: $0) == Value.self } as? Value ?? Set<AnyHashable>() as? Value ?? [Any]() as? Value
}
