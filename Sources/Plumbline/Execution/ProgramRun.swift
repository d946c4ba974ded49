import Foundation
import Raster

/// A run of another program, to its end.
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

    /// - Parameter silence: For how many seconds it may write nothing before it is killed; nil means for ever.
    /// - Throws: `FileError` if it cannot be started.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
        errors: Errors = .output, silence: Double? = nil
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
        bytes = Self.read(ends[0], silence) { kill(pid, SIGKILL) }
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
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
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
        let error = posix_spawn(&pid, program, &actions, nil, &words, &settings)
        guard error == 0 else { throw failure(program, error) }
        return pid
    }

    /// Reads to the end, or until nothing has come for `silence` seconds: then the writer is ended, which a process that it
    /// has started may outlive with its pipe.
    private static func read(_ file: Int32, _ silence: Double?, end: () -> Void) -> [UInt8] {
        var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            var source = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            if let silence, poll(&source, 1, Int32(silence * 1000)) == 0 {
                end()
                return bytes
            }
            let count = Foundation.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return bytes }
            bytes += chunk[..<count]
        }
    }
}
