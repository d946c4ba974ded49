import LayoutEngine

/// A view that fills the proposed size and makes its content from its own geometry.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let node = context.leaf(GeometryReaderLayout(), "GeometryReader", role: .container)
        context.arena.updateInfo(of: node) { $0.systemPart = .geometryReader }
        let inner = context.with { $0.stackAxis = nil }
        nonisolated(unsafe) let content = content
        context.arena.setExpansion(
            Expansion(at: .placed) { arena, node in
                // Layout runs on the main actor.
                let proxy = GeometryProxy(arena: arena, node: node)
                return MainActor.assumeIsolated { inner.resolve(content(proxy)) }
            }, of: node)
        list.append(node)
    }
}
