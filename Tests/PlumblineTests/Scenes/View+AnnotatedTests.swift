import Testing

@testable import Plumbline

@Suite("Annotated views")
@MainActor
struct ViewAnnotatedTests {
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

    @Test("change the figure, not the layout")
    func annotated() throws {
        func scene(_ isAnnotated: Bool) -> Scene {
            Scene("a", proposal: ProposedViewSize(width: 200, height: 50)) {
                HStack {
                    if isAnnotated {
                        Text("one").annotated(.sizes, .dimensions, subtree: true)
                    } else {
                        Text("one")
                    }
                    Color.red
                }
            }
        }
        let (with, without) = (LayoutSnapshot(scene(true)), LayoutSnapshot(scene(false)))
        #expect(with.description == without.description)
        #expect(with.trace.description == without.trace.description)
        #expect(try Figure(scene(true), scale: 1).size != Figure(scene(false), scale: 1).size)
    }
}
