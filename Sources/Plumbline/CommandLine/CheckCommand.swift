import ArgumentParser
import CairoPainting
import Foundation
import Goldens

/// `check`: compares figures with their goldens.
struct CheckCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Compares scenes with their goldens.",
        discussion: """
            A golden is a picture, NAME.png, and its layout, NAME.txt. A picture passes when no channel of any pixel is \
            more than 1 off, a layout when every view is measured and placed as before. A missing golden is recorded, \
            and the run fails saying so; where CI is set nothing is written. PLUMBLINE_RECORD sets what is recorded: \
            all, missing, failed or never. Exit status: 0 all well, 1 a picture differs or a scene failed, 2 a golden \
            is missing or orphaned.
            """)

    @Argument(help: "Scenes by name, as for render. All scenes when there is none.")
    var glob: [String] = []

    @OptionGroup var place: GoldenOptions

    @Option(
        help: ArgumentHelp("The folder for the report, written when something is to be looked at.", valueName: "dir"))
    var report: String?

    @Flag(help: "Fails too where libraries or fonts are not those of the goldens.")
    var strict = false

    func validate() throws { try checkPath(report, "--report") }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let scenes = try catalog.scenes(matching: glob)
        let mode: RecordMode
        do throws(RecordModeError) {
            mode = try RecordMode(environment: console.environment)
        } catch {
            throw UsageError("\(error)")
        }
        let environment = try GoldenEnvironment.current
        let check = FigureCheck(folder: place.folder(catalog), environment: environment, mode: mode)
        let run = GoldenRun(
            scenes: scenes, assets: catalog.assets, check: check, scale: place.scale.rawValue,
            appearances: place.appearance.schemes)
        var results = await run.results { index, count, result in
            console.progress("[\(index)/\(count)] \(result.file)")
        }
        let globs = glob.map { Glob($0) }
        results += check.orphans(scenes: Set(catalog.scenes.map(\.name))) { name in
            globs.isEmpty || globs.contains { $0.matches(name) }
        }
        console.clearProgress()
        for result in results { tell(result, console) }
        try writeReport(results, environment, console)
        console.note(Self.summary(results))
        let status = results.map(\.verdict).exitStatus(strict: strict)
        if status != 0 { throw Reported(status: ExitStatus(rawValue: status)) }
    }

    @MainActor
    private func tell(_ result: FigureResult, _ console: Console) {
        if result.verdict.isFailure || strict && result.verdict == .environment {
            console.error(result.message)
        } else if result.verdict != .passed {
            console.warning(result.message)
        }
        for note in result.notes { console.warning("\(result.file): \(note)") }
    }

    /// Written where it was asked for; else, where there is something to look at, into `output/check`.
    @MainActor
    private func writeReport(_ results: [FigureResult], _ environment: GoldenEnvironment, _ console: Console) throws {
        guard report != nil || results.contains(where: { $0.verdict.isFailure }) else { return }
        let folder = report ?? Self.standardReport
        let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "scenes"
        var command = "\(program) accept --from \(folder.shellQuoted)"
        if place.goldens != GoldenOptions.standard { command += " --goldens \(place.goldens.shellQuoted)" }
        let made = CheckReport(
            results: results, environment: environment, goldens: place.goldens, acceptCommand: command)
        console.note("report: \(try made.write(to: folder))")
    }

    static let standardReport = "output/check"

    /// `41 figures: 39 passed, 1 layout changed, 1 orphaned`
    static func summary(_ results: [FigureResult]) -> String {
        let counts = Dictionary(grouping: results, by: \.verdict).mapValues(\.count)
        let parts = Verdict.allCases.compactMap { verdict in counts[verdict].map { "\($0) \(verdict.words)" } }
        let total = "\(results.count) figure\(results.count == 1 ? "" : "s")"
        return parts.isEmpty ? total : "\(total): \(parts.joined(separator: ", "))"
    }
}

/// Where the goldens are, and of which figures.
struct GoldenOptions: ParsableArguments {
    static let standard = "Tests/Goldens"

    @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
    var goldens = Self.standard

    @Option(help: "Pixels a point.")
    var scale = RenderCommand.Scale.one

    @Option(help: "The appearance of scenes that leave it open.")
    var appearance = RenderCommand.Appearance.light

    func validate() throws { try checkPath(goldens, "--goldens") }

    func folder(_ catalog: CheckedCatalog) -> GoldenFolder {
        GoldenFolder(goldens, sizeLimit: catalog.goldenSizeLimit)
    }
}
