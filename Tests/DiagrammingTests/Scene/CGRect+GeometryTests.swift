import Foundation
import Testing

@testable import Diagramming

@Suite("Rectangles")
struct RectangleTests {
    @Test("those that overlap are found, however they lie")
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

    @Test("a rectangle encloses what is inset from it by any fraction, which Foundation’s union rounds")
    func enclosed() {
        let steps = stride(from: 0, through: 300, by: 7.3)
        let outer = steps.map { CGRect(x: $0, y: $0 * 1.7, width: 320.1 - $0, height: 74.4 + $0 / 3) }
        #expect(outer.allSatisfy { $0.encloses($0.insetBy(dx: 8.1, dy: 8.1)) })
        let wide = CGRect(x: 0, y: 0, width: 10.4, height: 10)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(rect.encloses(wide, within: 0.5) && !rect.encloses(wide))
    }
}
