import Foundation
import ProcessShim

/// Hands orders out to workers and takes their answers; a worker that is lost takes one order with it.
///
/// One loop on one thread: it waits for whatever comes first, an answer, the end of a worker, a deadline, a signal.
@MainActor
final class Supervisor {
    struct Limits {
        /// Workers at a time.
        var jobs = 1
        /// For one figure, in seconds.
        var timeout = 60.0
        /// For one worker, in bytes; nil is no limit.
        var memory: Int?
    }

    /// Why there is no answer.
    enum Loss: Equatable {
        case crashed(signal: Int32)
        case exited(status: Int32)
        case timedOut
        case tookTooMuchMemory(Int)
    }

    enum Event {
        case answered(FigureOrder, FigureAnswer, milliseconds: Double, lines: [String])
        /// Its worker ended over it, and it is tried once more in a new one: `after` was drawn there before it.
        case retried(FigureOrder, Loss, after: String)
        case lost(FigureOrder, Loss, lines: [String])
        /// Nothing: time to show how far it is.
        case tick
    }

    /// What is to be done about an event.
    enum Reply {
        case goOn
        /// Before all others.
        case insert(FigureOrder)
        case stop
    }

    /// Why the loop has ended.
    enum End: Equatable {
        case done, stopped
        case signalled(Int32)
        /// With what the last of them wrote.
        case noWorkers(String)
    }

    /// Processes of ours that did not end by themselves: what they were writing is unfinished.
    private(set) var killed: Set<Int32> = []
    private let program: WorkerProgram
    private let limits: Limits
    private var seats: [Seat] = []
    private var queue: ArraySlice<FigureOrder> = []
    /// Orders that get no second try.
    private var tried: Set<Int> = []
    /// Orders for a worker that has done nothing yet: what other scenes left behind must not be theirs.
    private var wantNew: Set<Int> = []
    private var failedStarts = 0
    private let handle: (Event) -> Reply
    private var isStopping = false

    init(program: WorkerProgram, limits: Limits, handle: @escaping (Event) -> Reply) {
        self.program = program
        self.limits = limits
        self.handle = handle
    }

    /// Carries all orders out, in about this order.
    func run(_ orders: [FigureOrder]) -> End {
        queue = orders[...]
        let signals = processshim_catch_signals()
        defer { processshim_release_signals() }
        while !isStopping {
            if let end = handOut() { return ended(end) }
            if seats.allSatisfy(\.isIdle), queue.isEmpty { return ended(.done) }
            if let signal = wait(signals) { return ended(.signalled(signal)) }
            enforceLimits()
        }
        return ended(.stopped)
    }

    /// Nobody is left behind, whatever the reason.
    private func ended(_ end: End) -> End {
        for seat in seats {
            if seat.isIdle {
                seat.process.dismiss()
            } else {
                seat.process.kill()
                killed.insert(seat.process.pid)
            }
        }
        for seat in seats { _ = seat.process.wait() }
        seats = []
        return end
    }

    // MARK: Orders

    private func handOut() -> End? {
        while let order = queue.first {
            guard let seat = idleSeat(for: order) else {
                guard seats.count < limits.jobs else { return nil }
                do throws(WorkerStartError) {
                    seats.append(Seat(try WorkerProcess(program: program)))
                } catch {
                    // The system may refuse one more process and let us go on with those there are.
                    if seats.isEmpty { return .noWorkers(error.reason) }
                    return nil
                }
                continue
            }
            queue = queue.dropFirst()
            seat.begin(order, timeout: limits.timeout)
            if !seat.process.send(order) { lose(seat) }
            if let failure = startFailure { return failure }
        }
        return startFailure
    }

    /// A worker for the order; nil when one has to be started, or to become free.
    private func idleSeat(for order: FigureOrder) -> Seat? {
        let idle = seats.filter(\.isIdle)
        guard wantNew.contains(order.id) else { return idle.first }
        if let new = idle.first(where: { $0.last == nil }) { return new }
        if seats.count >= limits.jobs, let used = idle.first { dismiss(used) }
        return nil
    }

    private var startFailure: End? {
        failedStarts < 3 ? nil : .noWorkers(lastWords.joined(separator: "; "))
    }

    private var lastWords: [String] = []

    private func tell(_ event: Event) {
        switch handle(event) {
        case .goOn: break
        case .insert(let order): queue = [order] + queue
        case .stop: isStopping = true
        }
    }

    // MARK: Waiting

