import Foundation

/// The first view two layouts of the same tree disagree on, in the order in which the first of them was negotiated.
///
/// Offers are compared on the way down, each container's in the order in which it served its children, sizes on the way
/// up, places last: the cause comes before what follows from it. A layout without a trace does not say in which order
/// it served: its children are compared as they stand in the tree. The two roots are one pair; in each pair children are
/// matched by label, then by what is in them, whatever modifiers are around it, then by kind where as many of it are
/// left between two that are matched. Those without a match are passed over: nothing is said of two views that are not
/// each other's, and an imitation can be held against what it imitates.
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
        let walk = DifferenceWalk(
            first: self, second: other, firstOffers: SizingOffers(self), secondOffers: SizingOffers(other))
        return walk.negotiated(a, b) ?? walk.placed(a, b) ?? walk.counted(a, b)
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

    /// The same for ears: `nil` where the words have a dash.
    package var spokenWords: (verb: String, first: String, second: String) {
        guard case .proposal(let a, let b) = kind else { return words }
        return ("offered", a.spoken, b.spoken)
    }

    /// What of the view is the first thing to differ: its `answer`.
    package var subject: String {
        switch kind {
        case .proposal: "offer"
        case .size: "answer"
        case .children: "number of views"
        case .origin: "place"
        }
    }

    /// What the first layout has in the place of the second's view, where that is another: a modifier that one of them
    /// alone has.
    public func partner(in first: LayoutSnapshot, of second: LayoutSnapshot) -> String? {
        let (one, other) = (first.records[self.first].title, second.records[self.second].title)
        return one == other ? nil : one
    }

    private static func count(_ count: Int) -> String { count == 1 ? "1 view" : "\(count) views" }

    private static func place(_ point: CGPoint) -> String { "\(lengthText(point.x)), \(lengthText(point.y))" }
}

/// Two trees walked side by side.
private struct DifferenceWalk {
    let first: LayoutSnapshot
    let second: LayoutSnapshot
    // What views are placed with follows from sizes: only the offers the sizes came from count.
    let firstOffers: SizingOffers
    let secondOffers: SizingOffers

    /// Offers on the way down, answers on the way up.
    ///
    /// Where two views answer one offer differently and no view in them answers differently, the difference is theirs:
    /// `telling` passes over offers that changed no answer.
    func negotiated(_ a: LayoutRecord, _ b: LayoutRecord, telling: Bool = false) -> LayoutDifference? {
        let (a, b) = (shown(a, in: first), shown(b, in: second))
        let offers = (
            firstOffers.of(a.outer.id) ?? a.outer.proposal, secondOffers.of(b.outer.id) ?? b.outer.proposal
        )
        if !isSame(offers.0, offers.1), !telling || !isSame(a.outer.size, b.outer.size) {
            return difference(.proposal(offers.0, offers.1), a.inner, b.inner)
        }
        // What is served first is the cause of what is left for others.
        for (x, y) in turns(pairs(a.inner, b.inner)) {
            if let found = negotiated(x, y, telling: telling || !isSame(a.outer.size, b.outer.size)) { return found }
        }
        if !isSame(a.outer.size, b.outer.size) {
            return difference(.size(a.outer.size, b.outer.size), a.inner, b.inner)
        }
        return nil
    }

    /// Places, once all sizes agree.
    func placed(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = (shown(a, in: first), shown(b, in: second))
        let (p, q) = (a.outer.frame.origin, b.outer.frame.origin)
        if !isSame(p.x, q.x) || !isSame(p.y, q.y) { return difference(.origin(p, q), a.inner, b.inner) }
        for (x, y) in pairs(a.inner, b.inner) {
            if let found = placed(x, y) { return found }
        }
        return nil
    }

    /// How many views each holds, once all that match agree.
    func counted(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = (shown(a, in: first), shown(b, in: second))
        if a.inner.children.count != b.inner.children.count {
            return difference(.children(a.inner.children.count, b.inner.children.count), a.inner, b.inner)
        }
        for (x, y) in pairs(a.inner, b.inner) {
            if let found = counted(x, y) { return found }
        }
        return nil
    }

    /// The pairs in the order in which the first layout served its views.
    private func turns(_ pairs: [(LayoutRecord, LayoutRecord)]) -> [(LayoutRecord, LayoutRecord)] {
        let partners = Dictionary(pairs.map { ($0.id, ($0, $1)) }, uniquingKeysWith: { a, _ in a })
        return firstOffers.inTurn(pairs.map(\.0.id)).compactMap { partners[$0] }
    }

