import CairoPainting
import Foundation
import Goldens
import Raster
import ViewDSL

/// Figures compared with their goldens; one that fails does not stop the next.
@MainActor
struct GoldenRun {
    let scenes: [Scene]
    let source: FigureSource
    let check: FigureCheck
    /// Pixels a point.
    let scale: Int
    let appearances: [ColorScheme]
    /// Another environment is a failure too.
    let isStrict: Bool

    /// What a run found, in the order of the scenes.
    struct Findings {
        /// Without pictures.
        var results: [FigureResult] = []
        /// The same for the report, with the pictures it shows.
        var entries: [ReportEntry] = []
        /// Why not all figures were checked.
        var interruption: Reported?

        mutating func add(_ result: FigureResult, strict: Bool) throws {
            entries.append(try ReportEntry(result, strict: strict))
            var result = result
            result.dropPictures()
            results.append(result)
        }
    }

    /// All figures to check.
    var count: Int { jobs.count }

    /// Their files, without `.png`.
    var files: Set<String> { Set(jobs.map(\.file)) }

    /// What was found until a signal is found all the same: by then goldens may be recorded.
    func findings() async throws -> Findings {
        let jobs = jobs
        var (found, fault): ([Int: Findings], (any Error)?) = ([:], nil)
        var findings = Findings()
        do {
            try await source.draw(jobs) { index, outcome in
                do {
                    // Pictures are kept as PNG data, and only while they are to be shown: a catalog's are much.
                    var one = Findings()
                    try one.add(result(jobs[index], outcome), strict: isStrict)
                    found[index] = one
                } catch {
                    fault = fault ?? error
                }
            }
        } catch let interruption as Reported {
            findings.interruption = interruption
        }
        if let fault { throw fault }
        for one in jobs.indices.compactMap({ found[$0] }) {
            findings.results += one.results
            findings.entries += one.entries
        }
        return findings
    }

    private var jobs: [FigureJob] {
        scenes.flatMap { scene in
            (scene.appearance.map { [$0] } ?? appearances).map { FigureJob(scene: scene, scale: scale, appearance: $0) }
        }
    }

    private func result(_ job: FigureJob, _ outcome: FigureSource.Outcome) -> FigureResult {
        switch outcome {
        case .drawn(let figure):
            return check.check(
                figure, file: job.file, scene: job.scene.name, place: job.scene.place, exemption: job.scene.exemption,
                sizeLimit: job.scene.goldenBytes)
        case .failed(let message, let lines):
            var result = FigureResult(
                file: job.file, scene: job.scene.name, verdict: .failed, cause: message, place: job.scene.place)
            result.notes = lines.map { "it wrote: \($0)" }
            return result
        }
    }
}

extension FigureResult {
    fileprivate mutating func dropPictures() {
        (expected, actual, layout, expectedLayout) = (nil, nil, nil, nil)
    }
}

extension FigureCheck {
    /// Draws the scene's figure and compares it; `scale` is pixels a point.
    ///
    /// - Throws: `SceneError`, `FontError`, `UsageError` in the words of whoever is to act.
    @MainActor
    package func result(
        _ scene: Scene, scale: Int, appearance: ColorScheme?, assets: AssetCatalog
    ) async throws -> FigureResult {
        // A scene outside a catalog is checked here: its name becomes a path.
        _ = try CheckedCatalog([scene], assets: assets)
        let job = FigureJob(scene: scene, scale: scale, appearance: scene.appearance ?? appearance ?? .light)
        return try await result(job, assets: assets)
    }

    @MainActor
    func result(_ job: FigureJob, assets: AssetCatalog) async throws -> FigureResult {
        let figure = try await job.figure(assets: assets)
        return check(
            try figure.actual, file: job.file, scene: job.scene.name, place: job.scene.place,
            exemption: job.scene.exemption, sizeLimit: job.scene.goldenBytes)
    }
}

/// One figure to draw.
struct FigureJob {
    let scene: Scene
    /// Pixels a point.
    let scale: Int
    let appearance: ColorScheme

    /// The figure's file without `.png`.
    var file: String { String(FigureFile(scene: scene.name, scale: scale, appearance: appearance).path.dropLast(4)) }

    @MainActor
    func figure(assets: AssetCatalog) async throws -> Figure {
        var render = Render(scene, scale: scale, appearance: appearance, assets: assets)
        // A golden tells how its layout came about; a file's figure may be drawn by rules.
        render.verifiesRules = true
        let figure = try await render.settledFigure()
        if let issue = figure.issues.first(where: \.rule.spoilsFigure) {
            throw SceneError(scene: scene, message: SourcePaths([scene]).texts([issue])[0])
        }
        return figure
    }
}

extension Scene {
    /// The files, without `.png`, of all figures the scene can have goldens of: at every scale, and in both appearances
    /// unless it has one of its own.
    var goldenFiles: Set<String> {
        let appearances = appearance.map { [$0] } ?? [.light, .dark]
        return Set(
            RenderCommand.Scale.allCases.flatMap { scale in
                appearances.map { FigureJob(scene: self, scale: scale.rawValue, appearance: $0).file }
            })
    }
}

extension FigureFile {
    /// The file of that name without `.png`, for a figure of the scene; nil where it is another scene's.
    init?(_ file: String, of scene: String) {
        for scale in 1...3 {
            for appearance in [ColorScheme.light, .dark] {
                let candidate = FigureFile(scene: scene, scale: scale, appearance: appearance)
                if candidate.path == "\(file).png" {
                    self = candidate
                    return
                }
            }
        }
        return nil
    }
}
