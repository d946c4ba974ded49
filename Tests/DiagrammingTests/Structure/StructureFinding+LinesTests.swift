import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a screen with lines that layout does not count")
struct StructureFindingLinesTests {
    private func ring(_ shape: some View) -> String {
        structureCaption(300, 200) {
            HStack {
                shape.frame(width: 80, height: 80)
                bar(80)
            }
        }
    }

    @Test("says how far the line of a stroked shape reaches out of its bounds")
    func stroked() {
        let one = ring(Circle().stroke(lineWidth: 12))
        #expect(one.contains("The Circle’s stroke extends 6 beyond its bounds."), "\(one)")
        let both = structureCaption(300, 200) {
            ZStack {
                Circle().stroke(.gray, lineWidth: 20)
                Circle().trim(from: 0, to: 0.7).stroke(.red, lineWidth: 20)
            }
            .frame(width: 100, height: 100)
        }
        #expect(both.contains("The Circles’ strokes extend 10 beyond their bounds."), "\(both)")
    }

    @Test("says nothing of a border inside the bounds, a thin line, or a shape inset by half of its line")
    func inside() {
        for shape in [
            AnyView(Circle().strokeBorder(.red, lineWidth: 12)), AnyView(Circle().stroke(lineWidth: 2)),
            AnyView(Circle().inset(by: 6).stroke(lineWidth: 12)),
        ] { #expect(!ring(shape).contains("beyond its bounds"), "\(ring(shape))") }
    }
}
