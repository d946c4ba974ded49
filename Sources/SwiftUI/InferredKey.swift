/// A key of an `@Entry` without a type: that of the default value.
public protocol _InferredKey {
    associatedtype Value

    static var _default: _InferredDefault<Value> { get }
}

extension _InferredKey {
    public static var defaultValue: Value { _default.value }
}

/// A default value, which never changes.
public struct _InferredDefault<Value>: @unchecked Sendable {
    let value: Value

    public init(_ value: Value) { self.value = value }
}
