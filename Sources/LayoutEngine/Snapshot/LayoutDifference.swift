import Foundation

/// The first view two layouts of the same tree disagree on, in the order they are negotiated.
///
/// Proposals are compared on the way down, sizes on the way up, places last: the cause comes before what follows
/// from it. Views are matched by their place in the tree; what they are called does not count, so an imitation can be
/// held against what it imitates.
public struct LayoutDifference: Equatable, Sendable {
    /// What sort of difference it is.
    public enum Kind: Equatable, Sendable {
        /// What the two were offered.
        case proposal(ProposedViewSize, ProposedViewSize)
        /// What the two took, in points.
        case size(CGSize, CGSize)
        /// How many views they hold.
        case children(Int, Int)
        /// Where they are in their root, in points.
        case origin(CGPoint, CGPoint)
    }

    /// What sort of difference it is.
    public var kind: Kind
    /// The view's id in the first layout.
    public var first: Int
    /// The view's id in the second.
    public var second: Int

    /// Lengths nearer than this are the same, in points.
    public static let tolerance: CGFloat = 0.005
}

extension LayoutSnapshot {
    /// The first view that differs from `other`'s; nil where the layouts agree.
    public func firstDifference(from other: LayoutSnapshot) -> LayoutDifference? {
        guard let a = root, let b = other.root else { return nil }
        let walk = DifferenceWalk(first: self, second: other)
        return walk.negotiated(a, b) ?? walk.placed(a, b)
    }
}

extension LayoutDifference {
    /// What differs, in words, and its value in the first and the second layout: `offered`, `93.33 × 40`, `80 × 40`.
    public var words: (verb: String, first: String, second: String) {
        switch kind {
        case .proposal(let a, let b): ("offered", "\(a)", "\(b)")
        case .size(let a, let b): ("took", sizeText(a), sizeText(b))
        case .children(let a, let b): ("holds", Self.count(a), Self.count(b))
        case .origin(let a, let b): ("placed at", Self.place(a), Self.place(b))
        }
    }

    private static func count(_ count: Int) -> String { count == 1 ? "1 view" : "\(count) views" }

    private static func place(_ point: CGPoint) -> String { "\(lengthText(point.x)), \(lengthText(point.y))" }
}

/// Two trees walked side by side.
private struct DifferenceWalk {
    let first: LayoutSnapshot
    let second: LayoutSnapshot

    /// Offers on the way down, answers on the way up.
    func negotiated(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = (shown(a, in: first), shown(b, in: second))
        if !isSame(a.outer.proposal, b.outer.proposal) {
            return difference(.proposal(a.outer.proposal, b.outer.proposal), a.inner, b.inner)
        }
        for (x, y) in zip(a.inner.children, b.inner.children) {
            if let found = negotiated(first.records[x], second.records[y]) { return found }
        }
        if a.inner.children.count != b.inner.children.count {
            return difference(.children(a.inner.children.count, b.inner.children.count), a.inner, b.inner)
        }
        if !isSame(a.outer.size.width, b.outer.size.width) || !isSame(a.outer.size.height, b.outer.size.height) {
            return difference(.size(a.outer.size, b.outer.size), a.inner, b.inner)
        }
        return nil
    }

    /// Places, once all sizes agree.
    func placed(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = (shown(a, in: first), shown(b, in: second))
        let (p, q) = (a.outer.frame.origin, b.outer.frame.origin)
        if !isSame(p.x, q.x) || !isSame(p.y, q.y) { return difference(.origin(p, q), a.inner, b.inner) }
        for (x, y) in zip(a.inner.children, b.inner.children) {
            if let found = placed(first.records[x], second.records[y]) { return found }
        }
        return nil
    }

    /// Neutral modifiers are one with the view inside.
    private func shown(_ record: LayoutRecord, in layout: LayoutSnapshot) -> (outer: LayoutRecord, inner: LayoutRecord)
    {
        var inner = record
        while inner.facts.isNeutral, inner.children.count == 1 { inner = layout.records[inner.children[0]] }
        return (record, inner)
    }

    private func difference(_ kind: LayoutDifference.Kind, _ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference {
        LayoutDifference(kind: kind, first: a.id, second: b.id)
    }

    private func isSame(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
        isSame(a.width, b.width) && isSame(a.height, b.height)
    }

    private func isSame(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a == b || a.isNaN && b.isNaN || abs(a - b) < LayoutDifference.tolerance
    }
}
