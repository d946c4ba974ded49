import Drawing
import Foundation
import Raster
import Testing

@testable import CairoPainting

@Suite("Text is drawn")
struct ShapedTextDrawingTests {
    @Test("in the place it was measured for", arguments: [1, 2, 3])
    func place(scale: Int) throws {
        let text = block("HEIGHT", size: 40)
        let metrics = try PangoText.shared.measure(text)
        let font = try PangoText.shared.metrics(of: FontSpec(size: 40))
        let bitmap = try painted(
            220, 80, scale: scale, .text(text, at: CGPoint(x: 10, y: 7), width: Double(metrics.size.width)))
        let ink = try #require(bitmap.ink)
        let baseline = (7 + metrics.firstBaseline) * Double(scale)
        // Capitals stand on the baseline; a round one may pass it a little.
        #expect(abs(Double(ink.maxY + 1) - baseline) < 1.5 * Double(scale))
        #expect(abs(Double(ink.minY) - (baseline - font.capHeight * Double(scale))) < 1.5 * Double(scale))
        #expect(ink.minX >= 10 * scale)
        #expect(Double(ink.maxX) < (10 + Double(metrics.size.width)) * Double(scale))
        // No more is left free than the letters' side bearings.
        #expect(Double(ink.maxX - ink.minX) > (Double(metrics.size.width) - 8) * Double(scale))
    }

    @Test("at the leading edge, in the center, or at the trailing edge")
    func alignment() throws {
        func left(_ alignment: TextAlignment, rightToLeft: Bool = false) throws -> Int {
            var text = block("II")
            text.alignment = alignment
            text.rightToLeft = rightToLeft
            return try #require(painted(200, 30, .text(text, at: .zero, width: 200)).ink).minX
        }
        let width = Double(try PangoText.shared.measure(block("II")).size.width)
        let start = try left(.leading)
        #expect(start < 4)
        #expect(abs(Double(try left(.center) - start) - (200 - width) / 2) <= 1)
        #expect(abs(Double(try left(.trailing) - start) - (200 - width)) <= 1)
        #expect(try left(.leading, rightToLeft: true) == left(.trailing))
        #expect(try left(.trailing, rightToLeft: true) == start)
    }

    @Test(
        "in lines as wide as their words, whichever way they and their paragraph read",
        arguments: ["Shall we meet at the bridge, by the mill?", "one   two   three", "אבג דהו זחט", "abc אבג def"])
    func wrapped(string: String) throws {
        for width in [40, 90, 165] as [Double] {
            var text = block(string)
            text.width = width
            let forwards = try PangoText.shared.measure(text)
            text.rightToLeft = true
            let backwards = try PangoText.shared.measure(text)
            #expect(backwards.lineCount == forwards.lineCount)
            // Where words of both directions meet, a line may break between others.
            if !string.hasPrefix("abc") { #expect(abs(backwards.size.width - forwards.size.width) < 0.01, "\(width)") }
            #expect(backwards.size.width <= width + 0.01 && backwards.size.width > width / 4)
            // The drawing lies in the measured width.
            let ink = try #require(
                painted(200, 120, .text(text, at: CGPoint(x: 10, y: 0), width: Double(backwards.size.width))).ink)
            #expect(ink.minX >= 8 && Double(ink.maxX) <= 12 + Double(backwards.size.width), "\(width)")
        }
    }

    @Test("alike within limits that its lines stay within, as is said without measuring again")
    func withinLimits() throws {
        let text = try PangoText.shared
        var counts = (fitting: 0, all: 0)
        for string in ["", "one", "one two", "one two\nthree", "trailing   ", "\n", "fi->x 2 × 3"] {
            for (lines, spacing, scale) in [(nil, 0, 1), (1, 0, 1), (2, 4, 1), (nil, 3, 0.5)]
                as [(Int?, Double, Double)]
            {
                var block = block(string)
                (block.lineLimit, block.lineSpacing, block.minimumScale) = (lines, spacing, scale)
                let natural = text.measure(block)
                let (w, h) = (Double(natural.size.width), Double(natural.size.height))
                for width in [nil, 0, w - 1, w - 0.0001, w, w + 0.0001, w + 30] as [Double?] {
                    for height in [nil, 0, h - 1, h, h + 40] as [Double?] {
                        counts.all += 1
                        guard natural.fits(width: width, height: height) else { continue }
                        counts.fitting += 1
                        (block.width, block.height) = (width, height)
                        #expect(text.measure(block) == natural, "\(string) in \(width ?? -1) × \(height ?? -1)")
                    }
                }
            }
        }
        #expect(counts.fitting > counts.all / 6)
    }

