import Foundation
import LayoutEngine

/// A layout with the views it lays out.
// The synthesized initializer would be the main actor's alone.
// swift-format-ignore: UseSynthesizedInitializer
struct LayoutContainer<L: Layout, Content: View> {
    let layout: L
    let content: Content

    nonisolated init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension LayoutContainer: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        // A type-erased layout is laid out as the layout it is, so that nothing tells the two apart.
        if let any = layout as? AnyLayout { return LayoutContainer.resolve(any.base, content, context, into: &list) }
        Self.resolve(layout, content, context, into: &list)
    }

    @MainActor private static func resolve(
        _ layout: some Layout, _ content: Content, _ context: _ViewContext, into list: inout _ViewList
    ) {
        let isStack = layout is HStackLayout || layout is VStackLayout || layout is ZStackLayout
        list.append(
            context.container(
                layout, String(describing: type(of: layout)), passesPriority: isStack, content: content))
    }
}

nonisolated extension Layout {
    /// The layout applied to views: `MyLayout() { … }`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// A modifier that is a layout of each of its views alone: on a group it applies to every member.
struct LayoutModified<Content: View, L: Layout> {
    let content: Content
    let layout: L
    let name: String
    let detail: String
    let keepsPriority: Bool
    let source: SourceLocation?
    let fault: ViewFault?

    nonisolated init(
        _ content: Content, _ layout: L, _ name: String, _ detail: String = "", keepsPriority: Bool = false,
        source: SourceLocation? = nil, fault: ViewFault? = nil
    ) {
        self.content = content
        self.layout = layout
        self.name = name
        self.detail = detail
        self.keepsPriority = keepsPriority
        self.source = source
        self.fault = fault
    }
}

extension LayoutModified: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list) { node, _ in
            context.wrap(node, layout, name, detail, keepsPriority: keepsPriority, source: source)
        }
        context.report(fault, at: nodes)
    }
}

/// A modifier that changes each of its views' nodes and adds none: it cannot change layout.
struct NodeModified<Content: View> {
    let content: Content
    let fault: ViewFault?
    let change: @MainActor (_ViewContext, NodeID) -> Void

    nonisolated init(
        _ content: Content, fault: ViewFault? = nil, change: @escaping @MainActor (_ViewContext, NodeID) -> Void
    ) {
        self.content = content
        self.fault = fault
        self.change = change
    }
}

extension NodeModified: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list)
        for node in nodes { change(context, node) }
        context.report(fault, at: nodes)
    }
}

/// A modifier that changes what its views inherit.
struct EnvironmentModified<Content: View> {
    let content: Content
    let fault: ViewFault?
    let change: (inout EnvironmentValues) -> Void

    nonisolated init(
        _ content: Content, fault: ViewFault? = nil, change: @escaping (inout EnvironmentValues) -> Void
    ) {
        self.content = content
        self.fault = fault
        self.change = change
    }
}

extension EnvironmentModified: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.report(fault, at: context.with(change).modify(content, into: &list))
    }
}
