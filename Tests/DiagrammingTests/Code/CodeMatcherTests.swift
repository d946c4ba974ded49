import Drawing
import LayoutEngine
import Testing
import ViewDSL

@testable import Diagramming

@Suite("Which expression made which view")
@MainActor
struct CodeMatcherTests {
    /// With each number of views for each property this would take hours.
    @Test("is found in long loops of several properties, of which any number of views is possible")
    func longLoops() throws {
        let code = try SceneCode("VStack { ForEach(rows) { n in\nfirst(n)\nsecond(n)\n} }")
        let snapshot = LayoutSnapshot(
            proposal: .unspecified, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
        ) {
            VStack {
                ForEach(0..<100, id: \.self) { n in
                    Text("\(n)")
                    Text("\(n)").padding()
                }
            }
        }
        let places = CodePlaces(code, snapshot.records)
        #expect(places.places[0]?.expression == 0)
    }
}
