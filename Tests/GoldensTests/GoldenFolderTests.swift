import Foundation
import Raster
import Synchronization
import Testing

@testable import Goldens

@Suite("A folder of goldens")
struct GoldenFolderTests {
    private let temporary: TemporaryFolder
    private let folder: GoldenFolder
    private let figure: ActualFigure

    init() throws {
        temporary = try TemporaryFolder()
        folder = GoldenFolder(temporary.path)
        figure = actual(plain(), try layout("Color | at 0 0 | takes 8 6 | proposed 8 6", environment: here.id))
    }

    private func check(_ mode: RecordMode, _ figure: ActualFigure? = nil) -> FigureResult {
        FigureCheck(folder: folder, environment: here, mode: mode)
            .check(figure ?? self.figure, file: "a/b", scene: "a/b", place: .init(file: "S.swift", line: 3))
    }

    @Test("returns what was recorded, with its environment")
    func roundTrip() throws {
        try folder.record(figure, as: "a/b", environment: here)
        #expect(temporary.files == ["a/b.png", "a/b.txt", "manifest.json"])
        let golden = try #require(try folder.golden("a/b", folder.manifest()))
        #expect(golden.bitmap == figure.bitmap && golden.layout == figure.layout && golden.environment == here)
    }

    @Test("records a missing golden once and reports it; in CI only reports it")
    func missing() throws {
        #expect(check(.never).verdict == .missing)
        #expect(temporary.files.isEmpty)
        let new = check(.missing)
        #expect(new.verdict == .new)
        #expect(
            new.message == "a/b: new: recorded at \(temporary.path)/a/b.png; look at it, then run again (S.swift:3)")
        #expect(check(.missing).verdict == .passed)
    }

    @Test("keeps a golden that differs unless the mode says otherwise")
    func modes() throws {
        try folder.record(figure, as: "a/b", environment: here)
        let other = actual(plain().nudged(0, 0, by: 50), figure.layout)
        let before = try temporary.data("a/b.png")
        #expect(check(.never, other).verdict == .paint && check(.missing, other).verdict == .paint)
        #expect(try temporary.data("a/b.png") == before)
        let recorded = check(.failed, other)
        #expect(recorded.verdict == .paint && recorded.notes.count == 1)
        #expect(check(.never, other).verdict == .passed)
        #expect(check(.all).verdict == .passed)
        #expect(try temporary.data("a/b.png") == before)
    }

    @Test("replaces a damaged golden only when recording")
    func damaged() throws {
        for mode in [RecordMode.failed, .all] {
            try folder.record(figure, as: "a/b", environment: here)
            try temporary.write(Data(), to: "a/b.png")
            for other in [RecordMode.never, .missing] {
                #expect(check(other).verdict == .failed)
                #expect(try temporary.data("a/b.png").isEmpty)
            }
            let result = check(mode)
            #expect(result.verdict == (mode == .all ? .passed : .failed))
            #expect(result.cause.description.contains("a/b.png: "))
            #expect(result.notes == [.recorded(wasMissing: false)])
            #expect(check(.never).verdict == .passed)
        }
    }

    @Test("names the missing file of an incomplete golden", arguments: ["png", "txt"])
    func half(kept: String) throws {
        try folder.record(figure, as: "a/b", environment: here)
        try FileManager.default.removeItem(atPath: "\(temporary.path)/a/b.\(kept == "png" ? "txt" : "png")")
        let result = check(.missing)
        #expect(result.verdict == .failed)
        #expect(result.cause.description.contains("/a/b.\(kept == "png" ? "txt" : "png"): the"))
    }

    /// Records a golden for each file, of a scene.
    private func record(_ scenes: [String: String]) throws {
        for (file, scene) in scenes {
            var drawn = figure
            drawn.layout.scene = scene
            try folder.record(drawn, as: file, environment: here)
        }
    }

    @Test("finds the goldens of removed scenes, at any scale and in any appearance")
    func orphans() throws {
        try record([
            "a/b": "a/b", "a/gone": "a/gone", "gone@2x": "gone", "gone~dark@3x": "gone", "a.b@x": "a.b@x",
        ])
        let check = FigureCheck(folder: folder, environment: here, mode: .never)
        let found = check.orphans(files: ["a/b": ["a/b", "a/b@2x"]]) { _ in true }
        #expect(found.map(\.file) == ["a.b@x", "a/gone", "gone@2x", "gone~dark@3x"])
        #expect(found.map(\.scene) == ["a.b@x", "a/gone", "gone", "gone"])
        #expect(check.orphans(files: [:]) { $0.hasPrefix("a/") }.map(\.file) == ["a/b", "a/gone"])
    }

    @Test("finds the goldens of appearances and scales that a scene no longer has")
    func orphansOfFigures() throws {
        try record(["a": "a", "a@2x": "a", "a~dark": "a", "a@9x": "a"])
        let check = FigureCheck(folder: folder, environment: here, mode: .never)
        let found = check.orphans(files: ["a": ["a", "a@2x", "a@3x"]]) { _ in true }
        #expect(found.map(\.file) == ["a@9x", "a~dark"])
        #expect(
            found.first?.cause.description.hasPrefix(
                "the scene a has another appearance or scale, or the file is a copy: remove "
            )
                == true)
    }

    @Test("finds a picture whose layout was lost, and leaves pictures of foreign texts alone")
    func halfOrphans() throws {
        try record(["a": "a", "gone~dark@2x": "gone"])
        try FileManager.default.removeItem(atPath: "\(temporary.path)/gone~dark@2x.txt")
        try temporary.write(Data("a note".utf8), to: "note.txt")
        try temporary.write(Data(), to: "note.png")
        let check = FigureCheck(folder: folder, environment: here, mode: .never)
        let found = check.orphans(files: ["a": ["a"]]) { _ in true }
        #expect(found.map(\.file) == ["gone~dark@2x"] && found.map(\.scene) == ["gone"])
        #expect(
            found.first?.cause.description
                == "no scene is named gone: remove \(temporary.path)/gone~dark@2x.png, or restore the scene")
    }

    @Test("says which figures CI kept from being recorded")
    func refusedMode() throws {
        func notes(_ wish: RecordMode, _ figure: ActualFigure) -> [GoldenNote] {
            FigureCheck(folder: folder, environment: here, mode: .never, refusedMode: wish)
                .check(figure, file: "a/b", scene: "a/b", place: .init(file: "S.swift", line: 3)).notes
        }
        #expect(notes(.missing, figure) == [.notRecorded(.missing)])
        try folder.record(figure, as: "a/b", environment: here)
        var changed = figure
        changed.bitmap = plain(gray: 9)
        #expect(notes(.failed, changed) == [.notRecorded(.failed)])
        #expect(notes(.failed, figure) == [] && notes(.missing, changed) == [])
        #expect(notes(.all, figure) == [.notRecorded(.all)])
    }

    @Test("refuses the golden of another scene by name, and replaces it when recording")
    func otherScene() throws {
        var other = figure
        other.layout.scene = "c"
        try folder.record(other, as: "a/b", environment: here)
        let result = check(.missing)
        #expect(result.verdict == .failed)
        #expect(
            result.cause.description
                == "\(temporary.path)/a/b.txt: it is the golden of the scene c, not of a/b; restore the golden, or accept "
                + "the scene again")
        #expect(check(.failed).verdict == .failed)
        #expect(check(.never).verdict == .passed)
    }

    @Test("removes only the unfinished files of a killed process, in every folder")
    func sweep() throws {
        try folder.record(figure, as: "a/b", environment: here)
        let owner = try ended()
        let left = ["a/.b.png.\(owner).0.partial", ".manifest.json.\(owner).0.partial"]
        let kept = ["a/.b.png.\(AtomicFile.owner).0.partial", "a/.mine.partial"]
        for file in left + kept { try temporary.write(Data([1]), to: file) }
        #expect(folder.sweep() == 2)
        #expect(temporary.files == (["a/b.png", "a/b.txt", "manifest.json"] + kept).sorted())
        // A test that records cleans up its folder.
        try temporary.write(Data([1]), to: left[0])
        try folder.record(figure, as: "a/b", environment: here)
        #expect(!temporary.files.contains(left[0]))
    }

    /// The ID of a process that has ended.
    private func ended() throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exit 0"]
        try process.run()
        process.waitUntilExit()
        let machine = try #require(AtomicFile.owner.split(separator: "-").first)
        return "\(machine)-\(process.processIdentifier)"
    }

    @Test("refuses a picture over the limit with file, size and advice, and writes nothing")
    func limit() throws {
        var generator = SystemRandomNumberGenerator()
        let noise = Bitmap(
            width: 20, height: 20, pixels: (0..<1600).map { _ in UInt8.random(in: 0...255, using: &generator) })
        let small = GoldenFolder(temporary.path, sizeLimit: 1000)
        let error = #expect(throws: GoldenError.self) {
            try small.record(actual(noise, figure.layout), as: "a/b", environment: here)
        }
        #expect(error?.description.contains("/a/b.png: the golden would take ") == true)
        #expect(error?.description.contains("1000 is the limit") == true)
        #expect(temporary.files.isEmpty)
    }

    @Test("removes environments without goldens")
    func prune() throws {
        try folder.record(figure, as: "a/b", environment: here)
        var other = figure
        other.layout.environment = elsewhere.id
        try folder.record(other, as: "c", environment: elsewhere)
        #expect(try folder.manifest().environments.count == 2)
        try folder.prune()
        #expect(try folder.manifest().environments.count == 2)
        try folder.remove("c")
        try folder.prune()
        #expect(try folder.manifest().environments == [here.id: here])
        // A checkout may change line ends.
        let text = String(decoding: try temporary.data("a/b.txt"), as: UTF8.self)
        try temporary.write(Data(text.replacing("\n", with: "\r\n").utf8), to: "a/b.txt")
        try folder.prune()
        #expect(try folder.manifest().environments == [here.id: here])
    }

    @Test("names a damaged manifest or layout", arguments: ["manifest.json", "a/b.txt"])
    func damagedText(file: String) throws {
        try folder.record(figure, as: "a/b", environment: here)
        try temporary.write(Data("{ half".utf8), to: file)
        let result = check(.missing)
        #expect(result.verdict == .failed && result.cause.description.hasPrefix("\(temporary.path)/\(file): "))
    }

    @Test("refuses an empty, foreign or truncated picture by name, at every length")
    func damagedPicture() throws {
        try folder.record(figure, as: "a/b", environment: here)
        let whole = try temporary.data("a/b.png")
        let damaged = [Data(), Data("GIF89a".utf8)] + (1..<whole.count).map { whole.prefix($0) }
        for data in damaged {
            try temporary.write(data, to: "a/b.png")
            let result = check(.missing)
            #expect(result.verdict == .failed, "\(data.count) bytes were enough")
            #expect(result.cause.description.hasPrefix("\(temporary.path)/a/b.png: cannot read the PNG: "))
        }
        // A file that may be there by mistake is not overwritten.
        #expect(try temporary.data("a/b.png").count == whole.count - 1)
    }

    @Test("reads goldens that another tool encoded differently", arguments: foreignPictures)
    func foreign(kind: ForeignPicture) throws {
        let bitmap = Bitmap(width: kind.width, height: kind.pixels.count / 4 / kind.width, pixels: kind.pixels)
        try folder.record(actual(bitmap, figure.layout), as: "a/b", environment: here)
        try temporary.write(try #require(Data(base64Encoded: kind.base64)), to: "a/b.png")
        #expect(check(.never, actual(bitmap, figure.layout)).verdict == .passed)
        #expect(
            check(.never, actual(bitmap.nudged(0, 0, by: bitmap.pixels[0] > 128 ? -2 : 2), figure.layout)).verdict
                == .paint)
    }

    struct ForeignPicture: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var width: Int
        var base64: String
        var pixels: [UInt8]
    }

    private static let foreignPictures = [
        ForeignPicture(
            testDescription: "16-bit gray", width: 2,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNgYPj/HwADAgH/OSkZvgAAAABJRU5ErkJggg==
                """, pixels: [0, 0, 0, 255, 255, 255, 255, 255]),
        ForeignPicture(
            testDescription: "palette with alpha", width: 2,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEX/AAAAAP9sof2OAAAAAnRSTlP/gAgPs2oAAAALSURBVHjaY2BgBAAABAACLN5IrQAAAABJRU5ErkJggg==
                """, pixels: [255, 0, 0, 255, 0, 0, 255, 128]),
        ForeignPicture(
            testDescription: "1-bit gray with white clear", width: 2,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQAAAADcWUInAAAAAnRSTlMAAQGU/a4AAAAKSURBVHjaY3AAAABCAEGEv45iAAAAAElFTkSuQmCC
                """, pixels: [0, 0, 0, 255, 255, 255, 255, 0]),
        ForeignPicture(
            testDescription: "interlaced RGB", width: 2,
            base64: """
                iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAGK06rlAAAAF0lEQVR42mNgZGJmYGFlY2Dn4OTi5gEAAZYATygL0jcAAAAASUVORK5CYII=
                """, pixels: [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]),
    ]

    @Test("keeps both files of a golden if one cannot be written")
    func halves() throws {
        try folder.record(figure, as: "a/b", environment: here)
        let before = try (temporary.data("a/b.txt"), temporary.data("a/b.png"))
        let other = actual(
            plain(gray: 9), try layout("Color | at 0 0 | takes 9 6 | proposed 9 6", environment: here.id))
        // No file takes the place of a folder that is not empty.
        for (blocked, kept) in [("a/b.png", "a/b.txt"), ("a/b.txt", "a/b.png")] {
            let path = "\(temporary.path)/\(blocked)"
            try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
            try temporary.write(Data(), to: "\(blocked)/in the way")
            #expect(throws: (any Error).self) { try folder.record(other, as: "a/b", environment: here) }
            #expect(try temporary.data(kept) == (kept == "a/b.txt" ? before.0 : before.1))
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.moveItem(atPath: path + ".away", toPath: path)
        }
        #expect(check(.never).verdict == .passed)
        try FileManager.default.createDirectory(
            atPath: "\(temporary.path)/a/c.png/x", withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try folder.record(other, as: "a/c", environment: here) }
        #expect(temporary.files == ["a/b.png", "a/b.txt", "manifest.json"])
    }

    @Test("is whole for everybody who reads while somebody records")
    func together() {
        let failures = Mutex<[String]>([])
        for round in 0..<40 {
            DispatchQueue.concurrentPerform(iterations: 4) { [folder, figure] _ in
                let result = FigureCheck(folder: folder, environment: here, mode: .missing)
                    .check(figure, file: "a/\(round)", scene: "a/b", place: .init(file: "S.swift", line: 3))
                if result.verdict != .new, result.verdict != .passed { failures.withLock { $0.append(result.message) } }
            }
        }
        #expect(failures.withLock(\.self) == [])
    }
}
