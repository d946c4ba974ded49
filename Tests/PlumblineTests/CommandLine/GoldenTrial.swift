import Foundation
import Goldens

@testable import Plumbline

/// Runs `check` and `accept` with goldens and a report in a folder of their own.
@MainActor
protocol GoldenTrial {
    var folder: TemporaryFolder { get }
}

extension GoldenTrial {
    /// A temporary folder that contains an empty folder of goldens.
    static func emptyFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/goldens", withIntermediateDirectories: true)
        return folder
    }

    var goldens: String { "\(folder.path)/goldens" }
    var report: String { "\(folder.path)/report" }

    var recorded: [String] { folder.files.filter { $0.hasPrefix("goldens/") } }

    /// Runs a command on these scenes, in the given environment.
    func go(
        _ arguments: [String], environment: [String: String] = [:], limit: Int = GoldenFolder.standardSizeLimit,
        @SceneBuilder _ scenes: () -> [Scene]
    ) async -> RunResult {
        let scenes = scenes()
        var (output, error) = ("", "")
        let console = Console(environment: environment, output: { output += $0 }, error: { error += $0 })
        let status = await CommandLineRun(console: console) {
            try CheckedCatalog(scenes, assets: .none, goldenSizeLimit: limit)
        }.run(arguments)
        return RunResult(status: status.rawValue, output: output, error: error)
    }

    func check(
        _ more: String..., environment: [String: String] = [:], @SceneBuilder _ scenes: () -> [Scene]
    ) async -> RunResult {
        await go(["check", "--goldens", goldens, "--report", report] + more, environment: environment, scenes)
    }

    func accept(
        _ more: String..., environment: [String: String] = [:], @SceneBuilder _ scenes: () -> [Scene]
    ) async -> RunResult {
        await go(["accept", "--goldens", goldens] + more, environment: environment, scenes)
    }

    func box(_ name: String, _ color: Color = .red, side: CGFloat = 10) -> Scene {
        Scene(name) {
            HStack(spacing: 4) {
                color.frame(width: side, height: 10)
                color.frame(width: 5, height: 5)
            }
        }
    }
}
