import Foundation
import LayoutEngine

/// The questions a container asked its children, from the trace: while it computed its size, and while it placed them.
struct Negotiation {
    struct Question {
        var child: Int
        var proposal: ProposedViewSize
        var size: CGSize
    }

    /// Questions that only probe how flexible the children are.
    private(set) var probes: [Question] = []
    /// The question each child's size came from, in the order they were asked.
    private(set) var turns: [Question] = []
    /// How many turns came before the container's answer; the rest are of children it asked only for placement, such as
    /// a background’s second view.
    private(set) var turnsBeforeAnswer = 0
    /// Questions at placement that differ from the child's turn.
    private(set) var repeats: [Question] = []
    private(set) var leftOut: [LeftOutView] = []
    /// The other questions: their number, and how many of them made proposals not listed above.
    private(set) var others = (count: 0, unshown: 0)

    /// - Parameter proposal: The container’s own proposal when it asked; nil takes the one its size came from.
    init(
        _ snapshot: LayoutSnapshot, _ scene: FigureScene, _ container: Int, proposed proposal: ProposedViewSize? = nil
    ) {
        let record = scene.views[container].records.last ?? 0
        let rows = Dictionary(
            scene.views[container].children.map { (scene.views[$0].records[0], $0) }, uniquingKeysWith: { a, _ in a })
        func question(_ entry: TraceText.Entry) -> Question? {
            guard entry.asker == record, let child = entry.record.flatMap({ rows[$0] }) else { return nil }
            return Question(child: child, proposal: entry.event.proposal, size: entry.event.size)
        }
        let entries = snapshot.trace.entries
        let span = Self.span(of: record, proposal ?? scene.views[container].sizingProposal, entries)
        let asked = span.compactMap { question(entries[$0]) }
        for entry in span.map({ entries[$0] }) where entry.asker == record && entry.record == nil {
            let event = entry.event
            if leftOut.contains(where: { $0.node == event.node && $0.proposal == event.proposal }) { continue }
            leftOut.append(
                LeftOutView(
                    node: event.node, title: entry.title, proposal: event.proposal,
                    size: event.size))
        }
        let placed = entries.filter(\.isPlacement).compactMap(question)
        divide(asked, children: scene.views[container].children, axis: scene.views[container].facts.stackAxis)
        turnsBeforeAnswer = turns.count
        follow(placed, children: scene.views[container].children)
        count(entries.filter { !$0.isPlacement }.compactMap(question))
    }

    /// The questions asked while the view worked out its answer to `proposal`, once.
    private static func span(of record: Int, _ proposal: ProposedViewSize, _ entries: [TraceText.Entry]) -> [Int] {
        guard
            let start = entries.firstIndex(where: {
                $0.record == record && !$0.isPlacement && !$0.event.isRemembered && $0.event.proposal == proposal
            })
        else { return [] }
        let depth = entries[start].event.depth
        let rest = entries.indices.dropFirst(start + 1)
        return rest.prefix { entries[$0].event.depth > depth }.filter { !entries[$0].isPlacement }
    }

    /// Separates turns from probes: a child's size came from its last proposal before guides were asked for.
    private mutating func divide(_ asked: [Question], children: [Int], axis: Axis?) {
        let asked = withoutGuides(asked, children)
        for (index, question) in asked.enumerated() {
            if asked[(index + 1)...].allSatisfy({ $0.child != question.child }) {
                turns.append(question)
            } else if !probes.contains(where: { $0.child == question.child && $0.proposal == question.proposal }) {
                probes.append(question)
            }
        }
        probes.removeAll { probe in
            // A probe of flexibility counts even where the turn makes the same proposal.
            if let length = axis.flatMap({ probe.proposal[$0] }), length == 0 || length == .infinity { return false }
            return turns.contains { $0.child == probe.child && $0.proposal == probe.proposal }
        }
    }

    /// The questions up to the point where every child has its size; later ones ask each child again, in order, for its guides.
    private func withoutGuides(_ asked: [Question], _ children: [Int]) -> [Question] {
        let count = children.count
        guard count > 0, asked.count >= 2 * count, asked.suffix(count).map(\.child) == children else { return asked }
        let before = asked.dropLast(count)
        let isRepeat = asked.suffix(count).allSatisfy { question in
            before.last { $0.child == question.child }?.proposal == question.proposal
        }
        return isRepeat ? Array(before) : asked
    }

    /// Adds the final placements: a turn for a child that was not asked before, else a repeat where the proposal
    /// differs.
    private mutating func follow(_ placed: [Question], children: [Int]) {
        for child in children {
            guard let final = placed.last(where: { $0.child == child }) else { continue }
            guard let turn = turns.first(where: { $0.child == child }) else {
                turns.append(final)
                continue
            }
            if turn.proposal != final.proposal { repeats.append(final) }
        }
    }

    private mutating func count(_ asked: [Question]) {
        struct Key: Hashable { var child: Int, width, height: CGFloat? }
        func key(_ question: Question) -> Key {
            Key(child: question.child, width: question.proposal.width, height: question.proposal.height)
        }
        var shown = Dictionary((probes + turns + repeats).map { (key($0), 1) }, uniquingKeysWith: { $0 + $1 })
        for question in asked {
            let times = shown[key(question)]
            // Each one shown is one question of the trace.
            if let times, times > 0 {
                shown[key(question)] = times - 1
                continue
            }
            others.count += 1
            if times == nil { others.unshown += 1 }
        }
    }
}

extension TraceText.Entry {
    var isPlacement: Bool { if case .placement = event.kind { true } else { false } }
}
