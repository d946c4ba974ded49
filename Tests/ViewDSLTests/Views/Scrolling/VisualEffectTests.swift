import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
    @Test("A visual effect knows the view's size and changes no layout")
    func offset() {
        let snapshot = layout(300, 400) {
            VStack(spacing: 0) {
                fixed(40, 20, "moved").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
                fixed(10, 10, "below")
            }
        }
        #expect(snapshot.size == size(40, 30))
        #expect(snapshot.frame("below") == rect(15, 20, 10, 10))
    }
}
