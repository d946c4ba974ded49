import Drawing
import Foundation
import Testing

@testable import CairoPainting

/// All pinned files are installed: Debian's fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji and
/// fonts-jetbrains-mono.
private let hasFonts =
    FallbackFonts.installed(FallbackFonts.folders).count
    == (FallbackFont.all(for: "") + [.monospaced]).flatMap(\.files).count + 1

@Suite("A text in other scripts than Inter's")
struct FallbackFontsTests {
    private static let samples = [
        "مرحبا", "שלום", "नमस्ते", "สวัสดี", "你好", "こんにちは", "안녕하세요", "😀", "👩‍👩‍👧", "🇯🇵", "❤️", "1️⃣", "✊🏽",
    ]
    private static let advice: Comment =
        "install fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji and fonts-jetbrains-mono"

    @Test("has columns and no ligatures in code", .enabled(if: hasFonts, advice))
    func monospaced() throws {
        func width(_ code: String, _ weight: Int) throws -> Double {
            var font = FontSpec(size: 10, weight: weight)
            font.isMonospaced = true
            let block = TextBlock(code, font: font, color: .black)
            #expect(try !PangoText.shared.fallbackDigests(of: [.text(block, at: .zero, width: 100)]).isEmpty)
            return try PangoText.shared.measure(block).size.width
        }
        for code in ["iiii", "WWWW", "0->{", "!==…"] {
            for weight in [400, 700] { #expect(abs(try width(code, weight) - 24) < 0.05) }
        }
    }

    @Test("has a glyph for every character", .enabled(if: hasFonts, advice), arguments: samples)
    func complete(sample: String) throws {
        let metrics = try PangoText.shared.measure(block(sample))
        #expect(metrics.missing == [] && metrics.size.width > 10 && metrics.lineCount == 1)
        #expect(try PangoText.shared.fallbackDigests(of: [.text(block(sample), at: .zero, width: 100)]).count == 1)
    }

    @Test("is boxes and missing characters without their fonts", arguments: samples)
    func absent(sample: String) throws {
        let files = try FontFiles.find(environment: ProcessInfo.processInfo.environment)
        let text = PangoText(try FontLibrary(files, fallbackFolders: ["/no/such"]))
        #expect(!text.measure(block(sample)).missing.isEmpty || sample == "❤️" || sample == "1️⃣")
        #expect(text.fallbackDigests(of: [.text(block(sample), at: .zero, width: 100)]) == [:])
    }

    @Test("needs no font but Inter for what Inter has")
    func latin() throws {
        for sample in ["Hello", "naïve – “quoted” → ✓", "Привет", "Ελληνικά", "⌘ ⌥"] {
            #expect(try PangoText.shared.fallbackDigests(of: [.text(block(sample), at: .zero, width: 100)]) == [:])
        }
    }

    @Test("has emoji in color, one a sequence", .enabled(if: hasFonts, advice))
    func emoji() throws {
        let (one, family) = try (PangoText.shared.measure(block("😀")), PangoText.shared.measure(block("👩‍👩‍👧")))
        #expect(one.size.width == family.size.width)
        // An emoji that is a text by default has no other glyph on phones; one before U+1F000 may have.
        let building = try PangoText.shared.measure(block("🏛"))
        #expect(building.size == one.size)
        #expect(try PangoText.shared.measure(block("❤")).size.width != one.size.width)
        let bitmap = try painted(30, 30, scale: 2, .text(block("😀", size: 20), at: CGPoint(x: 2, y: 2), width: 28))
        let ink = try #require(bitmap.ink)
        #expect(ink.maxX - ink.minX > 40 && ink.maxX - ink.minX < 52)
        let middle = bitmap[(ink.minX + ink.maxX) / 2, ink.minY + 12]
        #expect(middle.alpha == 255 && middle.red > 200 && middle.blue < 120)
    }

    @Test("makes its line higher, and symbols do not", .enabled(if: hasFonts, advice))
    func lineHeight() throws {
        func height(_ text: String) throws -> Double { try PangoText.shared.measure(block(text)).size.height }
        for text in ["สวัสดี", "你好", "مرحبا"] { #expect(try height("F\(text)") > height("F")) }
        for symbol in ["♯", "♭", "♩", "∑", "⛛", "𝑥"] {
            #expect(try height("F\(symbol) minor") == height("F minor"), "\(symbol)")
        }
    }

    @Test("reads from the right in its words", .enabled(if: hasFonts, advice))
    func direction() throws {
        // The alef, a thin stroke, is the first letter: on the right.
        let bitmap = try painted(120, 40, .text(block("אמממ", size: 24), at: .zero, width: 120))
        let mirrored = try painted(120, 40, .text(block("מממא", size: 24), at: .zero, width: 120))
        #expect(bitmap.ink != nil && bitmap != mirrored)
        let tall = try PangoText.shared.measure(block("สวัสดี"))
        #expect(tall.size.height > (try PangoText.shared.measure(block("x"))).size.height)
    }
}
