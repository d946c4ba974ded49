import Testing

@testable import PlumblineProgram

@Suite("What is said of code that is left out")
struct LeftOutTests {
    private func warnings(_ text: String, _ errors: [(line: Int, column: Int)]) -> [String] {
        var file = FileOmissions(fileID: "App/Health.swift", text: text)
        file.apply(
            file.edits(
                for: errors.map { PlacedError(file: "", line: $0.line, column: $0.column, message: "no \($0.line)") }))
        return LeftOut([("/App/Health.swift", file)]).warnings
    }

    @Test("a sentence a file has the names, the number of errors and the first of them")
    func sentence() {
        let text = "import HealthKit\nvar store: HKStore\nvar other: HKStore"
        #expect(
            warnings(text, [(1, 8), (2, 12), (3, 12)]) == [
                "Health.swift: left out what does not compile: import HealthKit, var store, var other (3 errors; the first: no 1)"
            ])
        #expect(
            warnings(text, [(1, 8)]) == ["Health.swift: left out what does not compile: import HealthKit (no 1)"])
        #expect(warnings(text, []).isEmpty)
    }

    @Test("names beyond the eighth are counted")
    func many() {
        let text = (1...10).map { "var v\($0): A" }.joined(separator: "\n")
        let sentence = warnings(text, (1...10).map { ($0, 9) })[0]
        #expect(sentence.contains("var v8 and 2 more (10 errors"))
    }
}
