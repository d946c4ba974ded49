/// A worker and what it is at.
@MainActor
final class Seat {
    let process: WorkerProcess
    private(set) var order: FigureOrder?
    /// The scene it has done last; nil for a worker that has done none.
    private(set) var last: String?
    /// By a clock that stands still while the machine sleeps.
    private(set) var deadline = SuspendingClock.now
    private var start = SuspendingClock.now
    /// It has started and can be blamed on a scene if it ends.
    private(set) var isReady = false
    var hasLog = true

    init(_ process: WorkerProcess) { self.process = process }

    var isIdle: Bool { order == nil }

    /// - Parameter timeout: In seconds. A worker that is still starting has a minute more.
    func begin(_ order: FigureOrder, timeout: Double) {
        self.order = order
        start = .now
        deadline = start + .seconds(isReady ? timeout : timeout + 60)
    }

    /// It has started: how long that took is not the first scene's doing.
    func becomeReady(timeout: Double) {
        isReady = true
        start = .now
        deadline = start + .seconds(timeout)
    }

    /// - Returns: How long the order took, in milliseconds.
    func finish() -> Double {
        last = order?.scene
        order = nil
        return (SuspendingClock.now - start) / .milliseconds(1)
    }
}
