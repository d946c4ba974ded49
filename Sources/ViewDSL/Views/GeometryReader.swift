import Foundation
import LayoutEngine

/// Views made from the size and place of the reader itself, which fills what it is offered.
public struct GeometryReader<Content: View> {
    /// Makes the views from the reader's geometry.
    public var content: (GeometryProxy) -> Content

    /// A view that fills, and makes its content from its own size.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let node = context.leaf(GeometryReaderLayout(), "GeometryReader", role: .container)
        let inner = context.with { $0.stackAxis = nil }
        nonisolated(unsafe) let content = content
        context.arena.setExpansion(
            Expansion(at: .placed) { arena, node in
                // Layout runs where the views were built.
                let proxy = GeometryProxy(arena: arena, node: node)
                return MainActor.assumeIsolated { inner.resolve(content(proxy)) }
            }, of: node)
        list.append(node)
    }
}
