import LayoutEngine

nonisolated extension View {
    /// Acts when the view enters the tree.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        EffectModified(content: self, effect: AppearanceEffect(appear: action))
    }

    /// Acts when the view leaves the tree, which the views in the final picture never do.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        EffectModified(content: self, effect: AppearanceEffect(disappear: action))
    }

    /// Acts when a value has changed since the last layout.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        EffectModified(
            content: self, effect: ChangeEffect(value: value, isInitial: false) { action($1) }, isOnEach: false)
    }

    /// Acts when a value has changed since the last layout, and at the first layout if `initial`.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        EffectModified(
            content: self, effect: ChangeEffect(value: value, isInitial: initial) { _, _ in action() }, isOnEach: false)
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        EffectModified(
            content: self, effect: ChangeEffect(value: value, isInitial: initial, action: action), isOnEach: false)
    }

    /// Starts a task when the view enters the tree and cancels it when the view leaves.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        EffectModified(content: self, effect: TaskEffect(id: 0, priority: priority, action: action))
    }

    /// Starts a task when the view enters the tree, and restarts it when `id` changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        EffectModified(content: self, effect: TaskEffect(id: value, priority: priority, action: action))
    }
}

private struct AppearanceEffect {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

extension AppearanceEffect: PostLayoutEffect {
    func run(_ memory: inout Bool?, _ layout: FinishedLayout) {
        if memory == nil { appear?() }
        memory = true
    }

    func end(_ memory: Bool) { disappear?() }
}

private struct ChangeEffect<V: Equatable> {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void
}

extension ChangeEffect: PostLayoutEffect {
    func run(_ memory: inout V?, _ layout: FinishedLayout) {
        let old = memory
        memory = value
        if let old {
            if old != value { action(old, value) }
        } else if isInitial {
            action(value, value)
        }
    }
}

private struct TaskEffect<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    struct Started {
        let id: ID
        let entry: TaskPool.Running
        let pool: TaskPool
    }
}

extension TaskEffect: PostLayoutEffect {
    func run(_ memory: inout Started?, _ layout: FinishedLayout) {
        guard layout.tasks.isOpen, memory?.id != id else { return }
        memory.map { end($0) }
        let name = layout.resolver.arena.infos[layout.node].title
        memory = Started(
            id: id, entry: layout.tasks.start(name, priority: priority, action), pool: layout.tasks)
    }

    func end(_ memory: Started) { memory.pool.cancel(memory.entry) }
}

extension NodeInfo {
    fileprivate var title: String { labels.last ?? (detail.isEmpty ? name : "\(name) \(detail)") }
}
