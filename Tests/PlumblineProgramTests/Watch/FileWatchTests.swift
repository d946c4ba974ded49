import Foundation
import Testing

@testable import PlumblineProgram

@Suite("What watch waits for")
struct FileWatchTests {
    @Test(
        "is a change of any file that a figure may show, made, edited or removed",
        arguments: [
            "A.swift", "photo.png", "Assets.xcassets/Brand.colorset/Contents.json", "Inter.ttf",
            "Localizable.xcstrings",
            "en.lproj/Localizable.strings", "data.json", "Model.xcdatamodeld/Model.xcdatamodel/contents",
        ])
    func changes(name: String) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let file = root.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("one".utf8).write(to: file)
        var watch = FileWatch([root.path])
        var changes = [watch.hasChanged()]
        try Data("another".utf8).write(to: file)
        changes += [watch.hasChanged(), watch.hasChanged()]
        try FileManager.default.removeItem(at: file)
        changes.append(watch.hasChanged())
        #expect(changes == [false, true, false, true])
    }
}
