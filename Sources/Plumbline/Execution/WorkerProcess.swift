import Foundation
import ProcessShim

/// The supervisor's end of a worker process, with a pipe in each direction.
final class WorkerProcess {
    enum End: Equatable {
        case exited(Int32)
        case signaled(Int32)
        /// It had to be killed.
        case silent
    }

    let pid: Int32
    /// Non-blocking, for reading.
    let answers: Int32
    let log: Int32
    private let orders: Int32
    /// Where its app's folders are; nil if it has none.
    private let folder: String?
    private let token = FrameReader.newToken()
    private var frames: FrameReader
    /// The last of its output since the last answer.
    private var logBytes: [UInt8] = []
    private static let logLimit = 16 << 10

    /// - Parameter run: The folder in which the process gets one of its own.
    init(program: WorkerProgram, in run: RunFolder? = nil) throws(FigureFailure) {
        folder = run.map { "\($0.path)/\(UUID().uuidString)" }
        if let folder { mkdir(folder, 0o700) }
        var raw = processshim_worker()
        var arguments = program.arguments.map { strdup($0) } + [nil]
        var environment = program.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        frames = FrameReader(token: token)
        let error = processshim_start(program.path, &arguments, &environment, folder ?? "", &raw)
        guard error == 0 else { throw FigureFailure(String(cString: strerror(error))) }
        (pid, orders, answers, log) = (raw.pid, raw.orders, raw.answers, raw.log)
        // A worker that cannot read it ends, which is noticed later.
        _ = writeAll(Data("\(token)\n".utf8), to: orders)
    }

    deinit { for file in [orders, answers, log] { close(file) } }

    /// - Returns: Whether the order was written.
    func send(_ order: WorkerOrder) -> Bool {
        guard let content = try? JSONEncoder().encode(order) else { return false }
        return writeAll(FrameReader.frame(content, token: token), to: orders) == 0
    }

    /// The answers that have arrived since; nil once the pipe is closed and everything has been taken.
    ///
    /// - Throws: `ForeignBytes` if the worker has not written them.
    func takeAnswers() throws(ForeignBytes) -> [FigureAnswer]? {
        var bytes: [UInt8] = []
        let isOpen = drain(answers, into: &bytes)
        frames.append(bytes)
        var found: [FigureAnswer] = []
        while let content = try frames.next() {
            guard let answer = try? JSONDecoder().decode(FigureAnswer.self, from: content) else { throw ForeignBytes() }
            found.append(answer)
        }
        return found.isEmpty && !isOpen ? nil : found
    }

    /// Reads what scenes print, so that the pipe does not fill.
    ///
    /// - Returns: Whether more may come.
    func drainLog() -> Bool {
        drain(log, into: &logBytes, limit: Self.logLimit)
    }

    /// The last lines printed since the last call.
    func takeLines() -> [String] {
        defer { logBytes = [] }
        let text = String(decoding: logBytes, as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !Self.isOfStackTrace($0) }
        return lines.suffix(10).map { $0.count > 300 ? "\($0.prefix(300))…" : $0 }
    }

    /// After its message, a trap in a debug build lists its call stack, most of which is ours.
    private static func isOfStackTrace(_ line: String) -> Bool {
        // A place that the compiler made up.
        if line == "Current stack trace:" || line.hasSuffix(":0:0") { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        return words.count > 2 && words[0].allSatisfy(\.isNumber) && words[1...2].contains { $0.hasPrefix("0x") }
    }

    func kill() { processshim_kill(pid) }

    /// The state of the process, even if another process holds its pipes.
    var condition: processshim_condition { processshim_condition_of(pid) }

    /// Waits for the end of the process, and kills it after a second, with all that it started.
    func wait() -> End {
        var status: Int32 = 0
        let signal = processshim_wait(pid, 1000, &status)
        if let folder { try? FileManager.default.removeItem(atPath: folder) }
        return signal < 0 ? .silent : signal > 0 ? .signaled(signal) : .exited(status)
    }

    /// Memory in use, in bytes; 0 if unknown.
    var resident: Int { ProcessFiles.resident(pid) }

    /// - Returns: Whether the other end is still open.
    private func drain(_ file: Int32, into bytes: inout [UInt8], limit: Int? = nil) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        // Bounded, because a scene that prints without end must not delay its deadline.
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
