import LayoutEngine

/// A view that is shown elsewhere than where it was written, such as a toolbar's button. It inherits the values of
/// where it was written.
struct CapturedView {
    let content: AnyView
    let environment: EnvironmentValues
    /// Changes what the content inherits.
    var adapt: (inout EnvironmentValues) -> Void = { _ in }

    init(_ content: some View, _ environment: EnvironmentValues) {
        self.content = AnyView(content)
        self.environment = environment
    }

    /// The content with other inherited values.
    func adapted(_ change: @escaping (inout EnvironmentValues) -> Void) -> CapturedView {
        var view = self
        view.adapt = change
        return view
    }
}

extension CapturedView: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        var inside = context
        inside.environment = environment
        inside.environment.leaveContainers()
        inside.environment.hasSafeArea = context.environment.hasSafeArea
        adapt(&inside.environment)
        content._resolve(inside.child(0), into: &list)
    }
}

/// Views that have been resolved already, to be put into others.
struct ResolvedViews {
    let nodes: [NodeID]

    init(_ nodes: [NodeID]) { self.nodes = nodes }
}

extension ResolvedViews: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        for node in nodes { list.append(node) }
    }
}
