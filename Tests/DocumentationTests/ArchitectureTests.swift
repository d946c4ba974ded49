import Foundation
import Testing

/// ARCHITECTURE.md names modules, folders and files that exist.
@Suite("The architecture")
struct ArchitectureTests {
    private static let text = Document.contents("ARCHITECTURE.md")

    private func exists(_ path: String) -> Bool {
        ["Sources", "Tests", ""].contains { folder in
            FileManager.default.fileExists(
                atPath: Document.repository.appendingPathComponent(folder).appendingPathComponent(path).path)
        }
    }

    @Test("names files and folders that exist")
    func paths() {
        let paths = Self.text.matches(of: /`((?:[A-Z][A-Za-z]+|scenes|scripts|docs)\/[A-Za-z\/+.]*)`/)
            .map { String($0.1) }.filter { !$0.contains("Foo") && !$0.hasPrefix("Room") }
        #expect(paths.count > 20)
        for path in paths { #expect(exists(path), "there is no \(path)") }
    }

    @Test("lists every module")
    func modules() throws {
        let sources = Document.repository.appendingPathComponent("Sources").path
        for module in try FileManager.default.contentsOfDirectory(atPath: sources) where !module.hasPrefix(".") {
            #expect(Self.text.contains("`\(module)`"), "\(module) is in no table")
        }
    }
}
