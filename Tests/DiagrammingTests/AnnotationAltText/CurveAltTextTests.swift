import Foundation
import Testing

@testable import Diagramming

@Suite("Alt text of a curve")
struct CurveAltTextTests {
    private func said(_ shown: [CGFloat], _ size: (CGFloat) -> CGSize) -> String? {
        var sampler = SweepSampler(shown)
        var samples = shown.map { SweepInput.Sample(proposed: $0, size: size($0), isStep: true) }
        for sample in samples { sampler.add(sample.proposed ?? 0, sample.size) }
        while let length = sampler.next() {
            sampler.add(length, size(length))
            samples.append(SweepInput.Sample(proposed: length, size: size(length), isStep: false))
        }
        return CurveAltText(axis: .horizontal, samples: samples).sentence
    }

    @Test("a length that follows the proposal between two ends has a verb for each stretch")
    func stretches() {
        #expect(
            said([0, 100]) { CGSize(width: min(max($0, 30), 70), height: 20) }
                == "Over proposals from 0 to 100 its width stays 30 up to a proposal of 30, "
                + "follows the proposal up to 70, then stays 70; its height stays 20.")
    }

    @Test("a jump has its position, and many jumps are counted")
    func jumps() {
        #expect(
            said([0, 200]) { CGSize(width: $0 / 2, height: $0 < 60 ? 40 : 20) }
                == "Over proposals from 0 to 200 its width rises from 0 to 100; its height stays 40, "
                + "jumps to 20 near a proposal of 60, then stays 20.")
        let steps = said([0, 100]) { CGSize(width: ($0 / 20).rounded(.down) * 20, height: 9) }
        #expect(steps?.contains("its width rises from 0 to 100 in 5 jumps") == true, "\(steps ?? "")")
    }

    @Test("a curve that turns goes up and down, between its minimum and its maximum")
    func turns() {
        let said = said([0, 90]) {
            CGSize(width: abs(($0 / 15).truncatingRemainder(dividingBy: 2) - 1) * 15, height: 9)
        }
        #expect(
            said?.contains("goes up and down between 0 and 15, starting at 15 and ending at 15") == true,
            "\(said ?? "")"
        )
    }

    @Test("there is no curve for fewer than two finite lengths, or for infinite sizes")
    func none() {
        #expect(said([50]) { CGSize(width: $0, height: 10) } == nil)
        #expect(said([0, 100]) { CGSize(width: $0, height: .infinity) } == nil)
    }
}
