import Foundation
import ProcessShim

/// The arguments of this process, its name first.
///
/// Swift reads them from `/proc`, and has none where that is not mounted.
enum ProgramArguments {
    static let all: [String] = {
        if !CommandLine.arguments.isEmpty { return CommandLine.arguments }
        var count: Int32 = 0
        let arguments = processshim_arguments(&count)
        return (0..<Int(count)).compactMap { arguments?[$0].map { String(cString: $0) } }
    }()

    static var name: String { all.first ?? "scenes" }
}

/// The stack of the first thread, on which deep views are resolved and laid out.
enum StackLimit {
    /// In bytes. The kernel grows the stack up to the limit as it is used, so an unused one costs nothing.
    private static let wanted: rlim_t = 128 << 20

    /// Raises the soft limit, as far as the hard limit allows.
    static func raise() {
        var limit = rlimit()
        #if canImport(Darwin)
            let resource = RLIMIT_STACK
        #else
            let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        #endif
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(limit.rlim_max, wanted)
        setrlimit(resource, &limit)
    }
}

enum StandardStreams {
    /// Occupies standard streams that are closed, so that no other file takes their descriptors.
    ///
    /// They are opened the wrong way round, so that reading and writing still fail.
    static func open() {
        for stream in 0...2 as ClosedRange<Int32> where fcntl(stream, F_GETFD) < 0 {
            _ = Foundation.open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}

/// The number of files that may be open at a time.
enum FileLimit {
    /// As many as the runtime opens before a command can tell of its own failures.
    private static let needed = 4

    /// Ends the process if it may not open what the runtime needs, which would trap without a word.
    static func check() {
        var files: [Int32] = []
        while files.count < needed, case let file = Foundation.open("/dev/null", O_RDONLY), file >= 0 {
            files.append(file)
        }
        let code = errno
        for file in files { close(file) }
        guard files.count < needed else { return }
        let message =
            "error: this process may open only \(files.count) more files: \(String(cString: strerror(code)))\n"
        _ = writeAll(Data(message.utf8), to: STDERR_FILENO)
        _exit(ExitStatus.failure.rawValue)
    }
}
