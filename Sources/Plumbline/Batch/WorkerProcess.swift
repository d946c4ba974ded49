import Foundation
import ProcessShim

/// The supervisor's end of one worker: a process of the same program, with a pipe for each direction.
final class WorkerProcess {
    /// How a worker ended.
    enum End: Equatable {
        case exited(Int32)
        case signalled(Int32)
    }

    let pid: Int32
    /// For reading, without waiting.
    let answers: Int32
    let log: Int32
    private var orders: Int32
    private var answerBytes: [UInt8] = []
    /// The last of what it wrote, for an answer at a time.
    private var logBytes: [UInt8] = []
    private static let logLimit = 16 << 10

    /// - Throws: `FileError` naming the program when it cannot be started.
    init(program: WorkerProgram) throws(WorkerStartError) {
        var raw = processshim_worker()
        var arguments = program.arguments.map { strdup($0) } + [nil]
        var environment = program.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        let error = processshim_start(program.path, &arguments, &environment, &raw)
        guard error == 0 else { throw WorkerStartError(reason: String(cString: strerror(error))) }
        (pid, orders, answers, log) = (raw.pid, raw.orders, raw.answers, raw.log)
    }

    /// Ends a worker that has nothing to do.
    func dismiss() {
        close(orders)
        orders = -1
    }

    deinit { for file in [orders, answers, log] where file >= 0 { close(file) } }

    /// False when the worker is no longer there to read it.
    func send(_ order: FigureOrder) -> Bool {
        guard var line = try? JSONEncoder().encode(order) else { return false }
        line.append(UInt8(ascii: "\n"))
        var rest = line[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(orders, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// What has come since; nil at the end of the pipe, when all of it has been taken.
    func takeAnswers() -> [FigureAnswer]? {
        let isOpen = drain(answers, into: &answerBytes)
        var found: [FigureAnswer] = []
        while let end = answerBytes.firstIndex(of: UInt8(ascii: "\n")) {
            if let answer = try? JSONDecoder().decode(FigureAnswer.self, from: Data(answerBytes[..<end])) {
                found.append(answer)
            }
            answerBytes.removeFirst(end + 1)
        }
        return found.isEmpty && !isOpen ? nil : found
    }

    /// Reads what its scenes print; the pipe must not fill.
    ///
    /// - Returns: Whether more may come.
    func drainLog() -> Bool {
        drain(log, into: &logBytes, limit: Self.logLimit)
    }

    /// The last lines written since they were last taken.
    func takeLines() -> [String] {
        defer { logBytes = [] }
        return Self.lastLines(of: logBytes)
    }

    /// The last lines of what a scene has printed.
    static func lastLines(of bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !Self.isOfStackTrace($0) }
        return lines.suffix(10).map { $0.count > 300 ? "\($0.prefix(300))…" : $0 }
    }

    /// A debug build's trap lists the calls to it, all of them the runtime's and ours; what it says itself comes before.
    private static func isOfStackTrace(_ line: String) -> Bool {
        if line == "Current stack trace:" { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        return words.count > 2 && words[0].allSatisfy(\.isNumber) && words[1...2].contains { $0.hasPrefix("0x") }
    }

    func kill() { processshim_kill(pid) }

    /// Waits for its end, and kills it when that does not come at once.
    func wait(milliseconds: Int32 = 1000) -> End {
        var status: Int32 = 0
        let signal = processshim_wait(pid, milliseconds, &status)
        return signal > 0 ? .signalled(signal) : .exited(status)
    }

    /// Memory in use, in bytes; 0 where unknown.
    var resident: Int { processshim_resident(pid) }

    /// - Returns: Whether the other end is still open.
    private func drain(_ file: Int32, into bytes: inout [UInt8], limit: Int? = nil) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        // Bounded: a scene that prints without end must not keep us from its deadline.
        for _ in 0..<64 {
            let count = read(file, &chunk, chunk.count)
            if count < 0 { return errno == EAGAIN || errno == EINTR }
            if count == 0 { return false }
            bytes += chunk[..<count]
            if let limit, bytes.count > 2 * limit { bytes = Array(bytes.suffix(limit)) }
        }
        return true
    }
}

struct WorkerStartError: Error {
    let reason: String
}

/// How a worker is started.
struct WorkerProgram {
    var path: String
    var arguments: [String]
    var environment: [String: String]

    /// This program as a worker that writes into `folder`.
    static func own(folder: String, engine: String, memory: Int?) -> WorkerProgram {
        var environment = ProcessInfo.processInfo.environment
        // Sets and dictionaries are in the same order in every worker, and hashes are the same.
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // A backtrace takes seconds, and says nothing of a scene's own code in a release build.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let name = CommandLine.arguments.first ?? "scenes"
        let command = WorkerCommand(output: folder, engine: engine, memory: memory)
        return WorkerProgram(path: ownPath, arguments: [name] + command.arguments, environment: environment)
    }

    /// This very program, where the system can say so even when a build has replaced its file since.
    static var ownPath: String {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.main.executablePath ?? CommandLine.arguments.first ?? "scenes"
        #endif
    }
}
