import Foundation
import ProcessShim

/// One figure alone, drawn by the program itself: to start a worker takes as long as to draw it.
///
/// Its scene is watched. Should it crash, end the process, hang, take too much memory or print without end, the program
/// begins again from the start, and this time a supervisor has a worker draw it and tells what happened. Two ends cannot be
/// seen from within, and end the program with their signal: `SIGKILL`, and a stack that overflows on another thread.
@MainActor
enum LoneFigure {
    struct Outcome {
        let answer: FigureAnswer
        let milliseconds: Double
        /// What the scene printed.
        let lines: [String]
        /// The signal that has interrupted it when it was done.
        let signal: Int32?
    }

    /// What takes longer, in milliseconds, is not helped by sparing the start of a worker.
    private static let patience = 1000.0

    /// The signal that ended the watch: the program has begun again only to say so.
    static var interruption: Int32? {
        let signal = processshim_begun_again()
        return signal > 0 ? signal : nil
    }

    /// Nil where it has to be left to a worker: nothing has been done then.
    static func draw(_ order: FigureOrder, by worker: SceneWorker, limits: Supervisor.Limits) async -> Outcome? {
        guard hashesAsWorkersDo,
            processshim_guard(limits.memory ?? 0, Int32(min(patience, limits.timeout * 1000))) == 0
        else { return nil }
        processshim_keep_memory()
        let start = SuspendingClock.now
        let answer = await worker.answer(order)
        if answer.failure?.kind == .memory { processshim_begin_again() }
        let milliseconds = (SuspendingClock.now - start) / .milliseconds(1)
        var (bytes, count): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        let signal = processshim_unguard(&bytes, &count)
        defer { free(bytes) }
        let printed = UnsafeRawBufferPointer(start: bytes, count: count)
        return Outcome(
            answer: answer, milliseconds: milliseconds, lines: WorkerProcess.lastLines(of: Array(printed)),
            signal: signal > 0 ? signal : nil)
    }

    /// Whether sets and dictionaries have the same order here as in every worker.
    private static var hashesAsWorkersDo: Bool {
        var hasher = Hasher()
        hasher.combine(0 as UInt64)
        return hasher.finalize() == fixedHash
    }

    /// Of a 0, with the seed that is the same in every process.
    private static let fixedHash = -4_800_647_303_603_446_203
}
