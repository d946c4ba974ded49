import Foundation
import Testing

@testable import Drawing

@Suite("Two rectangles share")
struct OverlapTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("the part that is in both, and nothing where there is none")
    func finite() {
        #expect(
            square.overlap(with: CGRect(x: 5, y: -5, width: 10, height: 10)) == CGRect(x: 5, y: 0, width: 5, height: 5))
        #expect(square.overlap(with: CGRect(x: 11, y: 0, width: 1, height: 1)).isNull)
        #expect(square.overlap(with: .null).isNull)
    }

    @Test("what they can where an edge is infinite or NaN, without a trap")
    func notFinite() {
        let band = CGRect(x: 2, y: 0, width: CGFloat.infinity, height: 5)
        #expect(square.overlap(with: band) == CGRect(x: 2, y: 0, width: 8, height: 5))
        for bad in [CGFloat.nan, -CGFloat.infinity] {
            #expect(square.overlap(with: CGRect(x: bad, y: 0, width: CGFloat.infinity, height: 5)).isNull)
        }
    }

    @Test("a point lies in a rectangle, without a trap where an edge is infinite or NaN")
    func covers() {
        #expect(square.covers(.zero))
        #expect(square.covers(CGPoint(x: 9, y: 9)))
        #expect(!square.covers(CGPoint(x: 10, y: 9)))
        #expect(!square.covers(CGPoint(x: 9, y: -1)))
        #expect(!CGRect.null.covers(.zero))
        #expect(CGRect(x: -5, y: 0, width: CGFloat.infinity, height: 5).covers(.zero))
        for bad in [CGFloat.nan, -CGFloat.infinity] {
            #expect(!CGRect(x: bad, y: 0, width: CGFloat.infinity, height: 5).covers(.zero))
        }
    }
}
