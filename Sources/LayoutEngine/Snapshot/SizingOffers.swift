/// What each view was offered when its container worked out its own size, from the trace.
///
/// A container often offers less when it places, its own size: that is not what its answer came from.
public struct SizingOffers: Sendable {
    private var offers: [Int: ProposedViewSize] = [:]

    /// A view working out one answer: what it was offered, and the last it offered each view in it.
    private struct Answer {
        var proposal: ProposedViewSize
        var offers: [(record: Int, proposal: ProposedViewSize)] = []
    }

    /// The offers of this layout.
    public init(_ snapshot: LayoutSnapshot) {
        guard let root = snapshot.root else { return }
        let answers = Self.answers(snapshot)
        var waiting = [(record: root.id, proposal: root.proposal)]
        while let next = waiting.popLast() {
            guard offers[next.record] == nil else { continue }
            offers[next.record] = next.proposal
            guard let answer = answers[next.record]?.first(where: { $0.proposal == next.proposal }) else { continue }
            // The last offer counts: those before it only found out how the view behaves.
            waiting += answer.offers
        }
    }

    /// By record; nil where the trace does not say.
    public func of(_ record: Int) -> ProposedViewSize? { offers[record] }

    private static func answers(_ snapshot: LayoutSnapshot) -> [Int: [Answer]] {
        var answers: [Int: [Answer]] = [:]
        // By depth, the view that is working out its answer there.
        var open: [(record: Int, answer: Int)?] = []
        for entry in snapshot.trace.entries {
            let depth = entry.event.depth
            while open.count <= depth { open.append(nil) }
            open[depth] = nil
            guard case .probe = entry.event.kind, let record = entry.record else { continue }
            if depth > 0, let asker = open[depth - 1], asker.record == entry.asker {
                answers[asker.record]?[asker.answer].offers.append((record, entry.event.proposal))
            }
            guard !entry.event.isRemembered else { continue }
            open[depth] = (record, answers[record]?.count ?? 0)
            answers[record, default: []].append(Answer(proposal: entry.event.proposal))
        }
        return answers
    }
}
