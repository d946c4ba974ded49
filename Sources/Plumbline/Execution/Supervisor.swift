import Foundation
import ProcessShim

/// Carries out orders in worker processes; a worker that crashes fails one order only.
///
/// A scene is blamed only for what it does in a worker of its own: whatever fails after another scene, or finds its process
/// changed, is tried once more in a new worker. So is what somebody kills or stops beside another scene, which may have done
/// it: once no other is drawn. Only a refusal is a verdict at once.
///
/// One loop on the first thread waits for whatever comes first: an answer, the end of a worker, a deadline or a signal.
/// It never runs a view.
@MainActor
final class Supervisor: FigureExecutor {
    private let program: WorkerProgram
    private let limits: WorkerLimits
    /// For the folders of workers; nil where nothing can be written.
    private var folder: RunFolder?
    private var slots: [WorkerSlot] = []
    private var queue: ArraySlice<WorkerOrder> = []
    /// Orders that have had their second try.
    private var retried: Set<Int> = []
    private var retryNotes: [Int: String] = [:]
    /// Orders for a new worker, in which no other scene has left anything behind.
    private var needsNewWorker: Set<Int> = []
    /// Orders that begin once no other is being carried out.
    private var needsQuiet: Set<Int> = []
    private var failedStarts = 0
    private var lastOutput: [String] = []
    private var handle: (ExecutionEvent) -> ExecutionReply = { _ in .proceed }
    private var stopReason: String?
    private var lastLook = SuspendingClock.now

    init(program: WorkerProgram, limits: WorkerLimits) {
        self.program = program
        self.limits = limits
    }

    func run(
        _ orders: [WorkerOrder], handle: @escaping @MainActor (ExecutionEvent) -> ExecutionReply
    ) async -> ExecutionEnd {
        queue = orders[...]
        self.handle = handle
        lastLook = .now
        folder = try? RunFolder("apps")
        defer { folder?.remove() }
        processshim_catch_signals()
        defer { processshim_release_signals() }
        let end = loop()
        shutDown()
        return end
    }

    private func loop() -> ExecutionEnd {
        while true {
            if let end = assignOrders() { return end }
            if let stopReason { return .stopped(stopReason) }
            if slots.allSatisfy(\.isIdle), queue.isEmpty { return .done }
            if let signal = waitForEvents() { return .signaled(signal) }
            noticeEnds()
            enforceLimits()
        }
    }

    /// Ends every worker, whatever the reason.
    private func shutDown() {
        for slot in slots { slot.process.kill() }
        for slot in slots { _ = slot.process.wait() }
        slots = []
    }

    // MARK: Orders

    private func assignOrders() -> ExecutionEnd? {
        while let order = queue.first {
            if needsQuiet.contains(order.id), !slots.allSatisfy(\.isIdle) { return nil }
            guard let slot = idleSlot(for: order) else {
                guard slots.count < limits.jobs else { return nil }
                do throws(FigureFailure) {
                    slots.append(WorkerSlot(try WorkerProcess(program: program, in: folder)))
                } catch {
                    // If the system refuses one more process, go on with the running ones.
                    return slots.isEmpty ? .noWorkers(error.message) : nil
                }
                continue
            }
            queue = queue.dropFirst()
            slot.begin(order, timeout: limits.timeout)
            if !slot.process.send(order) { lose(slot) }
            if let failure = startFailure { return failure }
        }
        return startFailure
    }

    /// A worker for the order; nil if one has to be started or to become idle.
    private func idleSlot(for order: WorkerOrder) -> WorkerSlot? {
        let idle = slots.filter(\.isIdle)
        guard needsNewWorker.contains(order.id) else { return idle.first }
        if let new = idle.first(where: { $0.previousScenes.isEmpty }) { return new }
        if slots.count >= limits.jobs, let used = idle.first { retire(used) }
        return nil
    }

    private var startFailure: ExecutionEnd? {
        failedStarts < 3 ? nil : .noWorkers(lastOutput.joined(separator: "; "))
    }

    private func notify(_ event: ExecutionEvent) {
        switch handle(event) {
        case .proceed: break
        case .insert(let order): queue = [order] + queue
        case .stop(let reason): stopReason = reason
        }
    }

    // MARK: Events

    /// The scene that has been drawn for the longest, if somebody may wonder which it is.
    private var lateScene: String? {
        let longest = slots.filter { !$0.isIdle }.min { $0.start < $1.start }
        return longest.flatMap { SuspendingClock.now - $0.start > limits.late ? $0.order?.scene : nil }
    }

