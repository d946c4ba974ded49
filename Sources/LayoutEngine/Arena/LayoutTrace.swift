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

    /// All that happened, in order.
    public let events: [Event]
}

/// The events of a layout as they are recorded: 16 bytes each, for long negotiations have millions.
///
/// Proposals and answers are where they are remembered anyway, in the arena's memo. Freed with `free`.
struct TraceLog {
    enum Kind: UInt32 {
        /// A layout was asked.
        case probe
        /// The answer was known.
        case known
        case placement
    }

    private struct Entry {
        let node: NodeID
        let asker: NodeID
        /// The place in the memo of what was offered and answered, −1 while that is not known.
        var answer: Int32
        /// The kind in the lowest two bits, the depth above.
        let what: UInt32
    }

    private var entries = Slab<Entry>()
    /// Of placements, one after the other.
    private var origins = Slab<CGPoint>()

    var bytesOfAnEvent: Int { MemoryLayout<Entry>.stride }

    func free() {
        entries.free()
        origins.free()
    }

    /// - Returns: The event's place, for `answer`.
    @discardableResult
    @inline(__always)
    mutating func append(_ kind: Kind, _ node: NodeID, by asker: NodeID, depth: Int, answer: Int32) -> Int {
        let what = UInt32(truncatingIfNeeded: depth) << 2 | kind.rawValue
        entries.append(Entry(node: node, asker: asker, answer: answer, what: what))
        return entries.count - 1
    }

    @inline(__always)
    mutating func append(placement node: NodeID, by asker: NodeID, depth: Int, answer: Int32, _ origin: CGPoint) {
        append(.placement, node, by: asker, depth: depth, answer: answer)
        origins.append(origin)
    }

    /// Fills in the answer to a question.
    @inline(__always)
    func answer(_ event: Int, _ answer: Int32) { entries[event].answer = answer }

    func events(answers: Slab<LayoutArena.MemoEntry>) -> [LayoutTrace.Event] {
        var placements = 0
        return entries.indices.map { index in
            let entry = entries[index]
            let answer = entry.answer < 0 ? nil : answers[Int(entry.answer)]
            let kind = Kind(rawValue: entry.what & 3) ?? .probe
            if kind == .placement { placements += 1 }
            return LayoutTrace.Event(
                kind: kind == .placement ? .placement(origins[placements - 1]) : .probe, node: entry.node,
                asker: entry.asker == .none ? nil : entry.asker, proposal: answer?.proposal.proposal ?? .unspecified,
                size: answer?.size ?? .zero, isRemembered: kind == .known, depth: Int(entry.what >> 2))
        }
    }
}
