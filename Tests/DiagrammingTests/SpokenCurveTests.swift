import Foundation
import Testing

@testable import Diagramming

@Suite("What is said of a curve")
struct SpokenCurveTests {
    private func said(_ shown: [CGFloat], _ size: (CGFloat) -> CGSize) -> String? {
        var sampler = SweepSampler(shown)
        var samples = shown.map { SweepInput.Sample(offered: $0, size: size($0), isStep: true) }
        for sample in samples { sampler.add(sample.offered ?? 0, sample.size) }
        while let length = sampler.next() {
            sampler.add(length, size(length))
            samples.append(SweepInput.Sample(offered: length, size: size(length), isStep: false))
        }
        return SpokenCurve(axis: .horizontal, samples: samples).sentence
    }

    @Test("a length that follows the offer between two ends has a word for each stretch")
    func stretches() {
        #expect(
            said([0, 100]) { CGSize(width: min(max($0, 30), 70), height: 20) }
                == "Over offers from 0 to 100 its width stays 30 up to an offer of 30, "
                + "is all that is offered up to 70, then stays 70; its height stays 20.")
    }

    @Test("a leap is told where it is, and many are counted, with which way they go")
    func leaps() {
        #expect(
            said([0, 200]) { CGSize(width: $0 / 2, height: $0 < 60 ? 40 : 20) }
                == "Over offers from 0 to 200 its width rises from 0 to 100; its height stays 40, "
                + "leaps to 20 near an offer of 60, then stays 20.")
        let steps = said([0, 100]) { CGSize(width: ($0 / 20).rounded(.down) * 20, height: 9) }
        #expect(steps?.contains("its width rises from 0 to 100 in 5 leaps") == true, "\(steps ?? "")")
    }

    @Test("a curve that turns is said to go up and down, between its least and its most")
    func turns() {
        let said = said([0, 90]) {
            CGSize(width: abs(($0 / 15).truncatingRemainder(dividingBy: 2) - 1) * 15, height: 9)
        }
        #expect(
            said?.contains("goes up and down between 0 and 15, from 15 at first to 15 at last") == true, "\(said ?? "")"
        )
    }

    @Test("there is no curve without two lengths that are numbers, or of sizes without end")
    func none() {
        #expect(said([50]) { CGSize(width: $0, height: 10) } == nil)
        #expect(said([0, 100]) { CGSize(width: $0, height: .infinity) } == nil)
    }
}
