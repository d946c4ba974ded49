import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption says which of several views is shown")
struct StructureFindingChoicesTests {
    @Test("says of a ViewThatFits that none fits, though its last is shown")
    func noneFits() {
        let words = structureCaption(100, 100) {
            VStack {
                ViewThatFits(in: .horizontal) {
                    Color.red.frame(width: 200, height: 10)
                    Color.red.frame(width: 150, height: 10)
                }
                bar(100)
            }
        }
        #expect(words.contains("ViewThatFits shows its second and last view, as none fits."), "\(words)")
    }
}
