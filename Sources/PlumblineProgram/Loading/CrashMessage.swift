import Foundation

/// What is said when making the scenes of a file ends this process: views are made in workers, but the lists of scenes, and
/// global variables, here.
enum CrashMessage {
    nonisolated(unsafe) private static var message: [UInt8] = []
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

    /// Runs `body`; if it traps, the process ends with status 1, after Swift's own message.
    static func guarding<Result>(_ paths: [String], _ body: () throws -> Result) rethrows -> Result {
        message = Array(
            "error: \(paths.joined(separator: ", ")): making its scenes ended the process: see above\n".utf8)
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
