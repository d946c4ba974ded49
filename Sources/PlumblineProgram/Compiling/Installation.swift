import Foundation
import Plumbline

/// The modules and the macros that this program compiles against: beside it, as installed or as built.
struct Installation {
    /// The folder of `.swiftmodule` files.
    let modules: String
    /// The program that expands macros.
    let macros: String
    /// What `swiftc --version` says first of the compiler that made the modules; nil if it was not recorded.
    let compiler: String?

    /// - Throws: `UsageError` where they are not beside the program.
    init(program: String = Self.program) throws(UsageError) {
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        modules = "\(folder)/Modules"
        macros = "\(folder)/SwiftUIMacros-tool"
        compiler = (try? String(contentsOfFile: "\(folder)/compiler.txt", encoding: .utf8)).map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        for path in ["\(modules)/SwiftUI.swiftmodule", macros] where access(path, R_OK) != 0 {
            throw UsageError("\(path) is missing: install Plumbline again by scripts/install")
        }
    }

    /// The program's own file.
    static var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }

    /// The modules a file can import, besides Swift's.
    var moduleNames: Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
            .union(Self.modulesOfSwiftUI + ["os"])
    }

    /// The names that Plumbline has; none where the list was not installed.
    var publicNames: Set<String> {
        let folder = URL(fileURLWithPath: modules).deletingLastPathComponent().path
        let text = (try? String(contentsOfFile: "\(folder)/PublicNames.txt", encoding: .utf8)) ?? ""
        return Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }

    /// Frameworks all of whose names here are SwiftUI's.
    static let modulesOfSwiftUI = ["CoreTransferable"]

    /// The C modules that ours are made with. No client sees anything of them, so empty ones do, and no headers are needed.
    static let emptyModules =
        ([
            "CCairo", "CDeflate", "CJPEG", "CPNG", "CPango", "ExplorableFiles", "JPEGShim", "ProcessShim",
            "ReportFiles",
        ] + modulesOfSwiftUI)
        .map { "module \($0) [system] {}\n" }.joined()
}
