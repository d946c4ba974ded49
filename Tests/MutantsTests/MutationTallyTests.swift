import Foundation
import Testing

@testable import Mutants

@Suite("A sample of mutants")
struct MutationTallyTests {
    @Test("is the same for the same seed, differs for another, and is everything if it is large enough")
    func places() {
        func places(_ seed: UInt64, _ count: Int? = 5) -> [Int] {
            MutationSample(count: count, seed: seed, scene: "a").places(of: "color", among: 100)
        }
        #expect(places(1) == places(1))
        #expect(places(1).count == 5 && Set(places(1)).count == 5)
        #expect(places(1) != places(2))
        #expect(places(1, nil) == Array(0..<100))
        #expect(places(1, 100) == Array(0..<100))
    }

    @Test("counts survivors, and ignores mutants without effect")
    func share() throws {
        var tally = MutationTally()
        #expect(tally.total.share == 1)
        for _ in 0..<3 { tally.add("color", .caught, "a", "x") }
        tally.add("color", .harmless, "a", "x")
        #expect(tally.total.percent == "100.00")
        tally.add("label", .survived("faint"), "a/b", "the digit 1")
        #expect(tally.total.percent == "75.00")
        #expect(tally.lines.contains("survivor: a/b: label: the digit 1: faint"))
        tally.scenes = 1
        var sum = MutationTally()
        for _ in 0..<2 { sum.add(try JSONDecoder().decode(MutationTally.self, from: JSONEncoder().encode(tally))) }
        #expect(sum.total.percent == "75.00" && sum.total.caught == 6 && sum.survivors.count == 2)
        let page = MutationPage(tally: tally, sample: nil, seed: 1).text
        #expect(page.contains("1 scenes in light at 1×. Frames"))
        #expect(page.contains("| a digit of a text changed | 0 | 1 | 0 |"))
        #expect(!page.contains("a/b"))
    }
}
