import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("A page")
struct PageTests {
    private func render(_ scene: Scene) -> Render { Render(scene, scale: 1, appearance: .light, assets: .none) }

    @Test("begins with what a hidden screen leaves, and takes nothing off what the handles propose")
    func hiddenScreen() async throws {
        let scene = Scene("fits", proposal: ProposedViewSize(width: 393, height: 852)) { Color.red }
            .environment(\.hiddenSafeArea, EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        let render = render(scene)
        let explored = try #require(try await render.explored().first)
        #expect(explored.picture.proposal == ProposedViewSize(width: 393, height: 759))
        let snapshot = await explored.picture.settle(explored.changed(try render.settings()))
        #expect(snapshot.proposal == explored.picture.proposal)
    }

    @Test("says what is approximate where it can be seen")
    func approximation() async throws {
        let scene = Scene("gap", proposal: ProposedViewSize(width: 200, height: 80)) {
            Toggle("On", isOn: .constant(true))
        }
        let render = render(scene)
        let draft = try await render.settledDraft()
        let words = try #require(Render.approximation(draft.layouts))
        #expect(try await render.page(draft).text.contains("<footer><span>gap · \(words)</span></footer>"))
    }
}
