import Foundation
import Raster

/// `report.json`: the outcome of a check, for programs and for `accept --from`.
package struct ReportFile: Codable, Sendable {
    var format = 1
    /// The goldens' folder, as given.
    package var goldens: String
    var environment: GoldenEnvironment
    var acceptCommand: String
    /// Figures per verdict.
    var counts: [String: Int]
    package var figures: [Figure]

    package struct Figure: Codable, Sendable {
        /// The figure's file without `.png`.
        package var file: String
        package var scene: String
        package var verdict: Verdict
        /// Whether the check fails; with `--strict` another environment fails too.
        var fails: Bool
        var cause: String
        var notes: [String]
        /// The scene's file and line; null for a golden without one.
        var place: String?
        /// Identifies the picture and layout that the report shows; null where it shows none.
        package var fingerprint: String?
        /// Identifies the golden that the report shows; null where there is none, or it was recorded in this run.
        package var golden: String?
        /// The golden's path without `.png`; null where the scene could not be drawn.
        var path: String?
        var difference: Difference?
        /// Files by kind: `expected`, `actual`, `difference`.
        var pictures: [String: String]
        /// The command that accepts the figure; null where there is nothing to accept.
        var accept: String?
        var layout: [LayoutRow]

        init(_ result: FigureResult, pictures: [String: String], strict: Bool) {
            file = result.file
            scene = result.scene
            verdict = result.verdict
            fails = result.verdict.isFailure(strict: strict)
            cause = result.cause.description
            notes = result.notes.map(\.description)
            place = result.place?.description
            // Figures that passed are not accepted, and hashing them all would be most of the work.
            fingerprint = result.verdict == .passed && !result.isOutdated ? nil : result.fingerprint
            golden = result.goldenFingerprint
            path = result.goldenPath
            difference = result.difference.map(Difference.init)
            self.pictures = pictures
            let isChanged = result.layout.map { !$0.events.isEmpty } ?? false
            layout =
                result.verdict != .passed || isChanged
                ? result.layout.map { LayoutRows(comparison: $0, scale: result.actual?.scale ?? 1).rows() } ?? [] : []
        }
    }

    package struct Difference: Codable, Sendable {
        /// Pixels that differ at all, and by more than 1.
        var pixels: Int
        var beyond: Int
        /// Of one channel, 0…255.
        var largest: Int
        /// Left, top, right, bottom, in pixels, inclusive.
        var bounds: [Int]
        /// For ranking.
        var visible: Double

        init(_ difference: PictureDifference) {
            pixels = difference.count
            beyond = difference.countAboveTolerance
            largest = difference.largest
            bounds = difference.bounds.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } ?? []
            visible = (difference.visible * 1000).rounded() / 1000
        }
    }

    init(goldens: String, environment: GoldenEnvironment, acceptCommand: String, figures: [Figure]) {
        self.goldens = goldens
        self.environment = environment
        self.acceptCommand = acceptCommand
        self.figures = figures
        counts = Dictionary(grouping: figures, by: \.verdict.rawValue).mapValues(\.count)
    }

    /// Reads the report of a folder, or the file itself.
    ///
    /// - Throws: `GoldenError` naming the file.
    package init(at path: String) throws(GoldenError) {
        let file = FileManager.default.isFolder(path) ? "\(path)/\(CheckReport.jsonName)" : path
        guard let data = FileManager.default.contents(atPath: file) else {
            throw GoldenError(path: file, reason: "there is no report; run check first")
        }
        do {
            self = try JSONDecoder().decode(ReportFile.self, from: data)
        } catch {
            throw GoldenError(path: file, reason: "it is not a report of check; run check again")
        }
    }

    package func isOf(_ folder: GoldenFolder) -> Bool {
        [goldens, folder.path].map { URL(fileURLWithPath: $0).standardizedFileURL.path }.unique.count == 1
    }
}
