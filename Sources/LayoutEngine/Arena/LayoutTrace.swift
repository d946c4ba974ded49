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

        static func probe(
            _ node: NodeID, by asker: NodeID, _ proposal: RawProposal, _ size: CGSize, remembered: Bool, depth: Int
        ) -> Event {
            Event(
                kind: .probe, node: node, asker: asker == .none ? nil : asker, proposal: proposal.proposal, size: size,
                isRemembered: remembered, depth: depth)
        }

        static func placement(
            _ node: NodeID, by asker: NodeID, _ proposal: RawProposal, _ size: CGSize, _ origin: CGPoint, depth: Int
        ) -> Event {
            Event(
                kind: .placement(origin), node: node, asker: asker == .none ? nil : asker,
                proposal: proposal.proposal, size: size, isRemembered: false, depth: depth)
        }
    }

    /// All that happened, in order.
    public internal(set) var events: [Event] = []

    mutating func record(_ event: Event) { events.append(event) }

    /// Records a question before it is answered, so that the questions it causes come after it.
    mutating func open(_ event: Event) -> Int {
        events.append(event)
        return events.count - 1
    }

    mutating func close(_ index: Int, _ size: CGSize) { events[index].size = size }
}
