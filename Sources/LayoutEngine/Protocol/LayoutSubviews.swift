import Foundation

/// The subviews a layout works on, in order. Use them during layout only: later they have no size.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    let reference: ArenaReference
    let container: NodeID
    /// The index of the container's first child in `LayoutArena.childList`.
    let base: Int32
    /// For a selection by indices, offsets from `base`; nil for a range.
    let picked: [Int]?
    public let startIndex: Int
    public let endIndex: Int

    public typealias SubSequence = LayoutSubviews

    /// The direction the container lays out in. Placement coordinates are always from the left.
    public var layoutDirection: LayoutDirection {
        reference.ask(.leftToRight) { $0.layoutDirection(of: container) }
    }

    /// The size of the nearest scroll view, or of the scene, in points; nil on an axis without a length.
    ///
    /// A layout that reads it may answer the same proposal differently in another container.
    public var containerSize: ProposedViewSize { reference.ask(.unspecified) { $0.readContainer(from: container) } }

    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= startIndex && index < endIndex, "subview index \(index) out of range")
        let offset = picked.map { $0[index - startIndex] } ?? index
        guard reference.isLive else { return LayoutSubview(reference: reference, node: .none) }
        let node = reference.arena._withUnsafeGuaranteedRef { $0.childList[Int(base) + offset] }
        return LayoutSubview(reference: reference, node: node)
    }

    /// The subview at an offset from the start: slices keep the indices of their base.
    @inline(__always)
    func at(_ place: Int) -> LayoutSubview { self[startIndex + place] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "subview range out of bounds")
        let offsets = picked.map { Array($0[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)]) }
        return LayoutSubviews(
            reference: reference, container: container, base: base, picked: offsets, startIndex: bounds.lowerBound,
            endIndex: bounds.upperBound)
    }

    /// The subviews at these indices.
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

/// A subview, as its container sees it: it can be measured and placed, but not resized.
public struct LayoutSubview: Equatable, Sendable {
    let reference: ArenaReference
    let node: NodeID
    /// The container it is measured and placed in, if not its parent's.
    var ownContainer: Int32?

    /// Returns the subview with relative lengths in it based on a container of this size, in points.
    ///
    /// On an axis where `size` is nil or infinite, the outer container still counts.
    public func inContainer(_ size: ProposedViewSize) -> LayoutSubview {
        var subview = self
        subview.ownContainer = reference.ask(nil) { $0.containerNumber(size) }
        return subview
    }

    /// The value the subview carries for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        reference.ask(nil) { $0.layoutValue(ObjectIdentifier(key), of: node) } as? K.Value ?? K.defaultValue
    }

    /// The layout priority: a container serves higher ones first.
    public var priority: Double {
        reference.isLive ? reference.arena._withUnsafeGuaranteedRef { $0.priority(of: node) } : 0
    }

    /// The spacing the subview prefers around it.
    public var spacing: ViewSpacing { reference.ask(ViewSpacing()) { $0.spacing(of: node) } }

    /// Returns the size the subview takes for `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard reference.isLive else { return .zero }
        return reference.arena._withUnsafeGuaranteedRef { arena in
            arena.within(ownContainer) { arena.measure(node, proposal) }
        }
    }

    /// Returns the subview's size for `proposal`, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(of: sizeThatFits(proposal), for: ProposalKey(proposal))
    }

    /// The same for a size that the subview has already answered.
    @inline(__always)
    func dimensions(of size: CGSize, for proposal: ProposalKey) -> ViewDimensions {
        let present = reference.isLive ? reference.arena._withUnsafeGuaranteedRef { $0.container } : 0
        return ViewDimensions(
            size: size, reference: reference, node: node, proposal: proposal, container: ownContainer ?? present)
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

    /// Leaves the subview and everything in it out of the picture. Call it in `placeSubviews`.
    public func leaveOut() { reference.ask(()) { $0.leaveOut(node) } }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.reference == b.reference && a.node == b.node
    }
}
