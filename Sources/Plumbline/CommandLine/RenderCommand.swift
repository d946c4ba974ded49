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

    @Flag(help: "Writes JSON to standard output: every figure, its file, description and issues.")
    var json = false

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let scenes = try catalog.scenes(matching: glob)
        try OutputFolder.create(output)
        var batch = RenderBatch(assets: catalog.assets, folder: output, console: console)
        await batch.run(jobs(scenes))
        if json { console.output(try jsonText(batch.report)) }
        console.note(batch.summary)
        if batch.failures > 0 { throw Reported(status: .failure) }
    }

    /// Every figure asked for, each once, a scene's together.
    private func jobs(_ scenes: [Scene]) -> [RenderBatch.Job] {
        var scales = scales.isEmpty ? [2] : Set(scales.map(\.rawValue)).sorted()
        // Lines of a file for every scale lie on the finest grid that was asked for.
        if !format.files.hasScale { scales = scales.suffix(1) }
        return scenes.flatMap { scene in
            (scene.appearance.map { [$0] } ?? appearance.schemes).flatMap { appearance in
                scales.map { RenderBatch.Job(scene: scene, scale: $0, appearance: appearance, format: format.files) }
            }
        }
    }
}
