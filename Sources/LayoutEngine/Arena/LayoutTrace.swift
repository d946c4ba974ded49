import Foundation

/// Every question and answer of a layout, in the order they happened.
package struct LayoutTrace: Sendable {
    package struct Event: Sendable, Equatable {
        package enum Kind: Sendable, Equatable {
            /// A view was asked for its size.
            case probe
            /// A view was placed, in its container's coordinates.
            case placement(CGPoint)
        }

        package var kind: Kind
        package var node: NodeID
        /// The view that asked; nil for the root.
        var asker: NodeID?
        /// In points.
        package var proposal: ProposedViewSize
        /// The answer, in points.
        package var size: CGSize
        /// Whether the answer was known from an earlier question.
        package var isRemembered: Bool
        /// The number of containers that are measuring or placing.
        package var depth: Int
    }

    package let events: [Event]
}

/// The events of a layout as they are recorded: 64 bytes each, because long negotiations have millions.
struct TraceLog {
    enum Kind: UInt32 {
        /// A view was measured.
        case probe
        /// The answer was remembered.
        case known
        case placement
    }

    struct Entry {
        let node: NodeID
        let asker: NodeID
        let kind: Kind
        let depth: Int32
        let proposal: ProposalKey
        var size: CGSize
        let origin: CGPoint
    }

    private var entries = GrowableBuffer<Entry>()

    func free() { entries.free() }

    /// - Returns: The event's index, for `fillIn`.
    @discardableResult
    @inline(__always)
    mutating func append(
        _ kind: Kind, _ node: NodeID, by asker: NodeID, depth: Int, _ proposal: ProposalKey, _ size: CGSize,
        at origin: CGPoint = .zero
    ) -> Int {
        entries.append(
            Entry(
                node: node, asker: asker, kind: kind, depth: Int32(truncatingIfNeeded: depth), proposal: proposal,
                size: size, origin: origin))
        return entries.count - 1
    }

    @inline(__always)
    func fillIn(_ size: CGSize, at event: Int) { entries[event].size = size }

    var events: [LayoutTrace.Event] {
        entries.indices.map { index in
            let entry = entries[index]
            return LayoutTrace.Event(
                kind: entry.kind == .placement ? .placement(entry.origin) : .probe, node: entry.node,
                asker: entry.asker == .none ? nil : entry.asker, proposal: entry.proposal.proposal, size: entry.size,
                isRemembered: entry.kind == .known, depth: Int(entry.depth))
        }
    }
}
