import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@MainActor @Suite("Split views")
struct SplitViewsTests {
    @Test("have a line between two views, which share the rest as in a stack")
    func parts() throws {
        let line = try #require(
            layout(100, 40) { HStack { Divider().layoutLabel("line") } }.frame("line")
        ).width
        let beside = layout(100 + line, 40) {
            HSplitView {
                Color.red.layoutLabel("first")
                Color.blue.layoutLabel("second")
            }
        }
        #expect(beside.frame("first") == rect(0, 0, 50, 40))
        #expect(beside.frame("second") == rect(50 + line, 0, 50, 40))
        let above = layout(100, 40 + line) {
            VSplitView {
                Color.red.layoutLabel("first")
                Color.blue.layoutLabel("second")
            }
        }
        #expect(above.frame("second") == rect(0, 20 + line, 100, 20))
    }
}
