import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Questions to a finished layout")
struct FlexibilityTests {
    @Test("measuring flexibility changes no record", arguments: 0..<60)
    func flexibility(seed: Int) {
        var random = RandomViews(seed: seed)
        let view = random.view(depth: 4)
        let proposal = random.proposal()
        func records(traces: Bool, ranges: Bool) -> [LayoutRecord] {
            var options = LayoutOptions(traces: traces)
            options.measuresFlexibility = ranges
            return layout(proposal.width, proposal.height, options: options) { view }.records
        }
        let plain = records(traces: false, ranges: false)
        for (traces, ranges) in [(true, false), (false, true), (true, true)] {
            let asked = records(traces: traces, ranges: ranges)
            #expect(asked.map(\.frame) == plain.map(\.frame))
            #expect(asked.map(\.proposal) == plain.map(\.proposal))
            #expect(asked.map(\.guides) == plain.map(\.guides))
        }
    }

    @Test("a padded column aligned on a guide keeps the proposal it was placed with")
    func guides() throws {
        var options = LayoutOptions(traces: true)
        options.measuresFlexibility = true
        let snapshot = layout(400, 120, options: options) {
            HStack(alignment: .bottom) {
                VStack {
                    Color.red.frame(width: 84, height: 130)
                    Text("Rogue")
                }
                .layoutLabel("column")
                .padding(14)
                .background(Color.yellow)
                Color.blue
            }
        }
        let column = try #require(snapshot["column"])
        #expect(column.proposal.width == 168)
        #expect(column.frame.height == column.children.map { snapshot.records[$0].frame.height }.reduce(8, +))
    }

    @Test("a range is what the stack itself asked for, with the height that it proposed")
    func asked() throws {
        var options = LayoutOptions(traces: true)
        options.measuresFlexibility = true
        let snapshot = layout(280, nil, options: options) {
            HStack {
                Text("Departure hall").layoutLabel("one")
                Text("Arrival time").layoutLabel("two")
            }
        }
        let (one, row) = (try #require(snapshot["one"]), try #require(snapshot.root))
        #expect(one.proposal.height != nil && row.proposal.height == nil)
        let range = try #require(one.widths)
        let narrow = layout(0, nil) { Text("Departure hall") }
        #expect(range.minimum == narrow.size.width)
    }
}
