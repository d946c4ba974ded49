import Drawing
import Foundation
import LayoutEngine
import Testing
import ViewDSL

@MainActor
@Suite("Approximate rules")
struct ApproximateRuleTests {
    private func rules<V: View>(_ width: CGFloat? = nil, @ViewBuilder _ view: () -> V) -> [ApproximateRule] {
        let proposal = ProposedViewSize(width: width, height: nil)
        return LayoutSnapshot(
            proposal: proposal, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2), content: view
        ).approximateRules
    }

    @Test("of gaps at text are found in columns") func text() {
        #expect(
            rules {
                VStack {
                    Text("a")
                    Color.red.frame(height: 10)
                }
            } == [.textGap])
        #expect(
            rules {
                VStack(spacing: 4) {
                    Text("a")
                    Text("b")
                }
            } == [])
        #expect(
            rules {
                HStack {
                    Color.red
                    Color.blue
                }
            } == [])
    }

    @Test("of a minimum alone are found where it decides") func minimum() {
        #expect(rules(60) { Color.red.frame(width: 100).frame(minWidth: 50) } == [.minimumAlone])
        #expect(rules(160) { Color.red.frame(width: 100).frame(minWidth: 50) } == [])
    }

    @Test("of controls are found by their kind") func controls() {
        #expect(rules(100) { Toggle("a", isOn: .constant(true)) }.contains(.toggle))
    }
}
