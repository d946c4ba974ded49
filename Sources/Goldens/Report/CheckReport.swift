import Foundation
import Raster

/// The outcome of a check as a folder: a page, JSON, JUnit XML, and the pictures.
package struct CheckReport: Sendable {
    package static let pageName = "index.html"
    static let jsonName = "report.json"
    static let junitName = "junit.xml"

    let entries: [ReportEntry]
    let environment: GoldenEnvironment
    /// The goldens' folder, as given.
    let goldens: String
    let acceptance: Acceptance

    /// How the figures of a report become the goldens.
    package enum Acceptance: Sendable {
        /// A command that accepts the report's figures, such as `scenes accept --from output/check`, and refuses
        /// figures drawn differently by then. Options may follow it.
        case command(String)
        /// A command that runs the tests again and records their figures: `PLUMBLINE_RECORD=failed swift test`.
        case tests(String)
        /// A command that draws the figures of articles again: `plumbline article Page.md`.
        case articles(String)

        var command: String {
            switch self {
            case .command(let command), .tests(let command), .articles(let command): command
            }
        }
    }

    package init(entries: [ReportEntry], environment: GoldenEnvironment, goldens: String, acceptance: Acceptance) {
        self.entries = Self.ordered(entries)
        self.environment = environment
        self.goldens = goldens
        self.acceptance = acceptance
    }

    /// The most urgent first. Figures of one cause are neighbors, ordered by name; the cause with the most visible figure is
    /// first. Tests end in another order in every run, so that is no order.
    private static func ordered(_ entries: [ReportEntry]) -> [ReportEntry] {
        let visible = Dictionary(entries.map { ($0.commonReason, $0.visible) }, uniquingKeysWith: max)
        return entries.enumerated().sorted { a, b in
            let (one, other) = (a.element, b.element)
            if one.rank != other.rank { return one.rank < other.rank }
            if one.commonReason != other.commonReason {
                let (left, right) = (visible[one.commonReason] ?? 0, visible[other.commonReason] ?? 0)
                return left != right ? left > right : one.commonReason < other.commonReason
            }
            // 80 before 240.
            let order = one.figure.file.compare(other.figure.file, options: .numeric)
            return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
        }.map(\.element)
    }

    /// Writes the report, replacing an earlier one.
    ///
    /// - Returns: The path of the page.
    @discardableResult
    package func write(to folder: String) throws -> String {
        Self.removePictures(of: folder)
        for entry in entries { try entry.writePictures(to: folder) }
        return try writePage(to: folder)
    }

    /// Removes the pictures of an earlier report, and nothing where there is no report.
    static func removePictures(of folder: String) {
        guard (try? ReportFile(at: folder)) != nil else { return }
        try? FileManager.default.removeItem(atPath: "\(folder)/pictures")
    }

    /// Removes an earlier report, and nothing where there is none.
    package static func remove(from folder: String) {
        guard (try? ReportFile(at: folder)) != nil else { return }
        removePictures(of: folder)
        // Last the file that identifies a report.
        for name in [pageName, junitName, jsonName] { unlink("\(folder)/\(name)") }
    }

    /// Writes everything except the picture files.
    ///
    /// - Returns: The path of the page.
    @discardableResult
    package func writePage(to folder: String) throws -> String {
        try OutputFolder.create(folder)
        let figures = entries.map { entry in
            var figure = entry.figure
            figure.accept = command(figure)
            return figure
        }
        let file = ReportFile(
            goldens: goldens, environment: environment, acceptCommand: acceptance.command, figures: figures)
        try AtomicFile.write(jsonFile(file), to: "\(folder)/\(Self.jsonName)")
        let real = URL(fileURLWithPath: folder).path
        try AtomicFile.write(
            Data(JUnitFile(entries: entries, folder: real).text.utf8), to: "\(folder)/\(Self.junitName)")
        let page = try ReportPage(file, entries: entries, acceptance: acceptance).text
        try AtomicFile.write(Data(page.utf8), to: "\(folder)/\(Self.pageName)")
        return "\(folder)/\(Self.pageName)"
    }

    /// Accepts this figure and no other: a scene may have several, at other scales and in another appearance.
    private func command(_ figure: ReportFile.Figure) -> String? {
        let isUnknown = figure.fingerprint == nil && (figure.verdict == .passed || figure.verdict == .failed)
        if isUnknown || figure.verdict == .exempted { return nil }
        switch acceptance {
        case .tests(let command):
            return "\(RecordMode.selection)=\((figure.path ?? figure.file).shellQuoted) \(command)"
        case .articles: return nil
        // An orphan's name may contain any character.
        case .command(let command): return "\(command) --figure \(figure.file.shellQuoted)"
        }
    }
}
