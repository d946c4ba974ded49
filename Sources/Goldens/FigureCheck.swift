import Foundation
import LayoutEngine
import Raster

/// The outcome of a check for one figure.
package struct FigureResult: Sendable {
    /// The figure's file without `.png`.
    package var file: String
    package var scene: String
    package var verdict: Verdict
    package var cause: FigureCause
    package var notes: [GoldenNote] = []
    /// File and line of the scene; nil for a golden without one.
    package var place: SourceLocation?
    package var expected: Bitmap?
    package var actual: ActualFigure?
    package var difference: PictureDifference?
    package var layout: LayoutComparison?
    /// The golden's path without `.png`, whether or not it is there; nil if the scene could not be drawn.
    var goldenPath: String?
    /// A golden was written or replaced.
    package var isRecorded = false
    /// How long drawing it took; nil if it was not measured.
    package var seconds: Double?

    package init(file: String, scene: String, verdict: Verdict, cause: FigureCause, place: SourceLocation? = nil) {
        self.file = file
        self.scene = scene
        self.verdict = verdict
        self.cause = cause
        self.place = place
    }

    /// `alignments/feet: layout changed: HStack › … (scenes/Alignments.swift:38)`
    package var message: String {
        // A fault may be where the scene is.
        let place = place.map { "(\($0))" }.flatMap { reason.hasSuffix($0) ? nil : " \($0)" }
        return "\(file): \(reason)\(place ?? "")"
    }

    /// The verdict and its cause: `layout changed: HStack › …`
    package var reason: String { cause == .none ? verdict.words : "\(verdict.words): \(cause)" }

    /// The same for figures that one change affects.
    package var commonReason: String {
        cause.summary.isEmpty ? verdict.words : "\(verdict.words): \(cause.summary)"
    }

    /// The message, then each note on its own line.
    package var messageWithNotes: String { ([message] + notes.map(\.description)).joined(separator: "\n") }

    /// Whether it passes, but somebody should know why.
    package var deservesWarning: Bool {
        verdict == .passed ? notes.contains(where: \.deservesWarning) : !verdict.isFailure
    }

    /// Identifies what the report shows, so that accepting the report accepts nothing else.
    var fingerprint: String? { actual?.fingerprint ?? goldenFingerprint }
    /// Identifies the golden to be replaced or removed; nil if there is none, or it was recorded in this run.
    var goldenFingerprint: String?
    /// It passes, but the golden's view names are outdated.
    var isOutdated = false
}

extension ActualFigure {
    /// SHA-256 of the size, the pixels and the layout.
    package var fingerprint: String {
        SHA256.hex(Array("\(bitmap.width) \(bitmap.height) ".utf8) + bitmap.pixels + Array(layout.text.utf8))
    }
}

