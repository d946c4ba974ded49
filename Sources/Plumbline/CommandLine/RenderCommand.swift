import ArgumentParser

struct RenderCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws scenes into PNG, SVG or PDF files, or explorable pages.",
        discussion: """
            Files are named after their scenes: NAME.png at 1×, NAME@2x.png, NAME~dark@2x.png in dark appearance. Each \
            is replaced as a whole, so an interrupted run leaves the old file or the new one.

            A scene that crashes, hangs or takes too much memory fails alone: it is named, a placeholder stands in its \
            place, and the others are drawn. A figure is left unchanged while its inputs are: the program, its assets, \
            the fonts, the options.
            """)

    @OptionGroup var scenes: SceneArguments

    @OptionGroup var options: RenderOptions

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        guard let idle = IdlePatterns(environment: console.environment) else {
            return try await options.run(catalog, try catalog.scenes(matching: scenes.glob), console)
        }
        let found = try idle.write(of: scenes.glob, in: catalog)
        if !found.isEmpty || scenes.glob.isEmpty { try await options.run(catalog, found, console) }
    }
}
