import Foundation
import PackagePlugin

/// `swift package render-figures`: builds a package's catalog of scenes, or a program with its previews, and runs its
/// `render`.
///
/// All it adds is where things are: which executable is the catalog, where previews are, and the folder unless another is
/// given. What it does not know it passes on.
@main
struct RenderFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let request = try Request(arguments)
        if request.wantsHelp { return print(Request.help) }
        guard request.watches else { return try draw(request, context) }
        let watch = PackageWatch(context.package)
        while true {
            let state = watch.state
            // A source that does not compile is about to be saved again.
            // After a diagnosed error SwiftPM builds nothing more.
            do { try draw(request, context) } catch { FileHandle.standardError.write(Data("error: \(error)\n".utf8)) }
            FileHandle.standardError.write(Data("Waiting for a change. Control-C ends this.\n".utf8))
            watch.waitForChange(since: state)
        }
    }

    private func draw(_ request: Request, _ context: PluginContext) throws {
        let package = context.package
        let catalogs = Catalogs(of: package)
        let previews = PreviewPrograms(of: package, catalog: catalogs.names.first, target: request.target)
        var idle = IdlePatterns(in: context.pluginWorkDirectoryURL)
        try draw(request, catalogs, previews, context, &idle)
        try idle.check()
    }

    private func draw(
        _ request: Request, _ catalogs: Catalogs, _ previews: PreviewPrograms, _ context: PluginContext,
        _ idle: inout IdlePatterns
    ) throws {
        let package = context.package
        if let target = request.target {
            let catalog = catalogs.name(ofTarget: target)
            try check(target, in: package, isDrawn: catalog != nil || !previews.isEmpty)
            var failures = Failures()
            if let catalog, !request.wantsPreviewsOnly {
                try failures.collect { try draw(catalog, of: catalogs, request, package, &idle) }
            }
            try failures.collect { try draw(previews, request, context, &idle) }
            return try failures.check()
        }
        let hasCatalog = request.catalog != nil || !catalogs.names.isEmpty || previews.isEmpty
        var failures = Failures()
        if hasCatalog, !request.wantsPreviewsOnly {
            let catalog = try catalogs.named(request.catalog)
            try failures.collect { try draw(catalog, of: catalogs, request, package, &idle) }
        }
        if request.catalog == nil { try failures.collect { try draw(previews, request, context, &idle) } }
        try failures.check()
    }

    /// - Throws: `Failure` for a target that is not there, or has nothing to draw.
    private func check(_ target: String, in package: Package, isDrawn: Bool) throws {
        let names = package.targets.filter { $0 is any SourceModuleTarget }.map(\.name).sorted()
        guard names.contains(target) else {
            throw Failure("There is no target \(target). There are: \(names.joined(separator: ", ")).")
        }
        guard isDrawn else {
            throw Failure(
                """
                The target \(target) has nothing to draw: its main type is no SceneCatalog, and it has no #Preview with \
                the product SwiftUI of Plumbline.
                """)
        }
    }

    private func draw(
        _ catalog: String, of catalogs: Catalogs, _ request: Request, _ package: Package, _ idle: inout IdlePatterns
    ) throws {
        let arguments = try request.renderArguments(in: package)
        let run = CatalogRun(
            program: try build(catalog, .inherit), folder: package.directoryURL,
            environment: idle.environment.merging(package.sourceFolders) { $1 })
        if catalogs.others.contains(catalog) { try run.requireCatalog() }
        idle.clear()
        try run.run(["render"] + arguments)
        idle.add()
    }

    private func draw(
        _ previews: PreviewPrograms, _ request: Request, _ context: PluginContext, _ idle: inout IdlePatterns
    ) throws {
        let package = context.package
        if previews.isEmpty, request.wantsPreviewsOnly {
            throw Failure("No target of this package that depends on the product SwiftUI of Plumbline has a #Preview.")
        }
        if previews.isEmpty, request.annotations != nil {
            throw Failure("--annotations is for previews, and none are drawn: a scene names its own annotations.")
        }
        // An optimized build has no previews by a type that is not public.
        var programs = try previews.apps.map { (name: $0.name, file: try build($0.name, .debug), modules: $0.modules) }
        if !previews.products.isEmpty {
            let made = PreviewPackage(
                package: package, products: previews.products,
                folder: context.pluginWorkDirectoryURL.appendingPathComponent("PreviewFigures"),
                swift: try context.tool(named: "swift").url)
            let name = previews.products.joined(separator: ", ")
            programs.append((name: name, file: try made.build(), modules: previews.modules))
        }
        let runs = programs.map { program in
            var environment = idle.environment.merging(package.sourceFolders) { $1 }
            environment["PLUMBLINE_PREVIEW_MODULES"] = program.modules.joined(separator: ",")
            environment["PLUMBLINE_PREVIEW_ANNOTATIONS"] = request.annotations
            return (
                name: program.name,
                run: CatalogRun(program: program.file, folder: package.directoryURL, environment: environment)
            )
        }
        if runs.count > 1 { try checkNames(runs) }
        var failures = Failures()
        for (_, run) in runs {
            try failures.collect {
                idle.clear()
                try run.run(["render"] + request.previewArguments)
                idle.add()
            }
        }
        try failures.check()
        if !previews.unreachable.isEmpty {
            throw Failure(
                """
                The previews of \(previews.unreachable.joined(separator: ", ")) cannot be drawn: no library product and \
                no executable with an App contains them. Add a library product, or an executable whose main type is a \
                SceneCatalog with Previews().
                """)
        }
    }

    /// - Throws: `Failure` where previews of two programs have one name: one figure would replace the other.
    private func checkNames(_ runs: [(name: String, run: CatalogRun)]) throws {
        var owners: [String: String] = [:]
        for (program, run) in runs {
            for name in try run.names() ?? [] {
                guard let other = owners.updateValue(program, forKey: name.lowercased()), other != program else {
                    continue
                }
                throw Failure(
                    """
                    \(other) and \(program) both have the preview \(name): one figure would replace the other. Rename one of \
                    the files, or draw each target into a folder of its own: --target NAME --output FOLDER.
                    """)
            }
        }
    }

    /// - Returns: The program.
    private func build(_ product: String, _ configuration: PackageManager.BuildConfiguration) throws -> URL {
        // With the configuration the command was given: what the tests have compiled is not compiled again.
        let result = try packageManager.build(
            .product(product), parameters: .init(configuration: configuration, logging: .concise, echoLogs: true))
        let programs = result.builtArtifacts.filter { $0.kind == .executable }.map(\.url)
        let program = programs.first { $0.deletingPathExtension().lastPathComponent == product }
        guard result.succeeded, let program else {
            throw Failure("The program \(product) does not build: see above.")
        }
        return program
    }
}

/// Why there are no figures; SwiftPM prints it as an error.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
