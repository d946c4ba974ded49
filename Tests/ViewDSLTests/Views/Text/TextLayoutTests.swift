import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import ViewDSL

/// Ten points a character and a line at 17 points, in proportion at other sizes.
private struct ProportionalText: TextMeasuring {
    private func text(_ size: Double) -> FixedAdvanceText {
        FixedAdvanceText(advance: 10 * size / 17, ascent: 8 * size / 17, descent: 2 * size / 17)
    }

    func metrics(of font: FontSpec) -> FontMetrics { text(font.size).metrics(of: font) }
    func measure(_ block: TextBlock) -> TextMetrics { text(block.runs.first?.font.size ?? 17).measure(block) }
}

@MainActor @Suite("The layout of a text")
struct TextLayoutTests {
    @Test("tells the width and the height that a shrunk text needs at one scale")
    func excess() {
        let snapshot = LayoutSnapshot(
            proposal: ProposedViewSize(width: 120, height: 8), textMeasuring: ProportionalText()
        ) { Text("Ten characters, and as many").minimumScaleFactor(0.5) }
        let answer = snapshot.records.last?.explanation?.answer
        // 27 characters, in two lines of half of 10.
        #expect(answer?.width.excess == LengthReason.Excess(needed: 135, proposed: 120))
        #expect(answer?.height.excess == LengthReason.Excess(needed: 10, proposed: 8))
    }
}
