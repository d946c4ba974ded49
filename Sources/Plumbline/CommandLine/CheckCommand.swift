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
            more than 1 off and what is painted is the same, a layout when every view is measured and placed as before. Where there is a folder of \
            goldens, a missing golden is recorded once, and the run fails saying so; where there is none, nothing is \
            written unless --record asks for it. Where CI is set nothing is written at all. PLUMBLINE_RECORD says the \
            same as --record, which has the last word. Exit status: 0 all well, 1 a picture differs or a scene \
            failed, 2 a golden is missing or orphaned, or there are none at all.
            """)

    @Argument(help: "Scenes by name, as for render. All scenes when there is none.")
    var glob: [String] = []

    @OptionGroup var place: GoldenOptions

    @OptionGroup var workers: WorkerOptions

    @Option(help: "What becomes a golden: missing, failed, all, or never.")
    var record: RecordMode?

    @Option(
        help: ArgumentHelp("The folder for the report, written when something is to be looked at.", valueName: "dir"))
    var report: String?

    @Flag(help: "Fails too where libraries or fonts are not those of the goldens.")
    var strict = false

    func validate() throws { try checkPath(report, "--report") }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let scenes = try catalog.scenes(matching: glob)
        let mode = try mode(console.environment)
        let folder = place.folder(catalog)
        let asksToRecord = mode != .never && (record != nil || RecordMode.isAskedFor(console.environment))
        guard folder.isThere || asksToRecord else {
            console.error(
                "there is no folder of goldens at \(folder.path): run where it is, name it by --goldens, or make it by "
                    + "--record missing")
            throw Reported(status: .noGoldens)
        }
        try checkReportPlace()
        // A damaged one is said once, not for every figure.
        _ = try folder.manifest()
        if mode != .never { folder.sweep() }
        let environment = try GoldenEnvironment.current
        let check = FigureCheck(folder: folder, environment: environment, mode: mode)
        let source = FigureSource(catalog: catalog, limits: workers.limits, console: console)
        let run = GoldenRun(
            scenes: scenes, source: source, check: check, scale: place.scale.rawValue,
            appearances: place.appearance.schemes, isStrict: strict)
        var findings = try await run.findings()
        if findings.interruption == nil {
            let globs = glob.map { Glob($0) }
            let files = Dictionary(uniqueKeysWithValues: catalog.scenes.map { ($0.name, $0.goldenFiles) })
            let orphans = check.orphans(files: files) { name in
                globs.isEmpty || globs.contains { $0.matches(name) }
            }
            for orphan in orphans { try findings.add(orphan, strict: strict) }
        }
        CheckNews(findings.results, strict: strict).tell(console)
        if let interruption = findings.interruption {
            // The next run passes what is recorded by now: it is said here or never.
            let recorded = findings.results.count(where: \.isRecorded)
            if recorded > 0 {
                console.note("\(recorded) recorded before the end: look at them, for the next run passes them")
            }
            console.note("\(findings.results.count) of \(run.count) checked: \(Self.summary(findings.results))")
            try writeReport(findings, environment, console)
            throw interruption
        }
        try writeReport(findings, environment, console)
        let others = scenes.reduce(into: Set<String>()) { $0.formUnion($1.goldenFiles) }
            .intersection(folder.figures()).subtracting(run.files).count
        if others > 0 {
            console.note(
                "\(others) golden\(others == 1 ? "" : "s") of another scale or appearance not compared: --scale and "
                    + "--appearance ask for \(others == 1 ? "it" : "them")")
        }
        console.note(Self.summary(findings.results))
        let status = findings.results.map(\.verdict).exitStatus(strict: strict)
        if status != 0 { throw Reported(status: ExitStatus(rawValue: status)) }
    }

    private func mode(_ environment: [String: String]) throws(UsageError) -> RecordMode {
        if let record {
            guard record == .never || !RecordMode.isContinuousIntegration(environment) else {
                throw UsageError("CI is set, and there no golden is written: leave --record out, or record elsewhere")
            }
            return record
        }
        do throws(RecordModeError) {
            return try RecordMode(environment: environment)
        } catch {
            throw UsageError("\(error)")
        }
    }

    /// A report among the goldens would be taken for some of them, and goldens among a report's pictures be removed.
    private func checkReportPlace() throws(UsageError) {
        func real(_ path: String) -> String {
            URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path + "/"
        }
        let folder = report ?? Self.standardReport
        let (goldens, ours) = (real(place.path), real(folder))
        if ours.hasPrefix(goldens) {
            throw UsageError(
                "the report would go to \(folder), into the goldens' own folder \(place.path): name another by --report"
            )
        }
        if goldens.hasPrefix(ours + "pictures/") {
            throw UsageError(
                "the goldens in \(place.path) lie among the pictures of the report \(folder): name another by --report")
        }
    }

    /// Written where it was asked for; else, where there is something to look at, into `output/check`. One that tells of
    /// failures does not outlive them.
    @MainActor
    private func writeReport(
        _ findings: GoldenRun.Findings, _ environment: GoldenEnvironment, _ console: Console
    ) throws {
        let fails = findings.results.contains { $0.verdict.isFailure(strict: strict) }
        let isOutdated = report == nil && !fails && (try? ReportFile(at: Self.standardReport)) != nil
        guard report != nil || fails || isOutdated else { return }
        let folder = report ?? Self.standardReport
        let program = Self.program(CommandLine.arguments.first, from: FileManager.default.currentDirectoryPath)
        var command = "\(program) accept --from \(folder.shellQuoted)"
        if let goldens = place.goldens { command += " --goldens \(goldens.shellQuoted)" }
        let made = CheckReport(
            entries: findings.entries, environment: environment, goldens: place.path, acceptance: .command(command))
        try OutputFolder.create(folder)
        console.note("report: \(try made.write(to: folder))")
    }

    static let standardReport = "output/check"

    /// The program as a shell in `folder` finds it: by its name where `PATH` led to it, else by its path.
    static func program(_ argument: String?, from folder: String) -> String {
        guard let argument, !argument.isEmpty else { return "scenes" }
        guard argument.hasPrefix(folder + "/") else { return argument.shellQuoted }
        let rest = String(argument.dropFirst(folder.count + 1))
        return (rest.contains("/") ? rest : "./\(rest)").shellQuoted
    }

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
    /// In the current folder; taken only where it is there already.
    static let standard = "Goldens"

    @Option(help: ArgumentHelp("The folder of the goldens. (default: \(Self.standard))", valueName: "dir"))
    var goldens: String?

    @Option(help: "Pixels a point.")
    var scale = RenderCommand.Scale.one

    @Option(help: "The appearance of scenes that leave it open.")
    var appearance = RenderCommand.Appearance.light

    func validate() throws { try checkPath(goldens, "--goldens") }

    var path: String { goldens ?? Self.standard }

    func folder(_ catalog: CheckedCatalog) -> GoldenFolder {
        GoldenFolder(path, sizeLimit: catalog.goldenSizeLimit)
    }
}

extension RecordMode: ExpressibleByArgument {}

/// The processes that draw figures to be compared.
struct WorkerOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "Workers at a time. (default: one for each core)")
    var jobs: Int?

    @Option(help: ArgumentHelp("How long one figure may take.", valueName: "seconds"))
    var timeout = 60.0

    @Option(help: ArgumentHelp("How much memory one figure may take; 0 is no limit.", valueName: "megabytes"))
    var memory = 1024

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
        // Beyond a year the clock's arithmetic is not worth its risk.
        guard timeout > 0, timeout <= 31_536_000 else {
            throw ValidationError("--timeout takes seconds: more than 0, a year at most")
        }
        guard (0...(1 << 30)).contains(memory) else { throw ValidationError("--memory takes megabytes, or 0") }
    }

    var limits: Supervisor.Limits {
        Supervisor.Limits(
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, timeout: timeout,
            memory: memory == 0 ? nil : memory << 20)
    }
}
