import Testing

@testable import Plumbline

@Suite("The failure of a figure")
struct FigureFailureTests {
    @Test("of time names the limit, however short")
    func limits() {
        let limits = [30, 1.5, 0.0001].map { FigureFailure.timeout(seconds: $0).message }
        #expect(
            limits.map { $0.prefix { $0 != ":" } }
                == ["30", "1.5", "0.0001"].map { "it did not finish within \($0) s" })
    }

    @Test(
        "that an earlier scene of its process causes names all that it may be",
        arguments: [
            (["a"], "an earlier scene, perhaps a, left something behind"),
            (["a", "b", "c"], "an earlier scene, perhaps a, b or c, left something behind"),
            (
                ["a", "b", "c", "d", "e", "f"],
                "one of the 6 scenes drawn before it in that process left something behind"
            ),
        ])
    func suspects(scenes: [String], words: String) {
        let note = FigureFailure("it broke").retryNote(previousScenes: scenes)
        #expect(note == "it broke. It was drawn in a new process, so \(words)")
    }
}
