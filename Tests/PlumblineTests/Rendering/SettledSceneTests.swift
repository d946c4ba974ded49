import Foundation
import Testing

@testable import Plumbline

/// A box that learns its width from a task.
private struct Late: View {
    @State private var width: CGFloat = 10

    var body: some View {
        Color.red.frame(width: width, height: 10).layoutLabel("box")
            .task {
                try? await Task.sleep(for: .milliseconds(1))
                width = 30
            }
    }
}

@MainActor @Suite("A scene whose views run tasks")
struct SettledSceneTests {
    let scene = Scene("late") { Late() }

    @Test("is drawn once they have ended")
    func settled() async throws {
        #expect(try await scene.figure(scale: 1).size == CGSize(width: 30, height: 10))
        #expect(await LayoutSnapshot.settled(scene)["box"]?.frame.width == 30)
    }

    @Test("is drawn as it first appears where nobody waits")
    func first() throws {
        #expect(try Figure(scene, scale: 1).size == CGSize(width: 10, height: 10))
        #expect(LayoutSnapshot(scene)["box"]?.frame.width == 10)
    }

    @Test("needs no scene: its views settle by themselves")
    func views() async {
        let own = await LayoutSnapshot.settled(proposal: .unspecified) { Late() }
        #expect(own.size.width == 30)
        #expect(own.issues.isEmpty)
    }
}
