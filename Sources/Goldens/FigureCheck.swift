import Foundation
import Raster

/// What a check says of one figure: the line of the report.
public struct FigureResult: Sendable {
    /// The figure's file without `.png`.
    public var file: String
    public var scene: String
    public var verdict: Verdict
    /// What happened, in words.
    public var cause: String
    public var notes: [String] = []
    /// File and line of the scene; nil for a golden without one.
    public var place: String?
    public var expected: Bitmap?
    public var actual: ActualFigure?
    public var difference: PictureDifference?
    public var layout: LayoutComparison?
    /// The layout of the golden there is, before anything was recorded; nil for none.
    public var expectedLayout: LayoutGolden?
    /// A golden was written, or written anew.
    public var isRecorded = false

    public init(file: String, scene: String, verdict: Verdict, cause: String, place: String? = nil) {
        self.file = file
        self.scene = scene
        self.verdict = verdict
        self.cause = cause
        self.place = place
    }

    /// `alignments/feet: layout changed: HStack › … (scenes/Alignments.swift:38)`
    public var message: String {
        "\(file): \(verdict.words)\(cause.isEmpty ? "" : ": \(cause)")\(place.map { " (\($0))" } ?? "")"
    }

    /// The message, and every note on a line of its own.
    public var messageWithNotes: String { ([message] + notes).joined(separator: "\n") }

    /// It passes, and yet somebody should know: an exemption that is used or that nobody needs, a picture of another
    /// machine that says little here.
    public var deservesWarning: Bool {
        switch verdict {
        case .environment, .exempted: true
        case .passed: notes.contains { !$0.hasPrefix(Judgement.elsewhere) }
        case .layout, .paint, .shaping, .new, .missing, .orphaned, .failed: false
        }
    }

    /// Stands for exactly what is to be seen: a report's reader accepts this and nothing else.
    public var fingerprint: String? { actual?.fingerprint ?? goldenFingerprint }
    /// Of the golden's files, where one is to be replaced or removed: only the one that was seen is. Nil where there
    /// is none, or it was recorded meanwhile.
    var goldenFingerprint: String?
    /// It passes, but accepting it brings what the golden says up to date.
    var isOutdated = false
}

extension ActualFigure {
    /// SHA-256 of the size, the pixels and the layout.
    public var fingerprint: String {
        SHA256.hex(Array("\(bitmap.width) \(bitmap.height) ".utf8) + bitmap.pixels + Array(layout.text.utf8))
    }
}

/// Compares figures with the goldens of one folder.
public struct FigureCheck: Sendable {
    public let folder: GoldenFolder
    public let environment: GoldenEnvironment
    public let mode: RecordMode

    public init(folder: GoldenFolder, environment: GoldenEnvironment, mode: RecordMode) {
        self.folder = folder
        self.environment = environment
        self.mode = mode
    }

    /// - Parameters:
    ///   - file: the figure's file without `.png`.
    ///   - place: file and line of the scene.
    ///   - sizeLimit: the most its golden's picture may take, in bytes; nil means what the folder allows.
    public func check(
        _ actual: ActualFigure, file: String, scene: String, place: String, exemption: GoldenExemption? = nil,
        sizeLimit: Int? = nil
    ) -> FigureResult {
        var folder = folder
        folder.sizeLimit = sizeLimit ?? folder.sizeLimit
        return FigureCheck(folder: folder, environment: environment, mode: mode)
            .check(actual, file, scene, place, exemption)
    }

    private func check(
        _ actual: ActualFigure, _ file: String, _ scene: String, _ place: String, _ exemption: GoldenExemption?
    ) -> FigureResult {
        var result = FigureResult(file: file, scene: scene, verdict: .missing, cause: "", place: place)
        result.actual = actual
        do {
            guard try settle(&result, actual, exemption) else {
                try settleMissing(&result, actual)
                return result
            }
            if mode == .all || mode == .failed && result.verdict.isFailure {
                try folder.record(actual, as: file, environment: environment)
                result.isRecorded = true
                result.isOutdated = false
                result.notes.removeAll { $0 == Judgement.outdated }
                if result.verdict.isFailure { result.notes.append("recorded as the golden, as was asked") }
                if mode == .all { result.verdict = .passed }
            } else if result.verdict != .passed || result.isOutdated {
                result.goldenFingerprint = folder.fingerprint(file)
            }
        } catch {
            result.verdict = .failed
            result.cause = "\(error)"
        }
        return result
    }

