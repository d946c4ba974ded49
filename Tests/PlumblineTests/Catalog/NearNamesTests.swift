import Testing

@testable import Plumbline

@Suite("Near names")
struct NearNamesTests {
    @Test(
        "count changes, additions, omissions and swaps as one each",
        arguments: [
            ("feet", "feet", 0), ("feet", "fet", 1), ("fet", "feet", 1), ("feet", "feat", 1), ("feet", "efet", 1),
            ("", "feet", 4), ("kitten", "sitting", 3),
        ])
    func distance(a: String, b: String, is distance: Int) {
        #expect(NearNames.distance(Array(a), Array(b)) == distance)
    }

    @Test("are at most three, the best first, and none that is too far")
    func order() {
        let names = ["alignments/feet", "alignments/feat", "alignments/fete", "alignments/fest", "stacks/zstack"]
        #expect(
            NearNames.of("alignments/feett", in: names) == ["alignments/feet", "alignments/feat", "alignments/fest"])
        #expect(NearNames.of("hfeet", in: ["feet", "sheets"]) == ["feet"])
        #expect(NearNames.of("nothing-like-it", in: names).isEmpty)
        #expect(NearNames.of("Foo", in: ["OK", "Form", "Font"]).isEmpty)
        let long = String(repeating: "x", count: 10_000)
        #expect(NearNames.of(long, in: [long]).isEmpty)
    }

    @Test("are found by their last part alone, whatever the case")
    func lastPart() {
        #expect(NearNames.of("FET", in: ["alignments/feet", "stacks/zstack"]) == ["alignments/feet"])
    }
}
