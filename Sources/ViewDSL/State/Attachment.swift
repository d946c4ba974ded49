import Foundation
import LayoutEngine

/// Something attached to a view that acts after the tree is laid out, on what is there then.
@MainActor
protocol Attached {
    /// What it keeps from one layout to the next, while its view is there.
    associatedtype Memory

    /// The view is in the tree that was just laid out; without memory, it was not in the one before.
    func laidOut(_ memory: inout Memory?, _ moment: LayoutMoment)

    /// The view is no longer in the tree.
    func vanished(_ memory: Memory)
}

extension Attached {
    func vanished(_ memory: Memory) {}
}

/// A tree just laid out, for what is attached to its views.
@MainActor
struct LayoutMoment {
    let resolver: ViewResolver
    let tasks: TaskPool
    /// The view the attachment belongs to.
    let node: NodeID
}

/// One attachment of one view.
@MainActor
struct Attachment {
    let identity: UInt64
    let node: NodeID
    let attached: any Attached
}

/// What the attachments of a view tree keep from one layout to the next.
@MainActor
final class AttachmentStore {
    private struct Entry {
        let attached: any Attached
        let memory: Any
    }

    private var entries: [UInt64: Entry] = [:]
    /// Some view had something attached at some time.
    private(set) var wasUsed = false

    /// Runs what is due after a layout: first for the views that are gone, then for those that are there.
    func run(_ resolver: ViewResolver, root: NodeID?, tasks: TaskPool) {
        if resolver.attachments.isEmpty && entries.isEmpty { return }
        wasUsed = true
        let shown = root.map { resolver.arena.nodes(in: $0) } ?? []
        let inTree = Set(shown)
        let present = resolver.attachments.filter { inTree.contains($0.node) }
        let identities = Set(present.map(\.identity))
        for (identity, entry) in entries where !identities.contains(identity) {
            entries[identity] = nil
            vanish(entry.attached, entry.memory)
        }
        for attachment in present {
            let moment = LayoutMoment(resolver: resolver, tasks: tasks, node: attachment.node)
            let memory = entries[attachment.identity]?.memory
            if let memory = update(attachment.attached, memory, moment) {
                entries[attachment.identity] = Entry(attached: attachment.attached, memory: memory)
            }
        }
    }

    private func update<A: Attached>(_ attached: A, _ memory: Any?, _ moment: LayoutMoment) -> Any? {
        var typed = memory as? A.Memory
        attached.laidOut(&typed, moment)
        return typed
    }

    private func vanish<A: Attached>(_ attached: A, _ memory: Any) {
        if let memory = memory as? A.Memory { attached.vanished(memory) }
    }
}

/// A view with something attached: to each of its views, or once to all of them.
struct WithAttachment<Content: View, A: Attached> {
    let content: Content
    let attached: A
    let isOnEach: Bool

    nonisolated init(_ content: Content, _ attached: A, isOnEach: Bool = true) {
        self.content = content
        self.attached = attached
        self.isOnEach = isOnEach
    }
}

extension WithAttachment: PrimitiveView {
    func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let nodes = context.modify(content, into: &list)
        let inside = context.child(1)
        for (index, node) in nodes.enumerated() where isOnEach || index == 0 {
            // Views of a loop come and go: what tells them apart is their identity, not their number.
            let known = isOnEach ? context.arena.infos[node].identity : 0
            let identity = known == 0 ? inside.child(index).identity : inside.child(identifiedBy: known).identity
            context.resolver.attachments.append(Attachment(identity: identity, node: node, attached: attached))
        }
    }
}

extension LayoutArena {
    /// The views in `root` that are in the picture, itself first, parents before children, in source order.
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
