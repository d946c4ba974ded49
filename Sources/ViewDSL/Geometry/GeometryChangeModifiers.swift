nonisolated extension View {
    /// Acts on a value of the view's geometry when the view is first placed and whenever the value changes.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { EffectModified(content: self, effect: GeometryChangeEffect(transform: transform) { action($1) }) }

    /// Acts on a value of the view's geometry; at first, old and new value are the same.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { EffectModified(content: self, effect: GeometryChangeEffect(transform: transform, action: action)) }
}

private struct GeometryChangeEffect<T: Equatable> {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void
}

extension GeometryChangeEffect: PostLayoutEffect {
    func run(_ memory: inout T?, _ layout: FinishedLayout) {
        let value = transform(GeometryProxy(arena: layout.resolver.arena, node: layout.node))
        let old = memory
        guard old != value else { return }
        memory = value
        action(old ?? value, value)
    }
}
