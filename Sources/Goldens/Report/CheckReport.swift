import Foundation
import Raster

/// What a check found, as a folder to look at: one page, the same as JSON and JUnit XML, and the pictures.
public struct CheckReport: Sendable {
    public static let pageName = "index.html"
    public static let jsonName = "report.json"
    public static let junitName = "junit.xml"

    public let results: [FigureResult]
    public let environment: GoldenEnvironment
    /// The goldens' folder, as it was given.
    public let goldens: String
    /// What accepts all that the report shows: `scenes accept --from output/check`.
    public let acceptCommand: String
    /// Whether scenes' names may follow the command.
    public let acceptsByName: Bool

    public init(
        results: [FigureResult], environment: GoldenEnvironment, goldens: String, acceptCommand: String,
        acceptsByName: Bool = true
    ) {
        self.acceptsByName = acceptsByName
        // What needs eyes first comes first, the most visible change before others.
        self.results = results.enumerated().sorted { a, b in
            let (ranks, visible) = ((a.element.rank, b.element.rank), (a.element.visible, b.element.visible))
            if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
            return visible.0 != visible.1 ? visible.0 > visible.1 : a.offset < b.offset
        }.map(\.element)
        self.environment = environment
        self.goldens = goldens
        self.acceptCommand = acceptCommand
    }

    /// Writes it all into a folder; the pictures of an earlier report in it are removed.
    ///
    /// - Returns: The path of the page.
    @discardableResult
    public func write(to folder: String) throws -> String {
        let pictures = "\(folder)/pictures"
        if FileManager.default.fileExists(atPath: "\(folder)/\(Self.jsonName)") {
            try? FileManager.default.removeItem(atPath: pictures)
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileError(path: folder, reason: error.localizedDescription)
        }
        var entries: [ReportFile.Figure] = []
        var images: [[String: Data]] = []
        for result in results {
            let files = try result.pictures()
            var names: [String: String] = [:]
            for (kind, data) in files {
                let name = "pictures/\(result.file).\(kind).png"
                let path = "\(folder)/\(name)"
                try FileManager.default.createDirectory(
                    atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
                    withIntermediateDirectories: true)
                try AtomicFile.write(data, to: path)
                names[kind] = name
            }
            entries.append(ReportFile.Figure(result, pictures: names, accept: command(result)))
            images.append(files)
        }
        let file = ReportFile(
            goldens: goldens, environment: environment, acceptCommand: acceptCommand, figures: entries)
        try AtomicFile.write(file.data(), to: "\(folder)/\(Self.jsonName)")
        try AtomicFile.write(Data(JUnitFile(file, folder: folder).text.utf8), to: "\(folder)/\(Self.junitName)")
        let page = try ReportPage(file, images: images, sizes: results.map(\.canvasSizes)).text
        try AtomicFile.write(Data(page.utf8), to: "\(folder)/\(Self.pageName)")
        return "\(folder)/\(Self.pageName)"
    }
}

extension CheckReport {
    fileprivate func command(_ result: FigureResult) -> String? {
        switch result.verdict {
        case .passed, .exempted, .failed: nil
        // A scene's name is safe in a shell; an orphan's file may be called anything.
        default: acceptsByName ? "\(acceptCommand) \(result.scene.shellQuoted)" : acceptCommand
        }
    }
}

extension FigureResult {
    fileprivate var rank: Int {
        switch verdict {
        case .failed: 0
        case .layout: 1
        case .paint: 2
        case .shaping: 3
        case .new: 4
        case .missing: 5
        case .orphaned: 6
        case .environment: 7
        case .exempted: 8
        case .passed: notes.isEmpty ? 10 : 9
        }
    }

    fileprivate var visible: Double { difference?.visible ?? 0 }

    /// PNG files by kind: `expected`, `actual`, `difference`; none of what passed.
    public func pictures() throws -> [String: Data] {
        guard verdict != .passed || !notes.isEmpty else { return [:] }
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
