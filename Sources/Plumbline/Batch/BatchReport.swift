import Foundation
import LayoutEngine

/// The JSON of `render`, which `merge` reads: every figure, every failure, and the totals.
package struct BatchReport: Codable {
    package var figures: [Entry] = []
    package var failures: [FailedFigure] = []
    var summary = Summary()
    /// About the catalog as a whole; nil if there are none.
    var warnings: [String]?
    /// The files and folders that the catalog names as inputs and assets, in full; nil if there are none.
    package var inputs: [String]?
    /// Nil for a whole batch.
    var shard: Part?

    /// A figure that was rendered or is up to date.
    package struct Entry: Codable {
        package var figure: DrawnFigure
        var state: State
        /// The time it took to draw, now or when it was last drawn.
        var milliseconds: Double

        enum State: String, Codable { case rendered, unchanged }

        private enum CodingKeys: String, CodingKey { case state, milliseconds }

        init(_ figure: DrawnFigure, _ state: State, milliseconds: Double) {
            self.figure = figure
            self.state = state
            self.milliseconds = (milliseconds * 10).rounded() / 10
        }

        package init(from decoder: any Decoder) throws {
            figure = try DrawnFigure(from: decoder)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            state = try container.decode(State.self, forKey: .state)
            milliseconds = try container.decode(Double.self, forKey: .milliseconds)
        }

        package func encode(to encoder: any Encoder) throws {
            try figure.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(state, forKey: .state)
            try container.encode(milliseconds, forKey: .milliseconds)
        }
    }

    struct Summary: Codable {
        var rendered = 0
        var unchanged = 0
        /// Figures that failed, and figures with something missing or wrong.
        var failed = 0
        /// Layout issues, each counted once per scene.
        var issues = 0
        /// Figures left out because a signal or a full disk ended the batch.
        var unfinished = 0
        /// Duration of the batch; for merged batches the longest.
        var seconds = 0.0
        /// Counts rendered figures only.
        var figuresPerSecond = 0.0
        /// The peak memory of the largest worker; 0 if unknown.
        var peakMegabytes = 0

        /// `31 rendered, 10 unchanged, 0 failed, 2 issues, 1.2 s, 25.8 figures/s`
        var line: String {
            var parts = ["\(rendered) rendered", "\(unchanged) unchanged", "\(failed) failed"]
            if unfinished > 0 { parts.append("\(unfinished) not done") }
            parts += [
                Wording.count(issues, "issue"), "\(tenthsText(seconds)) s", "\(tenthsText(figuresPerSecond)) figures/s",
            ]
            return parts.joined(separator: ", ")
        }
    }

    struct Part: Codable, Equatable {
        let index: Int
        let count: Int
        /// The same for all parts of a batch, and for no other batch.
        let plan: String
    }

    mutating func sum(seconds: Double, unfinished: Int, peakMegabytes: Int) {
        // Incomplete figures count as failures only.
        let whole = figures.filter(\.figure.faults.isEmpty)
        let unchanged = whole.count { $0.state == .unchanged }
        let rendered = whole.count - unchanged
        summary = Summary(
            rendered: rendered, unchanged: unchanged, failed: failures.count,
            issues: Set(figures.flatMap { entry in entry.figure.issues.map { "\(entry.figure.scene) \($0)" } }).count,
            unfinished: unfinished, seconds: seconds, figuresPerSecond: seconds > 0 ? Double(rendered) / seconds : 0,
            peakMegabytes: peakMegabytes)
    }

    /// Milliseconds by scene.
    var timings: [String: Double] {
        figures.reduce(into: [:]) { $0[$1.figure.scene, default: 0] += $1.milliseconds }
    }

    /// - Throws: `UsageError` naming a file that cannot be read or is not a summary.
    static func read(_ path: String) throws(UsageError) -> BatchReport {
        // Unlike `FileManager`, this reads pipes, too.
        guard let data = try? FileHandle(forReadingAtPath: path)?.readToEnd() else {
            throw UsageError("cannot read \(path): give a summary that “render --json” has written")
        }
        do {
            return try JSONDecoder().decode(BatchReport.self, from: data)
        } catch {
            throw UsageError("\(path) is not a summary written by “render --json”")
        }
    }
}

/// A figure that failed, as in the JSON of `render`.
package struct FailedFigure: Codable, Equatable {
    package let scene: String
    /// The path includes the output folder.
    package let file: String
    package let message: String
    /// File and line of the scene.
    package let place: String
    let kind: Kind
    /// The name of the signal that ended the process.
    var signal: String?
    /// The last lines the scene printed.
    package var lines: [String]?

    enum Kind: String, Codable {
        /// The scene was refused.
        case error
        /// A signal ended the process.
        case crash
        /// The scene ended the process.
        case exit
        /// The scene ran code that `--keep-going` has left out.
        case leftOut
        case timeout, memory
        case file
        /// The file was written, but is gone at the end of the batch.
        case lost
        /// An image, symbol or glyph is missing.
        case incomplete
    }
}
