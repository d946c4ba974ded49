import ArgumentParser
import Foundation
import Goldens
import LayoutEngine
import Raster

struct CheckCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Compares scenes with their goldens.",
        discussion: """
            A golden is a picture, NAME.png, and its layout, NAME.txt. A picture passes if no channel of any pixel \
            differs by more than 1 and the same is painted, a layout if every view is measured and placed as before. \
            If there is a folder of goldens, a missing golden is recorded once, and the run fails and says so; if there \
            is none, nothing is written unless --record asks for it. If CI is set, nothing is written at all. \
            PLUMBLINE_RECORD means the same as --record, which takes precedence. Exit status: 0 all well, 1 a picture \
            differs or a scene failed, 2 a golden is missing or orphaned, or there are none at all.
            """)

    @Argument(help: "Scenes by name, as for render; by default all scenes.")
    var glob: [String] = []

    @OptionGroup var goldenOptions: GoldenOptions

    @OptionGroup var workers: WorkerOptions

    @Option(help: "Which figures become goldens: missing, failed, all, or never.")
    var record: RecordMode?

    @Option(
        help: ArgumentHelp(
            "The folder of the report, which then shows every picture that differs. Without this option, a report of "
                + "failures is written to \(standardReport).", valueName: "dir"))
    var report: String?

    @Flag(help: "Also fails if libraries or fonts differ from the goldens'.")
    var strict = false

    func validate() throws { try checkPath(report, "--report") }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let scenes = try catalog.scenes(matching: glob)
        let mode = try mode(console.environment)
        if record == nil, RecordMode.isAskedFor(console.environment),
            let refused = RecordMode.refusedMode(console.environment)
        {
            console.warning(
                "nothing is recorded, although \(RecordMode.variable) is \(refused.rawValue), because CI is set")
        }
        let folder = goldenOptions.folder(catalog)
        try checkFolder(folder, mode, console)
        try checkReportPlace()
        // Reports a damaged manifest once, not for every figure.
        _ = try folder.manifest()
        if mode != .never { folder.sweep() }
        let environment = try GoldenEnvironment.current
        let check = FigureCheck(folder: folder, environment: environment, mode: mode)
        let source = FigureSource(catalog: catalog, limits: workers.limits, console: console)
        let run = GoldenRun(
            scenes: scenes, source: source, check: check, scale: goldenOptions.scale.rawValue,
            appearances: goldenOptions.appearance.schemes, isStrict: strict, writesReport: report != nil)
        var findings = try await run.findings()
        if findings.interruption == nil { try addOrphans(to: &findings, check, catalog) }
        CheckDiagnostics(findings.results, strict: strict).print(to: console)
        if findings.interruption != nil { noteEnd(findings, of: run.requests.count, console) }
        try writeReport(findings, environment, console)
        if let interruption = findings.interruption { throw interruption }
        let possible = scenes.reduce(into: Set<String>()) { $0.formUnion($1.goldenNames) }
        noteOthers(possible.intersection(folder.figures()).subtracting(run.requests.map(\.goldenName)).count, console)
        console.note(Self.summary(findings.results))
        let status = findings.results.map(\.verdict).exitStatus(strict: strict)
        if status != 0 { throw ReportedFailure(status: ExitStatus(rawValue: status)) }
    }

    @MainActor
    private func checkFolder(_ folder: GoldenFolder, _ mode: RecordMode, _ console: Console) throws {
        let asksToRecord = mode != .never && (record != nil || RecordMode.isAskedFor(console.environment))
        guard folder.isThere || asksToRecord else {
            console.error(
                "there is no folder of goldens at \(folder.path): run in the folder that contains it, name it with "
                    + "--goldens, or make it with --record missing")
            throw ReportedFailure(status: .noGoldens)
        }
    }

    private func addOrphans(
        to findings: inout GoldenRun.Findings, _ check: FigureCheck, _ catalog: CheckedCatalog
    ) throws {
        let globs = glob.map { Glob($0) }
        let files = Dictionary(uniqueKeysWithValues: catalog.scenes.map { ($0.name, $0.goldenNames) })
        let orphans = check.orphans(files: files) { name in globs.isEmpty || globs.contains { $0.matches(name) } }
        for orphan in orphans { try findings.add(orphan, strict: strict, writesReport: report != nil) }
    }

    /// Summarizes a run that ended early.
    @MainActor
    private func noteEnd(_ findings: GoldenRun.Findings, of count: Int, _ console: Console) {
        // The next run passes what has been recorded, so this is the only chance to say it.
        let recorded = findings.results.count(where: \.isRecorded)
        if recorded > 0 {
            console.note("\(recorded) recorded before the end: look at them now, because the next run passes")
        }
        console.note("\(findings.results.count) of \(count) checked: \(Self.summary(findings.results))")
    }

    /// Mentions goldens that the run did not compare.
    @MainActor
    private func noteOthers(_ count: Int, _ console: Console) {
        guard count > 0 else { return }
        console.note(
            "\(Wording.count(count, "golden")) of another scale or appearance \(count == 1 ? "was" : "were") not "
                + "compared; select \(count == 1 ? "it" : "them") with --scale and --appearance")
    }

    private func mode(_ environment: [String: String]) throws(UsageError) -> RecordMode {
        if let record {
            guard record == .never || !RecordMode.isContinuousIntegration(environment) else {
                throw UsageError("CI is set, so no golden is written: leave --record out, or record elsewhere")
            }
            return record
        }
        do throws(RecordModeError) {
            return try RecordMode(environment: environment)
        } catch {
            throw UsageError("\(error)")
        }
    }

    /// A report among the goldens would be mistaken for goldens, and goldens among a report's pictures would be removed.
    private func checkReportPlace() throws(UsageError) {
        func real(_ path: String) -> String {
            URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path + "/"
        }
        let folder = report ?? Self.standardReport
        let (goldens, ours) = (real(goldenOptions.path), real(folder))
        if ours.hasPrefix(goldens) {
            throw UsageError(
                "the report would go to \(folder), into the goldens' own folder \(goldenOptions.path): name another with --report"
            )
        }
        if goldens.hasPrefix(ours + "pictures/") {
            throw UsageError(
                "the goldens in \(goldenOptions.path) are in the pictures folder of the report \(folder): "
                    + "name another with --report"
            )
        }
    }

    /// Writes the report if it was requested or if something failed, by default into `output/check`, and replaces an
    /// outdated report of failures.
    @MainActor
    private func writeReport(
        _ findings: GoldenRun.Findings, _ environment: GoldenEnvironment, _ console: Console
    ) throws {
        let fails = findings.results.contains { $0.verdict.isFailure(strict: strict) }
        let isOutdated = report == nil && !fails && (try? ReportFile(at: Self.standardReport)) != nil
        guard report != nil || fails || isOutdated else { return }
        let folder = report ?? Self.standardReport
        let program = Self.program(ProgramArguments.all.first, from: FileManager.default.currentDirectoryPath)
        var command = "\(program) accept --from \(folder.shellQuoted)"
        if let goldens = goldenOptions.goldens { command += " --goldens \(goldens.shellQuoted)" }
        let made = CheckReport(
            entries: findings.entries, environment: environment, goldens: goldenOptions.path,
            acceptance: .command(command))
        try OutputFolder.create(folder)
        console.note("report: \(try made.write(to: folder))")
    }

    static let standardReport = "output/check"

    /// The program as typed in a shell in `folder`: its name if it is found by `PATH`, else its path.
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
        let total = Wording.count(results.count, "figure")
        return parts.isEmpty ? total : "\(total): \(parts.joined(separator: ", "))"
    }
}
