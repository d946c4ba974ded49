import Foundation
import Testing

@testable import PlumblineProgram

@Suite("Compiling what compiles", .serialized)
struct KeepGoingTests {
    @Test("a module without what does not compile, remembered")
    func module() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "keep \(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = [
            "Card": """
            import SwiftUI
            struct Card: View {
                @StateObject private var health = Health()
                var body: some View { VStack { Text("a"); Chart3D(health.steps) } }
            }
            #Preview { Card() }
            """,
            "Health": """
            import Foundation
            import GameKit
            final class Health: ObservableObject, HKDelegate {
                var steps = 1
                private let store: HKStore
                init() { store = HKStore() }
                func count() -> Int { store.count }
            }
            """,
        ]
        for (name, text) in texts {
            try Data(text.utf8).write(to: folder.appending(path: "\(name).swift"))
        }
        let names = texts.keys.sorted()
        let module = UserModule(name: "App", files: names.map { folder.appending(path: "\($0).swift").path })
        let keepGoing = KeepGoing(compiler: try Compiler())
        func compile() throws -> (path: String, leftOut: LeftOut) {
            try keepGoing.library(module, texts: names.map { SourceText(texts[$0]!) }) { _ in [] }
        }
        let first = try compile()
        #expect(access(first.path, R_OK) == 0)
        #expect(
            first.leftOut.warnings == [
                "Card.swift: left out what does not compile: body of Card (cannot find 'Chart3D' in scope)",
                """
                Health.swift: left out what does not compile: import GameKit, conformance of Health to HKDelegate, \
                let store, init(), func count() (5 errors; the first: no such module 'GameKit')
                """,
            ])
        #expect(first.leftOut.previews.isEmpty)
        let again = try compile()
        #expect(again.path == first.path && again.leftOut == first.leftOut)
    }

    /// What is left out of files of these contents, by their paths in a folder.
    private func warnings(_ texts: [String: String], isOnMainActor: Bool = false) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "keep \(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = texts.keys.sorted().map { folder.appending(path: $0) }
        for file in files {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(texts[String(file.path.dropFirst(folder.path.count + 1))]!.utf8).write(to: file)
        }
        let module = UserModule(name: "App", files: files.map(\.path), isOnMainActor: isOnMainActor)
        let contents = texts.keys.sorted().map { SourceText(texts[$0]!) }
        return try KeepGoing(compiler: try Compiler()).library(module, texts: contents) { _ in [] }.leftOut.warnings
    }

    @Test("of declarations of one name each is its file's own, and no other file's")
    func twice() throws {
        let view = "import SwiftUI\nfileprivate struct Part: View { var body: some View { Text(\"a\") } }\n"
        let card = view + "public struct Card { static let a = 1 }\nstruct Holder { var card: Card }\n"
        let apart = "left out what does not compile: struct Card for other files"
        let message = "the first: invalid redeclaration of"
        #expect(
            try warnings([
                "a/Card.swift": card, "b/Card.swift": view + "struct Card {}",
                "c/Card.swift": view + "extension Color { static let own = Card() }",
                "d/A.swift": card + "extension Part { static let b = Card.a }",
            ]) == [
                "a/Card.swift: \(apart), struct Holder for other files (2 errors; \(message) 'Card')",
                "b/Card.swift: \(apart) (2 errors; \(message) 'Card')",
                "c/Card.swift: left out what does not compile: let own "
                    + "('Card' is inaccessible due to 'fileprivate' protection level)",
                "A.swift: \(apart), struct Holder for other files (2 errors; \(message) 'Holder')",
            ])
    }

    @Test("files of one name are told with their folders")
    func shortPaths() {
        #expect(
            KeepGoing.shortPaths(["/a/b/A.swift", "/a/c/d/A.swift", "/a/B.swift"]) == [
                "b/A.swift", "c/d/A.swift", "B.swift",
            ])
        #expect(KeepGoing.shortPaths(["/a/A.swift", "/a/sub/A.swift"]) == ["A.swift", "sub/A.swift"])
    }

    @Test("what does not compile keeps its place, so that nothing else of its name is taken", arguments: [false, true])
    func names(isOnMainActor: Bool) throws {
        let text = """
            import SwiftUI
            let title = "global"
            struct Row: View { var body: some View { Text("global") } }
            final class Model: ObservableObject {
                @Published var count = 1
                weak var delegate: (any Missing.Delegate)?
                let client: Missing.Client
                var users: [Missing.User] = []
                var user: Missing.User?
                init(client: Missing.Client = .live) { self.client = client; count = 2 }
                @Traced func load() { count = 3 }
                func start() { load(); count += 1 }
                func make<T: Missing.Made>(_ made: T) -> Int { 1 }
                func make<T>(_ made: T) -> Int { 2 }
            }
            class Base: Missing.Base { override func load() {} }
            struct Card: View {
                let title = Missing.title
                @Missing struct Row: View { var body: some View { Text("nested") } }
                var body: some View { VStack { Text(title); Row(); Text("c") } }
            }
            """
        #expect(
            try warnings(["A.swift": text], isOnMainActor: isOnMainActor).first?.hasPrefix(
                """
                A.swift: left out what does not compile: var delegate, let client, var users, var user, \
                init(client:), func make(_:), conformance of Base to Missing.Base, let title and
                """) == true)
    }

    @Test("a default value with the isolation of its function")
    func isolation() throws {
        let text = """
            import SwiftUI
            @MainActor enum Store { static func make() -> Int { 1 } }
            @MainActor struct A { init(count: Int = Store.make()) {} }
            """
        #expect(try warnings(["A.swift": text]).isEmpty)
    }

    @Test("files of one name in two folders have two")
    func namesOfFiles() {
        #expect(
            KeepGoing.namesApart(["/a/A.swift", "/b/A.swift", "/b/A-2.swift", "/c/A.swift", "/c/B.swift"]) == [
                "/a/A.swift", "/b/A-3.swift", "/b/A-2.swift", "/c/A-4.swift", "/c/B.swift",
            ])
    }
}
