import Foundation
import Testing

@testable import Plumbline

@Suite("Input files")
struct InputFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Data("1".utf8), to: "a.png")
        try folder.write(Data("2".utf8), to: "sub/b.png")
        try folder.write(Data("3".utf8), to: ".hidden/c.png")
    }

    private var files: InputFiles { InputFiles(InputFiles.below(folder.path)) }

    @Test("are everything below a folder, links followed, without endless loops")
    func below() throws {
        let other = try TemporaryFolder()
        try other.write(Data("4".utf8), to: "d.png")
        for (link, target) in [("linked", other.path), ("sub/up", folder.path), ("gone", "/nowhere/at/all")] {
            try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: target)
        }
        let names = InputFiles.below(folder.path).map { String($0.dropFirst(folder.path.count)) }
        #expect(names == ["", "/a.png", "/gone", "/linked", "/linked/d.png", "/sub", "/sub/b.png", "/sub/up"])
        #expect(InputFiles.below("\(folder.path)/a.png") == ["\(folder.path)/a.png"])
        // A linked folder is read as any other.
        let link = "\(other.path)/all"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
        #expect(digest(link) == digest(folder.path))
        let before = digest(link)
        try folder.write(Data("5".utf8), to: "sub/b.png")
        #expect(digest(link) != before)
    }

    private func digest(_ path: String) -> String {
        var digest = Digest()
        digest.combineContents(of: path)
        return digest.description
    }

    @Test("that are not touched have not changed")
    func unmoved() {
        let files = files
        #expect(files.firstChanged == nil)
    }

    @Test(
        "have moved once they were edited, replaced, removed or joined by another, even if they were put back",
        arguments: ["edit", "replace", "remove", "add", "touch"])
    func moved(change: String) throws {
        let files = files
        let path = "\(folder.path)/sub/b.png"
        let old = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        switch change {
        case "edit":
            for text in ["x", "2"] {
                let handle = try #require(FileHandle(forWritingAtPath: path))
                try handle.write(contentsOf: Data(text.utf8))
                try handle.close()
            }
        case "replace":
            for text in ["x", "2"] { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) }
        case "remove":
            try FileManager.default.moveItem(atPath: path, toPath: path + "x")
            try FileManager.default.moveItem(atPath: path + "x", toPath: path)
        case "add":
            try folder.write(Data(), to: "sub/new.png")
            try FileManager.default.removeItem(atPath: "\(folder.path)/sub/new.png")
        default: break
        }
        try FileManager.default.setAttributes([.modificationDate: try #require(old)], ofItemAtPath: path)
        #expect(files.firstChanged?.hasPrefix("\(folder.path)/sub") == true)
    }

    @Test("keep records waiting until they are seen unmoved, and let none be written once they have moved")
    func records() throws {
        let output = try TemporaryFolder()
        let figure = DrawnFigure(
            scene: "s", file: "s.png", scale: 1, appearance: "light", size: [1, 1], pixels: [1, 1], altText: "",
            issues: [], faults: [])
        func record(_ name: String) -> FigureRecord {
            var figure = figure
            figure.file = name
            return FigureRecord(figure: figure, content: "c", key: "k", picture: "p", milliseconds: 1)
        }
        var written: [String] { Manifest(folder: output.path).records.keys.sorted() }
        let keeper = RecordKeeper(folder: output.path, inputs: files)
        keeper.add(record("1"))
        #expect(keeper.finish() == nil)
        #expect(written == ["1"])
        try folder.write(Data("x".utf8), to: "a.png")
        keeper.add(record("2"))
        #expect(keeper.finish() == "\(folder.path)/a.png")
        keeper.add(record("3"))
        _ = keeper.finish()
        #expect(written == ["1"])
    }
}
