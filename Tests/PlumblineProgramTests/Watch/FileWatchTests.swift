import Foundation
import Testing

@testable import PlumblineProgram

@Suite("Watching files")
struct FileWatchTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func append(to name: String) throws {
        let file = root.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try Data("\(text) ".utf8).write(to: file)
    }

    /// One of each kind that a figure can depend on.
    private static let kinds = [
        "A.swift", "photo.png", "Sub/photo.jpg", "a.ttf", "Localizable.xcstrings", "en.lproj/Localizable.strings",
        "en.lproj/Localizable.stringsdict", "data.json", "notes.txt",
        "A.xcassets/Logo.imageset/logo.svg", "A.xcassets/Brand.colorset/Contents.json",
        "M.xcdatamodeld/M.xcdatamodel/contents", "M.xcdatamodeld/.xccurrentversion", "A.xcodeproj/project.pbxproj",
    ]

    @Test("notices an edit of every kind of file that a figure can depend on")
    func edits() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        for name in Self.kinds { try append(to: name) }
        var watch = FileWatch([root.path])
        func hasChanged() -> Bool { watch.hasChanged() }
        #expect(!hasChanged())
        for name in Self.kinds {
            try append(to: name)
            #expect(hasChanged(), "\(name)")
        }
        #expect(!hasChanged())
    }

    @Test("notices a new file of every kind", arguments: kinds.dropFirst())
    func additions(name: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try append(to: "A.swift")
        var watch = FileWatch([root.path])
        func hasChanged() -> Bool { watch.hasChanged() }
        try append(to: name)
        // New files are looked for once a second.
        usleep(1_100_000)
        #expect(hasChanged())
    }

    @Test("notices that a file of any kind is gone", arguments: kinds.dropFirst())
    func removals(name: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        for name in ["A.swift", name] { try append(to: name) }
        var watch = FileWatch([root.path])
        func hasChanged() -> Bool { watch.hasChanged() }
        try FileManager.default.removeItem(at: root.appending(path: name))
        #expect(hasChanged())
    }

    @Test("of one file notices the texts and the data beside it")
    func besideOneFile() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let names = [
            "A.swift", "Localizable.xcstrings", "en.lproj/Localizable.strings", "data.json", "photo.png", "a.ttf",
        ]
        for name in names { try append(to: name) }
        var watch = FileWatch([root.appending(path: "A.swift").path])
        func hasChanged() -> Bool { watch.hasChanged() }
        for name in names {
            try append(to: name)
            #expect(hasChanged(), "\(name)")
        }
    }

    @Test("notices what a catalog names, but no figures below it")
    func inputs() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        for name in ["App/A.swift", "Data/deep/a.bin", "Data/output/.plumbline.jsonl", "Data/output/a.png"] {
            try append(to: name)
        }
        var watch = FileWatch([root.appending(path: "App").path])
        func hasChanged() -> Bool { watch.hasChanged() }
        watch.watch(inputs: [root.appending(path: "Data").path])
        #expect(!hasChanged())
        try append(to: "Data/deep/a.bin")
        #expect(hasChanged())
        try append(to: "Data/output/a.png")
        #expect(!hasChanged())
        // New files are looked for once a second.
        usleep(1_100_000)
        #expect(!hasChanged())
        try append(to: "Data/deep/a.bin")
        #expect(hasChanged())
    }

    @Test("does not notice figures that are drawn below the sources, or what is no part of an app")
    func others() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let others = [
            "output/.plumbline.jsonl", "output/A/data.json", "output/A/A@2x.png", "README.md", "de.lproj/A.strings",
        ]
        for name in ["A.swift"] + others { try append(to: name) }
        var watch = FileWatch([root.path])
        func hasChanged() -> Bool { watch.hasChanged() }
        for name in others {
            try append(to: name)
            #expect(!hasChanged(), "\(name)")
        }
    }
}
