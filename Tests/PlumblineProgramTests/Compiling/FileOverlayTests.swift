import Foundation
import Testing

@testable import PlumblineProgram

@Suite("Texts in place of files")
struct FileOverlayTests {
    @Test("holds only files that differ, whole, under their paths")
    func overlay() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let overlay = FileOverlay(
            ["/a/../b/\"Card\".swift", "/a/Row.swift"], texts: ["#if os(iOS)\nA()\n#endif", "#if os(macOS)\n#endif"])
        let arguments = try overlay.arguments(in: folder.path)
        #expect(arguments == ["-vfsoverlay", "\(folder.path)/overlay.json"])
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: arguments[1]))) as? [String: Any])
        let roots = try #require(json["roots"] as? [[String: String]])
        #expect(roots.map { $0["name"] } == ["/b/\"Card\".swift"])
        let contents = try #require(roots[0]["external-contents"])
        #expect(try String(contentsOfFile: contents, encoding: .utf8) == "#if canImport(Swift)\nA()\n#endif")
        #expect(json["use-external-names"] as? Bool == false)
    }

    @Test("a text that replaces a file is read as it is")
    func replacement() {
        let overlay = FileOverlay(
            ["/a.swift", "/b.swift"], texts: ["A()", "B()"], replacements: ["/b.swift": "os(iOS)"])
        #expect(overlay.replaced.map(\.file) == ["/b.swift"])
        #expect(overlay.replaced.map(\.text) == ["os(iOS)"])
    }

    @Test("needs no arguments if files are compiled as they are")
    func none() throws {
        #expect(try FileOverlay(["/a.swift"], texts: ["A()"]).arguments(in: "/nowhere").isEmpty)
    }
}
