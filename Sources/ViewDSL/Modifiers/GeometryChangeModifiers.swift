import Foundation
import LayoutEngine

nonisolated extension View {
    /// Acts on something read off the view's geometry: when it is first placed, and whenever the value changes.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { WithAttachment(self, GeometryWatch(transform) { action($1) }) }

    /// Acts on something read off the view's geometry, first with the same value as old and new.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { WithAttachment(self, GeometryWatch(transform, action)) }
}

private struct GeometryWatch<T: Equatable> {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    nonisolated init(_ transform: @escaping (GeometryProxy) -> T, _ action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }
}

extension GeometryWatch: Attached {
    func laidOut(_ memory: inout T?, _ moment: LayoutMoment) {
        let value = transform(GeometryProxy(arena: moment.resolver.arena, node: moment.node))
        let old = memory
        guard old != value else { return }
        memory = value
        action(old ?? value, value)
    }
}
