import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// As wide as the text's number of runs.
private struct CountedRuns: TextMeasuring {
    func metrics(of font: FontSpec) -> FontMetrics { FontMetrics(ascent: 1, descent: 0, capHeight: 1) }

    func measure(_ block: TextBlock) -> TextMetrics {
        let size = CGSize(width: block.runs.count, height: 1)
        return TextMetrics(size: size, firstBaseline: 1, lastBaseline: 1, lineCount: 1)
    }
}

@MainActor @Suite("A text's runs")
struct TextTests {
    private func runs(_ text: Text) -> CGFloat {
        LayoutSnapshot(proposal: .unspecified, textMeasuring: CountedRuns()) { text }.size.width
    }

    @Test("are as many as its different attributes, however many texts it was joined from")
    func looks() {
        #expect(runs(Text("A\("V")A\(12)")) == 1)
        #expect(runs(Text("A") + Text("V")) == 1)
        #expect(runs(Text("A").bold() + Text("V").bold() + Text("A")) == 2)
        #expect(runs(Text("A") + Text("V").underline() + Text("A")) == 3)
        #expect(runs(Text("A") + Text("V").foregroundColor(.red)) == 2)
        #expect(runs(Text("one *two* three")) == 3)
        #expect(runs(Text("one \("and") **two** three")) == 3)
        #expect(runs(Text(verbatim: "one *two* three")) == 1)
    }
    @Test("are none where there are no words, written so or from data")
    func empty() {
        let words = ""
        for text in [Text(""), Text(words), Text(verbatim: words), Text("\(words)"), Text(AttributedString())] {
            #expect(runs(text) == 0)
        }
        #expect(runs(Text("a") + Text(words).bold() + Text("b")) == 1)
    }

    @Test("numbers in literals are written as in the locale, fractions with six digits")
    @MainActor
    func numbers() {
        #expect(Text("\(12345) \(3.5) \(CGFloat(0.25)) \(UInt8(7))").string == "12,345 3.500000 0.250000 7")
        #expect(Text("\(-1_234_567.891)").string == "-1,234,567.891000")
        #expect(Text("\("12345") \(true) \(Optional(3) as Int?)").string == "12345 true Optional(3)")
        #expect(Text(verbatim: "\(12345) \(3.5)").string == "12345 3.5")
        let german = layout(nil, nil) {
            Text("\(12345) \(3.5)").environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(german.records.last?.words == "12.345 3,500000")
        let marked = layout(nil, nil) { Text("**a** \(1234) b") }
        #expect(marked.records.last?.words == "a 1,234 b")
    }

    @Test("names a color by the nearest word")
    func colorNames() {
        let snapshot = layout(400, 100) {
            Text("\(accessibilityName: .blue), \(accessibilityName: Color(white: 0.02))")
        }
        #expect(snapshot.records.first { $0.name == "Text" }?.detail == "“blue, black”")
    }
}
