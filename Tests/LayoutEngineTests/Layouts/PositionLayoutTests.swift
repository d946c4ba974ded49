import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Position and guides")
struct PositionLayoutTests {
    @Test("a position keeps its child’s guides inside")
    func guides() throws {
        let snapshot = layout(100, 100) {
            ZStack(alignment: .top) {
                Color.red.frame(width: 10, height: 10)
                    .alignmentGuide(.top) { _ in 40 }
                    .position(x: 50, y: 50)
                    .layoutLabel("placed")
                Color.blue.frame(width: 20, height: 20).layoutLabel("beside")
            }
        }
        #expect(try #require(snapshot["placed"]).frame.minY == 0)
        #expect(try #require(snapshot["beside"]).frame.minY == 0)
    }
}
