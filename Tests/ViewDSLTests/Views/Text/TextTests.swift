import Drawing
import Foundation
import LayoutEngine
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
}
