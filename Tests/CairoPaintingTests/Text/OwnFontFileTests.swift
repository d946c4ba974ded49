import Foundation
import Testing

@testable import CairoPainting

/// Debian's fonts-jetbrains-mono.
let monoFolder = "/usr/share/fonts/truetype/jetbrains-mono"
let hasMono = FileManager.default.isReadableFile(atPath: "\(monoFolder)/JetBrainsMono-Regular.ttf")

@Suite("A font file of one's own", .enabled(if: hasMono, "install fonts-jetbrains-mono"))
struct OwnFontFileTests {
    private func fault(_ path: String) -> OwnFontFile.Fault? {
        do { _ = try OwnFontFile(path: path) } catch { return error }
        return nil
    }

    /// A temporary file, or nil for one that was only opened for writing.
    private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: url) }
        try data.write(to: url)
        try body(url.path)
    }

    @Test("says the names, weights and slants of its faces")
    func names() throws {
        let face = try #require(try OwnFontFile(path: "\(monoFolder)/JetBrainsMono-SemiBoldItalic.ttf").faces.first)
        #expect(face.postScriptName == "JetBrainsMono-SemiBoldItalic" && face.weight == 600 && face.isItalic)
        #expect(face.families.first == "JetBrains Mono" && face.index == 0)
        #expect(OwnFontFile.hasSoundGlyphs(face))
    }

    @Test("is not used if it is damaged, cut off or no font at all")
    func damaged() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: "\(monoFolder)/JetBrainsMono-Bold.ttf"))
        for data in [Data(), Data("no font".utf8), whole.prefix(11), whole.prefix(100), whole.dropLast(2_000)] {
            try withFile(data) { #expect(fault($0) == .damaged) }
        }
        #expect(fault("/no/such.ttf") == .missing && fault("/tmp") == .missing && fault("/dev/zero") == .missing)
    }

    @Test("is not used if the text engine reads no characters in it, though its name can be read")
    func characters() throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: "\(monoFolder)/JetBrainsMono-Bold.ttf"))
        try withFile(Data("wOFF".utf8) + data.dropFirst(4)) { #expect(fault($0) == .compressed) }
        for entry in stride(from: 12, to: 12 + 16 * Int(data[5]), by: 16)
        where data[entry..<entry + 4] == Data("cmap".utf8) {
            data.replaceSubrange(entry..<entry + 4, with: Data("cmaq".utf8))
        }
        try withFile(data) { #expect(fault($0) == .withoutCharacters) }
    }

    @Test("is not used if its glyphs cannot be read")
    func glyphs() throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: "\(monoFolder)/JetBrainsMono-Bold.ttf"))
        for entry in stride(from: 12, to: 12 + 16 * Int(data[5]), by: 16)
        where data[entry..<entry + 4] == Data("glyf".utf8) {
            func number(_ place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
            let start = number(entry + 8)
            for byte in start..<start + number(entry + 12) { data[byte] = UInt8(truncatingIfNeeded: byte &* 167) }
        }
        try withFile(data) { path in
            let face = try #require(try OwnFontFile(path: path).faces.first)
            #expect(!OwnFontFile.hasSoundGlyphs(face))
        }
    }

    @Test("is not used if it is larger than 64 MB, whatever is in it")
    func large() throws {
        try withFile(Data()) { path in
            let file = try #require(FileHandle(forWritingAtPath: path))
            try file.truncate(atOffset: 200 << 20)
            #expect(fault(path) == .tooLarge)
            #expect("\(OwnFontFile.Fault.tooLarge)" == "is larger than 64 MB")
        }
    }
}
