import Testing

@testable import Plumbline

@Suite("Views that ask for more or less")
@MainActor
struct AnnotatedTests {
    @Test("without the ledger a view has no row, whatever else brings the table along", arguments: [true, false])
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
