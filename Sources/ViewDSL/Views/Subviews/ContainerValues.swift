import LayoutEngine

/// A key of a value that a view carries for the container that sees it as a subview.
public protocol ContainerValueKey: SendableMetatype {
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// The values that a subview carries for its container.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Innermost first.
    var tags: [AnyHashable] = []
    /// Whether it is a text, and so may be the subtitle of a label.
    var isText = false
    /// The innermost section it is in.
    var section: SectionMark?

    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    subscript<K: _ViewTraitKey>(trait key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag of a type, if it has one.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.last }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

/// A view that carries a value for its container. It adds no node.
struct ContainerValueModified<Content: View> {
    let content: Content
    let change: (inout ContainerValues) -> Void
}

extension ContainerValueModified: ContentModifying {
    func change(_ subview: inout _Subview) { change(&subview.values) }

    func _resolve(_ context: _ViewContext, into list: inout _ViewList) { context.modify(content, into: &list) }
}

nonisolated extension View {
    /// Sets a value that a container of subviews reads.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        ContainerValueModified(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Sets a trait that the root of a variadic view reads.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        ContainerValueModified(content: self) { $0[trait: key] = value }
    }
}

/// A key of a value that a view carries for the root of a variadic view.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
