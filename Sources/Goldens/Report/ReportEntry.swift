import Foundation
import LayoutEngine
import Raster

/// One figure of a report with its encoded pictures, which are reused when the report is written again.
package struct ReportEntry: Sendable {
    /// As in `report.json`, without the command that accepts it.
    var figure: ReportFile.Figure
    /// PNG files by kind: `expected`, `actual`, `difference`; empty where the figure passed
    /// or its pictures are not kept.
    package let pictures: [String: Data]
    let sizes: [String: PixelSize]
    /// Of the scene; nil for a golden without one.
    let place: SourceLocation?
    /// The same for figures that one change affects.
    let commonReason: String
    /// How long drawing the figure took; nil if it was not measured.
    let seconds: Double?
    private let isOtherSize: Bool

    /// - Parameters:
    ///   - strict: Whether another environment is a failure.
    ///   - keepsPictures: Whether it has the pictures, which take time to encode.
    /// - Throws: `PNGError` for a picture without pixels.
    package init(_ result: FigureResult, strict: Bool = false, keepsPictures: Bool = true) throws {
        let bitmaps = keepsPictures ? result.reportedBitmaps : [:]
        pictures = try bitmaps.mapValues { try PNG.encode($0, scale: result.actual?.scale ?? 1) }
        sizes = bitmaps.mapValues { PixelSize($0) }
        place = result.place
        commonReason = result.commonReason
        seconds = result.seconds
        isOtherSize = result.isOtherSize
        let names = pictures.keys.map { ($0, "pictures/\(result.file).\($0).png") }
        figure = ReportFile.Figure(result, pictures: Dictionary(uniqueKeysWithValues: names), strict: strict)
    }

    /// Writes the pictures into the report's folder.
    ///
    /// - Returns: Paths by kind.
    @discardableResult
    package func writePictures(to folder: String) throws -> [String: String] {
        var written: [String: String] = [:]
        for (kind, data) in pictures {
            guard let name = figure.pictures[kind] else { continue }
            let path = "\(folder)/\(name)"
            try OutputFolder.create(for: name, in: folder)
            try AtomicFile.write(data, to: path)
            written[kind] = path
        }
        return written
    }

    /// The most urgent first; of passed figures, the ones with notes.
    var rank: Int {
        let verdict: Verdict = figure.verdict == .environment && figure.fails ? .shaping : figure.verdict
        let isQuiet = verdict == .passed && figure.notes.isEmpty
        return isQuiet ? .max : Verdict.byUrgency.firstIndex(of: verdict) ?? .max
    }

    /// Another size is the most visible difference.
    var visible: Double { figure.difference?.visible ?? (isOtherSize ? .infinity : 0) }
}

extension FigureResult {
    /// The report's pictures, by kind.
    fileprivate var reportedBitmaps: [String: Bitmap] {
        guard verdict != .passed else { return [:] }
        var bitmaps: [String: Bitmap] = [:]
        bitmaps["expected"] = expected
        bitmaps["actual"] = actual?.bitmap
        if let expected, let actual { bitmaps["difference"] = DifferencePicture.of(expected, actual.bitmap) }
        return bitmaps
    }

    fileprivate var isOtherSize: Bool {
        guard let expected, let actual else { return false }
        return PixelSize(expected) != PixelSize(actual.bitmap)
    }
}
