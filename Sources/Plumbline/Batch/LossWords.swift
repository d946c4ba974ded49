import Foundation

/// Why a scene is lost, in words for its author.
struct LossWords {
    let message: String
    let kind: FailedFigure.Kind
    /// `SIGTRAP`, where a signal was it.
    var signal: String?

    init(_ loss: Supervisor.Loss, limits: Supervisor.Limits) {
        switch loss {
        case .crashed(let number):
            let name = Self.name(of: number)
            signal = name
            kind = .crash
            message = "it ended its process by \(name) (\(Self.meaning(of: number)))"
        case .exited(let status):
            kind = .exit
            message = "it ended its process with exit status \(status): a scene must return"
        case .timedOut:
            let seconds = limits.timeout.formatted(.number.precision(.fractionLength(0...3)).grouping(.never))
            kind = .timeout
            message = "it was not done within \(seconds) s. Make it end, or allow more by --timeout"
        case .tookTooMuchMemory(let bytes):
            kind = .memory
            message = Refusal.memory(peak: bytes, limit: limits.memory ?? bytes)
        }
    }

    /// What is said of a scene that has ended its worker, and not the new one it was given then.
    func retried(after last: String) -> String {
        """
        \(message). In a process of its own it was drawn: a scene before it, perhaps \(last), has left something behind
        """
    }

    static func name(of signal: Int32) -> String { names[signal]?.name ?? "signal \(signal)" }

    private static func meaning(of signal: Int32) -> String { names[signal]?.meaning ?? "ended from outside" }

    private static let names: [Int32: (name: String, meaning: String)] = [
        SIGTRAP: ("SIGTRAP", "a trap: a failed precondition, or a nil that was unwrapped"),
        SIGILL: ("SIGILL", "a trap: a failed precondition, or a nil that was unwrapped"),
        SIGSEGV: ("SIGSEGV", "memory that is not its own, or a stack that overflowed"),
        SIGBUS: ("SIGBUS", "memory that is not there"), SIGABRT: ("SIGABRT", "an abort"),
        SIGFPE: ("SIGFPE", "arithmetic"), SIGKILL: ("SIGKILL", "killed from outside, perhaps for want of memory"),
        SIGTERM: ("SIGTERM", "ended from outside"), SIGINT: ("SIGINT", "interrupted"),
        SIGHUP: ("SIGHUP", "its terminal is gone"), SIGPIPE: ("SIGPIPE", "a pipe nobody reads"),
        SIGXCPU: ("SIGXCPU", "a limit of time"), SIGXFSZ: ("SIGXFSZ", "a limit of file size"),
        SIGSYS: ("SIGSYS", "a call the system refuses"),
    ]
}
