import Foundation
import Testing

@testable import LayoutEngine

@Suite("Sums in few terms")
struct ArithmeticTests {
    @Test("equal lengths are one term, though their last bits differ")
    func lastBits() {
        let share: CGFloat = 198.3 / 12
        let terms = Arithmetic.grouped([share, share.nextUp, share])
        #expect(terms.map(\.description) == ["3 × 16.53"])
        #expect(Arithmetic.grouped([16.53, 16.54]).count == 2)
    }

    @Test("any number of equal lengths in a row is one term beside others")
    func beside() {
        func terms(_ lengths: [CGFloat]) -> [String] { Arithmetic.grouped(lengths).map(\.description) }
        let share: CGFloat = 198.3 / 12
        #expect(terms([73.7, share, share.nextUp, share]) == ["73.7", "3 × 16.53"])
        #expect(terms([73.7] + Array(repeating: share, count: 11)) == ["73.7", "11 × 16.53"])
        #expect(terms([8, 20, 8]) == ["8", "20", "8"])
        // More terms are summed up.
        #expect(terms([8, 20, 8, 20, 8]) == ["64"])
        #expect(terms([1, 2, 3, 4, 5]) == ["15"])
        #expect(terms([0, 8, 0]) == ["8"])
    }

    @Test("a sum is marked as approximate if the printed lengths add up to something else")
    func signs() {
        let third: CGFloat = 100 / 3
        #expect(Arithmetic.total([.times(3, .length(third))]).sign == "≈")
        #expect(Arithmetic.quotient(.length(100), .number(3)).sign == "=")
        #expect(Arithmetic.total([.length(20.574), .length(8), .length(20.574)]).sign == "≈")
        #expect(Arithmetic.total([.length(20.57), .length(8)]).sign == "=")
        #expect(Arithmetic.total([.length(.infinity), .length(8)]).sign == "=")
        // 66.67 / 2 is 33.34 to a reader.
        #expect(Arithmetic.quotient(Arithmetic.rest(of: 100, less: [.length(third)]), .number(2)).sign == "≈")
        #expect(Arithmetic.quotient(.length(0.25), .number(2)).sign == "=")
        #expect(LengthReason(.total([.length(20.574), .length(20.574)])).text == "41.15 ≈ 20.57 + 20.57")
    }

    @Test("a term may have a name, and a negative one still changes its sign")
    func names() {
        let sum = Arithmetic.rest(
            of: 300, less: [.named(.times(2, .length(8)), "gaps"), .length(50), .named(.length(8), "kept")])
        #expect(sum.description == "300 − 2 × 8 gaps − 50 − 8 kept" && sum.value == 226)
        #expect(Arithmetic.rest(of: 30, less: [.named(.length(-8), "gap")]).description == "30 + 8 gap")
    }
}
