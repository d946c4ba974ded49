import ArgumentParser
import Foundation
import Plumbline
import ProcessShim

struct RenderSourcesCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws the previews and scenes of Swift files.",
        discussion: """
            Every #Preview, PreviewProvider and Scene in the files becomes a figure; --view draws a view by its name. \
            import SwiftUI stays as it is. Files that need each other are given together, or as their folder; they become \
            one module. Images and colors are found beside the files.
            """)

    @OptionGroup var sources: SourceOptions

    @Option(
        help: ArgumentHelp(
            "Draws only the figures of this name, such as 'Card/Dark' or 'Card/*'; may be repeated.", valueName: "glob")
    )
    var only: [String] = []

    @OptionGroup var options: RenderOptions

    func run(_ console: Console) async throws {
        let (loaded, leftOut) = try compiled(console)
        CatalogProcess.become(prefix: loaded.prefix)
        let catalog = try CrashMessage.guarding(sources.paths) { try loaded.catalog() }
        let isIncomplete = !leftOut.previews.isEmpty && only.isEmpty && sources.view == nil
        if catalog.scenes.isEmpty, isIncomplete { throw ReportedFailure(status: .failure) }
        guard !catalog.scenes.isEmpty else { throw UsageError(try sources.nothingToDraw()) }
        try await options.run(
            catalog, try catalog.scenes(matching: only), console, warnings: leftOut.warnings + leftOut.previews)
        if isIncomplete { throw ReportedFailure(status: .failure) }
    }

    /// - Throws: `ReportedFailure` after a signal, once nothing unfinished is left.
    @MainActor
    private func compiled(_ console: Console) throws -> (catalog: LoadedCatalog, leftOut: LeftOut) {
        processshim_catch_signals()
        defer { processshim_release_signals() }
        let loaded = Result { try sources.loaded(console) }
        let signal = processshim_take_signal()
        if signal != 0 { throw ReportedFailure(status: .signal(signal)) }
        return try loaded.get()
    }
}