    /// The views in `a` and `b` that are each other's: those of one label, wherever they are in `b`, then, of the
    /// children left, those with the same in them, then those of one kind. A label that only one layout has says nothing.
    private func pairs(_ a: LayoutRecord, _ b: LayoutRecord) -> [(LayoutRecord, LayoutRecord)] {
        var match = [Int?](repeating: nil, count: a.children.count)
        var free = b.children.filter { !isKnown(label(of: second.records[$0], in: second), in: first) }
        var unmatched: [Int] = []
        for (place, id) in a.children.enumerated() {
            if let label = label(of: first.records[id], in: first), isKnown(label, in: second) {
                match[place] = find(label, in: b)?.id
            } else {
                unmatched.append(place)
            }
        }
        free.removeAll { match.contains($0) }
        for place in unmatched {
            let core = core(of: first.records[a.children[place]], in: first)
            guard let index = free.firstIndex(where: { self.core(of: second.records[$0], in: second) == core })
            else { continue }
            match[place] = free.remove(at: index)
        }
        for (place, other) in alike(unmatched.filter { match[$0] == nil }, free, a, b, match) { match[place] = other }
        return zip(a.children, match).compactMap { id, other in
            other.map { (first.records[id], second.records[$0]) }
        }
    }

    /// Of those that have nothing in them in common: children of one kind, in order, where as many of it stand in both
    /// between the same two that are matched. By the place of the one, the other's id.
    private func alike(
        _ places: [Int], _ free: [Int], _ a: LayoutRecord, _ b: LayoutRecord, _ match: [Int?]
    ) -> [(Int, Int)] {
        /// How many of the matched stand before.
        func step(_ place: Int) -> Int { match.prefix(place).count { $0 != nil } }
        let matched = Set(match.compactMap { $0 })
        func otherStep(_ id: Int) -> Int { b.children.prefix { $0 != id }.count { matched.contains($0) } }
        func kind(_ record: LayoutRecord, _ layout: LayoutSnapshot) -> (role: ViewRole, isLeaf: Bool) {
            let inner = shown(record, in: layout).inner
            return (inner.role, inner.children.isEmpty)
        }
        return places.compactMap { place in
            let own = kind(first.records[a.children[place]], first)
            let ours = places.filter {
                step($0) == step(place) && kind(first.records[a.children[$0]], first) == own
            }
            let theirs = free.filter { otherStep($0) == step(place) && kind(second.records[$0], second) == own }
            guard ours.count == theirs.count, let index = ours.firstIndex(of: place) else { return nil }
            return (place, theirs[index])
        }
    }

    /// What is in a view below its modifiers: a kind, and what it shows.
    private func core(of record: LayoutRecord, in layout: LayoutSnapshot) -> Core {
        var inner = record
        while inner.role == .modifier, inner.children.count == 1 { inner = layout.records[inner.children[0]] }
        return Core(role: inner.role, name: inner.name, detail: inner.children.isEmpty ? inner.detail : "")
    }

    private struct Core: Equatable {
        var role: ViewRole
        var name: String
        var detail: String
    }

    /// The label of a view or of one it is one with.
    private func label(of record: LayoutRecord, in layout: LayoutSnapshot) -> String? {
        var record = record
        while record.labels.isEmpty, record.facts.isNeutral, record.children.count == 1 {
            record = layout.records[record.children[0]]
        }
        return record.labels.last
    }

    private func isKnown(_ label: String?, in layout: LayoutSnapshot) -> Bool {
        label.map { layout[$0] != nil } ?? false
    }

    /// The first view inside `parent` with the label.
    private func find(_ label: String, in parent: LayoutRecord) -> LayoutRecord? {
        for id in parent.children {
            let child = second.records[id]
            if child.labels.contains(label) { return child }
            if let found = find(label, in: child) { return found }
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

    private func isSame(_ a: CGSize, _ b: CGSize) -> Bool { isSame(a.width, b.width) && isSame(a.height, b.height) }

    private func isSame(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
        isSame(a.width, b.width) && isSame(a.height, b.height)
    }

    private func isSame(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a == b || a.isNaN && b.isNaN || abs(a - b) < LayoutDifference.tolerance
    }
}
