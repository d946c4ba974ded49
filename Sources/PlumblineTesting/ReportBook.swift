import Foundation
import Goldens

/// The failures of a test run: the pictures of each are written at once, the page as often as it may take time.
final class ReportBook: @unchecked Sendable {
    static let shared = ReportBook()

    /// The failures that one folder's report tells of.
    private struct Book {
        var entries: [ReportEntry] = []
        /// The figures of the entries, in their order.
        var names: [String] = []
        var goldens = ""
        var isWritten = false
        /// When the page was last written, and how long that took, in seconds.
        var written = (at: -Double.infinity, took: 0.0)
    }

    private let lock = NSLock()
    /// The folders in which nothing of an earlier run is left.
    private var cleared: Set<String> = []
    private var books: [String: Book] = [:]
    private var flushesAtExit = false

    /// Removes the report an earlier run left in the folder: what it shows need not be so any more. Once a process.
    func begin(_ folder: String) {
        lock.withLock { if cleared.insert(folder).inserted { CheckReport.remove(from: folder) } }
    }

    /// - Parameter result: a failure.
    /// - Returns: The pictures' files, and where to look, in words.
    func add(_ result: FigureResult, goldens: String, folder: String) throws -> (entry: ReportEntry, words: String) {
        let entry = try ReportEntry(result)
        return (entry, lock.withLock { add(entry, "\(result.scene) \(result.file)", result.file, goldens, folder) })
    }

    private func add(_ entry: ReportEntry, _ name: String, _ file: String, _ goldens: String, _ folder: String)
        -> String
    {
        var book = books[folder] ?? Book()
        if let place = book.names.firstIndex(of: name) {
            book.names.remove(at: place)
            book.entries.remove(at: place)
        }
        book.names.append(name)
        book.entries.append(entry)
        book.goldens = goldens
        defer { books[folder] = book }
        do {
            if cleared.insert(folder).inserted { CheckReport.remove(from: folder) }
            let pictures = try entry.writePictures(to: folder).sorted { $0.key < $1.key }
            // With many failures the page is long: it is written when that takes a tenth of the time, and at the end.
            book.isWritten = false
            if now - book.written.at > 10 * book.written.took { try write(&book, folder) }
            if !book.isWritten { flushAtExit() }
            let page = "\(folder)/\(CheckReport.pageName)"
            return (pictures.map { "\($0.key): \($0.value)" } + ["report: \(page)"]).joined(separator: "\n")
        } catch {
            return "the report could not be written: \(error)"
        }
    }

    /// Writes every page that does not tell of all failures yet.
    func flush() {
        lock.withLock {
            for folder in books.keys where books[folder]?.isWritten == false {
                do {
                    try write(&books[folder]!, folder)
                } catch {
                    FileHandle.standardError.write(Data("the report could not be written: \(error)\n".utf8))
                }
            }
        }
    }

    private func write(_ book: inout Book, _ folder: String) throws {
        let start = now
        let report = CheckReport(
            entries: book.entries, environment: try .current, goldens: book.goldens,
            acceptance: .tests("\(RecordMode.variable)=failed swift test"))
        try report.writePage(to: folder)
        book.written = (now, now - start)
        book.isWritten = true
    }

    private func flushAtExit() {
        guard !flushesAtExit else { return }
        flushesAtExit = true
        atexit { ReportBook.shared.flush() }
    }

    /// In seconds, from somewhere.
    private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// Where reports of failing tests go.
enum ReportFolder {
    /// The environment variable that names it.
    static let variable = "PLUMBLINE_REPORT"

    /// Before all others.
    @TaskLocal static var override: String?

    /// That of the environment, else `.build/goldens-report` in the package of the test's file, else a temporary folder.
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
