import Drawing
import Foundation
import Testing

@testable import CairoPainting

private let sentence = "The quick brown fox jumps over the lazy dog"

private func measure(_ block: TextBlock) throws -> TextMetrics { try PangoText.shared.measure(block) }

/// Inter's ascent and descent over its size. Its versions differ in the last digit.
private let (ascent, descent) = (0.96875, 0.2413)

@Suite("Text is measured")
struct PangoTextTests {
    @Test("with the font's own unrounded metrics", arguments: [11.0, 12, 17, 34])
    func lineHeight(size: Double) throws {
        let metrics = try measure(block("Hxg", size: size))
        #expect(abs(metrics.firstBaseline - ascent * size) < 0.01)
        #expect(abs(metrics.size.height - (ascent + descent) * size) < 0.01)
        #expect(metrics.lastBaseline == metrics.firstBaseline)
        let font = try PangoText.shared.metrics(of: FontSpec(size: size))
        #expect(font.ascent == metrics.firstBaseline)
        #expect(font.descent == metrics.size.height - metrics.firstBaseline)
        #expect(abs(font.capHeight - 0.7274 * size) < 0.01)
        #expect(font.leading == 0)
    }

    @Test("as no narrower than nothing, however close its characters stand")
    func tight() throws {
        var tight = block(sentence)
        tight.runs[0].kerning = -100
        #expect(try measure(tight).size.width == 0)
    }

    @Test("in small capitals, narrower than capitals, in lines of the font's height")
    func smallCapitals() throws {
        func size(_ string: String, _ capitals: SmallCapitals) throws -> CGSize {
            var block = block(string)
            block.runs[0].font.smallCapitals = capitals
            return try measure(block).size
        }
        let (capitals, small) = (try size("HEDGE", .none), try size("hedge", .lowercase))
        #expect(small.width < 0.9 * capitals.width)
        #expect(small.height == capitals.height)
        #expect(try size("hedge", .uppercase) == size("hedge", .none))
        #expect(try size("HEDGE", .lowercase) == capitals)
        #expect(try abs(size("HEDGE", [.lowercase, .uppercase]).width - small.width) < 0.01)
    }

    @Test("on one line when it has no width")
    func ideal() throws {
        let metrics = try measure(block(sentence))
        #expect(metrics.lineCount == 1)
        #expect(!metrics.isTruncated)
        #expect(metrics.size.width > 300 && metrics.size.width < 400)
    }

    @Test("on one line at exactly its ideal width, and two just below", arguments: [9.0, 12, 13, 17, 22.5])
    func idealFits(size: Double) throws {
        for string in [sentence, "Hi", "a b", "AVAVA To Ty"] {
            let ideal = try measure(block(string, size: size)).size
            let again = try measure(block(string, size: size, width: ideal.width))
            #expect(again.size == ideal)
            #expect(try measure(block(string, size: size, width: ideal.width - 0.01)).lineCount == 2)
        }
    }

    @Test("in lines broken between words, no wider than asked", arguments: [80.0, 120, 200])
    func wraps(width: Double) throws {
        let metrics = try measure(block(sentence, width: width))
        #expect(metrics.lineCount > 1)
        #expect(metrics.size.width <= width)
        let line = try measure(block("one")).size.height
        #expect(abs(metrics.size.height - CGFloat(metrics.lineCount) * line) < 1e-9)
        let below = CGFloat(metrics.lineCount - 1) * line
        #expect(abs(metrics.lastBaseline - metrics.firstBaseline - below) < 1e-9)
    }

    @Test("without the spaces lines are broken at")
    func trailingSpaces() throws {
        let word = try measure(block("wide")).size.width
        let metrics = try measure(block("wide wide", width: word + 1))
        #expect(metrics.lineCount == 2)
        #expect(metrics.size.width == word)
    }

    @Test("broken inside a word only when the word alone is too wide")
    func insideWords() throws {
        let word = try measure(block("incomprehensibilities")).size.width
        #expect(try measure(block("an incomprehensibilities", width: word)).lineCount == 2)
        #expect(try measure(block("incomprehensibilities", width: word / 2)).lineCount > 1)
        // No hyphen is slipped in: the parts are as wide as the letters.
        let narrow = try measure(block("mmmm", width: try measure(block("mm")).size.width))
        #expect(narrow.lineCount == 2)
    }

