import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@MainActor @Suite("Scene padding")
struct ScenePaddingTests {
    @Test("scene padding is 16 points on the edges it names")
    func edges() {
        #expect(layout(100, 100) { Color.red.layoutLabel("a").scenePadding() }.frame("a") == rect(16, 16, 68, 68))
        let one = layout(100, 100) { Color.red.layoutLabel("a").scenePadding(.minimum, edges: .leading) }
        #expect(one.frame("a") == rect(16, 0, 84, 100))
    }
}
