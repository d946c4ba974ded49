import Foundation
import Goldens
import Plumbline
import Testing

/// Expects the scene's figure to match its golden: the picture and the layout in the folder `Goldens` beside the test's
/// file, or where the suite's `goldens` trait says.
///
/// A missing golden is recorded, and the test fails and says so. `PLUMBLINE_RECORD` (all, missing, failed, never) changes
/// what is recorded; if `CI` is set, nothing is written. On failure the expected picture, the actual one and their
/// difference are attached to the test, and the message names a report of all failures.
/// - Parameters:
///   - scene: The scene to draw; its name is the golden's.
///   - appearance: Light or dark if the scene leaves it open; nil means light.
///   - filePath: The test's file; leave it out.
///   - sourceLocation: Where a failure is shown; leave it out.
/// - Throws: `SceneError` for a scene that cannot be drawn, `FontError` if the fonts are not installed.
@MainActor
public func expectFigure(
    _ scene: Scene, appearance: ColorScheme? = nil, filePath: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
    let settings = GoldenSettings.current
    let environment = ProcessInfo.processInfo.environment
    ReportBook.shared.begin(ReportFolder.path(besides: filePath))
    if let wish = RecordMode.ignoredWish(environment), ReportBook.shared.isFirst(wish) {
        warn(wish, at: sourceLocation)
    }
    let result = try await compare(scene, appearance, settings, filePath: filePath, environment: environment)
    guard result.verdict.isFailure else {
        if result.deservesWarning { warn(result.messageWithNotes, at: sourceLocation) }
        return
    }
    let (entry, report) = try ReportBook.shared.add(
        result, goldens: settings.path(besides: filePath), folder: ReportFolder.path(besides: filePath))
    for (kind, data) in entry.pictures.sorted(by: { $0.key < $1.key }) {
        let name = "\(result.file.replacing("/", with: "-")).\(kind).png"
        Attachment.record([UInt8](data), named: name, sourceLocation: sourceLocation)
    }
    Issue.record("\(result.messageWithNotes)\n\(report)", sourceLocation: sourceLocation)
}

private func warn(_ message: String, at sourceLocation: Testing.SourceLocation) {
    #if compiler(>=6.3)
        Issue.record("\(message)", severity: .warning, sourceLocation: sourceLocation)
    #else
        // Before 6.3 every recorded issue fails the test.
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    #endif
}

/// Compares the figure, without reporting to the test.
@MainActor
func compare(
    _ scene: Scene, _ appearance: ColorScheme?, _ settings: GoldenSettings, filePath: String,
    environment: [String: String]
) async throws -> FigureResult {
    let mode = try RecordMode(environment: environment, standard: settings.mode.mode)
    let folder = GoldenFolder(settings.path(besides: filePath), sizeLimit: settings.sizeLimit)
    let check = FigureCheck(folder: folder, environment: try .current, mode: mode)
    return try await check.result(scene, scale: settings.scale, appearance: appearance, assets: settings.assets)
}
