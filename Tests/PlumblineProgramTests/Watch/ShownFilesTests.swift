import Foundation
import Testing

@testable import PlumblineProgram

@Suite("The files that a watch has shown")
struct ShownFilesTests {
    @Test("are new at first, with other contents, and when they were gone")
    func changes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (a, b) = (folder.appending(path: "a.png").path, folder.appending(path: "b.png").path)
        func write(_ text: String, to file: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
        var shown = ShownFiles()
        func update() -> [String] { shown.update([a, b]) }

        try write("figure", to: a)
        try write("figure", to: b)
        #expect(update() == [a, b])
        #expect(update() == [])
        try write("card", to: b)
        #expect(update() == [b])
        try write("figure", to: b)
        #expect(update() == [b])

        try FileManager.default.removeItem(atPath: a)
        #expect(update() == [])
        shown.forgetRemoved()
        try write("figure", to: a)
        #expect(update() == [a])
    }
}
