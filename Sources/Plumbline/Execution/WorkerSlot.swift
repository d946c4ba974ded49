import Explorable

/// A worker process and the order it is carrying out.
@MainActor
final class WorkerSlot {
    let process: WorkerProcess
    private(set) var order: WorkerOrder?
    /// What a page or an animation is trying; nil for the scene's own proposal.
    var tried: ProposalCell?
    /// Which code that was left out its scene runs, as the worker has said before it ends; nil if none.
    var leftOut: String?
    /// The scenes of its finished orders; none for a new worker.
    private(set) var previousScenes: [String] = []
    /// Measured by a clock that stops while the machine sleeps.
    private(set) var deadline = SuspendingClock.now
    private(set) var start = SuspendingClock.now
    /// Whether the process has started, so that its end is its scene's fault.
    private(set) var isReady = false
    var hasOpenLog = true
    /// The most memory it was seen with, in bytes; 0 if it was never measured. Only an answer says more.
    var peak = 0

    init(_ process: WorkerProcess) { self.process = process }

    var isIdle: Bool { order == nil }

    /// - Parameter timeout: In seconds. A worker that is still starting gets a minute more.
    func begin(_ order: WorkerOrder, timeout: Double) {
        self.order = order
        (tried, leftOut) = (nil, nil)
        start = .now
        deadline = start + .seconds(isReady ? timeout : timeout + 60)
    }

    /// Restarts the clock once: the time a worker takes to start does not count for its first scene.
    func becomeReady(timeout: Double) {
        guard !isReady else { return }
        isReady = true
        start = .now
        deadline = start + .seconds(timeout)
    }

    /// Allows for time in which the supervisor itself was stopped.
    func postpone(by time: Duration) { deadline += time }

    /// - Returns: The duration of the order, in milliseconds.
    func finish() -> Double {
        if let order { previousScenes.append(order.scene) }
        order = nil
        return (SuspendingClock.now - start) / .milliseconds(1)
    }
}
