import Foundation

/// The subviews a layout works on, in order. Use it during layout only.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    unowned(unsafe) let arena: LayoutArena
    let container: NodeID
    /// Where the container's children start in the arena's list of children.
    let base: Int32
    /// Of a selection by indices: offsets from `base`; nil for a plain range.
    let picked: [Int]?
    public let startIndex: Int
    public let endIndex: Int

    public typealias SubSequence = LayoutSubviews

    /// The direction the container lays out in. Placement coordinates are always from the left.
    public var layoutDirection: LayoutDirection { arena.layoutDirection(of: container) }

    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= startIndex && index < endIndex, "subview index \(index) out of range")
        let offset = picked.map { $0[index - startIndex] } ?? index
        return LayoutSubview(arena: arena, node: arena.childList[Int(base) + offset])
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "subview range out of bounds")
        let offsets = picked.map { Array($0[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)]) }
        return LayoutSubviews(
            arena: arena, container: container, base: base, picked: offsets, startIndex: bounds.lowerBound,
            endIndex: bounds.upperBound)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let offsets = indices.map { index in
            precondition(index >= startIndex && index < endIndex, "subview index \(index) out of range")
            return picked.map { $0[index - startIndex] } ?? index
        }
        return LayoutSubviews(
            arena: arena, container: container, base: base, picked: offsets, startIndex: 0, endIndex: offsets.count)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.arena === b.arena && a.container == b.container && a.picked == b.picked && a.startIndex == b.startIndex
            && a.endIndex == b.endIndex
    }
}

/// One subview, as its container sees it: it can be asked and placed, never told its size.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    unowned(unsafe) let arena: LayoutArena
    let node: NodeID

    /// The value the subview carries for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        arena.layoutValue(ObjectIdentifier(key), of: node) as? K.Value ?? K.defaultValue
    }

    /// Which subviews a container satisfies first: higher before lower.
    public var priority: Double { arena.nodes[node.index].priority }

    /// The room the subview prefers around it.
    public var spacing: ViewSpacing { arena.spacing(of: node) }

    /// The size the subview takes for `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { arena.measure(node, proposal) }

    /// The subview's size for `proposal`, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(
            size: arena.measure(node, proposal), arena: arena, node: node, proposal: RawProposal(proposal))
    }

    /// Puts the subview's `anchor` point at `position`, in the coordinates of the container's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        arena.place(node, at: position, anchor: anchor, proposal: RawProposal(proposal))
    }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.arena === b.arena && a.node == b.node }
}
