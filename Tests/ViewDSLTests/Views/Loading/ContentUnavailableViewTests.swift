import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@MainActor
@Suite("Views for missing content")
struct ContentUnavailableViewTests {
    @Test("A view for missing content fills its proposal; its parts are below each other")
    func parts() throws {
        let snapshot = layout(300, 400) {
            ContentUnavailableView {
                Text("Title").layoutLabel("title")
            } description: {
                Text("Why").layoutLabel("why")
            } actions: {
                Button("Again") {}.layoutLabel("again")
            }
        }
        #expect(snapshot.size == size(300, 400))
        let frames = try ["title", "why", "again"].map { try #require(snapshot.frame($0)) }
        #expect(frames.allSatisfy { $0.midX == 150 })
        #expect(frames[1].minY == frames[0].maxY + 6 && frames[2].minY == frames[1].maxY + 20)
    }
}
