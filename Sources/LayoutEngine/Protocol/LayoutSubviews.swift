import Foundation

/// The subviews a layout works on, in order. Use it during layout only: later they are views of no size.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    let reference: ArenaReference
    let container: NodeID
    /// Where the container's children start in the arena's list of children.
    let base: Int32
    /// Of a selection by indices: offsets from `base`; nil for a plain range.
    let picked: [Int]?
    public let startIndex: Int
    public let endIndex: Int

    public typealias SubSequence = LayoutSubviews

    /// The direction the container lays out in. Placement coordinates are always from the left.
    public var layoutDirection: LayoutDirection {
        reference.ask(.leftToRight) { $0.layoutDirection(of: container) }
    }

    /// The lengths of the nearest scroll view or of the scene, in points; nil on an axis that has none.
    ///
    /// A layout that reads them may answer the same proposal otherwise in another container.
    public var containerSize: ProposedViewSize { reference.ask(.unspecified) { $0.readContainer(from: container) } }

    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= startIndex && index < endIndex, "subview index \(index) out of range")
        let offset = picked.map { $0[index - startIndex] } ?? index
        guard reference.isLive else { return LayoutSubview(reference: reference, node: .none) }
        let node = reference.arena._withUnsafeGuaranteedRef { $0.childList[Int(base) + offset] }
        return LayoutSubview(reference: reference, node: node)
    }

    /// The subview at a place counted from 0: a slice keeps the indices of what it was cut from.
    @inline(__always)
    func at(_ place: Int) -> LayoutSubview { self[startIndex + place] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "subview range out of bounds")
        let offsets = picked.map { Array($0[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)]) }
        return LayoutSubviews(
            reference: reference, container: container, base: base, picked: offsets, startIndex: bounds.lowerBound,
            endIndex: bounds.upperBound)
    }

    /// The views at these positions.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let offsets = indices.map { index in
            precondition(index >= startIndex && index < endIndex, "subview index \(index) out of range")
            return picked.map { $0[index - startIndex] } ?? index
        }
        return LayoutSubviews(
            reference: reference, container: container, base: base, picked: offsets, startIndex: 0,
            endIndex: offsets.count)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.reference == b.reference && a.container == b.container && a.picked == b.picked && a.startIndex == b.startIndex
            && a.endIndex == b.endIndex
    }
}

/// One subview, as its container sees it: it can be asked and placed, never told its size.
public struct LayoutSubview: Equatable, Sendable {
    let reference: ArenaReference
    let node: NodeID
    /// The container it is measured and placed in, if not the one its parent is in.
    var ownContainer: Int32?

    /// The same subview, with lengths in it relative to a container of this size, in points.
    ///
    /// On an axis where `size` is nil or infinite, the container further out still counts.
    public func inContainer(_ size: ProposedViewSize) -> LayoutSubview {
        var subview = self
        subview.ownContainer = reference.ask(nil) { $0.containerNumber(size) }
        return subview
    }

    /// The value the subview carries for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        reference.ask(nil) { $0.layoutValue(ObjectIdentifier(key), of: node) } as? K.Value ?? K.defaultValue
    }

    /// Which subviews a container satisfies first: higher before lower.
    public var priority: Double {
        reference.isLive ? reference.arena._withUnsafeGuaranteedRef { $0.priority(of: node) } : 0
    }

    /// The room the subview prefers around it.
    public var spacing: ViewSpacing { reference.ask(ViewSpacing()) { $0.spacing(of: node) } }

    /// The size the subview takes for `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard reference.isLive else { return .zero }
        return reference.arena._withUnsafeGuaranteedRef { arena in
            arena.within(ownContainer) { arena.measure(node, proposal) }
        }
    }

    /// The subview's size for `proposal`, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let present = reference.isLive ? reference.arena._withUnsafeGuaranteedRef { $0.container } : 0
        return ViewDimensions(
            size: sizeThatFits(proposal), reference: reference, node: node, proposal: ProposalKey(proposal),
            container: ownContainer ?? present)
    }

    /// Puts the subview's `anchor` point at `position`, in the coordinates of the container's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard reference.isLive else { return }
        reference.arena._withUnsafeGuaranteedRef { arena in
            arena.within(ownContainer) {
                arena.place(node, at: position, anchor: anchor, proposal: ProposalKey(proposal))
            }
        }
    }

    /// Leaves the subview out of the picture, with all in it. To be called in `placeSubviews`.
    public func leaveOut() { reference.ask(()) { $0.leaveOut(node) } }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.reference == b.reference && a.node == b.node
    }
}
