import ArgumentParser
import Explorable
import Foundation
import LayoutEngine
import ViewDSL

struct SiteCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "site", abstract: "Makes a static site of explorable figures, with an index.",
        discussion: """
            Every scene has a page, NAME.html, and stills of both appearances. index.html lists them: it can be searched, \
            linked and printed. The pages load nothing from the network and can be opened as files.

            Unchanged figures are skipped, as with render.
            """)

    @OptionGroup var arguments: SceneArguments

    @Option(help: ArgumentHelp("The folder of the site.", valueName: "dir"))
    var output = "site"

    @Option(help: "The title of the index. (default: the program's name)")
    var title: String?

    @OptionGroup var batch: BatchOptions

    private static let index = "index.html"

    func validate() throws { try checkPath(output, "--output") }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        console.isQuiet = batch.quiet
        let scenes = try catalog.scenes(matching: arguments.glob)
        // On most disks of Macs and of Windows INDEX.html is the same file.
        let fault = scenes.first {
            let name = $0.name.lowercased()
            return name == "index" || name.hasPrefix("\(Self.index)/")
        }
        if let fault {
            throw UsageError(
                "the scene \(fault.name) (\(fault.place)) would take the place of the site's index: rename it")
        }
        let settings = RenderBatch.Settings(folder: output, force: batch.force, limits: batch.workers.limits)
        let requests = scenes.flatMap(requests)
        let (report, end) = try await RenderBatch(requests, catalog: catalog, settings: settings, console: console)
            .run()
        let drawn = Dictionary(
            report.figures.map { ($0.figure.file, $0.figure) }, uniquingKeysWith: { first, _ in first })
        let index = SiteIndex(
            title: indexTitle, generator: Generator.name, entries: scenes.compactMap { entry($0, drawn) })
        try FigureFile.write(Data(index.text.utf8), to: Self.index, in: output)
        defer { console.info("The site is \(output)/\(Self.index)") }
        try report.conclude(end, console)
    }

    private var indexTitle: String {
        if let title { return title }
        let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "Figures").lastPathComponent
        return Wording.capitalized(program)
    }

    private func requests(_ scene: Scene) -> [RequestedFigure] {
        [page(scene)] + scene.appearances([.light, .dark]).map { RequestedFigure(scene, scale: 1, appearance: $0) }
    }

    private func page(_ scene: Scene) -> RequestedFigure {
        RequestedFigure(scene, scale: 2, appearance: scene.appearance ?? .light, format: .html)
    }

    /// Nil for a scene that has no page.
    private func entry(_ scene: Scene, _ drawn: [String: DrawnFigure]) -> SiteIndex.Entry? {
        let stills = scene.appearances([.light, .dark]).map { RequestedFigure(scene, scale: 1, appearance: $0).file }
        let page = page(scene).file
        guard drawn["\(output)/\(page)"] != nil, let first = stills.first, let still = drawn["\(output)/\(first)"]
        else {
            return nil
        }
        return SiteIndex.Entry(
            name: scene.name, title: scene.displayTitle, caption: scene.caption, altText: still.altText, page: page,
            lightStill: first, darkStill: stills.count > 1 ? stills[1] : nil, width: still.pixels[0],
            height: still.pixels[1])
    }
}
