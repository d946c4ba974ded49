import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// What a parent may count on, whatever the child: over every built-in and a grid of proposals.
/// One case at a time, with pauses: views are laid out on the main actor, and tests that wait for it have their turn.
@MainActor @Suite("Every built-in keeps the layout contract", .serialized)
struct ContractTests {
    /// Eleven lengths, so 121 proposals.
    nonisolated static let lengths: [CGFloat?] = [nil, 0, 1, 7.5, 10, 33, 60, 100, 250, 1000, .infinity]

    private func each(_ body: (ProposedViewSize) -> Void) async {
        for width in Self.lengths {
            for height in Self.lengths { body(ProposedViewSize(width: width, height: height)) }
            await Task.yield()
        }
    }

    private func lay(_ subject: Subject, _ proposal: ProposedViewSize, memoises: Bool = true) -> LayoutSnapshot {
        layout(proposal.width, proposal.height, options: LayoutOptions(memoises: memoises, verifies: memoises)) {
            subject.view()
        }
    }

    @Test("is never negative, and is finite unless infinity is proposed", arguments: Subjects.all.indices)
    func sizes(_ index: Int) async {
        let subject = Subjects.all[index]
        var faults: [String] = []
        await each { proposal in
            if let fault = fault(subject, lay(subject, proposal), proposal) { faults.append("\(proposal): \(fault)") }
        }
        #expect(faults.isEmpty, "\(subject.name)")
    }

    private func fault(_ subject: Subject, _ snapshot: LayoutSnapshot, _ proposal: ProposedViewSize) -> String? {
        for axis in Axis.allCases where proposal[axis] != .infinity && snapshot.size[axis] == .infinity {
            let mayFollow = subject.couplesAxes && proposal[axis.cross] == .infinity
            if !mayFollow { return "infinite" }
        }
        for record in snapshot.records {
            let (origin, size) = (record.frame.origin, record.frame.size)
            if !origin.x.isFinite || !origin.y.isFinite { return "\(record.title) is at \(origin)" }
            if !(size.width >= 0 && size.height >= 0) { return "\(record.title) is of \(size)" }
        }
        return snapshot.issues.first { $0.rule != .infiniteSize }?.description
    }

    @Test("answers the same twice, memoized or not", arguments: Subjects.all.indices)
    func memo(_ index: Int) async {
        let subject = Subjects.all[index]
        var faults: [String] = []
        await each { proposal in
            // The one with memo asks again on every hit, and reports another answer.
            let remembered = lay(subject, proposal)
            let asked = lay(subject, proposal, memoises: false)
            if remembered.records.map(\.frame) != asked.records.map(\.frame)
                || remembered.issues.contains(where: { $0.rule == .unstableAnswer })
            {
                faults.append("\(proposal)")
            }
        }
        #expect(faults.isEmpty, "\(subject.name)")
    }

    @Test("is named in a broken contract")
    func names() {
        #expect(Set(Subjects.all.map(\.name)).count == Subjects.all.count)
    }
}
