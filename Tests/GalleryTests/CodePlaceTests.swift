import Diagramming
import LayoutEngine
import Scenes
import Testing

@testable import Plumbline

/// Pages mark the code of the view that is selected.
@MainActor @Suite("Places in the code")
struct CodePlaceTests {
    private func places(_ scene: Scene) async throws -> (LayoutSnapshot, SceneCode, CodePlaces) {
        let code = try #require(scene.exploredCode().first ?? nil).code
        let render = Render(scene, scale: 2, appearance: .light, assets: Gallery.assets)
        let first = try #require(try await render.explored().first)
        let snapshot = await first.picture.settle(
            first.changed(LayoutSettings(scene, scale: 2, assets: Gallery.assets)))
        return (snapshot, code, CodePlaces(code, snapshot.records))
    }

    @Test("have nine of ten views of everyday screens, and none has the words of another")
    func everydayScreens() async throws {
        var (all, placed) = (0, 0)
        for scene in Gallery.scenes where scene.name.hasPrefix("everyday/") {
            let (snapshot, code, places) = try await places(scene)
            let views = snapshot.listedViews(scene.selection)
            all += views.count
            placed += views.count { view in view.records.contains { places.places[$0] != nil } }
            for record in snapshot.records {
                guard let words = record.words, let place = places.places[record.id], place.link == nil else {
                    continue
                }
                let made = code.expressions[place.expression]
                guard made.name == record.name, let written = made.words else { continue }
                #expect(written == words, "\(scene.name): \(record.title) is written as “\(written)”")
            }
        }
        #expect(all > 400)
        #expect(Double(placed) >= 0.9 * Double(all), "\(placed) of \(all)")
    }
}
