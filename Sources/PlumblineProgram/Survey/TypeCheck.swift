import Foundation
import Plumbline
import Raster

/// Type-checks groups of files as modules.
struct TypeCheck {
    let compiler: Compiler
    /// The modules that files may import: Plumbline's and the toolchain's.
    let known: Set<String>
    /// Compilers at a time.
    let jobs: Int

    init(_ compiler: Compiler, jobs: Int) {
        self.compiler = compiler
        self.jobs = jobs
        known = compiler.knownModules
    }

    /// The errors in the files of a group. A module that is not there is empty, so that the other errors are found.
    func errors(in group: SurveyGroup) throws -> [Diagnostic] {
        let (output, hasCrashed) = try check(group.files.map(\.path), group, primary: nil)
        guard hasCrashed else { return Self.complete(Diagnostic.errors(in: output), for: group) }
        // The compiler itself failed, which says nothing of the other files: each alone, then.
        let errors = try group.files.filter { group.judged.contains($0.path) }.flatMap { file in
            let (output, hasCrashed) = try check(group.files.map(\.path), group, primary: file.path)
            let errors = Diagnostic.errors(in: output)
            return hasCrashed && errors.isEmpty
                ? [Diagnostic(file: file.path, line: 1, message: "the compiler fails")] : errors
        }
        return Self.complete(errors, for: group)
    }

    /// With the errors that the compiler does not see: a module that is not there ends it before it checks any file, so that
    /// none of them passes.
    static func complete(_ errors: [Diagnostic], for group: SurveyGroup) -> [Diagnostic] {
        guard let end = errors.first(where: { $0.message.hasPrefix("no such module") }) else { return errors }
        let failing = Set(errors.map(\.file))
        return errors
            + group.judged.subtracting(failing).sorted().map {
                Diagnostic(file: $0, line: 1, message: "not checked: \(end.message) in \(end.file)")
            }
    }

    private func check(
        _ files: [String], _ group: SurveyGroup, primary: String?
    ) throws -> (output: String, hasCrashed: Bool) {
        let isScript = files.contains { $0.hasSuffix("/main.swift") }
        var arguments =
            ["-module-name", "Surveyed", "-suppress-warnings", "-diagnostic-style", "llvm"]
            + (isScript ? [] : ["-parse-as-library"])
            + (try compiler.moduleArguments(
                languageMode: 5, isOnMainActor: XcodeProject(around: files).isOnMainActor))
        var files = files
        files += try additions(to: group)
        if let text = group.moduleMap(known: known) {
            let map = try compiler.cache.file("missing/\(SHA256.hex(text)).modulemap", text)
            arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
        }
        let run = try self.run(files, arguments, primary: primary)
        let hasCrashed = run.status > 1 || run.output.contains("Please submit a bug report")
        return (run.output, hasCrashed)
    }

    private func run(_ files: [String], _ arguments: [String], primary: String?) throws -> ProgramRun {
        // The driver of the compiler leaves files in the folder of temporary files.
        let temporary = try TemporaryFolder(in: compiler.cache.path)
        return try withExtendedLifetime(temporary) {
            let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
            let texts = try files.map { file throws(UsageError) in try SourceText.read(file) }
            let overlay = try FileOverlay(files, texts: texts).arguments(in: temporary.path)
            guard let primary else {
                return try compiler.run(
                    compiler.toolchain.driver,
                    ["-typecheck", "-j\(jobs)", "-enable-batch-mode", "-continue-building-after-errors"]
                        + (Compiler.implicitModules.flatMap { ["-import-module", $0] } + overlay)
                        .flatMap { ["-Xfrontend", $0] } + arguments + files, environment: environment)
            }
            let others = files.filter { $0 != primary }
            return try compiler.run(
                compiler.toolchain.frontend,
                ["-frontend", "-typecheck", "-primary-file", primary] + others + overlay + arguments
                    + Compiler.implicitModules.flatMap { ["-import-module", $0] }
                    + compiler.toolchain.macroArguments, environment: environment)
        }
    }

    /// The paths of files that Xcode or the package manager would add.
    private func additions(to group: SurveyGroup) throws -> [String] {
        let resources = ResourceFolders(of: [group.folder])
        let assets = AssetSymbols(catalogs: resources.catalogs)
        let strings = StringSymbols(catalogs: resources.texts)
        let models = resources.models.map(DataModel.init(path:))
        // Texts are not kept, and most groups have no use for them.
        guard
            !assets.symbols.isEmpty || !strings.symbols.isEmpty || !models.isEmpty
                || group.files.contains(where: \.usesResourceBundle)
        else {
            return []
        }
        let texts = try group.files.map { try SourceText(file: $0.path) }
        let additions = Additions(
            view: nil, texts: texts, assets: assets, strings: strings, systemNames: compiler.installation.publicNames,
            models: models)
        return try additions.resources.map { name, code in
            try compiler.cache.file("added/\(SHA256.hex(code))/\(name)", code)
        }
    }
}
