import LayoutEngine

nonisolated extension View {
    /// Sets a preference, replacing that of the view's descendants.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        nonisolated(unsafe) let value = value
        return NodeModified(content: self) { context, node in
            context.resolver.preferences.change(K.self, of: node) { _ in value }
        }
    }

    /// Changes a preference of the view's descendants.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        nonisolated(unsafe) let callback = callback
        return NodeModified(content: self) { context, node in
            context.resolver.preferences.change(K.self, of: node) { inside in
                var value = inside ?? K.defaultValue
                callback(&value)
                return value
            }
        }
    }

    /// Acts on a preference of the view's descendants at first and whenever it changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        EffectModified(content: self, effect: PreferenceEffect<K>(action: action))
    }

    /// Draws views in front of this view, made from a preference of its descendants.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayeredView<Self, K, V>(content: self, side: .overlay, alignment: alignment, transform: transform)
    }

    /// Draws views behind this view, made from a preference of its descendants.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayeredView<Self, K, V>(content: self, side: .background, alignment: alignment, transform: transform)
    }

    /// Sets a preference from an anchor in the view.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        nonisolated(unsafe) let transform = transform
        return NodeModified(content: self) { context, node in
            let anchor = Anchor(value, of: node, in: context.arena)
            context.resolver.preferences.change(K.self, of: node) { _ in transform(anchor) }
        }
    }

    /// Changes a preference of the view's descendants, given an anchor in the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        nonisolated(unsafe) let transform = transform
        return NodeModified(content: self) { context, node in
            let anchor = Anchor(value, of: node, in: context.arena)
            context.resolver.preferences.change(K.self, of: node) { inside in
                var value = inside ?? K.defaultValue
                transform(&value, anchor)
                return value
            }
        }
    }
}

private struct PreferenceEffect<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension PreferenceEffect: PostLayoutEffect {
    func run(_ memory: inout K.Value?, _ layout: FinishedLayout) {
        let value = layout.resolver.preferences.value(K.self, of: layout.node)
        guard memory != value else { return }
        memory = value
        action(value)
    }
}

/// A view with others in front or behind that are made once its content is placed.
private struct PreferenceLayeredView<Content: View, K: PreferenceKey, Secondary: View> {
    let content: Content
    let side: NodeDrawing.Attachment
    let alignment: Alignment
    let transform: (K.Value) -> Secondary
}

extension PreferenceLayeredView: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.modify(content, into: &list) { primary, index in
            let wrapped = context.wrap(
                primary, OverlayLayout(alignment: alignment, side: side.layers), "\(side)",
                alignment.writtenName, keepsPriority: true,
                drawing: NodeDrawing(attachment: side))
            let inside = context.child(1).child(index)
            let expansion = Expansion(at: .contentsPlaced) { _, _ in
                // Layout runs on the main actor.
                MainActor.assumeIsolated {
                    let value = inside.resolver.preferences.value(K.self, of: primary)
                    return inside.combined(inside.resolve(transform(value)), ZStackLayout()).map { [$0] }
                        ?? []
                }
            }
            context.arena.setExpansion(expansion, of: wrapped)
            return wrapped
        }
    }
}
