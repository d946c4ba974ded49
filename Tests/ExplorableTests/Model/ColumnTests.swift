import Testing

@testable import Explorable

@Suite("Columns of numbers")
struct ColumnTests {
    /// As the page's script reads them.
    private func values(_ runs: [Int]) -> [Int] {
        guard let first = runs.first else { return [] }
        var values = [first]
        for index in stride(from: 1, to: runs.count, by: 2) {
            for _ in 0..<runs[index + 1] { values.append(values[values.count - 1] + runs[index]) }
        }
        return values
    }

    @Test(
        "come back as they were", arguments: [[], [7], [0, 0, 0], [0, 4, 8, 12, 12, 12], [5, -3, 1_000_000_000, 2]])
    func roundTrip(numbers: [Int]) {
        #expect(values(Column(numbers).runs) == numbers)
    }

    @Test("of one slope have one run, however long they are")
    func short() {
        #expect(Column(Array(stride(from: 10, through: 1000, by: 5))).runs == [10, 5, 198])
    }
}
