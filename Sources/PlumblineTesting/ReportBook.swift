import Foundation
import Goldens
import Plumbline
import Synchronization

/// Collects the failures of a test run in reports, one for each folder.
final class ReportBook: Sendable {
    static let shared = ReportBook()

    private struct State {
        /// The folders whose earlier report has been removed.
        var cleared: Set<String> = []
        var reports: [String: Report] = [:]
        var flushesAtExit = false

        mutating func clear(_ folder: String) {
            if cleared.insert(folder).inserted { CheckReport.remove(from: folder) }
        }
    }

    private let state = Mutex(State())

    /// Removes the report that an earlier run left in the folder. Does so once per process.
    func begin(_ folder: String) { state.withLock { $0.clear(folder) } }

    /// Adds a failure.
    ///
    /// - Returns: The entry with its pictures, and where to look at them.
    func add(_ result: FigureResult, goldens: String, folder: String) throws -> (
        entry: ReportEntry, report: FailureReport
    ) {
        let entry = try ReportEntry(result)
        let report = state.withLock { state in
            do {
                state.clear(folder)
                let pictures = try entry.writePictures(to: folder).sorted { $0.key < $1.key }
                var report = state.reports[folder] ?? Report(goldens: goldens)
                report.add(entry, figure: "\(result.scene) \(result.file)")
                defer { state.reports[folder] = report }
                try report.writeIfQuick(to: folder)
                if !report.isWritten, !state.flushesAtExit {
                    state.flushesAtExit = true
                    atexit { ReportBook.shared.flush() }
                }
                let page = "\(folder)/\(CheckReport.pageName)"
                return FailureReport(pictures: pictures.map { "\($0.key): \($0.value)" }, page: "report: \(page)")
            } catch {
                return FailureReport(page: "the report could not be written: \(error)")
            }
        }
        return (entry, report)
    }

    /// Writes every page that does not show all failures yet.
    func flush() {
        state.withLock { state in
            for folder in state.reports.keys where state.reports[folder]?.isWritten == false {
                do {
                    try state.reports[folder]?.write(to: folder)
                } catch {
                    _ = writeAll(Data("the report could not be written: \(error)\n".utf8), to: STDERR_FILENO)
                }
            }
        }
    }
}

/// The failures in one folder's report.
private struct Report {
    let goldens: String
    private(set) var isWritten = false
    private var entries: [(figure: String, entry: ReportEntry)] = []
    /// When the page was last written, and how long that took, in seconds.
    private var lastWrite = (time: -Double.infinity, duration: 0.0)

    init(goldens: String) { self.goldens = goldens }

    /// Replaces an earlier failure of the same figure.
    mutating func add(_ entry: ReportEntry, figure: String) {
        entries.removeAll { $0.figure == figure }
        entries.append((figure, entry))
        isWritten = false
    }

    /// Writes the page unless that would take more than a tenth of the time: with many failures it is long.
    mutating func writeIfQuick(to folder: String) throws {
        if now - lastWrite.time > 10 * lastWrite.duration { try write(to: folder) }
    }

    mutating func write(to folder: String) throws {
        let start = now
        let report = CheckReport(
            entries: entries.map(\.entry), environment: try .current, goldens: goldens,
            acceptance: .tests("\(RecordMode.variable)=failed swift test"))
        try report.writePage(to: folder)
        lastWrite = (now, now - start)
        isWritten = true
    }

    /// Seconds of a monotonic clock.
    private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// The folder for the reports of failing tests.
enum ReportFolder {
    /// The environment variable that names it.
    static let variable = "PLUMBLINE_REPORT"

    /// Takes precedence over the environment.
    @TaskLocal static var override: String?

    /// The folder of the environment, else `.build/goldens-report` in the test's package, else a temporary folder.
    static func path(
        besides file: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        if let override { return override }
        if let path = environment[variable], !path.isEmpty { return path }
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.appendingPathComponent(".build/goldens-report").path
            }
            folder.deleteLastPathComponent()
        }
        return FileManager.default.temporaryDirectory.appendingPathComponent("goldens-report").path
    }
}
