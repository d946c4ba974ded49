import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@MainActor @Suite("Layouts of which one has a modifier that the other lacks")
struct DifferenceWalkModifiersTests {
    private func row(_ first: some View) -> LayoutSnapshot {
        layout(200, 60) {
            HStack {
                first
                Text("two")
            }
        }
    }

    private var padded: some View { Text("one").padding(.horizontal, 4).padding(.vertical, 8) }

    @Test("have no difference where it changes nothing")
    func neutral() {
        #expect(row(padded).firstDifference(from: row(padded.fixedSize())) == nil)
        #expect(row(padded.fixedSize()).firstDifference(from: row(padded)) == nil)
        #expect(row(padded).firstDifference(from: row(padded.frame(minWidth: 10))) == nil)
    }

    @Test("differ first in what it is proposed or takes, and not in a modifier inside that both have")
    func inserted() throws {
        let framed = row(padded.frame(maxWidth: .infinity))
        let difference = try #require(row(padded).firstDifference(from: framed))
        #expect(framed.records[difference.second].name.hasPrefix("frame"), "\(difference)")
        guard case .proposal(_, let proposal) = difference.kind else {
            Issue.record("\(difference)")
            return
        }
        #expect(proposal.width == framed.records[difference.second].sizingProposal?.width)
        let narrow = layout(200, 60) { padded }
        let wide = layout(200, 60) { padded.frame(maxWidth: .infinity) }
        let alone = try #require(narrow.firstDifference(from: wide))
        guard case .size(let before, let after) = alone.kind else {
            Issue.record("\(alone)")
            return
        }
        #expect(before == narrow.size && after == wide.size)
        #expect(wide.records[alone.second].name.hasPrefix("frame") && alone.first == 0)
    }
}
