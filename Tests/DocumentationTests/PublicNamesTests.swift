import Foundation
import Testing

/// `docs/PublicNames.txt` lists exactly the names available to users.
@Suite("docs/PublicNames.txt")
struct PublicNamesTests {
    /// Names of the modules that stand in for SwiftUI which only Plumbline has.
    private static let own: Set = [
        "AlignedTrack", "AligningLayout", "AlignmentKey", "Arithmetic", "DescribedLayout", "ExplainedLayout",
        "Explanation", "FixedAdvanceText", "FontMetrics", "FontSpec", "GappedLayout", "GuideRecord", "LayoutDifference",
        "LayoutFacts", "LayoutGap", "LayoutIssue", "LayoutRecord", "LayoutSnapshot", "LayoutSubview.inContainer",
        "LayoutSubview.leaveOut", "LayoutSubviews.containerSize", "LengthRange", "LengthReason", "PlacedLayout",
        "PriorityUse", "RGBA", "SettlingLimits", "SizeReason", "SlottedLayout", "SourceLocation", "SpacingSource",
        "StackCache", "TextBlock", "TextMeasuring", "TextMetrics", "TextRun", "TraceText",
        "EnvironmentValues.figureDate", "View.layoutLabel",
        "ViewRole", "lengthText", "sizeText",
    ]

    /// Built beside the tests.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    @Test("is up to date: scripts/public-names writes it")
    func document() throws {
        let graphs = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: graphs) }
        try Self.extract("Plumbline", into: graphs)
        try Self.extract("PlumblineTesting", into: graphs)
        let partial = graphs.appendingPathComponent("partial")
        try Self.extract("Drawing", into: partial)
        func files(in folder: URL) throws -> [URL] {
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "json" }
        }
        let names = try PublicNames(graphs: files(in: graphs), partial: files(in: partial), own: Self.own)
        #expect(names.unnameable.isEmpty, "users of these cannot name a type: \(names.unnameable.sorted())")
        #expect(names.staleOwn.isEmpty)
        let text = names.text
        let list = Document.repository.appendingPathComponent("docs/PublicNames.txt")
        if ProcessInfo.processInfo.environment["PLUMBLINE_WRITE_NAMES"] != nil {
            try text.write(to: list, atomically: true, encoding: .utf8)
        }
        let written = Set(try String(contentsOf: list, encoding: .utf8).components(separatedBy: "\n"))
        let present = Set(text.components(separatedBy: "\n"))
        let difference =
            written.subtracting(present).sorted().map { "- \($0)" }
            + present.subtracting(written).sorted().map { "+ \($0)" }
        #expect(
            difference.isEmpty,
            "docs/PublicNames.txt is out of date; run scripts/public-names\n\(difference.joined(separator: "\n"))")
    }

    /// Writes the symbol graph of a built module, and of the modules it re-exports, into a folder.
    private static func extract(_ module: String, into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = Document.repository.appendingPathComponent("Sources")
        var arguments = [
            "swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
            "-skip-synthesized-members", "-skip-protocol-implementations", "-emit-extension-block-symbols",
            "-experimental-allowed-reexported-modules=ViewDSL,LayoutEngine,Diagramming,Drawing",
            "-output-dir", folder.path, "-I", products.appendingPathComponent("Modules").path, "-target",
            try target(),
        ]
        for folder in try folders(in: products) + folders(in: sources) {
            let map = folder.appendingPathComponent("module.modulemap").path
            if FileManager.default.fileExists(atPath: map) { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
        }
        let flags = try output([
            "pkg-config", "--cflags-only-I", "cairo", "pangocairo", "pangoft2", "fontconfig", "libpng",
        ])
        arguments += flags.split(whereSeparator: \.isWhitespace).map(String.init)
        _ = try output(arguments)
    }

    private static func folders(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map(folder.appendingPathComponent)
    }

    private static func target() throws -> String {
        let info = try output(["swift", "-print-target-info"])
        return try String(#require(info.firstMatch(of: /"triple"\s*:\s*"([^"]+)"/)).1)
    }

    /// The output of a program in PATH; its error output is the error if it fails.
    private static func output(_ command: [String]) throws -> String {
        let process = Process()
        let (words, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = words
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = words.fileHandleForReading.readDataToEndOfFile()
        let error = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(command[0...1]): \(String(decoding: error, as: UTF8.self))")
        return String(decoding: text, as: UTF8.self)
    }
}
