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
}
