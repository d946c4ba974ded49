import Foundation
import Raster

/// Compiles what does compile of a module: what errors are about is left out, until there is none.
///
/// Each try is a run of the compiler that ends before it makes code, but for the last. The errors of a try are mended together.
struct KeepGoing {
    let compiler: Compiler
    /// More tries than these are not made.
    private static let limit = 20

    /// - Parameters:
    ///   - additions: The code that is added to files of these texts.
    ///   - texts: The contents of the files.
    /// - Returns: The library's path, and what it is without.
    /// - Throws: `CompileError` if nothing more can be left out.
    func library(
        _ module: UserModule, texts: [SourceText], additions: ([SourceText]) -> [(name: String, code: String)]
    ) throws -> (path: String, leftOut: LeftOut) {
        var module = module
        module.additions = additions(texts)
        let contents = texts.map(\.text)
        let memory = "\(compiler.folder(of: module, texts: contents, for: "keep-going"))/left-out.json"
        if let known = remembered(memory) {
            module = compiled(module, texts, without: known, additions)
            return (try compiler.library(module, texts: contents), known)
        }
        var files = texts.enumerated().map { index, text in
            let name = URL(filePath: module.files[index]).lastPathComponent
            return FileOmissions(fileID: "\(module.name)/\(name)", text: text.compiled)
        }
        let known = compiler.knownModules.union(compiler.toolchain.cModuleNames)
        for index in files.indices { files[index].leaveOutImports { !known.contains(String($0.prefix { $0 != "." })) } }
        var tries = 0
        while true {
            let leftOut = LeftOut(Array(zip(module.files, files)))
            module = compiled(module, texts, without: leftOut, additions)
            do {
                let library = try compiler.library(module, texts: contents)
                try remember(leftOut, memory)
                return (library, leftOut)
            } catch let error as CompileError {
                // Nothing comes of it.
                try? FileManager.default.removeItem(atPath: compiler.folder(of: module, texts: contents))
                tries += 1
                guard tries < Self.limit, Self.leaveOut(error, of: &files, module.files) else { throw error }
            }
        }
    }

    /// - Returns: Whether anything was left out.
    private static func leaveOut(_ error: CompileError, of files: inout [FileOmissions], _ paths: [String]) -> Bool {
        let errors = Dictionary(grouping: PlacedError.errors(in: error.output, of: Set(paths)), by: \.file)
        let edits = zip(paths, files).map { path, file in errors[path].map(file.edits) ?? [] }
        // What is wrong in code may be the consequence of a declaration.
        let phase = edits.flatMap(\.self).map(\.phase).min()
        let before = files.map(\.text)
        for index in files.indices { files[index].apply(edits[index].filter { $0.phase == phase }) }
        if let module = Self.missingModule(error) {
            // The compiler tells no other at a time.
            for index in files.indices { files[index].leaveOutImports { $0 == module } }
        }
        return files.map(\.text) != before
    }

    /// With its submodules.
    private static func missingModule(_ error: CompileError) -> String? {
        error.output.firstMatch(of: /error: no such module '([^']+)'/).map { String($0.1) }
    }

    private func compiled(
        _ module: UserModule, _ texts: [SourceText], without leftOut: LeftOut,
        _ additions: ([SourceText]) -> [(name: String, code: String)]
    ) -> UserModule {
        guard !leftOut.texts.isEmpty else { return module }
        var module = module
        module.replacements = leftOut.texts
        module.additions =
            additions(zip(module.files, texts).map { path, text in leftOut.texts[path].map { SourceText($0) } ?? text })
            + [StandIn.file]
        return module
    }

    private func remembered(_ file: String) -> LeftOut? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        utimes((file as NSString).deletingLastPathComponent, nil)
        return try? JSONDecoder().decode(LeftOut.self, from: data)
    }

    private func remember(_ leftOut: LeftOut, _ file: String) throws {
        try OutputFolder.create((file as NSString).deletingLastPathComponent)
        try AtomicFile.write(try JSONEncoder().encode(leftOut), to: file)
    }
}
