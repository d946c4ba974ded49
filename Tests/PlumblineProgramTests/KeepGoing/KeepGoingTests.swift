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
            import HealthKit
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
                Health.swift: left out what does not compile: import HealthKit, conformance of Health to HKDelegate, \
                let store, init(), func count() (6 errors; the first: no such module 'HealthKit')
                """,
            ])
        #expect(first.leftOut.previews.isEmpty)
        let again = try compile()
        #expect(again.path == first.path && again.leftOut == first.leftOut)
    }
}
