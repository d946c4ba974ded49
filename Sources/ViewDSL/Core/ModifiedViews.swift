import LayoutEngine

/// A layout and the views it lays out.
struct LayoutContainer<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutContainer: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        // Unwrapped, so that a type-erased layout behaves like the layout itself.
        if let any = layout as? AnyLayout { return LayoutContainer.resolve(any.base, content, context, into: &list) }
        Self.resolve(layout, content, context, into: &list)
    }

    @MainActor private static func resolve(
        _ layout: some Layout, _ content: Content, _ context: _ViewContext, into list: inout _ViewList
    ) {
        let isStack = layout is HStackLayout || layout is VStackLayout || layout is ZStackLayout
        list.append(
            context.container(
                layout, String(describing: type(of: layout)), passesPriority: isStack,
                settings: ViewTypeName.isBuiltIn(type(of: layout)) ? [] : LayoutSetting.properties(of: layout),
                content: content))
    }
}

nonisolated extension Layout {
    /// Applies the layout to views: `MyLayout() { … }`.
    ///
    /// Disfavored: in a view that is a layout too, `self.init { … }` means the initializer.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// A modifier that wraps each of its views in a layout. On a group it applies to every member.
struct LayoutModified<Content: View, L: Layout> {
    let content: Content
    let layout: L
    let name: String
    var detail = ""
    var keepsPriority = false
    var source: SourceLocation?
    var issue: InvalidArgument?
    var settings: [LayoutSetting] = []
}

extension LayoutModified: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list) { node, _ in
            context.wrap(node, layout, name, detail, keepsPriority: keepsPriority, settings: settings, source: source)
        }
        context.report(issue, at: nodes)
    }
}

/// A modifier that changes its views' nodes and adds none, so it cannot change layout.
struct NodeModified<Content: View> {
    let content: Content
    var issue: InvalidArgument?
    let change: @MainActor (_ViewContext, NodeID) -> Void
}

extension NodeModified: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list)
        for node in nodes { change(context, node) }
        context.report(issue, at: nodes)
    }
}

/// A modifier that gives its views a value for the container they are in.
struct TraitModified<Content: View, Key: LayoutValueKey> {
    let content: Content
    let key: Key.Type
    let value: Key.Value

    nonisolated init(content: Content, _ value: Key.Value, for key: Key.Type) {
        self.content = content
        self.key = key
        self.value = value
    }
}

extension TraitModified: TraitModifying {
    func setTrait(_ context: _ViewContext, of node: NodeID) { context.arena.setLayoutValue(value, for: key, of: node) }

    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        for node in context.modify(content, into: &list) { setTrait(context, of: node) }
    }
}

@MainActor
protocol TraitModifying: ContentModifying {
    func setTrait(_ context: _ViewContext, of node: NodeID)
}

/// A modifier that changes what its views inherit.
struct EnvironmentModified<Content: View> {
    let content: Content
    var issue: InvalidArgument?
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModified: ContentModifying {
    func contentContext(_ context: _ViewContext) -> _ViewContext { context.with(change) }

    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.report(issue, at: context.with(change).modify(content, into: &list))
    }
}
