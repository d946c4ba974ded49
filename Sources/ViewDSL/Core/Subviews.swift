/// A view as its container sees it before it is resolved.
///
/// It is resolved where the container puts it, in the environment there.
public struct _Subview {
    /// A hash of the path to the view from the content it was found in.
    let identity: UInt64
    /// Given by `id` and `ForEach`, innermost first.
    var names: [AnyHashable] = []
    var values = ContainerValues()
    private let resolveView: @MainActor (_ViewContext, inout _ViewList) -> Void

    private init(
        _ identity: UInt64, _ resolve: @escaping @MainActor (_ViewContext, inout _ViewList) -> Void
    ) {
        self.identity = identity
        resolveView = resolve
    }

    @MainActor init(_ view: some View, _ context: _ViewContext) {
        self.init(context.identity) { view._resolve($0, into: &$1) }
    }

    /// The subview with a modifier applied to it alone.
    @MainActor fileprivate init(_ base: _Subview, modifiedBy view: some View, _ context: _ViewContext) {
        self.init(context.child(identifiedBy: base.identity).identity) { place, list in
            var place = place
            place.selection = base
            view._resolve(place, into: &list)
        }
        (names, values) = (base.names, base.values)
    }

    @MainActor func resolve(in context: _ViewContext, into list: inout _ViewList) {
        resolveView(context.child(identifiedBy: identity), &list)
    }

    func named(_ name: some Hashable) -> _Subview {
        var subview = self
        subview.names.append(AnyHashable(name))
        return subview
    }
}

extension _ViewContext {
    /// The subviews of a view with a body: itself if the body is one view.
    func subviews(of view: some View, body: some View, _ inside: _ViewContext) -> [_Subview] {
        let found = body._subviews(inside)
        guard found.count == 1 else { return found }
        var whole = _Subview(view, self)
        (whole.names, whole.values) = (found[0].names, found[0].values)
        return [whole]
    }

    /// The subviews of a modifier's content, each modified.
    func subviews(modifying view: some View, _ content: some View) -> [_Subview] {
        content._subviews(child(0)).map { _Subview($0, modifiedBy: view, self) }
    }
}

/// A modifier that applies to each of its views: it resolves its content by `_ViewContext.modify`.
@MainActor
protocol ContentModifying: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }

    func contentContext(_ context: _ViewContext) -> _ViewContext
    /// Changes what the container sees of each view.
    func change(_ subview: inout _Subview)
}

extension ContentModifying {
    func contentContext(_ context: _ViewContext) -> _ViewContext { context }
    func change(_ subview: inout _Subview) {}

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        contentContext(context).subviews(modifying: self, content).map { subview in
            var subview = subview
            change(&subview)
            return subview
        }
    }
}

/// Data that is known in its place in the tree only.
@MainActor
protocol ContextualData {
    func filled(_ context: _ViewContext) -> Self
}
