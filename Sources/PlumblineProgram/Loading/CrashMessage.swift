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
        for number in signals {
            signal(number) { _ in
                _ = CrashMessage.message.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
                _exit(1)
            }
        }
        defer { for number in signals { signal(number, SIG_DFL) } }
        return try body()
    }
}
