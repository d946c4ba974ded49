import Foundation
import Raster

/// `report.json`: what a check found, for programs, and for `accept --from`.
public struct ReportFile: Codable, Sendable {
    public var format = 1
    /// The goldens' folder, as it was given.
    public var goldens: String
    public var environment: GoldenEnvironment
    public var acceptCommand: String
    /// How many figures of each verdict.
    public var counts: [String: Int]
    public var figures: [Figure]

    public struct Figure: Codable, Sendable {
        /// The figure's file without `.png`.
        public var file: String
        public var scene: String
        public var verdict: Verdict
        /// Whether the check fails by it; under `--strict` another environment does too.
        public var fails: Bool
        public var cause: String
        public var notes: [String]
        /// File and line of the scene; null for a golden without one.
        public var place: String?
        /// Stands for the picture and layout that the report shows; null where it shows none.
        public var fingerprint: String?
        /// Of the golden's files that the report shows; null where there is none, or it was recorded meanwhile.
        public var golden: String?
        public var difference: Difference?
        /// Files of the report by kind: `expected`, `actual`, `difference`.
        public var pictures: [String: String]
        /// The command that accepts it; null where there is nothing to accept.
        public var accept: String?
        var layout: [LayoutRow]

        init(_ result: FigureResult, pictures: [String: String], strict: Bool) {
            file = result.file
            scene = result.scene
            verdict = result.verdict
            fails = result.verdict.isFailure(strict: strict)
            cause = result.cause
            notes = result.notes
            place = result.place
            // What passed is not looked at, and hashing it all would be most of the work.
            fingerprint = result.verdict == .passed && !result.isOutdated ? nil : result.fingerprint
            golden = result.goldenFingerprint
            difference = result.difference.map(Difference.init)
            self.pictures = pictures
            let isChanged = result.layout.map { !$0.events.isEmpty } ?? false
            layout =
                result.verdict != .passed || isChanged
                ? result.layout.map { LayoutRows($0, scale: result.actual?.scale ?? 1).rows() } ?? [] : []
        }
    }

    public struct Difference: Codable, Sendable {
        /// Pixels that differ at all, and by more than 1.
        public var pixels: Int
        public var beyond: Int
        /// Of one channel, 0…255.
        public var largest: Int
        /// Left, top, right, bottom, in pixels, all inside.
        public var bounds: [Int]
        /// For ranking alone.
        public var visible: Double

        init(_ difference: PictureDifference) {
            pixels = difference.count
            beyond = difference.beyond
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
    public init(at path: String) throws(GoldenError) {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let file = isFolder.boolValue ? "\(path)/\(CheckReport.jsonName)" : path
        guard isThere, let data = FileManager.default.contents(atPath: file) else {
            throw GoldenError(path: file, reason: "there is no report; run check first")
        }
        do {
            self = try JSONDecoder().decode(ReportFile.self, from: data)
        } catch {
            throw GoldenError(path: file, reason: "it is no report of check; run check again")
        }
    }

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
