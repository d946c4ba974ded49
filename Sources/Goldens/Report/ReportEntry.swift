import Foundation
import Raster

/// One figure of a report with its encoded pictures, which are reused when the report is written again.
package struct ReportEntry: Sendable {
    /// As in `report.json`, without the command that accepts it.
    var figure: ReportFile.Figure
    /// PNG files by kind: `expected`, `actual`, `difference`; empty where the figure passed.
    package let pictures: [String: Data]
    /// The pictures' widths and heights, in pixels.
    let sizes: [String: [Int]]

    /// - Parameter strict: Whether another environment is a failure.
    /// - Throws: `PNGError` for a picture without pixels.
    package init(_ result: FigureResult, strict: Bool = false) throws {
        pictures = try result.pictures()
        sizes = result.canvasSizes
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
            let place = URL(fileURLWithPath: path).deletingLastPathComponent().path
            do {
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            } catch {
                throw FileError(path: place, reason: error.localizedDescription)
            }
            try AtomicFile.write(data, to: path)
            written[kind] = path
        }
        return written
    }

    /// The most urgent first.
    var rank: Int {
        switch figure.verdict {
        case .failed: 0
        case .layout: 1
        case .paint: 2
        case .shaping: 3
        case .new: 4
        case .missing: 5
        case .orphaned: 6
        case .environment: figure.fails ? 3 : 7
        case .exempted: 8
        case .passed: figure.notes.isEmpty ? 10 : 9
        }
    }

    /// Another size is the most visible difference.
    var visible: Double { figure.difference?.visible ?? (isOtherSize ? .infinity : 0) }

    private var isOtherSize: Bool {
        guard let expected = sizes["expected"], let actual = sizes["actual"] else { return false }
        return expected != actual
    }
}

extension FigureResult {
    fileprivate func pictures() throws -> [String: Data] {
        guard verdict != .passed else { return [:] }
        var pictures: [String: Data] = [:]
        let scale = actual?.scale ?? 1
        if let expected { pictures["expected"] = try PNG.encode(expected, scale: scale) }
        if let actual { pictures["actual"] = try PNG.encode(actual.bitmap, scale: scale) }
        if let expected, let actual {
            pictures["difference"] = try PNG.encode(DifferencePicture.of(expected, actual.bitmap), scale: scale)
        }
        return pictures
    }

    fileprivate var canvasSizes: [String: [Int]] {
        var sizes: [String: [Int]] = [:]
        if let expected { sizes["expected"] = [expected.width, expected.height] }
        if let actual { sizes["actual"] = [actual.bitmap.width, actual.bitmap.height] }
        if let expected, let actual {
            sizes["difference"] = [
                max(expected.width, actual.bitmap.width), max(expected.height, actual.bitmap.height),
            ]
        }
        return sizes
    }
}
