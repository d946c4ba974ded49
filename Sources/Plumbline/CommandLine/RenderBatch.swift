import Foundation
import LayoutEngine
import Raster
import ViewDSL

/// Figures drawn one after the other; one that fails does not stop the next.
@MainActor
struct RenderBatch {
    struct Job {
        let scene: Scene
        /// Pixels a point.
        let scale: Int
        let appearance: ColorScheme
        var format = FigureFormat.png
    }

    let assets: AssetCatalog
    let folder: String
    let console: Console
    private let start = ContinuousClock.now
    private(set) var report = Report()
    /// What was told of a scene is not told again for its other figures.
    private var told: Set<String> = []
    private var layoutIssues = 0

    init(assets: AssetCatalog, folder: String, console: Console) {
        self.assets = assets
        self.folder = folder
        self.console = console
    }

    /// How many figures failed, those that were drawn with something missing included.
    private(set) var failures = 0

    mutating func run(_ jobs: [Job]) async {
        for (index, job) in jobs.enumerated() {
            console.progress("[\(index + 1)/\(jobs.count)] \(job.scene.name)")
            await run(job)
        }
        console.clearProgress()
    }

    private mutating func run(_ job: Job) async {
        let file = FigureFile(scene: job.scene.name, scale: job.scale, appearance: job.appearance, format: job.format)
        do {
            let render = Render(job.scene, scale: job.scale, appearance: job.appearance, assets: assets)
            let figure = try await render.settledFigure()
            try file.write(figure.data(as: job.format), in: folder)
            report.figures.append(Report.Drawn(figure, file: "\(folder)/\(file.path)"))
            tell(figure)
        } catch {
            failures += 1
            let message = error is SceneError ? "\(error)" : "\(job.scene.name): \(error)"
            report.failures.append(Report.Failed(scene: job.scene.name, file: file.path, message: message))
            tellOnce(message) { $0.error(message) }
        }
    }

    private mutating func tell(_ figure: Figure) {
        for issue in figure.issues {
            let message = "\(figure.scene.name): \(issue)"
            let spoils = issue.rule.spoilsFigure
            let isNew = tellOnce(message) { spoils ? $0.error(message) : $0.warning(message) }
            if isNew { layoutIssues += 1 }
        }
        if figure.issues.contains(where: \.rule.spoilsFigure) { failures += 1 }
    }

    @discardableResult
    private mutating func tellOnce(_ message: String, _ tell: (Console) -> Void) -> Bool {
        guard told.insert(message).inserted else { return false }
        tell(console)
        return true
    }

    /// `31 figures, 0 failures, 2 layout issues, 1.2 s`
    var summary: String {
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        let tenths = seconds * 10 + attoseconds / 100_000_000_000_000_000
        return [
            count(report.figures.count, "figure"), count(failures, "failure"), count(layoutIssues, "layout issue"),
            "\(tenths / 10).\(tenths % 10) s",
        ].joined(separator: ", ")
    }

    /// What `--json` writes.
    struct Report: Encodable {
        var figures: [Drawn] = []
        var failures: [Failed] = []

        struct Drawn: Encodable {
            let scene: String
            let file: String
            let scale: Int
            let appearance: String
            /// In points.
            let size: [JSONLength]
            /// In pixels.
            let pixels: [Int]
            let altText: String
            let issues: [String]

            init(_ figure: Figure, file: String) {
                scene = figure.scene.name
                self.file = file
                scale = figure.scale
                appearance = figure.appearance == .dark ? "dark" : "light"
                size = JSONLength.pair(figure.size)
                pixels = [figure.bitmap.width, figure.bitmap.height]
                altText = figure.altText
                issues = figure.issues.map(\.description)
            }
        }

        struct Failed: Encodable {
            let scene: String
            let file: String
            let message: String
        }
    }
}

extension LayoutIssue.Rule {
    /// The figure is not the one its author wrote: something of it could not be had.
    var spoilsFigure: Bool {
        switch self {
        case .missingImage, .missingGlyph, .missingSymbol, .tooDeep: true
        default: false
        }
    }
}
