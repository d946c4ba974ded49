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

    @Test("a default value has the isolation of its function in every language mode", arguments: [4, 5, 6])
    func isolation(languageMode: Int) throws {
        let arguments = try Compiler().moduleArguments(languageMode: languageMode, isOnMainActor: false)
        #expect(arguments.starts(with: ["-swift-version", "\(languageMode)"]))
        // The compiler refuses what is on already.
        #expect(arguments.contains("IsolatedDefaultValues") == (languageMode < 6))
    }
}
