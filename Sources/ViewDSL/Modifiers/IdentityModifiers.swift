import LayoutEngine

nonisolated extension View {
    /// Gives the view an identity. When it changes, the view's state is reset and it appears again.
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, hash: id.hashValue) }

    /// Has no effect in a figure.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }

    /// Disables the view and its descendants.
    ///
    /// Approximate: they look the same; SwiftUI dims controls.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentModified(content: self) { if disabled { $0.isEnabled = false } }
    }
}

private struct Identified<Content: View> {
    let content: Content
    let hash: Int
}

extension Identified: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        content._resolve(context.child(identifiedBy: UInt64(truncatingIfNeeded: hash)), into: &list)
    }
}
