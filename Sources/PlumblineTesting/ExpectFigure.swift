import Foundation
import Goldens
import Plumbline
import Testing

/// Expects the scene's figure to match its golden: the picture and the layout in the folder `Goldens` beside the test's
/// file, or where the suite's `goldens` trait says.
///
/// A missing golden is recorded, and the test fails and says so. `PLUMBLINE_RECORD` (all, missing, failed, never) changes
/// what is recorded; if `CI` is set, nothing is written. On failure the expected picture, the actual one and their
/// difference are attached to the test, and the message names a report of all failures. Two expectations of one name are
/// refused, because they would overwrite each other's golden. Issues of the layout are warnings. A run of all tests, all of
/// which pass, ends with the goldens that none drew.
/// - Parameters:
///   - scene: The scene to draw; its name is the golden's.
///   - appearance: Light or dark if the scene leaves it open; nil means light.
///   - filePath: The caller's file, by default.
///   - sourceLocation: Where a failure is shown: at the caller, by default.
/// - Throws: `SceneError` for a scene that cannot be drawn, `FontError` if the fonts are not installed.
@MainActor
public func expectFigure(
    _ scene: Scene, appearance: ColorScheme? = nil, filePath: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
    try await failure(of: scene, appearance, filePath: filePath, sourceLocation)?.record(at: sourceLocation)
}

/// Compares the figure, and reports everything about it to the test except its failure.
@MainActor
func failure(
    of scene: Scene, _ appearance: ColorScheme?, filePath: String, _ sourceLocation: Testing.SourceLocation
) async throws -> FigureIssue? {
    let settings = GoldenSettings.current
    let goldens = settings.path(besides: filePath)
    ReportBook.shared.begin(ReportFolder.path(besides: filePath))
    let file = scene.goldenName(scale: settings.scale, appearance: appearance)
    let drawing = DrawnFigures.Drawing(test: Test.current?.id, place: sourceLocation)
    if let other = DrawnFigures.shared.claim(file, in: goldens, for: drawing) {
        refuse(file, drawnAlsoAt: other, at: sourceLocation)
        return nil
    }
    let result = try await compare(scene, appearance, settings, filePath: filePath)
    if let actual = result.actual, !DrawnFigures.shared.isOnlyPicture(actual, file, in: goldens) {
        // The difference of the two would be no news.
        refuse(file, drawnAlsoAt: sourceLocation, at: sourceLocation)
        return nil
    }
    for issue in result.actual?.issues ?? [] { warn("\(file): \(issue)", at: sourceLocation) }
    guard result.verdict.isFailure else {
        if result.deservesWarning { warn(result.messageWithNotes, at: sourceLocation) }
        return nil
    }
    let (entry, report) = try ReportBook.shared.add(
        result, goldens: goldens, folder: ReportFolder.path(besides: filePath))
    for (kind, data) in entry.pictures.sorted(by: { $0.key < $1.key }) {
        let name = "\(result.file.replacing("/", with: "-")).\(kind).png"
        Attachment.record([UInt8](data), named: name, sourceLocation: sourceLocation)
    }
    return FigureIssue(result: result, goldens: goldens, report: report)
}

private func refuse(
    _ file: String, drawnAlsoAt other: Testing.SourceLocation, at sourceLocation: Testing.SourceLocation
) {
    let place = "\(other.fileID):\(other.line)"
    let isHere = other == sourceLocation
    Issue.record(
        """
        two figures are named \(file), \(isHere ? "both at \(place)" : "the other at \(place)"): they would overwrite each \
        other's golden; give each a name of its own, with named: for a view
        """, sourceLocation: sourceLocation)
}

private func warn(_ message: String, at sourceLocation: Testing.SourceLocation) {
    #if compiler(>=6.3)
        Issue.record("\(message)", severity: .warning, sourceLocation: sourceLocation)
    #else
        // Before 6.3 every recorded issue fails the test.
        _ = writeAll(Data("warning: \(message)\n".utf8), to: STDERR_FILENO)
    #endif
}

/// Compares the figure, without reporting to the test.
@MainActor
func compare(
    _ scene: Scene, _ appearance: ColorScheme?, _ settings: GoldenSettings, filePath: String
) async throws -> FigureResult {
    let environment = settings.environment
    let path = settings.path(besides: filePath)
    let wanted = try RecordMode(environment: environment, standard: settings.mode.mode)
    let file = scene.goldenName(scale: settings.scale, appearance: appearance)
    let selection = FigureSelection(environment)
    let isSelected = selection?.contains(file, in: path) ?? true
    let check = FigureCheck(
        folder: GoldenFolder(path, sizeLimit: settings.sizeLimit), environment: try .current,
        mode: isSelected ? wanted : .never,
        refusedMode: isSelected ? RecordMode.refusedMode(environment, standard: settings.mode.mode) : nil)
    var result = try await check.result(
        scene, scale: settings.scale, appearance: appearance, assets: settings.assets)
    let keepsGoldens = [.missing, .never].contains(wanted) && !RecordMode.isContinuousIntegration(environment)
    if selection != nil, isSelected, keepsGoldens, result.verdict.isFailure, !result.isRecorded {
        result.notes.append(.onlyChosen)
    }
    return result
}
