import Foundation
import Goldens

/// The failures of a test run, written anew as each comes in.
actor ReportBook {
    static let shared = ReportBook()

    private var results: [String: [FigureResult]] = [:]

    /// - Returns: Where to look, in words.
    func add(_ result: FigureResult, goldens: String, folder: String) -> String {
        var all = results[folder, default: []].filter { $0.file != result.file || $0.scene != result.scene }
        all.append(result)
        results[folder] = all
        do {
            let report = CheckReport(
                results: all, environment: try .current, goldens: goldens,
                acceptCommand: "\(RecordMode.variable)=failed swift test", acceptsByName: false)
            let page = try report.write(to: folder)
            let kinds = try result.pictures().keys.sorted()
            let pictures = kinds.map { "\($0): \(folder)/pictures/\(result.file).\($0).png" }
            return (pictures + ["report: \(page)"]).joined(separator: "\n")
        } catch {
            return "the report could not be written: \(error)"
        }
    }
}

/// Where reports of failing tests go.
enum ReportFolder {
    /// The environment variable that names it.
    static let variable = "PLUMBLINE_REPORT"

    /// Before all others.
    @TaskLocal static var override: String?

    /// That of the environment, else `.build/goldens-report` in the package of the test's file, else a temporary folder.
    static func path(
        besides file: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        if let override { return override }
        if let path = environment[variable], !path.isEmpty { return path }
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.appendingPathComponent(".build/goldens-report").path
            }
            folder.deleteLastPathComponent()
        }
        return FileManager.default.temporaryDirectory.appendingPathComponent("goldens-report").path
    }
}
