import Foundation
import Testing

@testable import ViewDSL

@Suite("What is painted on pixels")
struct SceneryPainterTests {
    @Test("keeps one of them where it is thinner, wherever it lies")
    func hairlines() {
        for start in stride(from: 0.0, to: 2, by: 0.05) {
            let line = pixelAligned(CGRect(x: 0, y: start, width: 100, height: 0.45), scale: 2)
            #expect(line.height >= 0.5 && line.minY <= start + 0.25 && line.minY > start - 0.5, "\(start): \(line)")
        }
        #expect(pixelAligned(CGRect(x: 0, y: 3, width: 100, height: 0), scale: 2).height == 0)
    }

    @Test("meets its neighbors without a gap or an overlap")
    func neighbors() {
        let (upper, lower) = (CGRect(x: 0, y: 0, width: 10, height: 7.3), CGRect(x: 0, y: 7.3, width: 10, height: 4))
        #expect(pixelAligned(upper, scale: 2).maxY == pixelAligned(lower, scale: 2).minY)
    }
}
