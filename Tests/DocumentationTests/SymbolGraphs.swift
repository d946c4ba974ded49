import Foundation
import Testing

/// Symbol graphs of the modules that were built with the tests.
enum SymbolGraphs {
    /// Built beside the tests.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The graphs in a folder.
    static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
    }

    /// Writes the symbol graph of a built module, and of the modules it re-exports, into a folder.
    static func extract(_ module: String, into folder: URL) throws {
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