    /// - Returns: Whether there is a golden, be it a damaged one: that one is no figure's, and may be recorded anew.
    private func settle(
        _ result: inout FigureResult, _ actual: ActualFigure, _ exemption: GoldenExemption?
    ) throws -> Bool {
        let manifest = try folder.manifest()
        do throws(GoldenError) {
            guard let golden = try folder.golden(result.file, manifest) else { return false }
            guard golden.layout.scene == result.scene else {
                throw GoldenError(
                    path: folder.layoutPath(result.file),
                    reason: "it is the golden of the scene \(golden.layout.scene), not of \(result.scene); restore the "
                        + "golden, or accept the scene again")
            }
            settle(&result, golden, actual, exemption)
        } catch {
            result.verdict = .failed
            result.cause = "\(error)"
        }
        return true
    }

    private func settle(
        _ result: inout FigureResult, _ golden: StoredGolden, _ actual: ActualFigure, _ exemption: GoldenExemption?
    ) {
        let judgement = Judgement(golden, actual, environment: environment, exemption: exemption)
        result.verdict = judgement.verdict
        result.cause = judgement.cause
        result.notes = judgement.notes
        result.isOutdated = judgement.notes.contains(Judgement.outdated)
        result.expected = golden.bitmap
        result.expectedLayout = golden.layout
        result.layout = judgement.layout
        switch judgement.picture {
        case .exempted(let difference), .different(let difference): result.difference = difference
        // A faint change is one by what is painted.
        case .rounding where result.verdict != .passed:
            result.difference = PictureDifference(golden.bitmap, actual.bitmap)
        case .equal, .rounding, .otherSize: break
        }
    }

    private func settleMissing(_ result: inout FigureResult, _ actual: ActualFigure) throws {
        let path = folder.picturePath(result.file)
        guard mode != .never else {
            result.cause =
                "there is no golden at \(path); run this where goldens may be written, look at it, and keep it"
            return
        }
        try folder.record(actual, as: result.file, environment: environment)
        result.isRecorded = true
        result.verdict = mode == .all ? .passed : .new
        if mode == .all {
            result.notes.append("recorded as the golden, as was asked: there was none")
        } else {
            result.cause = "recorded at \(path); look at it, then run again"
        }
    }

    /// Goldens of figures that nobody draws, among those whose scene `isMeant` picks.
    ///
    /// - Parameter files: for each scene there is, the files of all its figures: at every scale, in every appearance it
    ///   can have.
    public func orphans(files: [String: Set<String>], isMeant: (String) -> Bool) -> [FigureResult] {
        let drawn = files.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return folder.figures().compactMap { file in
            let scene = Self.scene(of: file)
            guard !drawn.contains(file), isMeant(scene) else { return nil }
            let why =
                files[scene] == nil
                ? "no scene is named \(scene)" : "the scene \(scene) is not drawn in that appearance or at that scale"
            let way = files[scene] == nil ? "bring the scene back" : "let the scene be drawn so"
            var result = FigureResult(
                file: file, scene: scene, verdict: .orphaned,
                cause: "\(why): remove \(folder.picturePath(file)) and its .txt, or \(way)")
            result.expected = folder.picture(file)
            result.goldenFingerprint = folder.fingerprint(file)
            return result
        }
    }

    /// The scene's name in a figure's file: `alignments/feet~dark@2x` is of `alignments/feet`.
    static func scene(of file: String) -> String {
        var name = file[...]
        if let at = name.lastIndex(of: "@"), name[at...].hasSuffix("x"), Int(name[at...].dropFirst().dropLast()) != nil
        {
            name = name[..<at]
        }
        if name.hasSuffix("~dark") { name = name.dropLast(5) }
        return String(name)
    }
}
