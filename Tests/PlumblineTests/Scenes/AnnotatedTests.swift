import Testing

@testable import Plumbline

@Suite("Annotated views")
@MainActor
struct AnnotatedTests {
    @Test("have no row without the ledger, even if other annotations bring the table", arguments: [true, false])
    func removedRow(removes: Bool) throws {
        let scene = Scene("a", proposal: ProposedViewSize(width: 200, height: 40)) {
            HStack {
                if removes {
                    Text("One").annotated(removing: .ledger)
                } else {
                    Text("One")
                }
                Text("Two")
            }
        }
        for annotations in [Annotations.why, .probes, .ledger] {
            let drawn = "\(try Figure(scene.annotations(annotations), scale: 1).displayList.items)"
            #expect(drawn.contains("“Two”"))
            #expect(drawn.contains("“One”") != removes)
        }
    }
}
