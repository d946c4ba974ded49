import Foundation

/// Every question and answer of a layout, in the order they happened.
public struct LayoutTrace: Sendable {
    /// One thing that happened.
    public struct Event: Sendable, Equatable {
        /// What sort of thing happened.
        public enum Kind: Sendable, Equatable {
            /// A view was asked for its size.
            case probe
            /// A view was put at a place, in its container's coordinates.
            case placement(CGPoint)
        }

        /// What happened.
        public var kind: Kind
        /// The node it happened to.
        public var node: NodeID
        /// Who asked; the root is asked by nobody.
        public var asker: NodeID?
        /// What was offered, in points.
        public var proposal: ProposedViewSize
        /// The answer.
        public var size: CGSize
        /// The answer was known from an earlier question.
        public var isRemembered: Bool
        /// How many containers are in the middle of asking.
        public var depth: Int
    }

    /// An event in 48 bytes: long negotiations have millions.
    private struct Entry {
        let node: NodeID
        let asker: NodeID
        let proposal: RawProposal
        var size: CGSize
        let depth: Int32
        /// Of a placement its place in `origins`, else −1, or −2 for an answer that was known.
        let origin: Int32
    }

    private var entries = ContiguousArray<Entry>()
    private var origins = ContiguousArray<CGPoint>()

    /// All that happened, in order.
    public var events: [Event] {
        entries.map { entry in
            Event(
                kind: entry.origin >= 0 ? .placement(origins[Int(entry.origin)]) : .probe, node: entry.node,
                asker: entry.asker == .none ? nil : entry.asker, proposal: entry.proposal.proposal, size: entry.size,
                isRemembered: entry.origin == -2, depth: Int(entry.depth))
        }
    }

    mutating func recordProbe(
        _ node: NodeID, by asker: NodeID, _ proposal: RawProposal, _ size: CGSize, remembered: Bool, depth: Int
    ) {
        entries.append(
            Entry(
                node: node, asker: asker, proposal: proposal, size: size, depth: Int32(truncatingIfNeeded: depth),
                origin: remembered ? -2 : -1))
    }

    mutating func recordPlacement(
        _ node: NodeID, by asker: NodeID, _ proposal: RawProposal, _ size: CGSize, _ origin: CGPoint, depth: Int
    ) {
        entries.append(
            Entry(
                node: node, asker: asker, proposal: proposal, size: size, depth: Int32(truncatingIfNeeded: depth),
                origin: Int32(truncatingIfNeeded: origins.count)))
        origins.append(origin)
    }

    /// Records a question before it is answered, so that the questions it causes come after it.
    mutating func open(_ node: NodeID, by asker: NodeID, _ proposal: RawProposal, depth: Int) -> Int {
        recordProbe(node, by: asker, proposal, .zero, remembered: false, depth: depth)
        return entries.count - 1
    }

    mutating func close(_ index: Int, _ size: CGSize) { entries[index].size = size }
}
