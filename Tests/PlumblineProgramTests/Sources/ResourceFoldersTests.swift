import Foundation
import Plumbline
import Testing

@testable import PlumblineProgram

@Suite("The images and files of sources")
struct ResourceFoldersTests {
    @Test("are no figures that were drawn into a folder below them")
    func output() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for name in [
            "images/photo.png", "data.json", "output/A/a@2x.png", "output/A/a.html", "output/.plumbline.jsonl",
        ] {
            let file = root.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let found = ResourceFolders(of: [root.path])
        #expect(found.plain == [root.appending(path: "images").path])
        #expect(found.files == [root.appending(path: "data.json").path])
    }

    @Test("come nearest to the root first, then by path, whatever the order of the file system")
    func order() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let tables = ["Localizable.xcstrings", "A/Localizable.xcstrings", "B/Localizable.xcstrings"]
        let more = ["A/0/0/Localizable.xcstrings", "Z/a/Localizable.xcstrings"]
        for name in (tables + more).reversed() {
            let file = root.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let found = ResourceFolders(of: [root.path]).texts.map { String($0.dropFirst(root.path.count + 1)) }
        #expect(found == tables + ["Z/a/Localizable.xcstrings", "A/0/0/Localizable.xcstrings"])
    }

    @Test("are font files too: anywhere in a folder; of one source beside it, and in a folder of fonts around it")
    func fonts() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for name in ["Package.swift", "A/A.swift", "A/a.ttf", "Fonts/b.OTF", "C/c.otf", "Pods/d.ttf", "A/e.woff"] {
            let file = root.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        func names(_ path: String) -> [String] {
            ResourceFolders(of: [path]).fonts.map { String($0.dropFirst(root.path.count + 1)) }.sorted()
        }
        #expect(names(root.path) == ["A/a.ttf", "C/c.otf", "Fonts/b.OTF"])
        #expect(names(root.path + "/A/A.swift") == ["A/a.ttf", "Fonts/b.OTF"])
    }
}