    @Test("in time that is in proportion to its length, also in one word", .timeLimit(.minutes(1)))
    func longWord() throws {
        let width = try measure(block(String(repeating: "m", count: 8))).size.width + 1
        let metrics = try measure(block(String(repeating: "m", count: 60_000), width: width))
        #expect(metrics.lineCount == 7_500)
        #expect(metrics.size.width <= width)
    }

    @Test("in time that is in proportion to its number of lines", .timeLimit(.minutes(2)))
    func manyLines() throws {
        let width = try measure(block(String(repeating: "m", count: 8))).size.width + 1
        func time(_ count: Int) throws -> Duration {
            let text = block(String(repeating: "m", count: 8 * count), width: width)
            let start = SuspendingClock.now
            #expect(try measure(text).lineCount == count)
            return SuspendingClock.now - start
        }
        // Eight times as many once took over fifty times as long.
        #expect(try time(48_000) < time(6_000) * 20)
    }

    @Test("with its paragraphs apart, whatever ends them", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"])
    func paragraphs(end: String) throws {
        #expect(try measure(block("one" + end + "two" + end + end + "four")).lineCount == 4)
    }

    @Test("wider for every step of weight")
    func weights() throws {
        let widths = try [400, 500, 600, 700].map { try measure(block(sentence, weight: $0)).size.width }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("with figures of one width when they are tabular")
    func tabular() throws {
        func width(_ string: String, tabular: Bool) throws -> CGFloat {
            let font = FontSpec(size: 13, tabularFigures: tabular)
            return try measure(TextBlock(string, font: font, color: .black)).size.width
        }
        let widths = try Set((0...9).map { try width(String(repeating: "\($0)", count: 5), tabular: true) })
        #expect(widths.count == 1)
        #expect(try width("11111", tabular: false) < widths.first!)
    }

    @Test("as it is written: an arrow of two characters stays two")
    func noAlternates() throws {
        let parts = try measure(block("-")).size.width + measure(block(">")).size.width
        #expect(abs(try measure(block("->")).size.width - parts) < 1)
    }

    @Test("at the size that fits whole, where it may shrink, as if that were its own")
    func shrinks() throws {
        var text = block(sentence, size: 20, width: 300)
        text.lineLimit = 1
        #expect(try measure(text).isTruncated)
        text.minimumScale = 0.25
        let metrics = try measure(text)
        #expect(!metrics.isTruncated && metrics.scale > 0.6 && metrics.scale < 0.9)
        #expect(metrics.size.width <= 300)
        #expect(metrics.firstBaseline == (try measure(text.scaled(by: metrics.scale))).firstBaseline)
        #expect(try measure(text.scaled(by: metrics.scale + 0.01)).isTruncated)
        text.minimumScale = 0.95
        #expect(try measure(text).isTruncated && measure(text).scale == 0.95)
    }

    @Test("in proportion to its size, at no size rounded")
    func proportional() throws {
        let (small, large) = try (measure(block(sentence, size: 10)), measure(block(sentence, size: 1000)))
        #expect(abs(small.size.width * 100 - large.size.width) / large.size.width < 0.001)
    }

    @Test("by the tallest font of each line")
    func mixedSizes() throws {
        let runs = [(13.0, "small "), (26.0, "large")].map { TextRun($0.1, font: FontSpec(size: $0.0), color: .black) }
        let metrics = try measure(TextBlock(runs: runs))
        #expect(abs(metrics.firstBaseline - ascent * 26) < 0.01)
        let alone = try runs.map { try measure(TextBlock(runs: [$0])).size.width }.reduce(0, +)
        #expect(abs(metrics.size.width - alone) < 0.01)
    }

    @Test("with line spacing between lines only")
    func lineSpacing() throws {
        var text = block("one\ntwo\nthree")
        let plain = try measure(text)
        text.lineSpacing = 5
        let spaced = try measure(text)
        #expect(abs(spaced.size.height - plain.size.height - 10) < 1e-9)
        #expect(spaced.firstBaseline == plain.firstBaseline)
        #expect(abs(spaced.lastBaseline - plain.lastBaseline - 10) < 1e-9)
    }

    @Test("as nothing in no room, and as a line when empty")
    func nothing() throws {
        #expect(try measure(block(sentence, width: 0, height: 0)).size == .zero)
        #expect(try measure(TextBlock(runs: [])).size == .zero)
        let empty = try measure(block(""))
        #expect(empty.size.width == 0)
        #expect(abs(empty.size.height - (ascent + descent) * 17) < 0.01)
        #expect(empty.lineCount == 1 && !empty.isTruncated)
    }

    @Test("without width as within one point, a character on each line")
    func minWidth() throws {
        for width in [0, -3, 0.5] {
            #expect(try measure(block(sentence, width: width)) == measure(block(sentence, width: 1)))
        }
        let letters = sentence.filter { $0 != " " }.count
        let stacked = try measure(block(sentence, width: 0))
        #expect((letters...sentence.count).contains(stacked.lineCount) && !stacked.isTruncated)
        #expect(stacked.size.width > 10 && stacked.size.width < 17)
    }

    @Test("with a picture as a character as wide as it, on the baseline of a line that holds it")
    func pictures() throws {
        var run = TextRun(InlinePicture.character, font: FontSpec(size: 17), color: .black)
        run.picture = InlinePicture(width: 30, ascent: 40, descent: 2, items: [])
        let words = block("ab").runs[0]
        let (plain, both) = try (measure(TextBlock(runs: [words])), measure(TextBlock(runs: [words, run, run])))
        #expect(abs(both.size.width - plain.size.width - 60) < 0.01)
        #expect(both.firstBaseline == 40 && both.missing == [])
        #expect(abs(both.size.height - 40 - descent * 17) < 0.01)
        run.picture = InlinePicture(width: 5, ascent: 5, descent: 1, items: [])
        #expect(try measure(TextBlock(runs: [words, run])).size.height == plain.size.height)
    }

    @Test("with kerning after each character, and with more room by its offset")
    func kerned() throws {
        var run = block("abc").runs[0]
        let plain = try measure(TextBlock(runs: [run]))
        run.kerning = 4
        #expect(abs(try measure(TextBlock(runs: [run])).size.width - plain.size.width - 12) < 0.01)
        run.baselineOffset = 5
        let raised = try measure(TextBlock(runs: [run]))
        #expect(abs(raised.firstBaseline - plain.firstBaseline - 5) < 0.01)
        #expect(abs(raised.size.height - plain.size.height - 5) < 0.01)
        run.baselineOffset = -5
        let lowered = try measure(TextBlock(runs: [run]))
        #expect(abs(lowered.firstBaseline - plain.firstBaseline) < 0.01)
        #expect(abs(lowered.size.height - plain.size.height - 5) < 0.01)
    }

    @Test("whatever numbers it is given", arguments: [-5, 0.001, 1e300, .infinity, .nan, -.infinity])
    func nonFiniteNumbers(number: Double) throws {
        for text in [
            block(sentence, width: number), block(sentence, width: 50, height: number), block(sentence, size: number),
        ] {
            let size = try measure(text).size
            #expect(size.width.isFinite && size.height.isFinite && size.width >= 0)
        }
    }

    @Test("with the characters no font has, each once")
    func missing() throws {
        #expect(try measure(block(sentence)).missing == [])
        // Private use.
        #expect(
            try measure(block("a \u{10F123} b \u{10F123} \u{10F124}", width: 40)).missing == [
                "\u{10F123}", "\u{10F124}",
            ])
        // The box in its place does not move the line.
        #expect(try measure(block("\u{10F123}")).size.height == measure(block("x")).size.height)
        let hidden = try measure(block("plain words first \u{10F123}", width: 60, lineLimit: 1))
        #expect(hidden.isTruncated && hidden.missing == ["\u{10F123}"])
    }
}

@Suite("Text is cut")
struct TruncationTests {
    @Test("to its line limit", arguments: 1...4)
    func lineLimit(limit: Int) throws {
        let metrics = try measure(block(sentence + " " + sentence, width: 120, lineLimit: limit))
        #expect(metrics.lineCount == limit)
        #expect(metrics.isTruncated)
        #expect(metrics.size.width <= 120)
    }