    /// Waits for what comes first and takes it in.
    ///
    /// - Returns: The signal that has come.
    private func wait(_ signals: Int32) -> Int32? {
        var files = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
        for seat in seats {
            files.append(pollfd(fd: seat.process.answers, events: Int16(POLLIN), revents: 0))
            files.append(pollfd(fd: seat.hasLog ? seat.process.log : -1, events: Int16(POLLIN), revents: 0))
        }
        let count = poll(&files, nfds_t(files.count), 50)
        var byte: UInt8 = 0
        // Looked at first: an interrupt may end workers too, and that is no fault of their scenes.
        if read(signals, &byte, 1) == 1 { return Int32(byte) }
        if count <= 0 {
            tell(.tick)
            return nil
        }
        for (index, seat) in seats.enumerated() {
            if files[2 + 2 * index].revents != 0 { seat.hasLog = seat.process.drainLog() }
            if files[1 + 2 * index].revents != 0 { takeAnswers(of: seat) }
        }
        return nil
    }

    private func takeAnswers(of seat: Seat) {
        guard let answers = seat.process.takeAnswers() else { return lose(seat) }
        for answer in answers {
            if answer.id == FigureAnswer.ready.id {
                seat.becomeReady(timeout: limits.timeout)
                failedStarts = 0
            } else if let order = seat.order, order.id == answer.id {
                let isNew = seat.last == nil
                let milliseconds = seat.finish()
                seat.hasLog = seat.process.drainLog()
                // A worker keeps what it has freed: one that was given too much is not given more.
                if let memory = limits.memory, answer.peak > memory { dismiss(seat) }
                // What earlier scenes have kept is no fault of this one.
                if answer.failure?.kind == .memory, !isNew, tried.insert(order.id).inserted {
                    tryInNewWorker(order)
                    continue
                }
                tried.remove(order.id)
                wantNew.remove(order.id)
                tell(.answered(order, answer, milliseconds: milliseconds, lines: seat.process.takeLines()))
            }
        }
    }

    private func dismiss(_ seat: Seat) {
        seats.removeAll { $0 === seat }
        seat.process.dismiss()
        _ = seat.process.wait()
    }

    // MARK: Losses

    private func enforceLimits() {
        let now = SuspendingClock.now
        for seat in seats where !seat.isIdle {
            if now >= seat.deadline { lose(seat, .timedOut) }
            if let memory = limits.memory {
                let resident = seat.process.resident
                if resident > memory { lose(seat, .tookTooMuchMemory(resident)) }
            }
        }
    }

    /// Takes leave of a worker that has ended, or has to.
    private func lose(_ seat: Seat, _ reason: Loss? = nil) {
        guard seats.contains(where: { $0 === seat }) else { return }
        seats.removeAll { $0 === seat }
        if reason != nil { seat.process.kill() }
        let end = seat.process.wait()
        killed.insert(seat.process.pid)
        _ = seat.process.drainLog()
        let lines = seat.process.takeLines()
        guard let order = seat.order else { return }
        let loss = reason ?? Loss(end)
        guard seat.isReady else {
            failedStarts += 1
            lastWords = lines.isEmpty ? [LossWords(loss, limits: limits).message] : lines
            queue = [order] + queue
            return
        }
        if mayBeAnothersFault(loss, seat), tried.insert(order.id).inserted {
            if let last = seat.last, loss != .crashed(signal: SIGKILL) { tell(.retried(order, loss, after: last)) }
            tryInNewWorker(order)
            return
        }
        // What stands in its place is another order of the same number.
        tried.remove(order.id)
        wantNew.remove(order.id)
        tell(.lost(order, loss, lines: lines))
    }

    private func tryInNewWorker(_ order: FigureOrder) {
        queue = [order] + queue
        wantNew.insert(order.id)
    }

    /// Nobody but the system or a person kills. And what an earlier scene of the worker has left running, or taken of
    /// its memory, may end it in the middle of an innocent one. Time alone nobody leaves behind.
    private func mayBeAnothersFault(_ loss: Loss, _ seat: Seat) -> Bool {
        switch loss {
        case .crashed(signal: SIGKILL): true
        case .timedOut: false
        case .crashed, .exited, .tookTooMuchMemory: seat.last != nil
        }
    }
}

extension Supervisor.Loss {
    init(_ end: WorkerProcess.End) {
        switch end {
        case .exited(let status): self = .exited(status: status)
        case .signalled(let signal): self = .crashed(signal: signal)
        }
    }
}
