import ArgumentParser
import LayoutEngine

struct TraceCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Prints the layout of one scene, step by step: its views, then every proposal, size and placement.")

    @Argument(help: "The scene's whole name.")
    var name: String

    @Flag(help: "Writes JSON: the description, the layout and the events.")
    var json = false

    @OptionGroup var workers: WorkerOptions

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let scene = try catalog.scene(named: name)
        let run = SceneRun(catalog: catalog, limits: workers.limits, console: console)
        guard case .traced(let trace) = try await run.results(of: json ? .traceJSON : .trace, for: [scene]).first else {
            throw ReportedFailure(status: .failure)
        }
        for issue in trace.issues { console.warning("\(scene.name): \(issue)") }
        for text in trace.texts { console.output(text) }
    }
}

/// The output of `trace`.
struct SceneTrace: Codable {
    let issues: [String]
    let texts: [String]

    @MainActor
    init(_ scene: Scene, assets: AssetCatalog, asJSON: Bool) async throws {
        // The description of a sweep includes its curve.
        let layouts = await scene.settleAll(LayoutSettings(scene, scale: 2, assets: assets), isSampled: asJSON)
        issues = SourcePaths([scene]).texts(layouts.snapshots.flatMap(\.issues))
        texts = asJSON ? [try jsonText(Report(scene: scene, layouts: layouts))] : Self.texts(scene, layouts)
    }

    private static func texts(_ scene: Scene, _ layouts: SceneLayouts) -> [String] {
        layouts.parts.enumerated().flatMap { index, part in
            let name = part.caption.map { "\(scene.name), \($0)" } ?? scene.name
            let blank = index > 0 ? "\n" : ""
            return [
                "\(blank)\(name): proposed \(part.snapshot.proposal) takes \(sizeText(part.snapshot.size))\n",
                "\(part.snapshot.text(explaining: true))\n", "\(part.snapshot.trace)",
            ]
        }
    }

    private struct Report: Encodable {
        let scene: String
        let altText: String
        /// The first of several.
        let layout: LayoutSnapshot?
        let trace: TraceText?
        /// One for each panel or step; nil for a picture.
        let parts: [Part]?

        struct Part: Encodable {
            let caption: String
            let layout: LayoutSnapshot
            let trace: TraceText

            init(_ part: SceneLayouts.Part) {
                caption = part.caption ?? ""
                layout = part.snapshot.withoutTrace()
                trace = part.snapshot.trace
            }
        }

        @MainActor
        init(scene: Scene, layouts: SceneLayouts) {
            self.scene = scene.name
            altText = AltText(scene: scene, layouts: layouts, codes: scene.codes()).string
            let parts = layouts.parts.map(Part.init)
            layout = parts.first?.layout
            trace = parts.first?.trace
            if case .picture = scene.kind { self.parts = nil } else { self.parts = parts }
        }
    }
}
