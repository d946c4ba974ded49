import Drawing
import Foundation
import LayoutEngine

nonisolated extension View {
    /// Hands a value to the views around, in place of what the views inside set.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        nonisolated(unsafe) let value = value
        return NodeModified(self) { context, node in
            context.resolver.preferences.change(K.self, of: node) { _ in value }
        }
    }

    /// Changes the value the views inside hand to those around.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        nonisolated(unsafe) let callback = callback
        return NodeModified(self) { context, node in
            context.resolver.preferences.change(K.self, of: node) { inside in
                var value = inside ?? K.defaultValue
                callback(&value)
                return value
            }
        }
    }

    /// Acts on the value the views inside set: when it is first known, and whenever it changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        WithAttachment(self, PreferenceWatch<K>(action))
    }

    /// Views in front, made from the value the views inside set.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceSecondary<Self, K, V>(self, .overlay, alignment, transform)
    }

    /// Views behind, made from the value the views inside set.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceSecondary<Self, K, V>(self, .background, alignment, transform)
    }

    /// Hands a place in the view to the views around, which may read it in their own coordinates.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        nonisolated(unsafe) let transform = transform
        return NodeModified(self) { context, node in
            let anchor = Anchor(value, of: node, in: context.arena)
            context.resolver.preferences.change(K.self, of: node) { _ in transform(anchor) }
        }
    }

    /// Adds a place in the view to what the views inside hand to those around.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        nonisolated(unsafe) let transform = transform
        return NodeModified(self) { context, node in
            let anchor = Anchor(value, of: node, in: context.arena)
            context.resolver.preferences.change(K.self, of: node) { inside in
                var value = inside ?? K.defaultValue
                transform(&value, anchor)
                return value
            }
        }
    }
}

/// Tells of each new value of a preference.
private struct PreferenceWatch<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void

    nonisolated init(_ action: @escaping (K.Value) -> Void) { self.action = action }
}

extension PreferenceWatch: Attached {
    func laidOut(_ memory: inout K.Value?, _ moment: LayoutMoment) {
        let value = moment.resolver.preferences.value(K.self, of: moment.node)
        guard memory != value else { return }
        memory = value
        action(value)
    }
}

/// A view with others in front or behind, made when all that is in the view is placed.
private struct PreferenceSecondary<Content: View, K: PreferenceKey, Secondary: View> {
    let content: Content
    let side: SecondaryView<Content, Secondary>.Side
    let alignment: Alignment
    let transform: (K.Value) -> Secondary

    nonisolated init(
        _ content: Content, _ side: SecondaryView<Content, Secondary>.Side, _ alignment: Alignment,
        _ transform: @escaping (K.Value) -> Secondary
    ) {
        self.content = content
        self.side = side
        self.alignment = alignment
        self.transform = transform
    }
}

extension PreferenceSecondary: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        context.modify(content, into: &list) { primary, index in
            let wrapped = context.wrap(
                primary, OverlayLayout(alignment: alignment), "\(side)",
                alignment == .center ? "" : alignment.name, keepsPriority: true,
                drawing: Drawn(children: side == .overlay ? .inOrder : .reversed))
            let inside = context.child(1).child(index)
            let expansion = Expansion(at: .contentsPlaced) { _, _ in
                // Layout runs where the views are evaluated.
                MainActor.assumeIsolated {
                    let value = inside.resolver.preferences.value(K.self, of: primary)
                    return inside.single(inside.resolve(transform(value)), ZStackLayout(), "ZStack").map { [$0] } ?? []
                }
            }
            context.arena.setExpansion(expansion, of: wrapped)
            return wrapped
        }
    }
}
