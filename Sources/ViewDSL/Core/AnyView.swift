/// A view of any type.
public struct AnyView {
    private let resolveContent: @MainActor (_ViewContext, inout _ViewList) -> Void
    private let contentSubviews: @MainActor (_ViewContext) -> [_Subview]

    nonisolated public init<V: View>(_ view: V) {
        nonisolated(unsafe) let view = view
        // A view of another type is another view and does not inherit its state.
        let type = UInt64(UInt(bitPattern: ObjectIdentifier(V.self)))
        resolveContent = { view._resolve($0.child(identifiedBy: type), into: &$1) }
        contentSubviews = { view._subviews($0.child(identifiedBy: type)) }
    }

    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    /// nil unless the value is a view.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: AnyView.self, into: &list) }
        resolveContent(context, &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] { contentSubviews(context) }
}
