import Foundation

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
