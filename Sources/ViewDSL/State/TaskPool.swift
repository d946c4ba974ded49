/// The running tasks of the views in the tree.
@MainActor
final class TaskPool {
    @MainActor
    final class Running {
        let name: String
        fileprivate var task: Task<Void, Never>?

        fileprivate init(_ name: String) { self.name = name }
    }

    /// Whether tasks may start.
    let isOpen: Bool
    private let changes: ChangeSignal
    private var running: [ObjectIdentifier: Running] = [:]

    init(isOpen: Bool, changes: ChangeSignal) {
        self.isOpen = isOpen
        self.changes = changes
    }

    var isEmpty: Bool { running.isEmpty }

    /// The names of views whose tasks are running.
    var names: [String] { running.values.map(\.name).sorted() }

    func start(_ name: String, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) -> Running {
        let entry = Running(name)
        running[ObjectIdentifier(entry)] = entry
        entry.task = Task(priority: priority) {
            await action()
            self.remove(entry)
        }
        return entry
    }

    func cancel(_ entry: Running) {
        entry.task?.cancel()
        remove(entry)
    }

    func cancelAll() { for entry in running.values { cancel(entry) } }

    private func remove(_ entry: Running) {
        running[ObjectIdentifier(entry)] = nil
        changes.wake()
    }
}
