import LayoutEngine
import Testing

@testable import Plumbline
@testable import Scenes

@MainActor @Suite("Figures that keep no trace")
struct UntracedTests {
    /// Rules answer where a trace would have layouts asked: nothing that is seen, told or reported may depend on that.
    @Test("are those with one, in the gallery")
    func gallery() async throws {
        var untraced = 0
        for scene in Gallery.own {
            let render = Render(scene, scale: 1, appearance: nil, assets: Gallery.assets)
            let draft = try await render.settledDraft()
            guard draft.snapshots.contains(where: \.trace.isEmpty) else { continue }
            untraced += 1
            let traced = try await render.settledDraft(.always)
            #expect(traced.snapshots.allSatisfy { !$0.trace.isEmpty }, "\(scene.name)")
            #expect(draft.list == traced.list, "\(scene.name)")
            #expect(draft.altText == traced.altText, "\(scene.name)")
            #expect(draft.issues.map(\.message) == traced.issues.map(\.message), "\(scene.name)")
        }
        #expect(untraced > 20)
    }
}