    @Test("not at all when the limit is met")
    func enough() throws {
        #expect(try !measure(block("one two", width: 300, lineLimit: 1)).isTruncated)
        #expect(try !measure(block("one\ntwo", lineLimit: 2)).isTruncated)
    }

    @Test("to the lines that fit its height, at least one")
    func height() throws {
        let line = Double(try measure(block("one")).size.height)
        for (height, count) in [(0.0, 1), (line * 0.9, 1), (line * 2, 2), (line * 2.9, 2), (line * 3 + 0.01, 3)] {
            let metrics = try measure(block(sentence, width: 100, height: height))
            #expect(metrics.lineCount == count, "\(height)")
            #expect(metrics.isTruncated)
        }
        let whole = try measure(block(sentence, width: 100))
        #expect(try measure(block(sentence, width: 100, height: Double(whole.size.height))) == whole)
    }

    @Test("across paragraphs as a whole", arguments: [TextBlock.Truncation.head, .middle, .tail])
    func paragraphs(truncation: TextBlock.Truncation) throws {
        var text = block("one\ntwo\nthree\nfour", width: 200, lineLimit: 2)
        text.truncation = truncation
        let metrics = try measure(text)
        #expect(metrics.lineCount == 2)
        #expect(metrics.isTruncated)
    }

