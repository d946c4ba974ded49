/// The proposal each view got when its container computed its own size, from the trace.
///
/// A container often proposes less when it places: its own size, which does not explain its answer. A view that is
/// first measured then, such as a background, has that proposal.
package struct SizingProposals: Sendable {
    /// By record.
    private var proposals: [ProposedViewSize?] = []
    /// The trace line of each, by record.
    private var turns: [Int?] = []

    package init(_ snapshot: LayoutSnapshot) { self.init(snapshot.records, snapshot.trace) }

    init(_ records: [LayoutRecord], _ trace: TraceText) {
        guard !trace.isEmpty else { return }
        proposals = [ProposedViewSize?](repeating: nil, count: records.count)
        turns = [Int?](repeating: nil, count: records.count)
        let answers = TracedAnswers(trace, views: records.count)
        // From the root down; then from views that were first measured at placement.
        for id in records.indices where proposals[id] == nil { follow(id, records[id].proposal, answers) }
    }

    private mutating func follow(_ record: Int, _ proposal: ProposedViewSize, _ answers: TracedAnswers) {
        proposals[record] = proposal
        var waiting = [(record: record, proposal: proposal)]
        while let next = waiting.popLast() {
            // The last proposal counts; earlier ones are probes.
            for made in answers.turns(of: next.record, proposed: next.proposal).reversed()
            where proposals[made.record] == nil {
                proposals[made.record] = made.proposal
                turns[made.record] = made.line
                waiting.append((made.record, made.proposal))
            }
        }
    }

    /// By record; nil if the trace does not say.
    package func of(_ record: Int) -> ProposedViewSize? { proposals.indices.contains(record) ? proposals[record] : nil }

    /// Sorts records by the order in which their containers proposed to them: children of one container as it served
    /// them. Views first measured at placement come last. Without a trace, the order is kept.
    package func inTurn(_ records: [Int]) -> [Int] {
        let turns = records.map { self.turns.indices.contains($0) ? self.turns[$0] ?? .max : .max }
        return records.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }.map { records[$0] }
    }
}

/// The proposals each view made to its children for each of its answers, in lists that share memory.
private struct TracedAnswers {
    struct Proposal {
        var record: Int
        var proposal: ProposedViewSize
        var line: Int
        /// The next of the same answer, −1 after the last.
        var next = -1
    }

    private struct Answer {
        var proposal: ProposedViewSize
        var first = -1
        var last = -1
        /// The next of the same view, −1 after the last.
        var next = -1
    }

    private var proposals: [Proposal] = []
    private var answers: [Answer] = []
    /// By record, the first and the last answer, −1 for none.
    private var ends: [(first: Int, last: Int)]

    init(_ trace: TraceText, views: Int) {
        ends = [(first: Int, last: Int)](repeating: (-1, -1), count: views)
        // By depth, the view that is computing its answer.
        var open: [(record: Int, answer: Int)?] = []
        for (line, entry) in trace.entries.enumerated() {
            let depth = entry.event.depth
            while open.count <= depth { open.append(nil) }
            open[depth] = nil
            guard case .probe = entry.event.kind, let record = entry.record else { continue }
            if depth > 0, let asker = open[depth - 1], asker.record == entry.asker {
                add(Proposal(record: record, proposal: entry.event.proposal, line: line), to: asker.answer)
            }
            guard !entry.event.isRemembered else { continue }
            open[depth] = (record, answers.count)
            add(Answer(proposal: entry.event.proposal), of: record)
        }
    }

    private mutating func add(_ made: Proposal, to answer: Int) {
        let last = answers[answer].last
        if last < 0 { answers[answer].first = proposals.count } else { proposals[last].next = proposals.count }
        answers[answer].last = proposals.count
        proposals.append(made)
    }

    private mutating func add(_ answer: Answer, of record: Int) {
        let last = ends[record].last
        if last < 0 { ends[record].first = answers.count } else { answers[last].next = answers.count }
        ends[record].last = answers.count
        answers.append(answer)
    }

    /// The proposals behind the first answer to that proposal, except later ones that only ask for guides.
    func turns(of record: Int, proposed proposal: ProposedViewSize) -> ArraySlice<Proposal> {
        var answer = ends[record].first
        while answer >= 0, answers[answer].proposal != proposal { answer = answers[answer].next }
        guard answer >= 0 else { return [] }
        var made: [Proposal] = []
        var index = answers[answer].first
        while index >= 0 {
            made.append(proposals[index])
            index = proposals[index].next
        }
        guard made.count > 1 else { return made[...] }
        let views = made.map(\.record).sorted()
        let count = zip(views, views.dropFirst()).count { $0 != $1 } + 1
        let (before, last) = (made.dropLast(count), made.suffix(count))
        // As many as there are views, each after the one before: that is each once, in order.
        guard made.count >= 2 * count, zip(last, last.dropFirst()).allSatisfy({ $0.record < $1.record }) else {
            return made[...]
        }
        let isRepeat = last.allSatisfy { again in
            before.last { $0.record == again.record }?.proposal == again.proposal
        }
        return isRepeat ? before : made[...]
    }
}
