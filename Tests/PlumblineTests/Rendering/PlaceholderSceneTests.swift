import Testing

@testable import Plumbline

@MainActor
@Suite("The card of a figure that could not be drawn")
struct PlaceholderSceneTests {
    private static let reason = "it runs func sail() of Boat, which does not compile: Boat.swift:3: no wind"

    private func words(_ scene: Scene) throws -> [String] {
        let card = Scene.placeholder(for: scene, reason: Self.reason)
        let render = Render(card, scale: 1, appearance: .light, assets: .none)
        let records = card.layOutAll(try render.settings(), isSampled: false).parts[0].snapshot.records
        return records.compactMap(\.words).map { $0.replacing("\u{2060}", with: "") }
    }

    @Test("says why, and of a preview that the place is the preview's")
    func texts() throws {
        var scene = Scene("lost") { Color.red }
        let place = "PlumblineTests/PlaceholderSceneTests.swift:\(#line - 1)"
        let reason = "It runs func sail() of Boat, which does not compile: Boat.swift:3: no wind"
        #expect(try words(scene) == ["This figure could not be drawn", "lost", reason, place])
        scene.viewTitle = { "Lost" }
        #expect(try words(scene).last == "Preview at \(place)")
    }

    @Test("has the reason alone as its text for screen readers")
    func altText() async throws {
        let card = Scene.placeholder(for: Scene("lost") { Color.red }, reason: Self.reason)
        let draft = try await Render(card, scale: 1, appearance: .light, assets: .none).settledDraft()
        let reason = "It runs func sail() of Boat, which does not compile: Boat.swift:3: no wind."
        let text = "Lost: could not be drawn. \(reason)"
        #expect(draft.altText == text && draft.briefAltText == text)
    }
}
