import ArgumentParser
import CairoPainting
import Foundation
import Goldens

/// `accept`: makes the present pictures the goldens.
struct AcceptCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Makes the present pictures of scenes their goldens.",
        discussion: """
            With --from only what a report of check shows is accepted: a scene that is drawn otherwise by now is \
            refused, and goldens the report calls orphaned are removed. Nothing is accepted where CI is set.
            """)

    @Argument(help: "Scenes by name, as for render; all that the report shows when there is none.")
    var glob: [String] = []

    @Option(help: ArgumentHelp("The report that was reviewed: its folder, or its report.json.", valueName: "report"))
    var from: String?

    @OptionGroup var place: GoldenOptions

    func validate() throws { try checkPath(from, "--from") }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        guard !RecordMode.isContinuousIntegration(console.environment) else {
            throw UsageError("CI is set, and there no golden is written: accept where people look at the pictures")
        }
        guard from != nil || !glob.isEmpty else {
            throw UsageError("name the scenes to accept, such as 'alignments/*', or give --from with a reviewed report")
        }
        let environment = try GoldenEnvironment.current
        var acceptance = Acceptance(
            catalog: catalog, folder: place.folder(catalog), environment: environment, console: console)
        if let from {
            try await acceptance.accept(try ReportFile(at: from), glob: glob)
        } else {
            let scenes = try catalog.scenes(matching: glob)
            for scene in scenes {
                for appearance in scene.appearance.map({ [$0] }) ?? place.appearance.schemes {
                    await acceptance.accept(
                        FigureJob(scene: scene, scale: place.scale.rawValue, appearance: appearance), reviewed: nil)
                }
            }
        }
        try acceptance.folder.prune()
        console.note(acceptance.summary)
        if acceptance.failures > 0 { throw Reported(status: .failure) }
    }
}

/// Goldens written one by one.
@MainActor
private struct Acceptance {
    let catalog: CheckedCatalog
    let folder: GoldenFolder
    let environment: GoldenEnvironment
    let console: Console
    private var accepted = 0
    private var removed = 0
    private(set) var failures = 0

    init(catalog: CheckedCatalog, folder: GoldenFolder, environment: GoldenEnvironment, console: Console) {
        self.catalog = catalog
        self.folder = folder
        self.environment = environment
        self.console = console
    }

    var summary: String {
        var parts = ["\(accepted) accepted"]
        if removed > 0 { parts.append("\(removed) removed") }
        if failures > 0 { parts.append("\(failures) refused") }
        return parts.joined(separator: ", ")
    }

    /// What the report shows and is no golden yet.
    mutating func accept(_ report: ReportFile, glob: [String]) async throws {
        let globs = glob.map { Glob($0) }
        let open = report.figures.filter { ![.passed, .exempted, .failed].contains($0.verdict) }
        for glob in globs where !report.figures.contains(where: { glob.matches($0.scene) }) {
            throw UsageError("the report shows no scene “\(glob.pattern)”: run check for it first")
        }
        for figure in open where globs.isEmpty || globs.contains(where: { $0.matches(figure.scene) }) {
            if figure.verdict == .orphaned {
                remove(figure)
            } else {
                await accept(figure)
            }
        }
    }

    private mutating func accept(_ figure: ReportFile.Figure) async {
        guard let scene = catalog.scenes.first(where: { $0.name == figure.scene }),
            let file = FigureFile(figure.file, of: figure.scene)
        else { return refuse(figure.file, "no scene draws it any more; run check again") }
        guard let reviewed = figure.fingerprint else { return refuse(figure.file, "the report shows no picture of it") }
        await accept(
            FigureJob(scene: scene, scale: file.scale, appearance: file.appearance), reviewed: reviewed)
    }

    /// - Parameter reviewed: the fingerprint of what was looked at; nil where the scene's name is enough.
    mutating func accept(_ job: FigureJob, reviewed: String?) async {
        do {
            let actual = try await job.figure(assets: catalog.assets).actual
            if let reviewed, actual.fingerprint != reviewed {
                return refuse(job.file, "it is drawn otherwise than the report shows; run check again, and look again")
            }
            try folder.record(actual, as: job.file, environment: environment)
            accepted += 1
        } catch {
            refuse(job.file, (error as? SceneError)?.message ?? "\(error)")
        }
    }

    private mutating func remove(_ figure: ReportFile.Figure) {
        if catalog.scenes.contains(where: { $0.name == figure.scene }) {
            return refuse(figure.file, "a scene draws it again; run check again")
        }
        do {
            try folder.remove(figure.file)
            removed += 1
        } catch {
            refuse(figure.file, "\(error)")
        }
    }

    private mutating func refuse(_ file: String, _ reason: String) {
        failures += 1
        console.error("\(file): \(reason)")
    }
}
