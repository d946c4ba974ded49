import ArgumentParser
import Foundation

package struct MergeCommand: ConsoleCommand {
    package static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges the summaries of shards, and checks that they are complete.",
        discussion: """
            Each is what “render --shard I/N --json” wrote. The merged summary goes to standard output; it serves \
            “render --timings”. Exit status 1 when a figure failed or was not done, 64 when a shard is missing, there \
            twice, or of another batch.
            """)

    @Argument(help: ArgumentHelp("The summaries.", valueName: "file"))
    var files: [String]

    package init() {}

    package func run(_ console: Console) throws {
        var reports: [BatchReport] = []
        for file in files { reports.append(try BatchReport.read(file)) }
        let merged = try Self.merge(Array(zip(files, reports)))
        console.output(try jsonText(merged))
        var said: Set<String> = []
        for failure in merged.failures where said.insert("\(failure.scene) \(failure.message)").inserted {
            console.failure(failure.message, printed: failure.lines ?? [], of: failure.scene, at: failure.place)
        }
        console.note(merged.summary.line)
        if merged.summary.failed + merged.summary.unfinished > 0 { throw ReportedFailure(status: .failure) }
    }

    static func merge(_ reports: [(file: String, report: BatchReport)]) throws(UsageError) -> BatchReport {
        var seen: [Int: String] = [:]
        let first = reports.first?.report.shard
        for (file, report) in reports {
            guard let part = report.shard, let first else {
                throw UsageError("\(file) is the summary of a whole batch, not of a shard")
            }
            guard part.count == first.count, part.plan == first.plan else {
                throw UsageError(
                    "\(file) belongs to a different batch than \(reports[0].file): shards must have the same catalog, "
                        + "scenes, options and timings")
            }
            if let other = seen.updateValue(file, forKey: part.index) {
                throw UsageError("\(other) and \(file) are both shard \(part.index)/\(part.count)")
            }
        }
        let missing = (1...(first?.count ?? 1)).filter { seen[$0] == nil }
        guard missing.isEmpty else {
            let names = missing.map { "\($0)/\(first?.count ?? 1)" }.joined(separator: ", ")
            throw UsageError("shards are missing: \(names)")
        }
        var merged = BatchReport()
        merged.figures = reports.flatMap(\.report.figures).sorted { $0.figure.file < $1.figure.file }
        merged.failures = reports.flatMap(\.report.failures).sorted { $0.file < $1.file }
        // Each part says the same.
        merged.warnings = reports.first?.report.warnings
        merged.sum(
            seconds: reports.map(\.report.summary.seconds).max() ?? 0,
            unfinished: reports.map(\.report.summary.unfinished).reduce(0, +),
            peakMegabytes: reports.map(\.report.summary.peakMegabytes).max() ?? 0)
        return merged
    }
}
