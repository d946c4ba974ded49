import Foundation
import ProcessShim
import Raster

/// A run of another program, to its end. A signal that this program has caught ends the other one.
///
/// Foundation's `Process` needs a network device even for a program on the same machine, and waits for ever without one.
package struct ProgramRun {
    /// Where the program's standard error goes.
    package enum Errors {
        case output, nowhere
        /// To this program's standard error.
        case passedOn
    }

    /// Its exit status; after a signal 128 and its number, as shells do.
    package let status: Int32
    let bytes: [UInt8]

    /// What it wrote, as text.
    package var output: String { String(decoding: bytes, as: UTF8.self) }

    /// - Parameters:
    ///   - silence: For how many seconds it may write nothing before it is killed; nil means for ever.
    ///   - signal: The number of a signal that was caught, or 0.
    /// - Throws: `FileError` if it cannot be started.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
        errors: Errors = .output, silence: Double? = nil, signal: () -> Int32 = processshim_seen_signal
    ) throws(FileError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Self.failure(program, errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let started = Result { () throws(FileError) in
            try Self.start(program, arguments, environment, output: ends[1], errors)
        }
        // Reading ends when the last writer has closed the pipe.
        close(ends[1])
        let pid = try started.get()
        bytes = Self.read(ends[0], silence, signal) { kill(pid, $0) }
        var raw: Int32 = 0
        while waitpid(pid, &raw, 0) < 0, errno == EINTR {}
        status = raw & 0x7f == 0 ? raw >> 8 & 0xff : 128 + raw & 0x7f
    }

    private static func failure(_ program: String, _ code: Int32) -> FileError {
        FileError(path: program, reason: "it cannot be started: \(String(cString: strerror(code)))", code: code)
    }

    private static func start(
        _ program: String, _ arguments: [String], _ environment: [String: String], output: Int32, _ errors: Errors
    ) throws(FileError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Some threads block all signals, and a program begins with the mask of the thread that starts it.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        switch errors {
        case .output: posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        case .nowhere: posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        case .passedOn: break
        }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + settings { free(text) } }
        var pid: pid_t = 0
        let error = posix_spawn(&pid, program, &actions, &attributes, &words, &settings)
        guard error == 0 else { throw failure(program, error) }
        return pid
    }

    /// How long a program may take to end itself after a signal.
    private static let grace = Duration.seconds(3)

    /// Reads to the end, or until nothing has come for `silence` seconds, or for a while after a signal: then the writer is
    /// ended, which a process that it has started may outlive with its pipe.
    private static func read(
        _ file: Int32, _ silence: Double?, _ signal: () -> Int32, send: (Int32) -> Void
    ) -> [UInt8] {
        var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        var end = silence.map { ContinuousClock.now + .seconds($0) }
        var isSignaled = false
        while true {
            if !isSignaled, case let number = signal(), number != 0 {
                send(number)
                (isSignaled, end) = (true, .now + grace)
            }
            var source = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard poll(&source, 1, 50) > 0 else {
                guard let end, ContinuousClock.now >= end else { continue }
                send(SIGKILL)
                return bytes
            }
            if let silence, !isSignaled { end = .now + .seconds(silence) }
            let count = Foundation.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return bytes }
            bytes += chunk[..<count]
        }
    }
}
