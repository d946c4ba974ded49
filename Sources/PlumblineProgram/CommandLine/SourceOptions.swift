import ArgumentParser
import Combine
import Diagramming
import Foundation
import Plumbline

/// The options of every command that compiles Swift files and draws what is in them.
struct SourceOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("Swift files, and folders of them.", valueName: "path"))
    var paths: [String]

    @Option(
        help: ArgumentHelp(
            "A view to draw in place of what the files show: its name, or an expression such as 'Card(count: 3)'.",
            valueName: "name"))
    var view: String?

    @Option(
        name: .customLong("width"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The width that previews are proposed, in points.", valueName: "points"))
    var widths: [PointsOption] = []

    @Option(
        name: .customLong("height"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("The height that previews are proposed, in points.", valueName: "points"))
    var heights: [PointsOption] = []

    @Option(
        help: ArgumentHelp(
            "The annotations: names separated by commas. (default: structure; for a Scene its own)",
            valueName: "names"))
    var annotations: AnnotationOption?

    @Option(name: .customLong("swift-version"), help: "The language mode of the files: 4, 5 or 6.")
    var languageMode = 5

    @Flag(
        help: """
            Draws what compiles: code that does not is left out, with a warning; a view whose code does not is a labeled box.
            """)
    var keepGoing = false

    func validate() throws {
        try PointsOption.check(widths, "width")
        try PointsOption.check(heights, "height")
        guard [4, 5, 6].contains(languageMode) else { throw ValidationError("--swift-version takes 4, 5 or 6") }
    }

    /// Compiles the files.
    ///
    /// - Throws: `ReportedFailure` after the compiler's messages were printed.
    @MainActor
    func loaded(_ console: Console) throws -> (catalog: LoadedCatalog, leftOut: LeftOut) {
        let sources = try SourceFiles(paths)
        let texts = try sources.files.map { file throws(UsageError) in try SourceText(file: file) }
        if texts.allSatisfy({ $0.code.allSatisfy(\.isWhitespace) }) {
            throw UsageError("\(paths.joined(separator: ", ")): there is no code to draw")
        }
        do {
            let compiler = try Compiler.ready(console)
            var module = UserModule(
                name: sources.moduleName(besides: compiler.installation.moduleNames), files: sources.files)
            module.languageMode = languageMode
            module.isOnMainActor = XcodeProject(around: sources.files).isOnMainActor
            let resources = ResourceFolders(of: paths)
            let bundle = ResourceBundle(files: resources.files, name: module.name)
            var additions = Additions(
                view: view, texts: texts, assets: AssetSymbols(catalogs: resources.catalogs),
                strings: StringSymbols(catalogs: resources.texts), systemNames: compiler.installation.publicNames,
                models: resources.models.map(DataModel.init(path:)),
                bundle: resources.files.isEmpty ? nil : try bundle.folder(in: compiler.cache))
            let library: String
            var leftOut = LeftOut()
            if keepGoing {
                (library, leftOut) = try KeepGoing(compiler: compiler).library(module, texts: texts) {
                    additions.texts = $0
                    return additions.files
                }
                for warning in leftOut.warnings { console.warning(warning) }
                for preview in leftOut.previews { console.error(preview) }
            } else {
                module.additions = additions.files
                library = try compiler.library(module, texts: texts.map(\.text))
            }
            var loaded = LoadedCatalog(
                library: library, modules: view == nil ? [module.name] : [Additions.viewModule],
                resources: resources, annotations: annotations?.annotations ?? .structure)
            loaded.view = view
            // An argument of a process is at most 128 KB long.
            let absolute = paths.map(SourceFiles.absolute)
            if absolute.reduce(0, { $0 + $1.utf8.count }) < 60_000 { loaded.paths = absolute }
            loaded.replacesAnnotations = annotations != nil
            (loaded.width, loaded.height) = (widths.first?.lengths.first, heights.first?.lengths.first)
            loaded.symbolizer = compiler.toolchain.symbolizer
            return (loaded, leftOut)
        } catch let error as CompileError {
            // Names of texts are missing where a string catalog cannot be read.
            for problem in StringTables.problems(in: ResourceFolders(of: paths).texts) {
                console.warning(problem.description)
            }
            let names = (try? Installation().publicNames) ?? []
            CompilerMessages(
                error.output, names: names, files: sources.files, views: texts.flatMap(\.viewNames)
            ).report(
                to: console,
                more: keepGoing || texts.count == 1 ? nil : "--keep-going draws what does compile")
            throw ReportedFailure(status: .failure)
        }
    }

    /// Why there is no figure, and what to do.
    func nothingToDraw() throws -> String {
        let views = try SourceFiles(paths).files.flatMap { try SourceText(file: $0).viewNames }
        let place = paths.joined(separator: ", ")
        let advice = views.isEmpty ? "" : "; --view draws one of \(views.prefix(8).joined(separator: ", "))"
        return "there is no #Preview, PreviewProvider or Scene in \(place)\(advice)"
    }
}
