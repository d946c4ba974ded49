import Goldens
import ViewDSL

/// Compares figures with their goldens; one that fails does not stop the others.
@MainActor
struct GoldenRun {
    let scenes: [Scene]
    let source: FigureSource
    let check: FigureCheck
    /// Pixels per point.
    let scale: Int
    let appearances: [ColorScheme]
    /// Whether a golden made in another environment is a failure.
    let isStrict: Bool
    /// Whether there will be a report even if nothing fails.
    let writesReport: Bool

    /// The results of a run, in the order of the scenes.
    struct Findings {
        /// Without pictures.
        var results: [FigureResult] = []
        /// The same results for the report, with the pictures it shows.
        var entries: [ReportEntry] = []
        var interruption: ReportedFailure?

        mutating func add(_ result: FigureResult, strict: Bool, writesReport: Bool) throws {
            let isFailure = result.verdict.isFailure(strict: strict)
            entries.append(try ReportEntry(result, strict: strict, keepsPictures: writesReport || isFailure))
            var result = result
            // Pictures of a whole catalog take much memory; the entry keeps only the report's pictures, as PNG.
            (result.expected, result.actual, result.layout) = (nil, nil, nil)
            results.append(result)
        }
    }

    var requests: [RequestedFigure] {
        scenes.flatMap { scene in
            scene.appearances(appearances).map { RequestedFigure(scene, scale: scale, appearance: $0) }
        }
    }

    /// Compares all figures. If a signal ends the run, the findings until then count: goldens may have been recorded.
    func findings() async throws -> Findings {
        let requests = requests
        var (found, fault): ([Int: Findings], (any Error)?) = ([:], nil)
        var findings = Findings()
        do {
            try await source.draw(requests) { index, outcome, seconds in
                do {
                    var result = result(requests[index], outcome)
                    result.seconds = seconds
                    try found[index, default: Findings()].add(result, strict: isStrict, writesReport: writesReport)
                } catch {
                    fault = fault ?? error
                }
            }
        } catch let interruption as ReportedFailure {
            findings.interruption = interruption
        }
        if let fault { throw fault }
        for one in requests.indices.compactMap({ found[$0] }) {
            findings.results += one.results
            findings.entries += one.entries
        }
        return findings
    }

    private func result(_ request: RequestedFigure, _ outcome: FigureSource.Outcome) -> FigureResult {
        switch outcome {
        case .drawn(let figure): return check.check(figure, request)
        case .failed(let message, let printed):
            var result = FigureResult(
                file: request.goldenName, scene: request.scene.name, verdict: .failed, cause: .failed(message),
                place: request.scene.place)
            result.notes = printed.map { .output($0) }
            return result
        }
    }
}

extension FigureCheck {
    /// Draws the scene's figure and compares it with its golden.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - appearance: Light or dark if the scene leaves it open; nil means light.
    /// - Throws: `SceneError`, `FontError`, `UsageError`, each of which says what to do.
    @MainActor
    package func result(
        _ scene: Scene, scale: Int, appearance: ColorScheme?, assets: AssetCatalog
    ) async throws -> FigureResult {
        // A scene outside a catalog has not been checked yet, and its name becomes a path.
        _ = try CheckedCatalog([scene], assets: assets)
        let request = RequestedFigure(scene, scale: scale, appearance: appearance)
        return check(try await request.actualFigure(assets: assets), request)
    }

    func check(_ figure: ActualFigure, _ request: RequestedFigure) -> FigureResult {
        let scene = request.scene
        return check(
            figure, file: request.goldenName, scene: scene.name, place: scene.place, exemption: scene.exemption,
            sizeLimit: scene.goldenBytes)
    }
}

extension RequestedFigure {
    /// - Parameter appearance: Light or dark if the scene leaves it open; nil means light.
    fileprivate init(_ scene: Scene, scale: Int, appearance: ColorScheme?) {
        self.init(scene, scale: scale, appearance: scene.appearance ?? appearance ?? .light)
    }
}

extension Scene {
    /// The golden of the scene at a scale: its file without `.png`.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - appearance: Light or dark if the scene leaves it open; nil means light.
    package func goldenName(scale: Int, appearance: ColorScheme?) -> String {
        RequestedFigure(self, scale: scale, appearance: appearance).goldenName
    }

    /// The names of all goldens the scene can have: at every scale, in both appearances unless it has its own.
    var goldenNames: Set<String> { Set(goldenRequests.map(\.goldenName)) }

    /// The request for the scene's golden of that name; nil if it is another scene's.
    func goldenRequest(named name: String) -> RequestedFigure? { goldenRequests.first { $0.goldenName == name } }

    private var goldenRequests: [RequestedFigure] {
        ScaleOption.allCases.flatMap { scale in
            appearances([.light, .dark]).map { RequestedFigure(self, scale: scale.rawValue, appearance: $0) }
        }
    }
}
