import Foundation
import Testing

@testable import PlumblineProgram

@Suite("The compiler of a user's module")
struct CompilerTests {
    @Test("leaves a library that another process has made first, for figures are drawn from it")
    func published() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let library = folder.appending(path: "libA.so")
        for text in ["first", "second"] {
            let own = folder.appending(path: text)
            try Data(text.utf8).write(to: own)
            try Compiler.publish(own.path, as: library.path)
        }
        #expect(try String(contentsOf: library, encoding: .utf8) == "first")
    }

    @Test("makes a damaged library and damaged C modules anew")
    func damaged() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "cache \(UUID())")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let compiler = try Compiler(cache: CacheFolder(environment: ["XDG_CACHE_HOME": home.path]))
        let file = home.appending(path: "A.swift")
        let text = "import SwiftUI\nstruct A: View { var body: some View { EmptyView() } }\n"
        try Data(text.utf8).write(to: file)
        func compile() throws -> String {
            try compiler.library(UserModule(name: "A", files: [file.path]), texts: [text])
        }

        let library = try compile()
        let whole = try Data(contentsOf: URL(fileURLWithPath: library))
        try whole.prefix(5000).write(to: URL(fileURLWithPath: library))
        #expect(try compile() == library && CacheFolder.isWhole(library))

        let modules = FileManager.default.enumerator(atPath: compiler.cache.modules)?.compactMap { $0 as? String } ?? []
        let shims = try #require(modules.first { $0.contains("SwiftShims") })
        try Data(count: 100).write(to: URL(fileURLWithPath: "\(compiler.cache.modules)/\(shims)"))
        try FileManager.default.removeItem(atPath: library)
        #expect(try compile() == library && CacheFolder.isWhole(library))
    }

    @Test("a default value has the isolation of its function in every language mode", arguments: [4, 5, 6])
    func isolation(languageMode: Int) throws {
        let arguments = try Compiler().moduleArguments(languageMode: languageMode, isOnMainActor: false)
        #expect(arguments.starts(with: ["-swift-version", "\(languageMode)"]))
        // The compiler refuses what is on already.
        #expect(arguments.contains("IsolatedDefaultValues") == (languageMode < 6))
    }
}
