import Foundation

/// Two trees walked side by side.
struct DifferenceWalk {
    let first: LayoutSnapshot
    let second: LayoutSnapshot
    // What views are placed with follows from sizes: only the offers the sizes came from count.
    let firstOffers: SizingOffers
    let secondOffers: SizingOffers

    /// Offers that are answered differently on the way down, different answers to one offer on the way up: those of
    /// views in which nothing answers differently. An offer that is answered as the other is passed over.
    func negotiated(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = met(a, b)
        let offers = (
            firstOffers.of(a.outer.id) ?? a.outer.proposal, secondOffers.of(b.outer.id) ?? b.outer.proposal
        )
        let isAnsweredAlike = isSame(a.outer.size, b.outer.size)
        if !isAnsweredAlike, !isSame(offers.0, offers.1) {
            return difference(.proposal(offers.0, offers.1), a.inner, b.inner)
        }
        // What is served first is the cause of what is left for others.
        for (x, y) in turns(pairs(a.inner, b.inner)) {
            guard let found = negotiated(x, y) else { continue }
            // What another view takes, or takes before this one, is not offered to this one.
            if case .proposal = found.kind, found.first == met(x, y).0.inner.id, let cause = cause(a.inner, b.inner) {
                return cause
            }
            return withUnpaired(found, of: a.inner, b.inner)
        }
        if !isAnsweredAlike {
            return cause(a.inner, b.inner) ?? difference(.size(a.outer.size, b.outer.size), a.inner, b.inner)
        }
        return nil
    }

    /// Places, once all sizes agree.
    func placed(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = met(a, b)
        let (p, q) = (a.outer.frame.origin, b.outer.frame.origin)
        if !isSame(p.x, q.x) || !isSame(p.y, q.y) { return difference(.origin(p, q), a.inner, b.inner) }
        for (x, y) in pairs(a.inner, b.inner) {
            guard let found = placed(x, y) else { continue }
            if found.first == met(x, y).0.inner.id, let cause = cause(a.inner, b.inner) { return cause }
            return withUnpaired(found, of: a.inner, b.inner)
        }
        return nil
    }

    /// How many views each holds, once all that match agree.
    func counted(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = (shown(a, in: first), shown(b, in: second))
        if a.inner.children.count != b.inner.children.count {
            let counts = LayoutDifference.Kind.children(a.inner.children.count, b.inner.children.count)
            return unpaired(a.inner, b.inner) ?? difference(counts, a.inner, b.inner)
        }
        for (x, y) in pairs(a.inner, b.inner) {
            if let found = counted(x, y) { return found }
        }
        return nil
    }

    /// Of two containers of several views, what differs before anything is offered; an imitation may hold what it likes.
    private func cause(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        guard a.role == .container, b.role == .container else { return nil }
        return unpaired(a, b) ?? reordered(a, b)
    }

    /// A difference in a view of two containers, which does not follow from the views only one of them has: with these,
    /// for they are different, too.
    private func withUnpaired(_ found: LayoutDifference, of a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference {
        guard a.role == .container, b.role == .container, found.extra == ([], []), let more = unpaired(a, b) else {
            return found
        }
        return LayoutDifference(
            kind: found.kind, first: found.first, second: found.second, onlyFirst: more.extra.inFirst,
            onlySecond: more.extra.inSecond)
    }

    /// That one of them has views the other lacks; nil where all are each other's.
    private func unpaired(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let paired = pairs(a, b)
        let (ours, theirs) = (Set(paired.map(\.0.id)), Set(paired.map(\.1.id)))
        let only = a.children.filter { !ours.contains($0) }.map { title($0, in: first) }
        let others = b.children.filter { id in !theirs.contains { isWithin($0, id) } }.map { title($0, in: second) }
        guard !only.isEmpty || !others.isEmpty else { return nil }
        let kind: LayoutDifference.Kind =
            a.children.count == b.children.count
            ? .contents(list(only), list(others)) : .children(a.children.count, b.children.count)
        return LayoutDifference(kind: kind, first: a.id, second: b.id, onlyFirst: only, onlySecond: others)
    }

    /// That they have their views in another order.
    private func reordered(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let paired = pairs(a, b)
        guard zip(paired, paired.dropFirst()).contains(where: { $0.1.id > $1.1.id }) else { return nil }
        let here = paired.sorted { $0.1.id < $1.1.id }
        return difference(.order(list(paired.map(\.0.title), ", then "), list(here.map(\.1.title), ", then ")), a, b)
    }

    /// The first few.
    private func list(_ names: [String], _ separator: String = ", ") -> String {
        names.prefix(3).joined(separator: separator) + (names.count > 3 ? " …" : "")
    }

    /// Whether the view is `outer` or inside it: a label's partner may be deeper.
    private func isWithin(_ id: Int, _ outer: Int) -> Bool {
        var id: Int? = id
        while let view = id, view > outer { id = second.records[view].parent }
        return id == outer
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

    /// What a view only one of them has is called, and what is in it below its modifiers: `padding 4 around Divider`.
    private func title(_ id: Int, in layout: LayoutSnapshot) -> String {
        let record = shown(layout.records[id], in: layout).inner
        let inner = bare(record, in: layout)
        return inner.id == record.id ? record.title : "\(record.title) around \(inner.title)"
    }

    /// What is in a view below its modifiers: a kind, and what it shows.
    private func core(of record: LayoutRecord, in layout: LayoutSnapshot) -> Core {
        let inner = bare(record, in: layout)
        return Core(role: inner.role, name: inner.name, detail: inner.children.isEmpty ? inner.detail : "")
    }

    private func bare(_ record: LayoutRecord, in layout: LayoutSnapshot) -> LayoutRecord {
        var inner = record
        while inner.role == .modifier, inner.children.count == 1 { inner = layout.records[inner.children[0]] }
        return inner
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

    /// The two as they are shown. What is only laid behind a view, or over it, in one of the layouts has no partner in the
    /// other, and changes nothing for that view.
    private func met(_ a: LayoutRecord, _ b: LayoutRecord) -> (
        (outer: LayoutRecord, inner: LayoutRecord), (outer: LayoutRecord, inner: LayoutRecord)
    ) {
        var (a, b) = (shown(a, in: first), shown(b, in: second))
        while isLayered(a.inner, in: first) != isLayered(b.inner, in: second) {
            if isLayered(a.inner, in: first) {
                a = shown(first.records[a.inner.children[0]], in: first)
            } else {
                b = shown(second.records[b.inner.children[0]], in: second)
            }
        }
        return (a, b)
    }

    /// Whether it is the size of its first view, with others behind that or over it.
    private func isLayered(_ record: LayoutRecord, in layout: LayoutSnapshot) -> Bool {
        guard record.role == .modifier, record.children.count > 1 else { return false }
        return record.frame == layout.records[record.children[0]].frame
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