    @Test("with an ellipsis after a whole paragraph")
    func ellipsis() throws {
        let cut = try measure(block("one\ntwo", lineLimit: 1)).size.width
        #expect(cut == (try measure(block("one…")).size.width))
    }

    @Test("with one ellipsis where even the paragraph is too wide")
    func oneEllipsis() throws {
        let metrics = try measure(block("incomprehensible\nsecond", width: 60, lineLimit: 1))
        #expect(metrics.lineCount == 1)
        #expect(metrics.size.width <= 60 && metrics.size.width > 40)
    }

    @Test("with an ellipsis of its own width, not one that fills the line")
    func tight() throws {
        // Wide letters leave much room where one more does not fit.
        let full = try measure(block("WWWWWW", lineLimit: 1)).size.width
        let cut = try measure(block("WWWWWW", width: full - 1, lineLimit: 1)).size.width
        // In some fonts letters of a kind stand closer or farther apart than they are wide.
        let letters = full - (try measure(block("W")).size.width)
        let ellipsis = try measure(block("…")).size.width
        #expect(abs(cut - letters - ellipsis) < 0.01)
    }

    @Test("at the head, in the middle or at the tail")
    func places() throws {
        let bitmaps = try [TextBlock.Truncation.head, .middle, .tail].map { truncation in
            var text = block("start of it and the end", width: 100, lineLimit: 1)
            text.truncation = truncation
            return try painted(120, 30, .text(text, at: .zero, width: 120))
        }
        #expect(bitmaps[0] != bitmaps[1] && bitmaps[1] != bitmaps[2] && bitmaps[0] != bitmaps[2])
        #expect(bitmaps.allSatisfy { $0.ink!.maxX < 100 })
    }

    @Test(
        "truncated within its width, also if its rest is too long for one line of Pango’s",
        arguments: [TextBlock.Truncation.head, .middle, .tail])
    func longRest(truncation: TextBlock.Truncation) throws {
        // Longer than 2,097,152 points.
        let words =
            String(repeating: "lorem ipsum dolor ", count: 300) + "\n" + String(repeating: "sit amet ", count: 300)
        for string in [words, words.replacing("\n", with: "")] {
            var text = block(string, size: 1000, width: 9000)
            text.truncation = truncation
            text.lineLimit = 2
            let metrics = try measure(text)
            #expect(metrics.isTruncated && metrics.lineCount == 2 && metrics.size.width <= 9000.01)
        }
    }
}
