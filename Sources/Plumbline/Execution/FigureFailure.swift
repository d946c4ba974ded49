import Foundation

/// Why an order failed, in words for the scene's author.
struct FigureFailure: Error, Codable, Equatable {
    let message: String
    let kind: FailedFigure.Kind
    /// The name of the signal that ended the process, such as `SIGTRAP`.
    var signal: String?
    /// Whether no other figure can be written either.
    var endsBatch = false
    /// Whether the scene would be refused in any process.
    var isRefusal = false

    init(_ message: String, kind: FailedFigure.Kind = .error) {
        self.message = message
        self.kind = kind
    }

    static func memory(peak: Int, limit: Int) -> FigureFailure {
        FigureFailure(
            """
            it took \(peak >> 20) MB of memory, more than the \(limit >> 20) MB allowed: make it smaller, or raise the \
            limit with --memory
            """, kind: .memory)
    }

    static func timeout(seconds: Double) -> FigureFailure {
        let limit = seconds.formatted(.number.precision(.fractionLength(0...3)).grouping(.never))
        return FigureFailure(
            "it did not finish within \(limit) s: make it faster, or raise the limit with --timeout", kind: .timeout)
    }

    /// A scene that ended its worker process.
    init(_ end: WorkerProcess.End) {
        switch end {
        case .exited(let status):
            self.init("it ended its process with exit status \(status): a scene must return", kind: .exit)
        case .signaled(let number):
            let name = Signal.name(number)
            self.init("its process ended with \(name) (\(Signal.meaning(number)))", kind: .crash)
            signal = name
        case .silent:
            self.init(
                "it replaced its process by another, or closed the pipe for answers: a scene must return", kind: .exit)
        }
    }

    static let stopped = FigureFailure(
        "it stopped its process, for example with SIGSTOP: a scene must return", kind: .exit)

    static let foreignBytes = FigureFailure(
        "something was written into the pipe for answers of its process: a scene may write only into what it has opened",
        kind: .exit)

    /// Says that a scene failed in a used worker, but succeeded in a new one.
    func retryNote(previousScene: String) -> String {
        """
        \(message). It was drawn in a new process, so an earlier scene, perhaps \(previousScene), left something behind
        """
    }
}

enum Signal {
    static func name(_ number: Int32) -> String { known[number]?.name ?? "signal \(number)" }

    static func meaning(_ number: Int32) -> String { known[number]?.meaning ?? "ended from outside" }

    private static let known: [Int32: (name: String, meaning: String)] = [
        SIGTRAP: ("SIGTRAP", "a trap: a failed precondition, or a nil that was unwrapped"),
        SIGILL: ("SIGILL", "a trap: a failed precondition, or a nil that was unwrapped"),
        SIGSEGV: ("SIGSEGV", "access to invalid memory, or a stack overflow"),
        SIGBUS: ("SIGBUS", "access to missing memory"), SIGABRT: ("SIGABRT", "an abort"),
        SIGFPE: ("SIGFPE", "invalid arithmetic"),
        SIGKILL: ("SIGKILL", "killed from outside, perhaps for lack of memory"),
        SIGTERM: ("SIGTERM", "ended from outside"), SIGINT: ("SIGINT", "interrupted"),
        SIGHUP: ("SIGHUP", "its terminal closed"), SIGPIPE: ("SIGPIPE", "a pipe without a reader"),
        SIGXCPU: ("SIGXCPU", "the limit of CPU time"), SIGXFSZ: ("SIGXFSZ", "the limit of file size"),
        SIGALRM: ("SIGALRM", "a timer that ran out"), SIGVTALRM: ("SIGVTALRM", "a timer that ran out"),
        SIGPROF: ("SIGPROF", "a timer that ran out"), SIGUSR1: ("SIGUSR1", "a signal for the program's own use"),
        SIGUSR2: ("SIGUSR2", "a signal for the program's own use"), SIGQUIT: ("SIGQUIT", "ended from outside"),
        SIGSYS: ("SIGSYS", "an invalid system call"),
    ]
}
