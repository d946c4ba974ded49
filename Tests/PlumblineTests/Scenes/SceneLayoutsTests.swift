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
struct SceneLayoutsTests {
    let scene = Scene("late") { Late() }

    @Test("is drawn once they have ended")
    func settled() async throws {
        #expect(try await scene.figure(scale: 1).size == CGSize(width: 30, height: 10))
        #expect(await LayoutSnapshot.settled(scene)["box"]?.frame.width == 30)
    }

    @Test("is drawn as it first appears if the caller does not wait")
    func first() throws {
        #expect(try Figure(scene, scale: 1).size == CGSize(width: 10, height: 10))
        #expect(LayoutSnapshot(scene)["box"]?.frame.width == 10)
    }

    @Test("needs no scene: views settle on their own")
    func views() async {
        let own = await LayoutSnapshot.settled(proposal: .unspecified) { Late() }
        #expect(own.size.width == 30)
        #expect(own.issues.isEmpty)
    }

    @Test("has a trace, whether it is settled or not")
    func traced() async throws {
        let scene = Scene("a", proposal: ProposedViewSize(width: 200, height: 60)) { HStack { Color.red } }
        #expect(try !Figure(scene).snapshot.trace.isEmpty)
        #expect(try await !scene.figure().snapshot.trace.isEmpty)
    }
}
