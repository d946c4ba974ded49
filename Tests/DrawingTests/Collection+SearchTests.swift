import Testing

@testable import Drawing

@Suite("The first element of an ordered collection that holds")
struct SearchTests {
    @Test("is found wherever it is, also in a part of another")
    func found() {
        for count in 0...9 {
            for first in 0...count { #expect(Array(0..<count).firstInOrder(where: { $0 >= first }) == first) }
        }
        #expect([1, 2, 3, 4, 5][2...].firstInOrder(where: { $0 > 1 }) == 2)
        #expect([1, 2, 3, 4, 5][2...].firstInOrder(where: { $0 > 3 }) == 3)
    }

    @Test("takes a question for each doubling of their number")
    func questions() {
        var count = 0
        #expect(
            (0..<1 << 20).firstInOrder(where: {
                count += 1
                return $0 >= 700_000
            }) == 700_000)
        #expect(count <= 21)
    }
}
