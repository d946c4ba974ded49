import Foundation
import Testing

@testable import LayoutEngine

@Suite("Sums in few terms")
struct GroupedSumTests {
    @Test("equal lengths are one term, though their last bits differ")
    func lastBits() {
        let share: CGFloat = 198.3 / 12
        let terms = Arithmetic.grouped([share, share.nextUp, share])
        #expect(terms.map(\.description) == ["3·16.53"])
        #expect(Arithmetic.grouped([16.53, 16.54]).count == 2)
    }

    @Test("equal lengths in a row are one term beside others, however many they are")
    func beside() {
        func terms(_ lengths: [CGFloat]) -> [String] { Arithmetic.grouped(lengths).map(\.description) }
        let share: CGFloat = 198.3 / 12
        #expect(terms([73.7, share, share.nextUp, share]) == ["73.7", "3·16.53"])
        #expect(terms([73.7] + Array(repeating: share, count: 11)) == ["73.7", "11·16.53"])
        #expect(terms([8, 20, 8]) == ["8", "20", "8"])
        // More than that is their sum.
        #expect(terms([8, 20, 8, 20, 8]) == ["64"])
        #expect(terms([1, 2, 3, 4, 5]) == ["15"])
        #expect(terms([0, 8, 0]) == ["8"])
    }
}
