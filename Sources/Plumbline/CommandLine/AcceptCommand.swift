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
            refused, and goldens the report calls orphaned are removed. What other libraries or fonts alone draw \
            otherwise is accepted where it is named. Nothing is accepted where CI is set.
            """)

    @Argument(help: "Scenes by name, as for render; all that the report shows when there is none.")
    var glob: [String] = []

    @Option(help: ArgumentHelp("The report that was reviewed: its folder, or its report.json.", valueName: "report"))
    var from: String?

    @OptionGroup var place: GoldenOptions

    @OptionGroup var workers: WorkerOptions

    func validate() throws { try checkPath(from, "--from") }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        guard !RecordMode.isContinuousIntegration(console.environment) else {
            throw UsageError("CI is set, and there no golden is written: accept where people look at the pictures")
        }
        guard from != nil || !glob.isEmpty else {
            throw UsageError("name the scenes to accept, such as 'alignments/*', or give --from with a reviewed report")
        }
        let folder = place.folder(catalog)
        guard folder.isThere || place.goldens != nil else {
            throw UsageError(
                "there is no folder of goldens at \(folder.path): run where it is, or name the one to make by --goldens"
            )
        }
        // A damaged one is said once, and nothing is written beside it.
        _ = try folder.manifest()
        folder.sweep()
        let acceptance = Acceptance(
            catalog: catalog, folder: folder, environment: try .current, console: console)
        var wanted: [Acceptance.Wanted] = []
        if let from {
            wanted = try acceptance.wanted(try ReportFile(at: from), glob: glob)
        } else {
            for scene in try catalog.scenes(matching: glob) {
                for appearance in scene.appearance.map({ [$0] }) ?? place.appearance.schemes {
                    let job = FigureJob(scene: scene, scale: place.scale.rawValue, appearance: appearance)
                    wanted.append(Acceptance.Wanted(job: job))
                }
            }
        }
        let source = FigureSource(catalog: catalog, limits: workers.limits, console: console)
        do {
            try await source.draw(wanted.map(\.job)) { acceptance.take(wanted[$0], $1) }
        } catch {
            console.note("\(acceptance.summary) of \(wanted.count) before the end")
            throw error
        }
        try folder.prune()
        console.note(acceptance.summary)
        if acceptance.failures > 0 { throw Reported(status: .failure) }
    }
}

/// Goldens written one by one.
@MainActor
private final class Acceptance {
    /// A figure to be accepted.
    struct Wanted {
        let job: FigureJob
        /// The fingerprint of what was looked at; nil where the scene's name is enough.
        var reviewed: String?
        /// The fingerprint of the golden it was compared with; nil where there was none.
        var golden: String?
    }

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

    /// What the report shows and is no golden yet; what it calls orphaned is removed.
    func wanted(_ report: ReportFile, glob: [String]) throws -> [Wanted] {
        let globs = glob.map { Glob($0) }
        let open = report.figures.filter { isOpen($0, isNamed: !globs.isEmpty) }
        for glob in globs where !report.figures.contains(where: { glob.matches($0.scene) }) {
            throw UsageError("the report shows no scene “\(glob.pattern)”: run check for it first")
        }
        var wanted: [Wanted] = []
        for figure in open where globs.isEmpty || globs.contains(where: { $0.matches(figure.scene) }) {
            if figure.verdict == .orphaned {
                remove(figure)
            } else if let one = self.wanted(figure) {
                wanted.append(one)
            }
        }
        let asked = report.figures.filter { figure in globs.isEmpty || globs.contains { $0.matches(figure.scene) } }
        tellLeft(asked, isNamed: !globs.isEmpty)
        return wanted
    }

    /// What of the figures asked for is left as it is, and why.
    private func tellLeft(_ figures: [ReportFile.Figure], isNamed: Bool) {
        let elsewhere = figures.count { $0.verdict == .environment }
        if elsewhere > 0, !isNamed {
            console.note(
                "\(elsewhere) figure\(elsewhere == 1 ? "" : "s") that other libraries or fonts alone draw otherwise left "
                    + "as \(elsewhere == 1 ? "it is" : "they are"): name \(elsewhere == 1 ? "it" : "them") to accept \(elsewhere == 1 ? "it" : "them")"
            )
        } else if !figures.contains(where: { isOpen($0, isNamed: isNamed) }) {
            let words = Set(figures.map(\.verdict.words)).sorted().joined(separator: ", ")
            console.note("nothing to accept: the report shows only what it calls \(words)")
        }
    }

    /// Whether there is something to accept. Another machine's goldens are replaced by this one's only when asked for.
    private func isOpen(_ figure: ReportFile.Figure, isNamed: Bool) -> Bool {
        switch figure.verdict {
        case .exempted: false
        case .passed, .failed: figure.fingerprint != nil
        case .environment: isNamed
        case .layout, .paint, .shaping, .new, .missing, .orphaned: true
        }
    }

    private func wanted(_ figure: ReportFile.Figure) -> Wanted? {
        guard let scene = catalog.scenes.first(where: { $0.name == figure.scene }),
            let file = FigureFile(figure.file, of: figure.scene)
        else {
            refuse(figure.file, "no scene draws it any more; run check again")
            return nil
        }
        guard let reviewed = figure.fingerprint else {
            refuse(figure.file, "the report shows no picture of it")
            return nil
        }
        let job = FigureJob(scene: scene, scale: file.scale, appearance: file.appearance)
        return Wanted(job: job, reviewed: reviewed, golden: figure.golden)
    }

    func take(_ wanted: Wanted, _ outcome: FigureSource.Outcome) {
        let file = wanted.job.file
        switch outcome {
        case .failed(let message, _): refuse(file, message)
        case .drawn(let actual):
            if let reviewed = wanted.reviewed, actual.fingerprint != reviewed {
                return refuse(file, "it is drawn otherwise than the report shows; run check again, and look again")
            }
            // One that is the figure already, accepted a moment ago, is no other one's.
            if wanted.reviewed != nil, let there = folder.fingerprint(file), there != wanted.golden,
                !folder.holds(actual, as: file)
            {
                return refuse(
                    file,
                    "its golden in \(folder.path) is not the one the report shows; run check again for that folder")
            }
            do {
                var folder = folder
                folder.sizeLimit = wanted.job.scene.goldenBytes ?? folder.sizeLimit
                try folder.record(actual, as: file, environment: environment)
                accepted += 1
            } catch {
                refuse(file, "\(error)")
            }
        }
    }

    private func remove(_ figure: ReportFile.Figure) {
        if catalog.scenes.contains(where: { $0.goldenFiles.contains(figure.file) }) {
            return refuse(figure.file, "a scene draws it again; run check again")
        }
        // Gone already, as by an acceptance that was interrupted.
        guard let there = folder.fingerprint(figure.file) else { return }
        guard there == figure.fingerprint else {
            return refuse(
                figure.file, "it is not the golden in \(folder.path) that the report shows; run check for that folder")
        }
        do {
            try folder.remove(figure.file)
            removed += 1
        } catch {
            refuse(figure.file, "\(error)")
        }
    }

    private func refuse(_ file: String, _ reason: String) {
        failures += 1
        console.error("\(file): \(reason)")
    }
}
