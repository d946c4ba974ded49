import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// The guarantees a parent has for any child, over every built-in and a grid of proposals. One case at a time, with
/// pauses, because views are laid out on the main actor, which other tests need too.
@MainActor @Suite("Every built-in keeps the layout contract", .serialized)
struct ContractTests {
    /// Eleven lengths, so 121 proposals; nil, 0, 60 and ∞ in a short run.
    nonisolated static let lengths: [CGFloat?] = sample(
        [nil, 1, 7.5, 0, 10, 33, 60, 100, 250, .infinity, 1000], every: 3)

    private func each(_ body: (ProposedViewSize) -> Void) async {
        for width in Self.lengths {
            for height in Self.lengths { body(ProposedViewSize(width: width, height: height)) }
            await Task.yield()
        }
    }

    private func lay(_ subject: Subject, _ proposal: ProposedViewSize, memoizes: Bool = true) -> LayoutSnapshot {
        layout(proposal.width, proposal.height, options: LayoutOptions(memoizes: memoizes, verifies: memoizes)) {
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
            // The one with memo measures again on every hit, and reports a different answer.
            let remembered = lay(subject, proposal)
            let asked = lay(subject, proposal, memoizes: false)
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
