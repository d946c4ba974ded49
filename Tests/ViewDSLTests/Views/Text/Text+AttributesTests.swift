import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import ViewDSL

/// Keeps the last block it measures.
private final class Recorder: TextMeasuring, @unchecked Sendable {
    var runs: [TextRun] = []

    func metrics(of font: FontSpec) -> FontMetrics { FontMetrics(ascent: 1, descent: 0, capHeight: 1) }

    func measure(_ block: TextBlock) -> TextMetrics {
        runs = block.runs
        return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1)
    }
}

@MainActor @Suite("An attribute of text")
struct TextAttributesTests {
    private func runs(@ViewBuilder _ content: () -> some View) -> [TextRun] {
        let recorder = Recorder()
        _ = LayoutSnapshot(proposal: .unspecified, textMeasuring: recorder, content: content)
        return recorder.runs
    }

    @Test("comes from the text before the views around it")
    func precedence() {
        let own = runs { VStack { Text("x").kerning(2).baselineOffset(3) }.kerning(5).baselineOffset(6) }
        #expect(own.map(\.kerning) == [2] && own.map(\.baselineOffset) == [3])
        let inherited = runs { VStack { Text("x") }.kerning(5).baselineOffset(6) }
        #expect(inherited.map(\.kerning) == [5] && inherited.map(\.baselineOffset) == [6])
    }

    @Test("tracking is taken instead of kerning")
    func tracking() {
        #expect(runs { Text("x").kerning(2).tracking(7) }.map(\.kerning) == [7])
        #expect(runs { Text("x").kerning(2) }.map(\.kerning) == [2])
        #expect(runs { Text("x").kerning(.nan) }.map(\.kerning) == [0])
        var words = AttributedString("x")
        (words.kern, words.baselineOffset) = (.nan, .infinity)
        #expect(runs { Text(words) }.map(\.kerning) == [0])
        #expect(runs { Text(words) }.map(\.baselineOffset) == [0])
    }

    @Test("a line has its pattern and color, and none is drawn that was turned off")
    func lines() {
        let run = runs { Text("x").underline(pattern: .dot, color: .red).strikethrough() }[0]
        #expect(run.underline && run.underlineRule.pattern == .dot && run.underlineRule.color != nil)
        #expect(run.strikethrough && run.strikethroughRule == TextRule())
        #expect(!runs { Text("x").underline(false) }[0].underline)
        #expect(runs { VStack { Text("x") }.strikethrough(pattern: .dash) }[0].strikethroughRule.pattern == .dash)
    }

    @Test("equal digits keep the inherited font")
    func digits() {
        let font = runs { VStack { Text("12").monospacedDigit() }.font(.system(size: 30)) }[0].font
        #expect(font.size == 30 && font.tabularFigures)
    }

    @Test("code, and what is monospaced by its font or view, has characters of equal width")
    func monospaced() {
        func isMonospaced(@ViewBuilder _ view: () -> some View) -> [Bool] { runs(view).map(\.font.isMonospaced) }
        #expect(isMonospaced { Text("Use `code`") } == [false, true])
        #expect(isMonospaced { Text("x").monospaced() } == [true])
        #expect(isMonospaced { Text("x").monospaced(false) } == [false])
        #expect(isMonospaced { Text("x").font(.system(.body, design: .monospaced)) } == [true])
        #expect(isMonospaced { Text("x").font(.title.monospaced()) } == [true])
        #expect(isMonospaced { VStack { Text("x") }.fontDesign(.monospaced) } == [true])
        #expect(isMonospaced { VStack { Text("x").font(.system(size: 9, design: .serif)) }.monospaced() } == [false])
        #expect(isMonospaced { Text("12").monospacedDigit() } == [false])
    }

    @Test("a secondary scale is smaller")
    func scale() {
        let sizes = runs { Text("x") + Text("y").textScale(.secondary) }.map(\.font.size)
        #expect(sizes.count == 2 && sizes[1] < sizes[0])
    }

    @Test("an attributed string's attributes are the text's")
    func attributedString() {
        var string = AttributedString("one ")
        var two = AttributedString("two")
        two.foregroundColor = .red
        two.font = .title.bold()
        two.kern = 3
        two.underlineStyle = Text.LineStyle(pattern: .dash)
        string += two
        let runs = runs { Text(string) }
        #expect(runs.map(\.string) == ["one ", "two"])
        #expect(runs[1].font.size == 28 && runs[1].font.weight == 700 && runs[1].kerning == 3)
        #expect(runs[1].underlineRule.pattern == .dash && runs[0].color != runs[1].color && !runs[0].underline)
    }

    @Test("a color in an attributed string, or of a part, is not the whole text's")
    func ownColor() {
        var red = AttributedString("two")
        red.foregroundColor = .red
        let expected = Color.red._resolve(in: EnvironmentValues()).flat
        #expect(runs { Text("one ") + Text(red) }.map { $0.color == expected } == [false, true])
        #expect(runs { Text(red).foregroundStyle(.blue) }.map(\.color) == [expected])
        #expect(runs { Text("a").foregroundColor(.red).foregroundStyle(.blue) }.map(\.color) == [expected])
    }

    @Test("a link has the tint's color, whatever the text's")
    func links() {
        let runs = runs { Text("a [b](c)").foregroundColor(.red).tint(.green) }
        let green = Color.green._resolve(in: EnvironmentValues()).flat
        #expect(runs.count == 2 && runs[1].color == green && runs[0].color != green)
    }
}
