import ArgumentParser
import Goldens

struct AcceptCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Makes the current pictures of scenes their goldens.",
        discussion: """
            With --from only what a report of check shows is accepted: a figure that looks different by now is \
            refused, and goldens the report calls orphaned are removed. Differences that only other libraries or fonts \
            cause are accepted if the scene is named. Nothing is accepted if CI is set.
            """)

    @Argument(help: "Scenes by name, as for render; by default all in the report.")
    var glob: [String] = []

    @Option(help: ArgumentHelp("The report that was reviewed: its folder, or its report.json.", valueName: "report"))
    var from: String?

    @Option(
        help: ArgumentHelp(
            "With --from, exactly this figure of the report: its file without .png. May be repeated.",
            valueName: "file"))
    var figure: [String] = []

    @OptionGroup var goldenOptions: GoldenOptions

    @OptionGroup var workers: WorkerOptions

    func validate() throws {
        try checkPath(from, "--from")
        if from == nil, !figure.isEmpty {
            throw ValidationError("--figure names figures of a report: give --from, too.")
        }
    }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        guard !RecordMode.isContinuousIntegration(console.environment) else {
            throw UsageError("CI is set, so no golden is written: run accept where you can look at the pictures")
        }
        guard from != nil || !glob.isEmpty else {
            throw UsageError("name the scenes to accept, such as 'alignments/*', or give --from with a reviewed report")
        }
        let folder = goldenOptions.folder(catalog)
        let report = try from.map { try ReportFile(at: $0) }
        // Else the goldens of another folder would be made of what was reviewed for that one.
        if let report, goldenOptions.goldens == nil, !report.isOf(folder) {
            throw UsageError(
                "the report \(from ?? "") is of the goldens in \(report.goldens): name their folder with --goldens")
        }
        guard folder.isThere || goldenOptions.goldens != nil else {
            throw UsageError(
                "there is no folder of goldens at \(folder.path): run in the folder that contains it, or name a "
                    + "new one with --goldens")
        }
        // Fails if the manifest is damaged, before anything is written.
        _ = try folder.manifest()
        folder.sweep()
        let acceptance = Acceptance(
            catalog: catalog, folder: folder, environment: try .current, console: console)
        var candidates: [Acceptance.Candidate] = []
        if let report {
            candidates = try acceptance.candidates(report, glob: glob, files: figure)
        } else {
            for scene in try catalog.scenes(matching: glob) {
                for appearance in scene.appearances(goldenOptions.appearance.schemes) {
                    let request = RequestedFigure(scene, scale: goldenOptions.scale.rawValue, appearance: appearance)
                    candidates.append(Acceptance.Candidate(request: request))
                }
            }
        }
        let source = FigureSource(catalog: catalog, limits: workers.limits, console: console)
        do {
            try await source.draw(candidates.map(\.request)) { [candidates] candidate, outcome, _ in
                acceptance.accept(candidates[candidate], outcome)
            }
        } catch {
            console.note("\(acceptance.summary) of \(candidates.count) before the end")
            throw error
        }
        try folder.prune()
        console.note(acceptance.summary)
        if acceptance.failures > 0 { throw ReportedFailure(status: .failure) }
    }
}
