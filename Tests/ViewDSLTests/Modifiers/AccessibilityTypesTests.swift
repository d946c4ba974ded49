import Testing
import ViewDSL

@Suite("Actions of accessibility")
struct AccessibilityTypesTests {
    @Test("are equal only to themselves")
    func kinds() {
        let kinds: [AccessibilityActionKind] = [
            .default, .escape, .magicTap, .delete, .showMenu, .init(named: Text("delete")), .init(named: Text("b")),
        ]
        for (index, kind) in kinds.enumerated() { #expect(kinds.indices.filter { kinds[$0] == kind } == [index]) }
    }
}