    @Test("each run in its color, side by side in one font or another")
    func colors() throws {
        let font = FontSpec(size: 20)
        let runs = [TextRun("HH", font: font, color: red), TextRun("HH", font: font, color: blue)]
        let bitmap = try painted(70, 30, .text(TextBlock(runs: runs), at: .zero, width: 70))
        let half = Int(try PangoText.shared.measure(TextBlock(runs: [runs[0]])).size.width)
        let pixels = (0..<30).flatMap { y in (0..<70).map { x in (x, bitmap[x, y]) } }.filter { $0.1.alpha > 0 }
        #expect(pixels.allSatisfy { x, pixel in x < half ? pixel.blue == 0 : pixel.red == 0 })
        #expect(pixels.contains { $0.1.red == 255 } && pixels.contains { $0.1.blue == 255 })
    }

    @Test("with a line under or through it, over its whole width")
    func rules() throws {
        let font = FontSpec(size: 20)
        let parts = ["mm", "mm"].map { TextRun($0, font: font, color: .black, underline: true) }
        let bitmap = try painted(120, 30, scale: 3, .text(TextBlock(runs: parts), at: .zero, width: 120))
        let ink = try #require(bitmap.ink)
        let width = Int(try PangoText.shared.measure(TextBlock(runs: parts)).size.width * 3)
        let under = (0..<ink.maxY).reversed().first { y in bitmap[width / 2, y].alpha == 255 }
        let row = bitmap.alphas(row: try #require(under))
        #expect(row.prefix(width).allSatisfy { $0 == 255 })
        #expect(row.dropFirst(width + 1).allSatisfy { $0 == 0 })
    }

    @Test("in gray, without the fringes of subpixels")
    func gray() throws {
        let bitmap = try painted(100, 30, background: .white, .text(block("Fringe"), at: .zero, width: 100))
        #expect((0..<30).allSatisfy { y in (0..<100).allSatisfy { bitmap[$0, y].red == bitmap[$0, y].blue } })
    }

    @Test("with pictures where their characters are, on the baseline")
    func pictures() throws {
        var run = TextRun(InlinePicture.character, font: FontSpec(size: 10), color: .black)
        run.picture = InlinePicture(width: 6, ascent: 4, descent: 2, items: [fill(rect(0, -4, 6, 6), red)])
        var text = TextBlock(runs: [run, TextRun(" ", font: FontSpec(size: 10), color: .black), run])
        let space = try PangoText.shared.measure(text).size.width - 12
        let ink = try #require(painted(60, 30, .text(text, at: CGPoint(x: 5, y: 5), width: 50)).ink)
        // The line's ascent is the font's, 9.69 points.
        #expect(ink.minX == 5 && ink.minY == 10 && ink.maxY == 16)
        #expect(ink.maxX == Int((17 + space).rounded(.up)) - 1)
        text.width = 7
        let below = try #require(painted(60, 40, .text(text, at: CGPoint(x: 5, y: 5), width: 50)).ink)
        #expect(below.maxX == 10)
        #expect(below.maxY > ink.maxY + 10)
    }

    @Test("with dashes in the color and pattern of its underline")
    func patterns() throws {
        func reds(_ pattern: TextRule.Pattern) throws -> Int {
            var run = block("            x", size: 60).runs[0]
            (run.underline, run.underlineRule) = (true, TextRule(pattern: pattern, color: red))
            let bitmap = try painted(200, 90, .text(TextBlock(runs: [run]), at: .zero, width: 200))
            return (0..<bitmap.height).reduce(0) { count, y in
                count + (0..<200).count { bitmap.hex($0, y) == 0xff00_00ff }
            }
        }
        let (solid, dot, dash) = try (reds(.solid), reds(.dot), reds(.dash))
        #expect(dot > solid / 4 && dot < dash && dash < solid * 3 / 4)
    }

    @Test("the same at every whole point of the canvas")
    func movable() throws {
        let text = block("Glyph")
        let (a, b) = try (
            painted(100, 40, .text(text, at: .zero, width: 80)),
            painted(100, 40, .text(text, at: CGPoint(x: 7, y: 9), width: 80))
        )
        let same = (0..<31).allSatisfy { y in (0..<93).allSatisfy { a.hex($0, y) == b.hex($0 + 7, y + 9) } }
        #expect(same)
    }

    @Test("from a cache that stays small")
    func cache() throws {
        let fonts = try FontLibrary()
        var cache = ShapedTextCache(capacity: 10)
        var made = 0
        for i in 0..<100 {
            for _ in 0..<2 where cache.known(.init(block("\(i)"))) == nil {
                made += 1
                cache.keep(ShapedText(TextBlock(runs: []), fonts: fonts), for: .init(block("\(i)")))
            }
            #expect(cache.count <= 10)
        }
        #expect(made == 100)
    }

    @Test("from one shaping for all limits a text stays within")
    func limits() throws {
        let text = PangoText(try FontLibrary())
        let ideal = text.measure(block("three short words")).size
        for extra in stride(from: 0.0, to: 200, by: 10) {
            _ = text.measure(block("three short words", width: ideal.width + extra))
            _ = text.measure(block("three short words", width: ideal.width + extra, height: ideal.height + extra))
        }
        #expect(text.shapingCount == 1)
        _ = text.measure(block("three short words", width: ideal.width - 1))
        #expect(text.shapingCount == 2)
        // No width is 1 point wide.
        for width in [0, -1, 0.5, 1] { _ = text.measure(block("three short words", width: width)) }
        #expect(text.shapingCount == 3)
    }

    @Test("within limits exactly as shaped for them alone")
    func limitsAlone() throws {
        let (engine, fonts) = (PangoText(try FontLibrary()), try FontLibrary())
        let strings = ["a", "two words", "one and two  and\nthree ", "عربي and Latin", "AVAVA To Ty", "", " ", "\ttab"]
        let limits: [(lines: Int?, scale: Double)] = [(nil, 1), (1, 1), (2, 1), (nil, 0.5), (1, 0.5), (2, 0.5)]
        var differing: [TextBlock] = []
        for string in strings {
            let ideal = ShapedText(block(string), fonts: fonts).metrics.size
            let widths: [Double?] = [nil, 0, -1] + [-20, -0.01, 0, 0.0004, 0.01, 30].map { ideal.width + $0 }
            let heights: [Double?] = [nil] + [0.4, 0.7, 1, 1.5].map { ideal.height * $0 }
            for width in widths {
                for height in heights {
                    for limit in limits {
                        var block = block(string, width: width, height: height, lineLimit: limit.lines)
                        block.minimumScale = limit.scale
                        let alone = ShapedText.shrinking(block, fonts: fonts).metrics
                        if engine.measure(block) != alone { differing.append(block) }
                    }
                }
            }
        }
        #expect(differing == [])
    }

    @Test("measuring and drawing share one shaping, in one figure and the next")
    func sharedShaping() throws {
        let text = PangoText(try FontLibrary())
        let block = TextBlock("shared", font: FontSpec(size: 12), color: RGBA(red: 0, green: 0, blue: 0))
        var list = DisplayList(size: CGSize(width: 60, height: 20))
        let width = text.measure(block).size.width
        list.items = [.text(block, at: .zero, width: Double(width))]
        for _ in 0..<3 { _ = try CairoPainter.paint(list, scale: 2, text: text) }
        #expect(text.shapingCount == 1)
    }
}
