import Foundation

/// The message for a crash while scenes are listed. Views are made in workers, but lists of scenes and global variables in
/// this process.
enum CrashMessage {
    nonisolated(unsafe) private static var message: [UInt8] = []
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

    /// Runs `body`; if it traps, the process ends with status 1, after Swift's own message.
    static func guarding<Result>(_ paths: [String], _ body: () throws -> Result) rethrows -> Result {
        message = Array(
            "error: \(paths.joined(separator: ", ")): the process crashed while its scenes were listed: see above\n"
                .utf8)
        var (action, stack) = (sigaction(), stack_t())
        action.__sigaction_handler.sa_handler = { _ in
            _ = CrashMessage.message.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            _exit(1)
        }
        // The process's own stack may be what is exhausted.
        action.sa_flags = SA_ONSTACK
        (stack.ss_sp, stack.ss_size) = (.allocate(byteCount: stackSize, alignment: 16), stackSize)
        defer { stack.ss_sp.deallocate() }
        sigaltstack(&stack, nil)
        for number in signals { sigaction(number, &action, nil) }
        defer {
            for number in signals { signal(number, SIG_DFL) }
            stack.ss_flags = Int32(SS_DISABLE)
            sigaltstack(&stack, nil)
        }
        return try body()
    }

    private static let stackSize = 64 << 10
}
