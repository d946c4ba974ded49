import Foundation
import Testing

@testable import Diagramming

@Suite("Rectangles that overlap")
struct OverlappingTests {
    @Test("are those of all pairs, however they lie")
    func pairs() {
        var numbers = SystemRandomNumberGenerator()
        for size in [1.0, 10, 100] {
            let rects = (0..<60).map { _ in
                func number(_ limit: Double) -> Double { Double(Int.random(in: 0...Int(limit), using: &numbers)) }
                return CGRect(x: number(40), y: number(40 * size), width: number(8), height: number(8))
            }
            let expected = rects.indices.map { index in
                rects.indices.filter { $0 != index && rects[$0].overlaps(rects[index]) }
            }
            #expect(CGRect.overlaps(rects) == expected)
        }
        #expect(CGRect.overlaps([]) == [])
    }
}
