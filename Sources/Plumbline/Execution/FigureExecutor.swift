/// Carries out orders: in worker processes (`Supervisor`) or in this process (`InProcessExecutor`).
@MainActor
protocol FigureExecutor {
    /// Carries out all orders, roughly in this order.
    func run(
        _ orders: [WorkerOrder], handle: @escaping @MainActor (ExecutionEvent) -> ExecutionReply
    ) async -> ExecutionEnd
}

enum ExecutionEvent {
    case finished(Execution)
    /// Nothing has finished: time to show progress.
    ///
    /// - late: The scene that has been drawn for the longest, if that is long.
    case tick(late: String?)
}

/// An order that is done, successfully or not.
struct Execution {
    let order: WorkerOrder
    let result: FigureAnswer.Result
    var milliseconds = 0.0
    /// Peak memory in bytes; 0 if unknown.
    var peak = 0
    /// The last lines the scene printed.
    var printed: [String] = []
    /// Says that the order succeeded on a second try, and names the scene that may have caused the failure.
    var retryNote: String?
}

enum ExecutionReply {
    case proceed
    /// Carries out this order next.
    case insert(WorkerOrder)
    /// Ends the run, for a reason in words.
    case stop(String)
}

enum ExecutionEnd: Equatable {
    case done
    /// By `ExecutionReply.stop`.
    case stopped(String)
    case signaled(Int32)
    /// No worker would start; the associated text is the last output of one.
    case noWorkers(String)
}

/// Carries out orders in this process, one after the other: a scene that crashes ends it.
struct InProcessExecutor: FigureExecutor {
    let worker: SceneWorker

    func run(
        _ orders: [WorkerOrder], handle: @escaping @MainActor (ExecutionEvent) -> ExecutionReply
    ) async -> ExecutionEnd {
        var queue = orders[...]
        while let order = queue.popFirst() {
            let start = SuspendingClock.now
            let answer = await worker.answer(order)
            let milliseconds = (SuspendingClock.now - start) / .milliseconds(1)
            let execution = Execution(
                order: order, result: answer.result, milliseconds: milliseconds, peak: answer.peak)
            switch handle(.finished(execution)) {
            case .proceed: break
            case .insert(let next): queue = [next] + queue
            case .stop(let reason): return .stopped(reason)
            }
        }
        return .done
    }
}
