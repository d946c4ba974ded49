import ArgumentParser
import Foundation
import Goldens
import LayoutEngine
import Plumbline
import ProcessShim

struct ArticleCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "article", abstract: "Draws the figures of a Markdown page from its own listings.",
        discussion: """
            A listing that begins with ```swift figure name=card width=300 becomes a figure, drawn in light and dark; an \
            image line below it shows it. Such a line and the pictures are all that is written. show=Card() draws that \
            instead of the listing; height, annotations and alt are settings too. explore=700 shows the explorable figure in \
            a frame of that height, with the picture for readers without frames. A listing marked ```swift compile is only \
            compiled. Every listing sees the declarations of earlier ones, and of the Swift files and folders that are named \
            beside the page. A comment <!-- figure name=card --> above a plain ```swift does the same as its mark. In a DocC catalog the pictures go into its \
            Resources, else into the folder figures beside the page.

            With --check pages and pictures stay as they are: a listing that does not compile, a picture that is not what its listing \
            draws, and an image line that is missing are failures. A report in output/check shows the \
            pictures; a check without such failures removes it.
            """)

    @Argument(
        help: ArgumentHelp(
            "Markdown pages, and the Swift files and folders whose views their listings use.", valueName: "path"))
    var paths: [String]

    @Flag(help: "Changes no page and no picture, and fails if something would change.")
    var check = false

    @Option(help: ArgumentHelp("The folder of the pictures, seen from the page.", valueName: "dir"))
    var figures: String?

    @Option(
        help: ArgumentHelp(
            "The address where the explorable pages of a DocC article are published; explore= links to them there.",
            valueName: "url"))
    var site: String?

    @Option(help: ArgumentHelp("With --check, the folder of the report.", valueName: "dir"))
    var report = "output/check"

    @OptionGroup var workers: WorkerOptions

    func validate() throws {
        try checkPath(figures, "--figures")
        try checkPath(report, "--report")
        guard !Self.parts(paths).pages.isEmpty else {
            throw ValidationError(
                "there is no page: name a Markdown page; Swift files are only what its listings use")
        }
    }

    /// Pages each once.
    static func parts(_ paths: [String]) -> (pages: [String], sources: [String]) {
        func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") || FileManager.default.isFolder(path) }
        var seen: Set<String> = []
        let pages = paths.filter { !isSource($0) && seen.insert(SourceFiles.real($0)).inserted }
        return (pages, paths.filter(isSource))
    }

    func run(_ console: Console) async throws {
        let parts = Self.parts(paths)
        let sources = parts.sources.isEmpty ? nil : try SourceFiles(parts.sources)
        let pages = try parts.pages.map { path throws(UsageError) in try ArticlePage(path: path) }
        for page in pages where page.listings.isEmpty {
            console.warning("\(page.path) has no listing marked swift figure or swift compile")
        }
        let places = pages.map { ArticlePlaces(page: $0, figures: figures) }
        try ArticlePlaces.checkDistinct(places)
        let compiler = try Compiler.ready(console)
        let folder = try TemporaryFolder(in: compiler.cache.path)
        processshim_catch_signals()
        defer { processshim_release_signals() }
        var (failures, results, written, drawn) = (0, [FigureResult](), 0, 0)
        for (number, (page, places)) in zip(pages, places).enumerated() {
            let run = ArticleRun(
                places: places, sources: sources, compiler: compiler, workers: workers.arguments, console: console,
                site: site.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
            console.progress("\(page.path): compiling \(page.listings.count) listings")
            let outcome = try run.draw(into: "\(folder.path)/\(number)")
            console.clearProgress()
            failures += outcome.failures
            drawn += outcome.drawn.count
            if check {
                results += try ArticleCheck(run: run).results(outcome)
            } else {
                written += try run.write(outcome)
            }
        }
        if check {
            try finish(results, listingFailures: failures, console)
        } else {
            console.info("\(drawn) pictures drawn, \(written) files written")
            if failures > 0 { throw ReportedFailure(status: .failure) }
        }
    }

    @MainActor
    private func finish(_ results: [FigureResult], listingFailures: Int, _ console: Console) throws {
        let failures = results.filter { $0.verdict != .passed }
        for failure in failures { console.error(failure.message) }
        if failures.isEmpty {
            CheckReport.remove(from: report)
        } else {
            let command = "plumbline article \(paths.map(\.shellQuoted).joined(separator: " "))"
            let made = CheckReport(
                entries: try failures.map { try ReportEntry($0) }, environment: try .current, goldens: "",
                acceptance: .articles(command))
            console.note("report: \(try made.write(to: report))")
            console.note("if the listings are right, draw their figures again: \(command)")
        }
        let problems = failures.count + listingFailures
        console.info(
            "\(results.count - failures.count) files match their listings, \(Wording.count(problems, "problem"))")
        let isOnlyMissing = failures.allSatisfy { $0.verdict == .missing } && listingFailures == 0
        if problems > 0 { throw ReportedFailure(status: isOnlyMissing ? .noGoldens : .failure) }
    }
}
