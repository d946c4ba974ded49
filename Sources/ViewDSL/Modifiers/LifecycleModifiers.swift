import Foundation
import LayoutEngine

nonisolated extension View {
    /// Acts when the view comes into the tree.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        WithAttachment(self, AppearAction(appear: action))
    }

    /// Acts when the view has gone from the tree. Those in the tree when the picture is taken never go.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        WithAttachment(self, AppearAction(disappear: action))
    }

    /// Acts when a value is not what it was at the last layout.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        WithAttachment(self, ValueWatch(value, initial: false) { action($1) }, isOnEach: false)
    }

    /// Acts when a value is not what it was at the last layout; `initial`: at the first layout, too.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        WithAttachment(self, ValueWatch(value, initial: initial) { _, _ in action() }, isOnEach: false)
    }

    /// Acts when a value is not what it was at the last layout; `initial`: at the first layout, too.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        WithAttachment(self, ValueWatch(value, initial: initial, action), isOnEach: false)
    }

    /// Starts a task when the view comes into the tree and cancels it when the view goes.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        WithAttachment(self, TaskAttachment(id: 0, priority: priority, action: action))
    }

    /// Starts a task when the view comes into the tree, and again when `id` changes; the one before is cancelled.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        WithAttachment(self, TaskAttachment(id: value, priority: priority, action: action))
    }
}

private struct AppearAction {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }
}

extension AppearAction: Attached {
    func laidOut(_ memory: inout Bool?, _ moment: LayoutMoment) {
        if memory == nil { appear?() }
        memory = true
    }

    func vanished(_ memory: Bool) { disappear?() }
}

private struct ValueWatch<V: Equatable> {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void

    nonisolated init(_ value: V, initial: Bool, _ action: @escaping (V, V) -> Void) {
        self.value = value
        isInitial = initial
        self.action = action
    }
}

extension ValueWatch: Attached {
    func laidOut(_ memory: inout V?, _ moment: LayoutMoment) {
        let old = memory
        memory = value
        if let old {
            if old != value { action(old, value) }
        } else if isInitial {
            action(value, value)
        }
    }
}

private struct TaskAttachment<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    nonisolated init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
        self.id = id
        self.priority = priority
        self.action = action
    }

    struct Started {
        let id: ID
        let entry: TaskPool.Running
        let pool: TaskPool
    }
}

extension TaskAttachment: Attached {
    func laidOut(_ memory: inout Started?, _ moment: LayoutMoment) {
        guard moment.tasks.isOpen, memory?.id != id else { return }
        memory.map { vanished($0) }
        let name = moment.resolver.arena.infos[moment.node].title
        memory = Started(
            id: id, entry: moment.tasks.start(name, priority: priority, action), pool: moment.tasks)
    }

    func vanished(_ memory: Started) { memory.pool.cancel(memory.entry) }
}

extension NodeInfo {
    /// The name people know the view by.
    fileprivate var title: String { labels.last ?? (detail.isEmpty ? name : "\(name) \(detail)") }
}
