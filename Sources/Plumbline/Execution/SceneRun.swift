import Foundation

/// The loop behind every command that lays out or draws scenes: `render`, `check`, `accept`, `list` and `trace`.
@MainActor
struct SceneRun {
    let catalog: CheckedCatalog
    let limits: WorkerLimits
    let console: Console
    /// Where workers write files.
    var folder = "."
    /// See `InputFingerprint.engine`.
    var engine = "none"
    var progress: BatchProgress?

    /// Carries out the orders: in worker processes if the catalog is a program, else in this process, as in tests.
    func run(_ orders: [WorkerOrder], handle: @escaping @MainActor (Execution) -> ExecutionReply) async -> ExecutionEnd
    {
        if orders.isEmpty { return .done }
        if catalog.isProgram, limits.memory != nil, ProcessFiles.resident(getpid()) == 0 {
            console.warning(
                "the memory of workers is not limited: this system has no /proc to read their memory use from")
        }
        return await executor.run(orders) { event in
            let execution: Execution
            switch event {
            case .finished(let finished): execution = finished
            case .tick(let late):
                progress?.show(late: late)
                return .proceed
            }
            report(execution)
            return handle(execution)
        }
    }

    private var executor: any FigureExecutor {
        catalog.isProgram
            ? Supervisor(program: .current(folder: folder, engine: engine, memory: limits.memory), limits: limits)
            : InProcessExecutor(
                worker: SceneWorker(
                    scenes: catalog.scenes, assets: catalog.assets, folder: folder, engine: engine, memory: nil))
    }

    private func report(_ execution: Execution) {
        // The message about a failure includes what the scene printed.
        if case .failed = execution.result { return }
        let scene = execution.order.scene
        for line in execution.printed { console.info("\(scene) wrote: \(line)") }
        if let note = execution.retryNote { console.warning("\(scene): \(note)") }
    }

    /// Carries out one task for each scene and reports failures.
    ///
    /// - Throws: `ReportedFailure` if the run ended early.
    /// - Returns: The results of the scenes that succeeded, in order.
    func results(of task: WorkerOrder.Task, for scenes: [Scene]) async throws -> [FigureAnswer.Result] {
        var results: [Int: FigureAnswer.Result] = [:]
        let orders = scenes.enumerated().map { WorkerOrder(task, scene: $1.name, id: $0) }
        let end = await run(orders) { execution in
            if case .failed(let failure) = execution.result {
                console.failure(failure.message, printed: execution.printed, in: scenes[execution.order.id])
            } else {
                results[execution.order.id] = execution.result
            }
            return .proceed
        }
        try end.check(console)
        return scenes.indices.compactMap { results[$0] }
    }
}

extension ExecutionEnd {
    /// Reports why a run ended early; nil if it did not.
    @MainActor
    func report(_ console: Console) -> ExitStatus? {
        switch self {
        case .done: return nil
        case .signaled(let number):
            console.error("ended by \(Signal.name(number)): run again for the rest")
            return .signal(number)
        case .stopped(let reason):
            console.error(
                "\(reason). The output folder cannot be written; free space or restore access, then run again for the "
                    + "rest")
            return .failure
        case .noWorkers(let output):
            console.error("no worker process would start: \(output)")
            return .failure
        }
    }

    /// - Throws: `ReportedFailure` if the run ended early, after reporting why.
    @MainActor
    func check(_ console: Console) throws(ReportedFailure) {
        if let status = report(console) { throw ReportedFailure(status: status) }
    }
}
