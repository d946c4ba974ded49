/// What each view was offered when its container worked out its own size, from the trace.
///
/// A container often offers less when it places, its own size: that is not what its answer came from. A view that is
/// offered something only then, such as a background, has that offer.
public struct SizingOffers: Sendable {
    private var offers: [Int: ProposedViewSize] = [:]
    private var turns: [Int: Int] = [:]

    /// A view working out one answer: what it was offered, and what it offered each view in it.
    private struct Answer {
        var proposal: ProposedViewSize
        var offers: [Offer] = []

        /// The offers without those that follow once every view has its size: in order, each the same again, to learn
        /// where its guides are.
        var turns: ArraySlice<Offer> {
            var views = offers.map(\.record)
            views.sort()
            let count = zip(views, views.dropFirst()).count { $0 != $1 } + min(1, views.count)
            let before = offers.dropLast(count)
            let last = offers.suffix(count)
            // As many as there are views, each after the one before: that is each once, in order.
            guard offers.count >= 2 * count, zip(last, last.dropFirst()).allSatisfy({ $0.record < $1.record }) else {
                return offers[...]
            }
            let isRepeat = last.allSatisfy { again in
                before.last { $0.record == again.record }?.proposal == again.proposal
            }
            return isRepeat ? before : offers[...]
        }
    }

    private struct Offer {
        var record: Int
        var proposal: ProposedViewSize
        /// In the trace.
        var line: Int
    }

    /// The offers of this layout.
    public init(_ snapshot: LayoutSnapshot) { self.init(snapshot.records, snapshot.trace) }

    init(_ records: [LayoutRecord], _ trace: TraceText) {
        guard !trace.isEmpty else { return }
        let answers = Self.answers(trace, views: records.count)
        // From the root down; then from the views that had their first offer when they were placed.
        for record in records where offers[record.id] == nil { follow(record.id, record.proposal, answers) }
    }

    private mutating func follow(_ record: Int, _ proposal: ProposedViewSize, _ answers: [[Answer]]) {
        offers[record] = proposal
        var waiting = [(record: record, proposal: proposal)]
        while let next = waiting.popLast() {
            guard let answer = answers[next.record].first(where: { $0.proposal == next.proposal }) else { continue }
            // The last offer counts: those before it only found out how the view behaves.
            for offer in answer.turns.reversed() where offers[offer.record] == nil {
                offers[offer.record] = offer.proposal
                turns[offer.record] = offer.line
                waiting.append((offer.record, offer.proposal))
            }
        }
    }

    /// By record; nil where the trace does not say.
    public func of(_ record: Int) -> ProposedViewSize? { offers[record] }

    /// Views by record, in the order in which their containers made them these offers: children of one container as it
    /// served them. Views that were offered nothing until they were placed come last, and all keep their order where
    /// there is no trace.
    public func inTurn(_ records: [Int]) -> [Int] {
        let turns = records.map { self.turns[$0] ?? .max }
        return records.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }.map { records[$0] }
    }

    /// By record.
    private static func answers(_ trace: TraceText, views: Int) -> [[Answer]] {
        var answers = [[Answer]](repeating: [], count: views)
        // By depth, the view that is working out its answer there.
        var open: [(record: Int, answer: Int)?] = []
        for (line, entry) in trace.entries.enumerated() {
            let depth = entry.event.depth
            while open.count <= depth { open.append(nil) }
            open[depth] = nil
            guard case .probe = entry.event.kind, let record = entry.record else { continue }
            if depth > 0, let asker = open[depth - 1], asker.record == entry.asker {
                answers[asker.record][asker.answer].offers.append(
                    Offer(record: record, proposal: entry.event.proposal, line: line))
            }
            guard !entry.event.isRemembered else { continue }
            open[depth] = (record, answers[record].count)
            answers[record].append(Answer(proposal: entry.event.proposal))
        }
        return answers
    }
}
