import ArgumentParser
import Foundation
import LayoutEngine
import Raster
import ViewDSL

/// `render`: figures into PNG, SVG or PDF files.
struct RenderCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws scenes into PNG, SVG or PDF files.",
        discussion: """
            Files are named after their scenes: NAME.png at 1×, NAME@2x.png, NAME~dark@2x.png in dark appearance. Each \
            is written beside its place and moved there, so an interrupted run leaves the old file or the new one.

            A scene that crashes, hangs or takes too much memory takes no other along: it is named, a placeholder \
            stands in its place, and the others are drawn. A figure whose inputs have not changed is left as it is: the \
            program, its assets, the fonts, the options.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case png, svg, pdf

        var files: FigureFormat {
            switch self {
            case .png: .png
            case .svg: .svg
            case .pdf: .pdf
            }
        }
    }

    /// Pixels a point.
    enum Scale: Int, CaseIterable, ExpressibleByArgument {
        case one = 1
        case two, three
    }

    enum Appearance: String, CaseIterable, ExpressibleByArgument {
        case light, dark, both

        var schemes: [ColorScheme] {
            switch self {
            case .light: [.light]
            case .dark: [.dark]
            case .both: [.light, .dark]
            }
        }
    }

    @Argument(
        help: """
            Scenes by name: * and ? stand for letters between slashes, ** for any number of parts. All scenes when \
            there is none.
            """)
    var glob: [String] = []

    @Option(help: ArgumentHelp("The folder for the files.", valueName: "dir"))
    var output = "output"

    @Option(name: .customLong("scale"), help: "Pixels a point; may be repeated. (default: 2)")
    var scales: [Scale] = []

    @Option(help: "The appearance of scenes that leave it open.")
    var appearance = Appearance.light

    @Option(
        help: "What files are written: png, or svg or pdf, which have outlines for pixels and one file a scene.")
    var format = Format.png

    @Option(help: "How scene names become file names: a folder for every slash, or as DocC wants them a hyphen.")
    var names = FigureFile.Names.path

    @Option(name: .shortAndLong, help: "Workers at a time. (default: one for each core)")
    var jobs: Int?

    @Option(help: ArgumentHelp("Draws one part of several: 2/8 is the second of eight.", valueName: "i/n"))
    var shard: Shard?

    @Option(
        help: ArgumentHelp(
            "A summary of an earlier run: shards are balanced by it. All shards must be given the same.",
            valueName: "file"))
    var timings: String?

    @Flag(help: "Draws every figure, also what has not changed.")
    var force = false

    @Option(help: ArgumentHelp("How long one figure may take.", valueName: "seconds"))
    var timeout = 60.0

    @Option(help: ArgumentHelp("How much memory one figure may take; 0 is no limit.", valueName: "megabytes"))
    var memory = 1024

    @Flag(name: .shortAndLong, help: "Says nothing but errors.")
    var quiet = false

    @Flag(help: "Writes JSON to standard output: every figure, its file, description and issues.")
    var json = false

    func validate() throws {
        try checkPath(output, "--output")
        try checkPath(timings, "--timings")
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
        // Beyond a year the clock's arithmetic is not worth its risk.
        guard timeout > 0, timeout <= 31_536_000 else {
            throw ValidationError("--timeout takes seconds: more than 0, a year at most")
        }
        guard (0...(1 << 30)).contains(memory) else { throw ValidationError("--memory takes megabytes, or 0") }
    }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        console.isQuiet = quiet
        var scenes = try catalog.scenes(matching: glob)
        try checkNames(scenes)
        let timings = try timings.map { try BatchReport.read($0).timings } ?? [:]
        let part = shard.map { shard in
            let plan = ShardPlan(scenes: scenes.map(\.name), count: shard.count, timings: timings)
            scenes = scenes.filter { plan.contains($0.name, in: shard) }
            return BatchReport.Part(index: shard.index, count: shard.count, plan: digest(of: plan))
        }
        var settings = RenderBatch.Settings(folder: output, force: force, timings: timings)
        settings.limits = Supervisor.Limits(
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, timeout: timeout,
            memory: memory == 0 ? nil : memory << 20)
        let batch = try RenderBatch(requests(scenes), catalog: catalog, settings: settings, console: console)
        var report = await batch.run()
        report.shard = part
        if json { console.output(try jsonText(report)) }
        try finish(report, batch.stop, console)
    }

    @MainActor
    private func finish(_ report: BatchReport, _ stop: RenderBatch.Stop?, _ console: Console) throws {
        var status = report.summary.failed > 0 ? ExitStatus.failure : .success
        switch stop {
        case nil: break
        case .signal(let number):
            console.error("ended by \(LossWords.name(of: number)): run again to draw the rest")
            status = .signal(number)
        case .disk(let message):
            console.error("\(message). Nothing more can be written there: make room and run again to draw the rest")
            status = .failure
        case .noWorkers(let words):
            console.error("no worker process would start: \(words)")
            status = .failure
        }
        console.note(report.summary.line, isNews: true)
        if status != .success { throw Reported(status: status) }
    }

    /// Hyphens for slashes may give two scenes one name.
    private func checkNames(_ scenes: [Scene]) throws {
        guard names == .docc else { return }
        var owners: [String: Scene] = [:]
        for scene in scenes {
            let file = FigureFile(scene: scene.name, scale: 1, appearance: .light, names: names).path
            if let other = owners.updateValue(scene, forKey: file) {
                throw UsageError(
                    "the scenes \(other.name) (\(other.place)) and \(scene.name) (\(scene.place)) would both be "
                        + "\(file) by DocC's names: rename one")
            }
        }
    }

    /// The same for all shards of one batch: of the same scenes, split alike, in the same looks.
    private func digest(of plan: ShardPlan) -> String {
        let looks = [appearance.rawValue, format.rawValue, names.rawValue] + wantedScales.map(String.init)
        return "\(plan.digest)-\(looks.joined(separator: "-"))"
    }

    /// Pixels a point, each once.
    private var wantedScales: [Int] {
        let all = scales.isEmpty ? [2] : Set(scales.map(\.rawValue)).sorted()
        // Lines of a file for every scale lie on the finest grid that was asked for.
        return format.files.hasScale ? all : all.suffix(1)
    }

    /// Every figure asked for, each once, a scene's together.
    private func requests(_ scenes: [Scene]) -> [FigureRequest] {
        let scales = wantedScales
        return scenes.flatMap { scene in
            (scene.appearance.map { [$0] } ?? appearance.schemes).flatMap { appearance in
                scales.map {
                    FigureRequest(scene, scale: $0, appearance: appearance, names: names, format: format.files)
                }
            }
        }
    }
}

extension FigureFile.Names: ExpressibleByArgument {}

/// Refuses an empty path, such as a script's unset variable makes; nil is an option that was not given.
func checkPath(_ path: String?, _ option: String) throws {
    if path?.isEmpty == true {
        throw ValidationError("\(option) is given an empty path; the current folder is “.”")
    }
}
