import Drawing
import Foundation
import Testing

@testable import CairoPainting

/// Texts that a machine's settings would change, printed as numbers.
private func evidence() throws -> String {
    let strings = ["Affirm 0123 -> x", "Ъ б г д и п т ж щ", "ΑΒΓ ß ı İ i̇", "大", "你好，世界", "今日は骨", "مرحبا"]
    let lines = try strings.map { string -> String in
        let text = block(string, size: 15.5, weight: 600)
        let bitmap = try painted(240, 40, scale: 2, .text(text, at: CGPoint(x: 1, y: 2), width: 200))
        // FNV-1a of the pixels.
        let hash = bitmap.pixels.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "\(try PangoText.shared.measure(text).size) \(hash)"
    }
    return "[evidence]" + lines.joined(separator: "; ") + "[end]"
}

/// The hostile child's output between its marks.
private func evidence(in output: [UInt8]) -> String? {
    let text = String(decoding: output, as: UTF8.self)
    guard let start = text.range(of: "[evidence]"), let end = text.range(of: "[end]") else { return nil }
    return String(text[start.lowerBound..<end.upperBound])
}

/// A fontconfig file that would change every glyph if it were read.
private func hostileFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder + "/fontconfig", withIntermediateDirectories: true)
    let settings = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        <dir>/usr/share/fonts</dir>
        <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
        <edit name="weight" mode="assign"><const>black</const></edit></match>
        <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><double>1.5</double><double>0.3</double>
        <double>0</double><double>1</double></matrix></times></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="rgba" mode="assign"><const>rgb</const></edit></match></fontconfig>
        """
    for name in ["/fonts.conf", "/fontconfig/fonts.conf"] {
        try settings.write(toFile: folder + name, atomically: true, encoding: .utf8)
    }
    return folder
}

@Suite("Fonts")
struct FontLibraryTests {
    @Test("come out the same under a hostile fontconfig")
    func hostileFontconfig() async throws {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            let folder = try hostileFolder()
            setenv("FONTCONFIG_FILE", folder + "/fonts.conf", 1)
            setenv("FONTCONFIG_PATH", folder, 1)
            setenv("XDG_CONFIG_HOME", folder, 1)
            setenv("HOME", folder, 1)
            print(try evidence())
            try FileManager.default.removeItem(atPath: folder)
        }
        #expect(evidence(in: try #require(result).standardOutputContent) == (try evidence()))
        // Nor is a complaint about it printed.
        #expect(
            String(decoding: try #require(result).standardErrorContent, as: UTF8.self).contains("ontconfig") == false)
    }

    @Test("come out the same in any language, and whatever backends and shapers the environment asks for")
    func hostileEnvironment() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            for name in ["LANG", "LC_ALL", "LC_CTYPE", "LANGUAGE", "PANGO_LANGUAGE", "FC_LANG"] {
                setenv(name, name.hasPrefix("L") && name != "LANGUAGE" ? "tr_TR.UTF-8" : "bg:sr:tr:ja:fa", 1)
            }
            setenv("PANGOCAIRO_BACKEND", "none", 1)
            setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 autofitter:warping=1", 1)
            setenv("HB_SHAPER_LIST", "fallback", 1)
            setenv("HB_OPTIONS", "uniscribe-bug-compatible", 1)
            setenv("FC_DEBUG", "1024", 1)
            setlocale(LC_ALL, "")
            print(try evidence())
        }
        #expect(evidence(in: try #require(result).standardOutputContent) == (try evidence()))
    }

    @Test("that are not there are asked for by name")
    func notFound() throws {
        let empty = FileManager.default.temporaryDirectory.appendingPathComponent("no-fonts-\(UUID())").path
        try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: empty) }
        let error = #expect(throws: FontError.self) { try FontLibrary(environment: [FontFiles.variable: empty]) }
        #expect(error == .notInChosenFolder(variable: "PLUMBLINE_FONTS", folder: empty))
        #expect(error?.description.contains(empty) == true)
        #expect(FontError.notFound(searched: ["/a"]).description.contains("apt install fonts-inter"))
    }

    @Test("that are damaged are named")
    func damaged() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bad-fonts-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("no font".utf8).write(to: URL(fileURLWithPath: folder + "/Inter-Regular.otf"))
        #expect(throws: FontError.unreadable(path: folder + "/Inter-Regular.otf")) {
            try FontLibrary(environment: [FontFiles.variable: folder])
        }
    }

    @Test("are all of Inter's weights, and not its display design")
    func files() throws {
        let names = try FontFiles.find(environment: ProcessInfo.processInfo.environment).paths
        #expect(names == names.sorted())
        #expect(!names.contains { $0.contains("Display") })
    }

    @Test("say with the libraries which versions are at work")
    func fingerprint() throws {
        let fingerprint = try PangoText.shared.fingerprint
        for name in ["cairo 1.", "pango 1.", "harfbuzz ", "freetype 2.", "fontconfig 2.", "libpng 1.", "Inter "] {
            #expect(fingerprint.contains(name), "\(fingerprint)")
        }
        let files = try FontLibrary.files(environment: ProcessInfo.processInfo.environment)
        #expect(FontLibrary.fingerprint(ofFiles: files) == fingerprint)
        #expect(FontLibrary.fingerprint(ofFiles: [#filePath]) == nil)
        #expect(FontLibrary.fingerprint(ofFiles: ["/no/such/font.otf"]) == nil)
    }

    @Test("keep their italics apart from their uprights")
    func italic() throws {
        func picture(italic: Bool) throws -> [UInt8] {
            let text = TextBlock("slant", font: FontSpec(size: 20, italic: italic), color: .black)
            return try painted(80, 30, .text(text, at: .zero, width: 80)).pixels
        }
        #expect(try picture(italic: true) != picture(italic: false))
    }
}
