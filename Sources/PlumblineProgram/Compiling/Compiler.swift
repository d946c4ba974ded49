import Foundation
import Plumbline
import Raster

/// Compiles a user's module into a library that this program loads.
struct Compiler {
    let toolchain: Toolchain
    let installation: Installation
    let cache: CacheFolder

    /// - Throws: `UnavailableError` or `UsageError` where something is not installed.
    init(cache: CacheFolder = CacheFolder()) throws {
        installation = try Installation()
        self.cache = cache
        toolchain = try Toolchain()
        try toolchain.check(installation, cache)
    }

    /// - Throws: `ReportedFailure` after saying what is not installed.
    @MainActor
    static func ready(_ console: Console) throws -> Compiler {
        do { return try Compiler() } catch let error as UnavailableError {
            console.error(error.description)
            throw ReportedFailure(status: .unavailable)
        }
    }

    /// On Apple's systems Foundation brings these, and SwiftUI the fetch requests of Core Data and UIKit's notifications;
    /// many a file imports nothing else.
    static let implicitModules = ["Combine", "CoreData", "FoundationNetworking", "Observation", "UserNotifications"]

    /// The arguments that let any source import what Plumbline has, declare names with the access level `package`, and have
    /// parts for debugging.
    ///
    /// - Parameters:
    ///   - languageMode: 4, 5 or 6.
    ///   - isOnMainActor: Whether code is on the main actor unless it says otherwise.
    func moduleArguments(languageMode: Int, isOnMainActor: Bool) throws -> [String] {
        let map = try cache.file("empty.modulemap", Installation.emptyModules)
        // Xcode lets a default value have the isolation of its function in Swift 5 too. In Swift 6 the compiler takes no
        // other choice.
        let features = languageMode < 6 ? ["-enable-upcoming-feature", "IsolatedDefaultValues"] : []
        let isolation = isOnMainActor ? ["-default-isolation", "MainActor"] : []
        return ["-swift-version", "\(languageMode)"] + features + isolation + [
            "-I", installation.modules, "-Xcc", "-fmodule-map-file=\(map)", "-module-cache-path", cache.modules,
            "-load-plugin-executable", "\(installation.macros)#SwiftUIMacros",
            // What is declared `package` in the files is seen in all of them.
            "-package-name", "plumbline_sources",
            // Xcode builds previews for debugging, and much that they show is declared for that alone.
            "-D", "DEBUG",
            // As in Xcode's new projects, whatever the language mode.
            "-enable-bare-slash-regex",
        ]
    }

    /// The modules of Swift that files may import: Plumbline's and the toolchain's.
    var knownModules: Set<String> { installation.moduleNames.union(toolchain.moduleNames).union(["Swift", "Glibc"]) }

    /// - Parameter texts: The contents of the files.
    /// - Returns: The library's path; one that was made of the same before is not made again, unless it is damaged.
    /// - Throws: `CompileError` with the compiler's words.
    func library(_ module: UserModule, texts: [String]) throws -> String {
        let folder = folder(of: module, texts: texts)
        let library = "\(folder)/lib\(module.name).so"
        if CacheFolder.isWhole(library) {
            utimes(folder, nil)
            return library
        }
        unlink(library)
        do { try make(module, texts, in: folder, as: library) } catch {
            // The cache may be deleted at any time, also while something is made.
            guard access(folder, F_OK) != 0 else { throw error }
            try make(module, texts, in: folder, as: library)
        }
        cache.prune()
        return library
    }

    /// The folder for what is made of a module.
    ///
    /// - Parameter purpose: Of another kind than a library.
    func folder(of module: UserModule, texts: [String], for purpose: String? = nil) -> String {
        let inputs = [FileIdentity(Installation.program), FileIdentity(toolchain.frontend)].map(\.digest)
        let parts = inputs + [module.digest(texts)] + [purpose].compactMap(\.self)
        return cache.folder(SHA256.hex(parts.joined(separator: " ")))
    }

    private func make(_ module: UserModule, _ texts: [String], in folder: String, as library: String) throws {
        // Another process may do the same at this moment.
        let own = "\(folder)/\(getpid())"
        try OutputFolder.create(own)
        defer { try? FileManager.default.removeItem(atPath: own) }
        var files = module.files
        for addition in module.additions {
            let file = "\(folder)/\(addition.name)"
            try AtomicFile.write(Data(addition.code.utf8), to: file)
            files.append(file)
        }
        let (object, unfinished) = ("\(own)/\(module.name).o", "\(own)/\(module.name).so")
        let overlay = try FileOverlay(module.files, texts: texts, replacements: module.replacements)
            .arguments(in: own)
        try compile(module, files, overlay, to: object, temporary: own)
        try link(object, to: unfinished)
        try CacheFolder.seal(unfinished)
        try Self.publish(unfinished, as: library)
    }

    /// Puts a library in its place, unless another process has done so: figures may be drawn from that one.
    ///
    /// - Throws: `FileError` if it cannot be put there.
    static func publish(_ unfinished: String, as library: String) throws(FileError) {
        if Foundation.link(unfinished, library) == 0 || errno == EEXIST { return }
        // Some disks have no links.
        guard rename(unfinished, library) == 0 else {
            throw FileError(path: library, reason: String(cString: strerror(errno)))
        }
    }

    /// - Parameter temporary: Where the compiler puts the sources that macros expand to.
    private func compile(
        _ module: UserModule, _ files: [String], _ overlay: [String], to object: String, temporary: String
    ) throws {
        // The compiler itself, without its driver, which takes as long to start as to compile a view.
        let arguments =
            ["-frontend", "-c"] + files + overlay + [
                "-module-name", module.name, "-parse-as-library", "-Onone",
                "-gline-tables-only",
                "-suppress-warnings", "-disable-objc-interop", "-diagnostic-style", "llvm",
            ] + Self.implicitModules.flatMap { ["-import-module", $0] }
            + (try moduleArguments(languageMode: module.languageMode, isOnMainActor: module.isOnMainActor))
            + toolchain.macroArguments + ["-o", object]
        let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
        let run = try self.run(toolchain.frontend, arguments, environment: environment)
        guard run.status == 0 else { throw CompileError(output: run.output) }
    }

    /// Runs a compiler; once more, if a C module in the cache is damaged.
    func run(_ program: String, _ arguments: [String], environment: [String: String]) throws -> ProgramRun {
        let run = try ProgramRun(program, arguments, environment: environment)
        guard run.status != 0, cache.removeModules(brokenIn: run.output) else { return run }
        return try ProgramRun(program, arguments, environment: environment)
    }

    /// Symbols that the library leaves open are found in this program.
    private func link(_ object: String, to library: String) throws {
        // Code that is not optimized calls generic functions that were specialized for it, in SwiftOnoneSupport.
        let optional =
            ["SwiftOnoneSupport", "Distributed", "RegexBuilder", "Synchronization"].map { "-lswift\($0)" }
            + ["-lFoundationXML"]
        let run = try ProgramRun(
            toolchain.linker,
            [
                "-shared", toolchain.startObject, object, "-o", library, "-L", toolchain.runtime, "-rpath",
                toolchain.runtime,
            ]
                + ["--as-needed"] + optional + [toolchain.staticCLibrary].compactMap(\.self))
        guard run.status == 0 else { throw CompileError(output: run.output) }
    }
}

/// Sources that do not compile.
struct CompileError: Error {
    /// What the compiler says.
    let output: String
}
