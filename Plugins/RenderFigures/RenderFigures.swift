import Foundation
import PackagePlugin

/// `swift package render-figures`: builds a package's catalog of scenes and runs its `render`.
///
/// All it adds is where things are: which executable is the catalog, and the package's DocC resources as the folder
/// unless another is given. What it does not know it passes on.
@main
struct RenderFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let request = try Request(arguments)
        if request.wantsHelp { return print(Request.help) }
        let catalogs = Catalogs(of: context.package)
        let catalog = try catalogs.named(request.catalog)
        let arguments = try request.renderArguments(in: context.package)
        let run = CatalogRun(program: try build(catalog), folder: context.package.directoryURL)
        if catalogs.others.contains(catalog) { try run.requireCatalog() }
        try run.run(["render"] + arguments)
    }

    /// - Returns: The program.
    private func build(_ catalog: String) throws -> URL {
        // With the configuration the command was given: what the tests have compiled is not compiled again.
        let result = try packageManager.build(
            .product(catalog), parameters: .init(configuration: .inherit, logging: .concise))
        let programs = result.builtArtifacts.filter { $0.kind == .executable }.map(\.url)
        let program = programs.first { $0.deletingPathExtension().lastPathComponent == catalog }
        guard result.succeeded, let program else {
            throw Failure("The catalog \(catalog) does not build.\n\(result.logText)")
        }
        return program
    }
}

/// Why there are no figures; SwiftPM prints it as an error.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
