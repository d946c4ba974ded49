import Foundation

@testable import Plumbline

/// The catalog of `Tools/Stress/run` as a program, run in a folder of its own.
struct StressRun {
    let folder: TemporaryFolder
    /// For temporary files.
    let temporary: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        temporary = try TemporaryFolder()
    }

    /// The program is built beside the test runner.
    private var program: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("StressCatalog")
    }

    /// Prepares a run of the catalog's program in the folder.
    func process(
        _ arguments: [String], scenes: Int, bad: Int = 0, reports: Bool = false, more: [String: String] = [:]
    ) -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "STRESS_SCENES": "\(scenes)", "STRESS_BAD": "\(bad)", "STRESS_REPORTING": reports ? "1" : "0", "CI": "",
                "TMPDIR": temporary.path,
            ].merging(more) { $1 }
        ) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// Runs `render` and reads its report.
    func render(
        _ arguments: [String], scenes: Int, bad: Int = 0, more: [String: String] = [:]
    ) throws -> (status: Int32, BatchReport) {
        let output = arguments.contains("--output") ? [] : ["--output", folder.path]
        let process = process(["render", "--json"] + output + arguments, scenes: scenes, bad: bad, more: more)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, try JSONDecoder().decode(BatchReport.self, from: data))
    }
}
