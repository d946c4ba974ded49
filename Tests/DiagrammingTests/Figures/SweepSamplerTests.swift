import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Sampling a sweep")
struct SweepSamplerTests {
    /// Every length the sampler asks for, sorted, with the shown ones.
    private func sampled(_ shown: [CGFloat], budget: Int = 200, _ size: (CGFloat) -> CGSize) -> [CGFloat] {
        var sampler = SweepSampler(shown, budget: budget)
        for length in shown { sampler.add(length, size(length)) }
        var all = shown
        while let length = sampler.next() {
            all.append(length)
            sampler.add(length, size(length))
        }
        return all.sorted()
    }

    /// The distance between the samples around a length.
    private func gap(_ lengths: [CGFloat], at place: CGFloat) -> CGFloat {
        let (before, after) = (lengths.last { $0 < place } ?? 0, lengths.first { $0 >= place } ?? .infinity)
        return after - before
    }

    @Test("a straight line needs no more than the grid")
    func straight() {
        #expect(sampled([0, 480]) { CGSize(width: $0, height: 20) }.count == 49)
    }

    @Test("a corner is found exactly, wherever it is", arguments: [37.3, 61.9, 144.44, 200, 333.01, 398.6])
    func corner(place: CGFloat) {
        let lengths = sampled([0, 400]) { CGSize(width: min($0, place), height: 20) }
        #expect(lengths.contains { abs($0 - place) < 0.2 })
    }

    @Test(
        "a jump is found precisely, and the lines beside it with few samples",
        arguments: [33.3, 100.01, 250])
    func leap(place: CGFloat) {
        let lengths = sampled([0, 400]) { CGSize(width: 50, height: $0 < place ? 40 : 20) }
        #expect(gap(lengths, at: place) <= 0.2)
        #expect(lengths.count < 70)
    }

    @Test("every jump of a text with many line breaks is found")
    func wrapping() {
        let places: [CGFloat] = [33, 41.5, 60.2, 77, 99.9, 130.1, 170, 222.2]
        let lengths = sampled([20, 240]) { proposed in
            let lines = places.count { $0 > proposed } + 1
            return CGSize(width: places.last { $0 <= proposed } ?? 20, height: CGFloat(lines) * 20)
        }
        for place in places { #expect(gap(lengths, at: place) <= 0.2, "\(place)") }
    }

    @Test("a curve without a straight part uses the budget, and no length is sampled twice")
    func curved() {
        let lengths = sampled([1, 400], budget: 60) { CGSize(width: $0 * $0 / 100, height: 1000 / $0) }
        #expect(lengths.count <= 50 + 60)
        #expect(Set(lengths).count == lengths.count)
    }

    @Test("infinite sizes are not sampled more closely")
    func endless() {
        #expect(sampled([0, 100]) { CGSize(width: $0 > 50 ? CGFloat.infinity : 10, height: 20) }.count <= 51)
    }
}
