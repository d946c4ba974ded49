import LayoutEngine

/// An effect of a view that runs after layout, such as `onAppear`.
@MainActor
protocol PostLayoutEffect {
    /// The state the effect keeps between layouts while its view is in the tree.
    associatedtype Memory

    /// Runs after each layout that contains the view; `memory` is nil the first time.
    func run(_ memory: inout Memory?, _ layout: FinishedLayout)

    /// Runs once the view has left the tree.
    func end(_ memory: Memory)
}

extension PostLayoutEffect {
    func end(_ memory: Memory) {}
}

/// A finished layout, for the effects of its views.
@MainActor
struct FinishedLayout {
    let resolver: ViewResolver
    let tasks: TaskPool
    /// The view the effect belongs to.
    let node: NodeID
}

@MainActor
struct ViewEffect {
    let identity: UInt64
    let node: NodeID
    let effect: any PostLayoutEffect
}

/// Runs the effects of a view tree and keeps their memory between layouts.
@MainActor
final class EffectStore {
    private struct Entry {
        let effect: any PostLayoutEffect
        let memory: Any
    }

    private var entries: [UInt64: Entry] = [:]
    /// Whether any view has had an effect.
    private(set) var wasUsed = false

    /// Runs the effects after a layout: first of views that have left the tree, then of views in it.
    func run(_ resolver: ViewResolver, root: NodeID?, tasks: TaskPool) {
        if resolver.effects.isEmpty && entries.isEmpty { return }
        wasUsed = true
        let shown = root.map { resolver.arena.nodes(in: $0) } ?? []
        let inTree = Set(shown)
        let present = resolver.effects.filter { inTree.contains($0.node) }
        let identities = Set(present.map(\.identity))
        for (identity, entry) in entries where !identities.contains(identity) {
            entries[identity] = nil
            end(entry.effect, entry.memory)
        }
        for viewEffect in present {
            let layout = FinishedLayout(resolver: resolver, tasks: tasks, node: viewEffect.node)
            let memory = entries[viewEffect.identity]?.memory
            if let memory = update(viewEffect.effect, memory, layout) {
                entries[viewEffect.identity] = Entry(effect: viewEffect.effect, memory: memory)
            }
        }
    }

    private func update<E: PostLayoutEffect>(_ effect: E, _ memory: Any?, _ layout: FinishedLayout) -> Any? {
        var typed = memory as? E.Memory
        effect.run(&typed, layout)
        return typed
    }

    private func end<E: PostLayoutEffect>(_ effect: E, _ memory: Any) {
        if let memory = memory as? E.Memory { effect.end(memory) }
    }
}

/// A modifier with an effect: one for each of its views, or one for all.
struct EffectModified<Content: View, E: PostLayoutEffect> {
    let content: Content
    let effect: E
    var isOnEach = true
}

extension EffectModified: ContentModifying {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list)
        let inside = context.child(1)
        for (index, node) in nodes.enumerated() where isOnEach || index == 0 {
            // Views of a loop come and go, so their identity counts and not their position.
            let known = isOnEach ? context.arena.infos[node].identity : 0
            let identity = known == 0 ? inside.child(index).identity : inside.child(identifiedBy: known).identity
            context.resolver.effects.append(ViewEffect(identity: identity, node: node, effect: effect))
        }
    }
}

extension LayoutArena {
    /// The visible views in `root`, including itself: parents before children, in source order.
    func nodes(in root: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        var waiting = [root]
        while let node = waiting.popLast() {
            found.append(node)
            waiting += shownChildren(of: node).reversed()
        }
        return found
    }
}
