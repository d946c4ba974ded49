import Synchronization

/// Takes back what a view's code has set for a whole app, in modules that this one does not know.
package enum LayoutEnd {
    private static let actions = Mutex<[@Sendable () -> Void]>([])

    /// Has it done when the layout ends, so that the next begins without.
    package static func undo(_ action: @escaping @Sendable () -> Void) { actions.withLock { $0.append(action) } }

    static func end() {
        let taken = actions.withLock { actions in
            defer { actions = [] }
            return actions
        }
        for action in taken { action() }
    }
}
