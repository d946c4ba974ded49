import Drawing
import Foundation
import Raster
import Testing

@testable import CairoPainting

@Suite("A text in a font of one's own", .enabled(if: hasMono, "install fonts-jetbrains-mono"))
struct OwnFontTests {
    /// Every character is 0.6 of the size wide, a line 1.02 above the baseline and 0.3 below.
    private func spec(_ name: String = "Regular", size: Double = 10) throws -> FontSpec {
        let path = "\(monoFolder)/JetBrainsMono-\(name).ttf"
        let face = try #require(try OwnFontFile(path: path).faces.first)
        var spec = FontSpec(size: size, weight: face.weight)
        spec.own = OwnFont(
            path: path, index: 0, digest: SHA256.hex(try Data(contentsOf: URL(fileURLWithPath: path))),
            postScriptName: face.postScriptName, weight: face.weight, isItalic: face.isItalic)
        return spec
    }

    private func block(_ string: String, _ spec: FontSpec) -> TextBlock { TextBlock(string, font: spec, color: .black) }

    @Test("has its widths, heights and baseline")
    func metrics() throws {
        for name in ["Regular", "Thin", "ExtraBold"] {
            let metrics = try PangoText.shared.measure(block("WiWi", try spec(name)))
            #expect(abs(metrics.size.width - 24) < 0.01 && abs(metrics.size.height - 13.2) < 0.01)
            #expect(abs(metrics.firstBaseline - 10.2) < 0.01)
        }
        let metrics = try PangoText.shared.metrics(of: try spec())
        #expect(abs(metrics.ascent - 10.2) < 0.01 && abs(metrics.descent - 3) < 0.01 && metrics.leading == 0)
        #expect(abs(metrics.capHeight - 7.3) < 0.01)
    }

    @Test("is drawn in that very face, whichever weight is asked for, and not in Inter")
    func face() throws {
        func ink(_ spec: FontSpec) throws -> Int {
            try painted(80, 30, scale: 2, .text(block("Hm", spec), at: .zero, width: 80)).pixels.reduce(0) {
                $0 + Int($1)
            }
        }
        let (thin, black) = (try ink(spec("Thin", size: 20)), try ink(spec("ExtraBold", size: 20)))
        #expect(thin * 2 < black)
        var asked = try spec("Thin", size: 20)
        asked.weight = 800
        #expect(try ink(asked) == thin)
        #expect(try ink(FontSpec(size: 20)) != (try ink(spec(size: 20))))
    }

    @Test("stands in a line with others, each in its own face")
    func mixed() throws {
        let runs = try ["Thin", "Bold", "Regular"].map {
            TextRun("ab", font: try spec($0, size: $0 == "Bold" ? 20 : 10), color: .black)
        }
        let metrics = try PangoText.shared.measure(TextBlock(runs: runs))
        #expect(abs(metrics.size.width - 48) < 0.01 && abs(metrics.size.height - 26.4) < 0.01)
    }

    @Test("has characters that it lacks of the fonts that all texts have, and room for them")
    func fallback() throws {
        let text = try PangoText.shared
        let own = try spec().own
        let face = try #require(own.flatMap { FontFace($0) })
        #expect(face.hasGlyph("a") && !face.hasGlyph("Ⓐ"))
        let inter = text.measure(TextBlock("Ⓐ", font: FontSpec(size: 10), color: .black))
        let mixed = text.measure(block("abⒶ", try spec()))
        #expect(mixed.missing == [] && abs(mixed.size.width - inter.size.width - 12) < 0.01)
        // Its own line is higher than Inter's.
        #expect(abs(mixed.size.height - 13.2) < 0.01)
    }

    @Test("is truncated by its own ellipsis, and keeps its line's height without characters")
    func ellipsis() throws {
        var cut = block("one\ntwo", try spec())
        cut.lineLimit = 1
        let metrics = try PangoText.shared.measure(cut)
        #expect(metrics.isTruncated && abs(metrics.size.width - 24) < 0.01)
        #expect(abs(try PangoText.shared.measure(block("", try spec())).size.height - 13.2) < 0.01)
        #expect(abs(try PangoText.shared.measure(block("a\n\nb", try spec())).size.height - 39.6) < 0.01)
    }

    @Test("is named with its file in what a golden depends on; others are not")
    func digests() throws {
        let item = DisplayItem.text(block("a", try spec()), at: .zero, width: 100)
        let name = "JetBrainsMono-Regular.ttf (JetBrainsMono-Regular)"
        let digest = try #require(try spec().own?.digest)
        #expect(try PangoText.shared.fallbackDigests(of: [item]) == [name: digest])
        let other = DisplayItem.text(TextBlock("a", font: FontSpec(size: 9), color: .black), at: .zero, width: 100)
        #expect(try PangoText.shared.fallbackDigests(of: [other]) == [:])
    }

    @Test("is measured in Inter if its file is gone")
    func gone() throws {
        var spec = FontSpec(size: 10)
        spec.own = OwnFont(
            path: "/no/such.ttf", index: 0, digest: "gone", postScriptName: "Gone", weight: 400, isItalic: false)
        let text = try PangoText.shared
        #expect(text.measure(block("abc", spec)).size == text.measure(block("abc", FontSpec(size: 10))).size)
    }
}
