import Foundation
import Testing

@testable import Diagramming

@Suite("The search for pictures that fit a figure’s width")
struct MagnificationReductionTests {
    private func tried(
        from start: CGFloat, pictures: CGFloat = 300, least: CGFloat? = nil, limit: CGFloat? = nil, excess: CGFloat
    ) -> [CGFloat] {
        var reduction = Magnification.Reduction(from: start, pictures: pictures, least: least, limit: limit)
        var tried: [CGFloat] = []
        while let magnification = reduction.magnification {
            tried.append(magnification)
            reduction.reduce(by: excess)
        }
        return tried
    }

    @Test("at the default width makes two guesses, and none below what can be read")
    func guesses() {
        #expect(tried(from: 2, pictures: 400, excess: 100) == [2, 1.75, 1.5])
        #expect(tried(from: 2, pictures: 400, excess: 900) == [2])
        #expect(tried(from: 2, pictures: 400, least: .infinity, excess: 100) == [2])
    }

    @Test("at the author’s width tries every step from what the pictures may fill, down to a quarter")
    func steps() {
        let all = tried(from: 1.6, limit: 120, excess: 1)
        #expect(all.first == 1.6 && all.dropFirst().first == 0.4 && all.last == 0.25)
        #expect(all.count == 5, "\(all)")
        // A width with room for more tries the same and more.
        #expect(Set(all).isSubset(of: tried(from: 1.6, limit: 240, excess: 1)))
        #expect(tried(from: 1.6, least: .infinity, limit: 120, excess: 1) == [1.6])
        #expect(tried(from: 1.4, least: 1, limit: 120, excess: 1) == [1.4, 1])
    }
}
