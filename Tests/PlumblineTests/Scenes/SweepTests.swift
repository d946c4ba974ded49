import Foundation
import LayoutEngine
import Testing

@testable import Plumbline

@MainActor
@Suite("A sweep")
struct SweepTests {
    private let sweep = Scene("sweep", sweep: .widths(20, 60, nil, .infinity, height: 10)) {
        Color.red.frame(minWidth: 30, maxWidth: 50)
    }

    @Test("lays out one view under every proposal, in order")
    func steps() {
        let all = LayoutSnapshot.all(of: sweep)
        #expect(all.map(\.proposal.width) == [20, 60, nil, .infinity])
        #expect(all.map(\.size.width) == [30, 50, 30, 50])
        #expect(Sweep.heights(10, nil, width: 4).proposals.map(\.width) == [4, 4])
    }

    @Test("samples its curve between the steps at whole points, sparsely, and where it bends")
    func samples() {
        var sampler = Sweep.widths([0, 500, nil]).sampler
        for length in [CGFloat(0), 500] { sampler.add(length, CGSize(width: length, height: 10)) }
        var widths: [CGFloat] = []
        while let width = sampler.next() {
            widths.append(width)
            sampler.add(width, CGSize(width: width, height: 10))
        }
        #expect(widths.count <= 48 && widths.allSatisfy { $0 > 0 && $0 < 500 && $0 == $0.rounded() })
        var none = Sweep.widths(nil, 10, .infinity).sampler
        #expect(none.next() == nil)

        let bent = Scene("bent", sweep: .widths(0, 100)) { Color.red.frame(minWidth: 37.3, maxWidth: 61.9) }
        let proposed = bent.layOutAll(LayoutSettings(bent, scale: 1, assets: .none)).samples.compactMap(\.proposed)
        for corner in [37.3, 61.9] { #expect(proposed.contains { abs($0 - corner) < 0.05 }, "\(corner)") }
    }

    @Test("describes a proposal of nil in its alt text")
    func altText() throws {
        #expect(try Figure(sweep, scale: 1).altText.contains("no width it takes 30 × 10."))
    }
}
