import Foundation
import Plumbline

/// The Swift toolchain on the `PATH`.
struct Toolchain {
    /// The folder of `swift-frontend` and `ld.lld`.
    let programs: String
    /// The folder of the Swift runtime for this system.
    let runtime: String

    var frontend: String { "\(programs)/swift-frontend" }
    var linker: String { "\(programs)/ld.lld" }
    var driver: String { "\(programs)/swiftc" }

    /// Finds the lines of a crash; nil if the toolchain has none.
    var symbolizer: String? {
        let path = "\(programs)/llvm-symbolizer"
        return access(path, X_OK) == 0 ? path : nil
    }

    /// - Throws: `UnavailableError` where there is none.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(UnavailableError) {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        guard let swiftc = folders.map({ "\($0)/swiftc" }).first(where: { access($0, X_OK) == 0 } as (String) -> Bool)
        else {
            throw UnavailableError(
                "there is no swiftc on the PATH: plumbline needs the Swift toolchain it was built with, from https://www.swift.org/install"
            )
        }
        programs = try Self.programs(swiftc)
        runtime = URL(fileURLWithPath: programs).deletingLastPathComponent().path + "/lib/swift/linux"
        for path in ["\(programs)/swift-frontend", "\(programs)/ld.lld", "\(runtime)/\(Self.machine)/swiftrt.o"]
        where access(path, R_OK) != 0 {
            throw UnavailableError(
                "the Swift toolchain at \(programs) is not complete: there is no \(path). Install it again from https://www.swift.org/install"
            )
        }
    }

    /// A manager of toolchains has a `swiftc` of its own, which is asked for the real one.
    private static func programs(_ swiftc: String) throws(UnavailableError) -> String {
        let real = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath().deletingLastPathComponent().path
        if access("\(real)/swift-frontend", X_OK) == 0 { return real }
        struct Answer: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        guard let run = try? ProgramRun(swiftc, ["-print-target-info"]), run.status == 0,
            let answer = try? JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        else { throw UnavailableError("\(swiftc) does not say where its toolchain is: run swiftc -print-target-info") }
        // …/usr/lib/swift
        return URL(fileURLWithPath: answer.paths.runtimeResourcePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("bin").path
    }

    private static var machine: String {
        #if arch(arm64)
            "aarch64"
        #else
            "x86_64"
        #endif
    }

    /// What a program gets of the C library besides its shared part, such as `atexit`; nil where it is not installed.
    var staticCLibrary: String? {
        ["/usr/lib/\(Self.machine)-linux-gnu", "/usr/lib64", "/usr/lib"].map { "\($0)/libc_nonshared.a" }
            .first { access($0, R_OK) == 0 }
    }

    var startObject: String { "\(runtime)/\(Self.machine)/swiftrt.o" }

    /// The modules of Swift that it brings for this system.
    var moduleNames: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: runtime)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    }

    /// The modules of C that it brings, such as `CoreFoundation`.
    var cModuleNames: [String] {
        let folder = URL(fileURLWithPath: runtime).deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { access("\(folder)/\($0)/module.modulemap", R_OK) == 0 }
    }

    /// Swift's own macros, such as `@Observable`.
    var macroArguments: [String] {
        let host = URL(fileURLWithPath: runtime).deletingLastPathComponent().path + "/host"
        return [
            "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so", "-plugin-path",
            "\(host)/plugins",
        ]
    }

    /// - Throws: `UnavailableError` where modules were compiled by another compiler: it alone can read them.
    func check(_ installation: Installation, _ cache: CacheFolder) throws(UnavailableError) {
        guard let wanted = installation.compiler else { return }
        let version = cache.text("compiler-\(FileIdentity(frontend).digest)", wanted: wanted) {
            let run = try? ProgramRun(frontend, ["--version"])
            return run.flatMap { $0.output.split(separator: "\n").first.map(String.init) } ?? "unknown"
        }
        guard version == wanted else {
            throw UnavailableError(
                """
                the Swift toolchain at \(programs) is \(version), but plumbline was built with \(wanted): put that one first \
                on the PATH, or install plumbline again by scripts/install
                """)
        }
    }
}

/// Something that must be installed is not.
struct UnavailableError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
