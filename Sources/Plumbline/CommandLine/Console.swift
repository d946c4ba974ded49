import Foundation
import ProcessShim

/// Where a command's words go: data to standard output, everything else to standard error.
@MainActor
final class Console {
    private let writeOutput: (String) throws -> Void
    private let writeError: (String) -> Void
    /// Whether standard error is watched by a person: only then is there a progress line.
    let isInteractive: Bool
    private let hasColor: Bool
    /// Errors only.
    var isQuiet = false
    /// The environment of the run.
    let environment: [String: String]
    private var hasProgress = false
    /// Why data could not be written, once some was lost.
    private(set) var outputFault: String?

    init(
        isInteractive: Bool = false, hasColor: Bool = false, environment: [String: String] = [:],
        output: @escaping (String) throws -> Void, error: @escaping (String) -> Void
    ) {
        self.environment = environment
        self.isInteractive = isInteractive
        self.hasColor = hasColor
        writeOutput = output
        writeError = error
    }

    /// The console of this process. `NO_COLOR` and a dumb terminal mean no colour.
    static var process: Console {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
        return Console(
            isInteractive: isTerminal, hasColor: isTerminal && environment["NO_COLOR", default: ""].isEmpty,
            environment: environment, output: { try write($0, to: STDOUT_FILENO) },
            // There is nowhere left to say that an error could not be said.
            error: { try? write($0, to: STDERR_FILENO) })
    }

    /// A line of data. Nothing follows what could not be written.
    func output(_ line: String) {
        guard outputFault == nil else { return }
        do { try writeOutput(line + "\n") } catch { outputFault = "\(error)" }
    }

    /// A line of its own.
    ///
    /// - Parameter isNews: Left out when only errors are wanted.
    func note(_ line: String, isNews: Bool = false) {
        if isNews, isQuiet { return }
        clearProgress()
        writeError(line + "\n")
    }

    /// A message that ends or spoils a run; one line each.
    func error(_ message: String) { tell("error", color: 31, message) }

    func warning(_ message: String) {
        if !isQuiet { tell("warning", color: 33, message) }
    }

    private func tell(_ kind: String, color: Int, _ message: String) {
        let head = hasColor ? "\u{1b}[1;\(color)m\(kind):\u{1b}[0m" : "\(kind):"
        for line in message.split(separator: "\n") { note("\(head) \(line)") }
    }

    /// What is being done, on a line that the next one replaces; nothing off a terminal.
    func progress(_ line: String) {
        guard isInteractive, !isQuiet else { return }
        // A line that wraps could not be replaced.
        let columns = Int(processshim_columns(STDERR_FILENO))
        writeError("\r\u{1b}[K\(line.prefix((columns > 0 ? columns : 80) - 1))")
        hasProgress = true
    }

    func clearProgress() {
        if hasProgress { writeError("\r\u{1b}[K") }
        hasProgress = false
    }

    /// All of it, however little the other end takes at once; an end that is closed is nobody's fault.
    private nonisolated static func write(_ text: String, to file: Int32) throws(OutputError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EPIPE { return }
            if count <= 0 { throw OutputError(reason: String(cString: strerror(errno))) }
            rest = rest.dropFirst(count)
        }
    }
}

/// Why nothing more can be written to standard output.
private struct OutputError: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}
