import Foundation
import Raster

/// Compiles what does compile of a module: what errors are about is left out, until there is none.
///
/// Each try is a run of the compiler that ends before it makes code, but for the last. The errors of a try are mended together.
struct KeepGoing {
    let compiler: Compiler
    /// More tries than these are not made.
    private static let limit = 30
    /// From this try on, code is left out whole: part by part takes too long.
    private static let patience = 15

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
        let paths = module.files
        module.files = Self.namesApart(paths)
        let memory = "\(compiler.folder(of: module, texts: contents, for: "keep-going"))/left-out.json"
        if let known = remembered(memory) {
            module = compiled(module, texts, without: known, additions)
            return (try compiler.library(module, texts: contents), known)
        }
        var files = zip(Self.shortPaths(paths), texts).map { path, text in
            FileOmissions(fileID: "\(module.name)/\(path)", text: text.compiled)
        }
        let known = compiler.knownModules.union(compiler.toolchain.cModuleNames)
        for index in files.indices { files[index].leaveOutImports { !known.contains(String($0.prefix { $0 != "." })) } }
        // Files may call each other by a symbol.
        let code = contents.joined(separator: "\n")
        for index in files.indices {
            files[index].leaveOutSymbols { symbol in
                dlsym(nil, symbol) == nil && !code.contains("@_cdecl(\"\(symbol)\")")
                    && code.ranges(of: "@_silgen_name(\"\(symbol)\")").count == 1
            }
        }
        var (tries, last) = (0, [PlacedError]())
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
                let errors = PlacedError.errors(in: error.output, of: Set(module.files))
                // What was left out for the same errors before was not enough.
                let isStuck = tries >= Self.patience || (errors == last && !errors.isEmpty)
                last = errors
                guard tries < Self.limit,
                    (!isStuck && Self.leaveOut(error, errors, of: &files, module.files))
                        || Self.leaveOut(error, errors, of: &files, module.files, isWhole: true)
                else { throw error }
            }
        }
    }

    /// The paths, with another name for a file that has the name of an earlier one: the compiler takes no two, and a folder
    /// may have what is in no target, or in another.
    static func namesApart(_ paths: [String]) -> [String] {
        var names = Set(paths.map { ($0 as NSString).lastPathComponent })
        var seen: Set<String> = []
        return paths.map { path in
            let (folder, file) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
            guard !seen.insert(file).inserted else { return path }
            let plain = (file as NSString).deletingPathExtension
            let name = (2...).lazy.map { "\(plain)-\($0).swift" }.first { names.insert($0).inserted }!
            return "\(folder)/\(name)"
        }
    }

    /// The files' names; of files of one name their paths from the folder on that holds all of these.
    static func shortPaths(_ paths: [String]) -> [String] {
        let parts = paths.map { $0.split(separator: "/") }
        let groups = Dictionary(grouping: parts) { $0.last }
        return parts.map { path in
            let same = groups[path.last] ?? []
            let common =
                same.count < 2
                ? path.count - 1
                : path.indices.first { index in same.contains { $0.count <= index + 1 || $0[index] != path[index] } }
                    ?? 0
            return path[min(common, path.count - 1)...].joined(separator: "/")
        }
    }

    /// - Parameter isWhole: Whether whole code and declarations are left out, no parts of them.
    /// - Returns: Whether anything was left out.
    private static func leaveOut(
        _ error: CompileError, _ errors: [PlacedError], of files: inout [FileOmissions], _ paths: [String],
        isWhole: Bool = false
    ) -> Bool {
        let errors = Dictionary(grouping: errors, by: \.file)
        let rivals = RivalTypes(files.map(\.text), without: files.reduce(into: []) { $0.formUnion($1.removed) })
        let edits = zip(paths, files).map { path, file in
            errors[path].map { file.edits(for: $0, rivals: rivals, isWhole: isWhole) } ?? []
        }
        // What is wrong in code may be the consequence of a declaration.
        let phase = edits.flatMap(\.self).map(\.phase).min()
        let before = files.map(\.text)
        for index in files.indices { files[index].apply(edits[index].filter { $0.phase == phase }) }
        let called = files.reduce(into: Rivals()) { $0.add($1.rivals) }
        for index in files.indices { files[index].end(called, types: rivals) }
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
        var module = module
        // No file has these names.
        for (path, text) in zip(module.files, texts) where access(path, F_OK) != 0 {
            module.replacements[path] = text.compiled
        }
        guard !leftOut.texts.isEmpty else { return module }
        module.replacements.merge(leftOut.texts) { $1 }
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
