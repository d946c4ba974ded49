import LayoutEngine

/// What the trace of a layout tells about its views.
extension [ShownView] {
    /// Notes which views answered the proposal they were measured with by another size than they took in the end.
    ///
    /// - Parameter viewOfRecord: The view of each record of the trace.
    mutating func findOtherAnswers(in trace: TraceText, _ viewOfRecord: [Int]) {
        for entry in trace.entries where !entry.isPlacement {
            guard let record = entry.record, viewOfRecord.indices.contains(record) else { continue }
            let view = self[viewOfRecord[record]]
            guard view.isPlacedWithOther, view.records[0] == record, entry.event.proposal == view.sizingProposal
            else { continue }
            self[view.id].hasOtherAnswer = !entry.event.size.isNear(view.size)
        }
        // One phase for all children, so that equal ones are equal and each proposal follows from the row above.
        if let root = first { self[0].showsPlacing = root.hasOtherAnswer }
        for index in indices {
            let children = self[index].children
            guard self[index].showsPlacing || children.contains(where: { self[$0].hasOtherAnswer }) else { continue }
            for child in children { self[child].showsPlacing = true }
        }
    }

    /// Collects the other proposals each view was measured with.
    mutating func collectProbes(from trace: TraceText, _ viewOfRecord: [Int]) {
        for entry in trace.entries where !entry.isPlacement {
            guard let record = entry.record,
                let id = viewOfRecord.indices.contains(record) ? viewOfRecord[record] : nil,
                self[id].records[0] == record, self[id].annotations.contains(.probes),
                entry.event.proposal != self[id].sizingProposal || self[id].hasOtherAnswer
            else { continue }
            if let known = self[id].probes.firstIndex(where: { $0.proposal == entry.event.proposal }) {
                self[id].probes[known].count += 1
            } else {
                self[id].probes.append(Probe(proposal: entry.event.proposal, took: entry.event.size))
            }
        }
    }
}
