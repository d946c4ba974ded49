import ArgumentParser

/// The options of every command that draws scenes into files.
package struct RenderOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder for the files.", valueName: "dir"))
    var output = "output"

    @Option(name: .customLong("scale"), help: "Pixels per point; may be repeated. (default: 2)")
    var scales: [ScaleOption] = []

    @Option(help: "The appearance, unless a scene or preview sets its own.")
    var appearance = AppearanceOption.light

    @Option(
        help: """
            The file format: png; apng, a few frames that show what changes with the proposal; svg and pdf, with one file \
            for all scales; html, an explorable page for each figure, in both appearances.
            """)
    var format = FigureFormat.png

    @Option(help: "How slashes in scene names become file names: path makes folders, docc makes hyphens.")
    var names = FigureFile.Names.path

    @OptionGroup var batch: BatchOptions

    @Option(help: ArgumentHelp("Draws one part of several: 2/8 is the second of eight.", valueName: "i/n"))
    var shard: Shard?

    @Option(
        help: ArgumentHelp(
            "A summary of an earlier run, by which shards are balanced. Give all shards the same.",
            valueName: "file"))
    var timings: String?

    @Flag(help: "Writes JSON to standard output: every figure, its file, description and issues.")
    var json = false

    package init() {}

    package func validate() throws {
        try checkPath(output, "--output")
        try checkPath(timings, "--timings")
    }

    /// The options as arguments of another command, besides those about what is printed and which part is drawn.
    package var arguments: [String] {
        ["--output", output] + scales.flatMap { ["--scale", "\($0.rawValue)"] } + ["--appearance", appearance.rawValue]
            + ["--format", format.rawValue, "--names", names.rawValue] + batch.arguments
    }

    /// Draws `scenes`, which are of the catalog.
    ///
    /// - Parameter warnings: About the catalog, for the JSON.
    @MainActor
    package func run(
        _ catalog: CheckedCatalog, _ scenes: [Scene], _ console: Console, warnings: [String] = []
    ) async throws {
        console.isQuiet = batch.quiet
        var scenes = scenes
        try checkNames(scenes)
        let timings = try timings.map { try BatchReport.read($0).timings } ?? [:]
        let part = shard.map { shard in
            let plan = ShardPlan(scenes: scenes.map(\.name), count: shard.count, timings: timings)
            scenes = scenes.filter { plan.contains($0.name, in: shard) }
            return BatchReport.Part(index: shard.index, count: shard.count, plan: digest(of: plan))
        }
        let settings = RenderBatch.Settings(
            folder: output, force: batch.force, limits: batch.workers.limits, timings: timings)
        var (report, end) = try await RenderBatch(
            requests(scenes), catalog: catalog, settings: settings, console: console
        ).run()
        report.shard = part
        report.warnings = warnings.isEmpty ? nil : warnings
        if json { console.output(try jsonText(report)) }
        try report.conclude(end, console, listing: json ? 0 : 4, in: json ? nil : output)
    }

    /// With hyphens for slashes, two scenes may have the same file.
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

    /// The same for all shards of one batch, and for no other batch.
    private func digest(of plan: ShardPlan) -> String {
        let options = [appearance.rawValue, format.rawValue, names.rawValue] + requestedScales.map(String.init)
        return "\(plan.digest)-\(options.joined(separator: "-"))"
    }

    private var requestedScales: [Int] {
        let all = scales.isEmpty ? [2] : Set(scales.map(\.rawValue)).sorted()
        // A vector file is aligned to the pixels of the largest scale.
        return format.hasPixels ? all : all.suffix(1)
    }

    private func requests(_ scenes: [Scene]) -> [RequestedFigure] {
        let scales = requestedScales
        return scenes.flatMap { scene in
            scene.appearances(format.hasBothAppearances ? [.light] : appearance.schemes).flatMap { appearance in
                scales.map { RequestedFigure(scene, scale: $0, appearance: appearance, names: names, format: format) }
            }
        }
    }
}
