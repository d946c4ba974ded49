import Foundation
import ProcessShim

/// A command's output: data on standard output, messages on standard error.
@MainActor
package final class Console {
    private let writeOutput: (String) throws -> Void
    private let writeError: (String) -> Void
    /// Whether standard error is a terminal; only then is there a progress bar.
    let isInteractive: Bool
    private let hasColor: Bool
    /// Prints errors only.
    var isQuiet = false
    package let environment: [String: String]
    private var hasProgress = false
    /// Why standard output could not be written, once data was lost.
    private(set) var outputFault: String?

    package init(
        isInteractive: Bool = false, hasColor: Bool = false, environment: [String: String] = [:],
        output: @escaping (String) throws -> Void, error: @escaping (String) -> Void
    ) {
        self.environment = environment
        self.isInteractive = isInteractive
        self.hasColor = hasColor
        writeOutput = output
        writeError = error
    }

    /// The console of this process. `NO_COLOR` and a dumb terminal turn colors off.
    package static var process: Console {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
        return Console(
            isInteractive: isTerminal, hasColor: isTerminal && environment["NO_COLOR", default: ""].isEmpty,
            environment: environment, output: { try write($0, to: STDOUT_FILENO) },
            // There is nowhere left to report that an error could not be reported.
            error: { try? write($0, to: STDERR_FILENO) })
    }

    /// Prints a line of data. After a failed write nothing more is printed.
    package func output(_ line: String) { write(printable(line) + "\n") }

    /// Writes data as it is, such as a picture for the terminal.
    package func write(_ text: String) {
        guard outputFault == nil else { return }
        do { try writeOutput(text) } catch { outputFault = "\(error)" }
    }

    /// A line that `--quiet` leaves out.
    package func info(_ line: String) {
        if !isQuiet { note(line) }
    }

    package func note(_ line: String) { writeMessage(printable(line)) }

    private func writeMessage(_ line: String) {
        clearProgress()
        writeError(line + "\n")
    }

    package func error(_ message: String) { report("error", color: 31, message) }

    package func warning(_ message: String) {
        if !isQuiet { report("warning", color: 33, message) }
    }

    private func report(_ kind: String, color: Int, _ message: String) {
        let head = hasColor ? "\u{1b}[1;\(color)m\(kind):\u{1b}[0m" : "\(kind):"
        for line in message.split(separator: "\n") { writeMessage("\(head) \(printable(String(line)))") }
    }

    /// Shows progress on a line that the next one replaces. Does nothing without a terminal.
    package func progress(_ line: String) {
        guard isInteractive, !isQuiet else { return }
        // A line that wraps could not be replaced.
        let columns = Int(processshim_columns(STDERR_FILENO))
        writeError("\r\u{1b}[K\(line.prefix((columns > 0 ? columns : 80) - 1))")
        hasProgress = true
    }

    package func clearProgress() {
        if hasProgress { writeError("\r\u{1b}[K") }
        hasProgress = false
    }

    /// Writes all of a text. That a pipe is closed is no failure.
    private nonisolated static func write(_ text: String, to file: Int32) throws(OutputError) {
        let error = writeAll(Data(text.utf8), to: file)
        if error != 0, error != EPIPE { throw OutputError(reason: String(cString: strerror(error))) }
    }
}

/// Why nothing more can be written to standard output.
private struct OutputError: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}