    /// Waits a moment for what comes first and handles it.
    ///
    /// - Returns: A signal that arrived.
    private func waitForEvents() -> Int32? {
        var files = slots.flatMap { slot in
            [slot.process.answers, slot.hasOpenLog ? slot.process.log : -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
        }
        let count = poll(&files, nfds_t(files.count), 50)
        // Signals first: an interrupt may end workers too, which is not their scenes' fault.
        let signal = processshim_take_signal()
        if signal != 0 { return signal }
        if count <= 0 {
            notify(.tick(late: lateScene))
            return nil
        }
        for (index, slot) in slots.enumerated() {
            if files[2 * index + 1].revents != 0 { slot.hasOpenLog = slot.process.drainLog() }
            if files[2 * index].revents != 0 { takeAnswers(of: slot) }
        }
        return nil
    }

    private func takeAnswers(of slot: WorkerSlot) {
        let taken: [FigureAnswer]?
        do { taken = try slot.process.takeAnswers() } catch { return lose(slot, .foreignBytes) }
        guard let answers = taken else { return lose(slot) }
        for answer in answers {
            if case .ready = answer.result {
                slot.becomeReady(timeout: limits.timeout)
                failedStarts = 0
            } else if let order = slot.order, order.id == answer.id {
                switch answer.result {
                case .tries(let proposal): slot.tried = proposal
                case .ranLeftOut(let reason): slot.leftOut = reason
                default: finish(order, answer, slot)
                }
            }
        }
    }

    private func finish(_ order: WorkerOrder, _ answer: FigureAnswer, _ slot: WorkerSlot) {
        let previous = slot.previousScenes
        let milliseconds = slot.finish()
        slot.hasOpenLog = slot.process.drainLog()
        let printed = slot.process.takeLines()
        // A worker keeps memory that it has freed.
        let isTooLarge = limits.memory.map { answer.peak > $0 } ?? false
        if isTooLarge || answer.changed != nil || answer.result.isFileFailure { retire(slot) }
        if !previous.isEmpty, !answer.isVerdict, retried.insert(order.id).inserted {
            // A scene that changed its process itself gets no note about an earlier scene.
            if answer.changed == nil, let complaint = answer.result.complaint {
                retryNotes[order.id] = FigureFailure(complaint).retryNote(previousScenes: previous)
            }
            return retryInNewWorker(order)
        }
        complete(
            Execution(
                order: order, result: answer.result, milliseconds: milliseconds, peak: answer.peak,
                printed: printed, retryNote: answer.result.complaint == nil ? retryNotes[order.id] : nil))
    }

    private func complete(_ execution: Execution) {
        // A placeholder drawn in its place is another order of the same number.
        let id = execution.order.id
        retried.remove(id)
        needsNewWorker.remove(id)
        needsQuiet.remove(id)
        retryNotes[id] = nil
        notify(.finished(execution))
    }

    /// Ends an idle worker.
    private func retire(_ slot: WorkerSlot) {
        slots.removeAll { $0 === slot }
        slot.process.kill()
        _ = slot.process.wait()
    }

    // MARK: Lost workers

    /// A process that a scene has started may keep its worker's pipes open.
    private func noticeEnds() {
        for slot in slots {
            let condition = slot.process.condition
            if condition == PROCESSSHIM_RUNS { continue }
            // It may have answered before.
            if !slot.isIdle { takeAnswers(of: slot) }
            lose(slot, condition == PROCESSSHIM_IS_STOPPED ? .stopped : nil)
        }
    }

    private func enforceLimits() {
        let now = SuspendingClock.now
        // Somebody stopped this process, perhaps by control-Z: its workers had no chance to be heard.
        if now - lastLook > .seconds(2) { for slot in slots { slot.postpone(by: now - lastLook) } }
        lastLook = now
        for slot in slots where !slot.isIdle {
            if now >= slot.deadline { lose(slot, .timeout(seconds: limits.timeout)) }
            if let memory = limits.memory {
                let resident = slot.process.resident
                slot.peak = max(slot.peak, resident)
                if resident > memory { lose(slot, .memory(peak: resident, limit: memory)) }
            }
        }
    }

    /// Removes a worker that has ended, or that exceeded a limit and is killed.
    private func lose(_ slot: WorkerSlot, _ exceeded: FigureFailure? = nil) {
        guard slots.contains(where: { $0 === slot }) else { return }
        slots.removeAll { $0 === slot }
        if exceeded != nil { slot.process.kill() }
        let end = slot.process.wait()
        _ = slot.process.drainLog()
        let printed = slot.process.takeLines()
        guard let order = slot.order else { return }
        let failure = exceeded ?? slot.leftOut.map { FigureFailure($0, kind: .leftOut) } ?? FigureFailure(end)
        let isAlone = slots.allSatisfy(\.isIdle)
        guard slot.isReady else {
            if isAlone { failedStarts += 1 } else { needsQuiet.insert(order.id) }
            lastOutput = printed.isEmpty ? [failure.message] : printed
            queue = [order] + queue
            return
        }
        // SIGKILL, and a stop, usually come from outside; a worker turns other signals from there into the first. Another
        // scene can also write into its pipe.
        let wasKilled = exceeded == nil && end == .signaled(SIGKILL)
        let wasStruck = wasKilled || failure == .stopped || failure == .foreignBytes
        let mayBeInnocent = wasStruck || !slot.previousScenes.isEmpty
        if mayBeInnocent, retried.insert(order.id).inserted {
            if !slot.previousScenes.isEmpty, !wasKilled {
                retryNotes[order.id] = failure.retryNote(previousScenes: slot.previousScenes)
            }
            if wasStruck, !isAlone { needsQuiet.insert(order.id) }
            return retryInNewWorker(order)
        }
        if exceeded == nil, !wasKilled, let order = order.avoiding(slot.tried, failure, printed) {
            // The first try failed for the same reason.
            retryNotes[order.id] = nil
            return retryInNewWorker(order)
        }
        complete(
            Execution(
                order: order, result: .failed(failure.trying(slot.tried)), milliseconds: slot.finish(),
                peak: slot.peak, printed: printed))
    }

    private func retryInNewWorker(_ order: WorkerOrder) {
        var order = order
        // The first try may have written another picture.
        order.knownPicture = nil
        queue = needsQuiet.contains(order.id) ? queue + [order] : [order] + queue
        needsNewWorker.insert(order.id)
    }
}
