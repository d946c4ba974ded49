import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@Suite("A redacted view")
@MainActor
struct RedactionModifiersTests {
    private func outline(
        measuring text: FixedAdvanceText = exactText, @ViewBuilder _ view: () -> some View
    ) -> Path? {
        let snapshot = LayoutSnapshot(
            proposal: ProposedViewSize(width: 35, height: nil), textMeasuring: text, content: view)
        let items = SceneryPainter(snapshot, scale: 1).items()
        guard items.count == 1, case .fill(let path, _, _)? = items.first else { return nil }
        return path
    }

    @Test("is drawn as a bar for each line, as wide as the line")
    func bars() {
        let text = Text("abc d")
        let path = outline { text.redacted(reason: .placeholder) }
        #expect(path?.boundingRect.minX == 0)
        #expect(path?.boundingRect.width == 30)
        // The second line has one character.
        #expect(path?.contains(CGPoint(x: 5, y: 15)) == true)
        #expect(path?.contains(CGPoint(x: 15, y: 15)) == false)
        #expect(path?.contains(CGPoint(x: 25, y: 5)) == true)
    }

    @Test("has as many bars as lines where whole pixels are less than their size")
    func rounding() {
        let text = FixedAdvanceText(advance: 10.4, ascent: 8.1, descent: 2)
        let path = outline(measuring: text) { Text("abc d").redacted(reason: .placeholder) }
        #expect(path?.contains(CGPoint(x: 25, y: 5)) == true && path?.contains(CGPoint(x: 15, y: 15)) == false)
        #expect(path?.contains(CGPoint(x: 5, y: 15)) == true)
    }

    @Test("keeps its size, and is drawn again without a reason")
    func unredacted() {
        let text = Text("abc d")
        let redacted = layout(35, nil) { text.redacted(reason: .placeholder) }
        #expect(redacted.size == layout(35, nil) { text }.size)
        #expect(outline { text.unredacted().redacted(reason: .placeholder) } == nil)
        #expect(outline { text.redacted(reason: .privacy) } == nil)
    }
}
