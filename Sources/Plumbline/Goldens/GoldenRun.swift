import CairoPainting
import Foundation
import Goldens
import Raster
import ViewDSL

/// Figures compared with their goldens, one after the other; one that fails does not stop the next.
@MainActor
struct GoldenRun {
    let scenes: [Scene]
    let assets: AssetCatalog
    let check: FigureCheck
    /// Pixels a point.
    let scale: Int
    let appearances: [ColorScheme]

    func results(_ progress: (Int, Int, FigureResult) -> Void) async -> [FigureResult] {
        let jobs = jobs
        var results: [FigureResult] = []
        for (index, job) in jobs.enumerated() {
            let result = await result(job)
            progress(index + 1, jobs.count, result)
            results.append(result)
        }
        return results
    }

    private var jobs: [FigureJob] {
        scenes.flatMap { scene in
            (scene.appearance.map { [$0] } ?? appearances).map { FigureJob(scene: scene, scale: scale, appearance: $0) }
        }
    }

    private func result(_ job: FigureJob) async -> FigureResult {
        do {
            return try await check.result(job, assets: assets)
        } catch {
            let message = (error as? SceneError)?.message ?? "\(error)"
            return FigureResult(
                file: job.file, scene: job.scene.name, verdict: .failed, cause: message, place: job.scene.place)
        }
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
            exemption: job.scene.exemption)
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
        let figure = try await Render(scene, scale: scale, appearance: appearance, assets: assets).settledFigure()
        if let issue = figure.issues.first(where: \.rule.spoilsFigure) {
            throw SceneError(scene: scene, message: SourcePaths([scene]).texts([issue])[0])
        }
        return figure
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
