import Drawing
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Glass")
struct GlassModifiersTests {
    /// The number of areas that are filled.
    private func fills(_ glass: Glass) -> Int {
        let view = Spacer().frame(width: 40, height: 20).glassEffect(glass)
        func count(_ items: [DisplayItem]) -> Int {
            items.reduce(0) { sum, item in
                switch item {
                case .fill: sum + 1
                case .group(let items, _): sum + count(items)
                default: sum
                }
            }
        }
        return count(SceneryPainter(layout(100, 100) { view }, scale: 1).items())
    }

    @Test("is a pane behind the view, with its tint; identity is none")
    func panes() {
        #expect(fills(.identity) == 0)
        #expect(fills(.regular) > 0)
        #expect(fills(.regular.tint(.red)) > fills(.regular))
    }

    @Test("changes no layout")
    func layoutStays() {
        let snapshot = layout(100, 100) {
            Color.red.frame(width: 40, height: 20).layoutLabel("view").glassEffect(.clear, in: .rect(cornerRadius: 4))
        }
        #expect(snapshot["view"]?.size == size(40, 20))
    }
}