/// Compares figures with the goldens of one folder.
package struct FigureCheck: Sendable {
    let folder: GoldenFolder
    let environment: GoldenEnvironment
    let mode: RecordMode
    /// The mode that was asked for where `CI` is set; nil elsewhere.
    let refusedMode: RecordMode?

    package init(
        folder: GoldenFolder, environment: GoldenEnvironment, mode: RecordMode, refusedMode: RecordMode? = nil
    ) {
        self.folder = folder
        self.environment = environment
        self.mode = mode
        self.refusedMode = refusedMode
    }

    /// - Parameters:
    ///   - file: The figure's file without `.png`.
    ///   - place: The scene's file and line.
    ///   - sizeLimit: The maximum size of the golden's picture, in bytes; nil means the folder's.
    package func check(
        _ actual: ActualFigure, file: String, scene: String, place: SourceLocation, exemption: GoldenExemption? = nil,
        sizeLimit: Int? = nil
    ) -> FigureResult {
        var result = result(actual, file, scene, place, exemption, sizeLimit)
        if let refusedMode, isRequested(refusedMode, result.verdict) { result.notes.append(.notRecorded(refusedMode)) }
        return result
    }

    private func isRequested(_ mode: RecordMode, _ verdict: Verdict) -> Bool {
        switch mode {
        case .all: true
        case .failed: verdict.isFailure
        case .missing: verdict == .missing
        case .never: false
        }
    }

    private func result(
        _ actual: ActualFigure, _ file: String, _ scene: String, _ place: SourceLocation, _ exemption: GoldenExemption?,
        _ sizeLimit: Int?
    ) -> FigureResult {
        var folder = folder
        folder.sizeLimit = sizeLimit ?? folder.sizeLimit
        var result = FigureResult(file: file, scene: scene, verdict: .missing, cause: .none, place: place)
        result.actual = actual
        result.goldenPath = "\(folder.path)/\(file)"
        do {
            guard try compare(&result, actual, exemption) else {
                try recordMissing(&result, actual, in: folder)
                return result
            }
            if mode == .all || mode == .failed && result.verdict.isFailure {
                try folder.record(actual, as: file, environment: environment)
                result.isRecorded = true
                result.isOutdated = false
                result.notes.removeAll { $0 == .renamedViews }
                if result.verdict.isFailure { result.notes.append(.recorded(wasMissing: false)) }
                if mode == .all { result.verdict = .passed }
            } else if result.verdict != .passed || result.isOutdated {
                result.goldenFingerprint = folder.fingerprint(file)
            }
        } catch {
            result.verdict = .failed
            result.cause = .failed("\(error)")
        }
        return result
    }

    /// - Returns: Whether there is a golden. A damaged one counts, and may be recorded again.
    private func compare(
        _ result: inout FigureResult, _ actual: ActualFigure, _ exemption: GoldenExemption?
    ) throws -> Bool {
        let read = try folder.locked(LOCK_SH) {
            let manifest = try folder.manifest()
            return Result { () throws(GoldenError) in try folder.golden(result.file, manifest) }
        }
        do throws(GoldenError) {
            guard let golden = try read.get() else { return false }
            guard golden.layout.scene == result.scene else {
                throw GoldenError(
                    path: folder.layoutPath(result.file),
                    reason: "it is the golden of the scene \(golden.layout.scene), not of \(result.scene); restore the "
                        + "golden, or accept the scene again")
            }
            compare(&result, golden, actual, exemption)
        } catch {
            result.verdict = .failed
            result.cause = .failed("\(error)")
        }
        return true
    }

    private func compare(
        _ result: inout FigureResult, _ golden: StoredGolden, _ actual: ActualFigure, _ exemption: GoldenExemption?
    ) {
        let comparison = GoldenComparison(golden, actual, environment: environment, exemption: exemption)
        result.verdict = comparison.verdict
        result.cause = comparison.cause
        result.notes = comparison.notes
        result.isOutdated = comparison.notes.contains(.renamedViews)
        result.expected = golden.bitmap
        result.layout = comparison.layout
        switch comparison.picture {
        // Rounding counts where something else is painted.
        case .exempted(let difference), .different(let difference),
            .rounding(let difference) where result.verdict != .passed:
            result.difference = difference
        case .equal, .rounding, .otherSize: break
        }
    }

    private func recordMissing(_ result: inout FigureResult, _ actual: ActualFigure, in folder: GoldenFolder) throws {
        let path = folder.picturePath(result.file)
        guard mode != .never else {
            result.cause = .missing(path)
            return
        }
        try folder.record(actual, as: result.file, environment: environment)
        result.isRecorded = true
        result.verdict = mode == .all ? .passed : .new
        if mode == .all {
            result.notes.append(.recorded(wasMissing: true))
        } else {
            result.cause = .recorded(path)
        }
    }

    /// Goldens of figures that no scene draws, among the scenes that `isMeant` selects.
    ///
    /// - Parameter files: For each scene the files of all its figures, at every scale and in every appearance.
    package func orphans(files: [String: Set<String>], isMeant: (String) -> Bool) -> [FigureResult] {
        let drawn = files.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return folder.figures().compactMap { file in
            let scene = folder.scene(of: file)
            guard !drawn.contains(file), isMeant(scene) else { return nil }
            var result = FigureResult(
                file: file, scene: scene, verdict: .orphaned,
                cause: .orphaned(folder.files(of: file), scene: scene, sceneExists: files[scene] != nil))
            result.expected = folder.picture(file)
            result.goldenPath = "\(folder.path)/\(file)"
            result.goldenFingerprint = folder.fingerprint(file)
            return result
        }
    }
}
