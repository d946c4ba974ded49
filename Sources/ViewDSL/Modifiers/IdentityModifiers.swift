import LayoutEngine

nonisolated extension View {
    /// Gives the view an identity. When it changes, the view's state is reset and it appears again.
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

    /// Gives the view a value by which a picker, list or tab view selects it.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        nonisolated(unsafe) let tag = AnyHashable(tag)
        let marked = TraitModified(content: self, tag, for: TagKey.self)
        return ContainerValueModified(content: marked) { $0.tags.append(tag) }
    }

    /// Disables the view and its descendants. Controls become gray or fainter; other views look the same.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentModified(content: self) { if disabled { $0.isEnabled = false } }
    }
}

struct TagKey: LayoutValueKey {
    nonisolated(unsafe) static let defaultValue: AnyHashable? = nil
}

private struct Identified<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension Identified: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        content._resolve(context.child(identifiedBy: UInt64(truncatingIfNeeded: id.hashValue)), into: &list)
    }

    func _subviews(_ context: _ViewContext) -> [_Subview] {
        content._subviews(context.child(identifiedBy: UInt64(truncatingIfNeeded: id.hashValue))).map { $0.named(id) }
    }
}
