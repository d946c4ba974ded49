import Foundation
import Raster

@testable import Plumbline

/// The result of a run of the command line.
struct RunResult {
    let status: Int32
    let output: String
    let error: String

    /// The error messages, one per line.
    var errors: [String] {
        error.split(separator: "\n").map(String.init).filter { $0.hasPrefix("error:") }
    }
}

/// Runs the command line of a catalog in this process.
@MainActor
func run(
    _ arguments: String..., assets: AssetCatalog = .none, environment: [String: String] = [:],
    @SceneBuilder scenes: () -> [Scene]
) async -> RunResult {
    let scenes = scenes()
    var (output, error) = ("", "")
    let console = Console(environment: environment, output: { output += $0 }, error: { error += $0 })
    let status = await CommandLineRun(console: console) { try CheckedCatalog(scenes, assets: assets) }.run(arguments)
    return RunResult(status: status.rawValue, output: output, error: error)
}

/// A temporary folder for a test, removed afterwards.
final class TemporaryFolder {
    let url: URL

    var path: String { url.path }

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("plumbline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Every file inside, sorted, hidden ones too, without the manifest of a batch.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
                && !isFolder.boolValue && file != Manifest.name
        }.sorted()
    }

    func data(_ file: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(file)) }

    func write(_ data: Data, to file: String) throws {
        let target = url.appendingPathComponent(file)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: target)
    }

    /// Writes a gray picture of `width` × `height` pixels.
    func writePNG(_ file: String, width: Int, height: Int, gray: UInt8 = 128) throws {
        let pixels = (0..<width * height).flatMap { _ -> [UInt8] in [gray, gray, gray, 255] }
        try write(PNG.encode(Bitmap(width: width, height: height, pixels: pixels)), to: file)
    }
}

extension Scene {
    /// A square of 10 points.
    static func square(_ name: String) -> Scene {
        Scene(name) { Color.red.frame(width: 10, height: 10) }
    }
}
