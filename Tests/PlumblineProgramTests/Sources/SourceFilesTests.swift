import Foundation
import Testing

@testable import Plumbline
@testable import PlumblineProgram

@Suite("Source files")
final class SourceFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources \(UUID())").path

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ name: String, _ text: String = "let a = 1") throws {
        let file = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func message(_ paths: String...) -> String? {
        do throws(UsageError) {
            _ = try SourceFiles(paths)
            return nil
        } catch { return error.description }
    }

    @Test("a folder gives its sources in order, without manifests, hidden folders and build products")
    func folderOfSources() throws {
        for name in [
            "b.swift", "a.swift", "In/c.swift", "Package.swift", ".build/d.swift", "A.xcassets/e.swift", "note.md",
        ] {
            try write(name)
        }
        let found = try SourceFiles([folder]).files.map { $0.dropFirst(folder.count + 1) }
        #expect(found == ["In/c.swift", "a.swift", "b.swift"])
    }

    @Test("a link to a folder is the folder, for its sources and its images")
    func linkedFolder() throws {
        try write("real/a.swift")
        try write("real/images/a.png", "")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "real")
        #expect(try SourceFiles(["\(folder)/link"]).files == ["\(folder)/link/a.swift"])
        #expect(ResourceFolders(of: ["\(folder)/link"]).plain == ["\(folder)/link/images"])
    }

    @Test("a folder gives no tests; a test that is given by its name stays")
    func tests() throws {
        try write("a.swift", "// import XCTest\nlet a = 1")
        try write("Tests/b.swift", "import XCTest\n@testable import App")
        try write("Tests/c.swift", "@testable import App\nimport Testing")
        #expect(try SourceFiles([folder]).files == ["\(folder)/a.swift"])
        #expect(try SourceFiles(["\(folder)/Tests/b.swift"]).files.count == 1)
        #expect(message("\(folder)/Tests") == "there is no Swift file in \(folder)/Tests but tests")
    }

    @Test("a file given twice, also through a link, counts once")
    func once() throws {
        try write("a.swift")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/link.swift", withDestinationPath: "a.swift")
        #expect(try SourceFiles(["\(folder)/a.swift", "\(folder)/link.swift"]).files == ["\(folder)/a.swift"])
    }

    @Test("two files whose names differ only in how an accent is written are refused, as one would hide the other")
    func accents() throws {
        try write("Caf\u{e9}.swift")
        try write("Cafe\u{301}.swift")
        #expect(message(folder)?.contains("is there twice, with accents written as one character and as two") == true)
    }

    @Test("a file that is not Swift gets one sentence")
    func refused() throws {
        try write("a.txt")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/gone.swift", withDestinationPath: "nowhere")
        try FileManager.default.createDirectory(atPath: "\(folder)/empty", withIntermediateDirectories: true)
        #expect(message("\(folder)/b.swift") == "there is no file or folder \(folder)/b.swift")
        #expect(message("\(folder)/a.txt") == "\(folder)/a.txt is not a Swift file: its name must end in .swift")
        #expect(message("\(folder)/gone.swift") == "\(folder)/gone.swift is a link to nothing")
        #expect(message("\(folder)/empty") == "there is no Swift file in \(folder)/empty")
        #expect(message("") == "an empty path is given; the current folder is “.”")
    }

    @Test("a pipe or a device is not read")
    func special() throws {
        try #require(mkfifo("\(folder)/pipe.swift", 0o600) == 0)
        do throws(UsageError) {
            _ = try SourceText(file: "\(folder)/pipe.swift")
            Issue.record("It was read.")
        } catch { #expect(error.description == "\(folder)/pipe.swift is no regular file") }
    }

    @Test("images of every format beside a file, and below a folder, are found")
    func images() throws {
        try write("a.swift")
        for name in ["In/photo.jpg", "Out/scan.jpeg", "note.txt", "s/t/u.swift"] { try write(name, "") }
        #expect(ResourceFolders(of: ["\(folder)/a.swift"]).plain.isEmpty)
        #expect(ResourceFolders(of: [folder]).plain.sorted() == ["\(folder)/In", "\(folder)/Out"])
        try write("cover.jpg", "")
        #expect(ResourceFolders(of: ["\(folder)/a.swift"]).plain == [folder])
    }

    @Test(
        "the module has the name of the first path, in letters and digits, and never a name that is taken",
        arguments: [
            ("Card.swift", "Card"), ("my card-2.swift", "my_card_2"), ("2nd.swift", "_2nd"), ("Größe.swift", "Grosse"),
            ("Charts.swift", "Charts_"), ("class.swift", "class_"),
            (String(repeating: "a", count: 249) + ".swift", String(repeating: "a", count: 100)),
            ("a\nb\t\"c\\.swift", "a_b__c_"),
        ])
    func moduleName(file: String, name: String) throws {
        try write(file)
        #expect(try SourceFiles(["\(folder)/\(file)"]).moduleName(besides: ["Charts"]) == name)
    }
}
