import Foundation

/// Two trees walked side by side.
struct DifferenceWalk {
    let first: LayoutSnapshot
    let second: LayoutSnapshot
    // Final proposals follow from sizes, so only the proposals that led to the sizes count.
    let firstProposals: SizingProposals
    let secondProposals: SizingProposals

    /// On the way down, proposals that are answered differently; on the way up, different answers to the same proposal,
    /// of views in which nothing answers differently. Different proposals with the same answer are skipped.
    func negotiated(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        if let found = wrapped(a, b) { return found }
        let (a, b) = met(a, b)
        let proposals = (
            firstProposals.of(a.outer.id) ?? a.outer.proposal, secondProposals.of(b.outer.id) ?? b.outer.proposal
        )
        let isAnsweredAlike = a.outer.size.isNear(b.outer.size)
        if !isAnsweredAlike, !proposals.0.isNear(proposals.1) {
            // A picture shows what a view was placed with: what was only measured shows in its container's size.
            guard isPlacedDifferently(a.outer, b.outer, proposals) else { return nil }
            let kind = LayoutDifference.Kind.proposal(proposals.0, proposals.1)
            return difference(kind, sized(a, in: first), sized(b, in: second))
        }
        // The child served first determines the room left for the others.
        for (x, y) in turns(pairs(a.inner, b.inner)) {
            guard let found = negotiated(x, y) else { continue }
            // A child’s proposal depends on its siblings, which come before.
            if case .proposal = found.kind, found.first == met(x, y).0.inner.id, let cause = cause(a.inner, b.inner) {
                return cause
            }
            return withUnpaired(found, of: a.inner, b.inner)
        }
        if !isAnsweredAlike {
            if let cause = cause(a.inner, b.inner) { return cause }
            return difference(.size(a.outer.size, b.outer.size), sized(a, in: first), sized(b, in: second))
        }
        return nil
    }

    /// Whether the final proposals differ on an axis on which the proposals do.
    private func isPlacedDifferently(
        _ a: LayoutRecord, _ b: LayoutRecord, _ proposals: (ProposedViewSize, ProposedViewSize)
    ) -> Bool {
        Axis.allCases.contains { axis in
            !proposals.0[axis].isNear(proposals.1[axis]) && !a.proposal[axis].isNear(b.proposal[axis])
        }
    }

    /// Different places, once all sizes agree.
    func placed(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = met(a, b)
        let (p, q) = (a.outer.frame.origin, b.outer.frame.origin)
        if !p.x.isNear(q.x) || !p.y.isNear(q.y) { return difference(.origin(p, q), a.inner, b.inner) }
        for (x, y) in pairs(a.inner, b.inner) {
            guard let found = placed(x, y) else { continue }
            if found.first == met(x, y).0.inner.id, let cause = cause(a.inner, b.inner) { return cause }
            return withUnpaired(found, of: a.inner, b.inner)
        }
        return nil
    }

    /// Different numbers of children, once all pairs agree.
    func counted(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let (a, b) = paired(shown(a, in: first), shown(b, in: second))
        if a.inner.children.count != b.inner.children.count {
            let counts = LayoutDifference.Kind.children(a.inner.children.count, b.inner.children.count)
            return unpaired(a.inner, b.inner) ?? difference(counts, a.inner, b.inner)
        }
        for (x, y) in pairs(a.inner, b.inner) {
            if let found = counted(x, y) { return found }
        }
        return nil
    }

    /// A difference between two containers that precedes their proposals; other roles may hold anything.
    private func cause(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        guard a.role == .container, b.role == .container else { return nil }
        return unpaired(a, b) ?? reordered(a, b)
    }

    /// The difference, with the views that only one of the two containers has.
    private func withUnpaired(_ found: LayoutDifference, of a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference {
        guard a.role == .container, b.role == .container, found.extra.isEmpty, let more = unpaired(a, b) else {
            return found
        }
        return LayoutDifference(kind: found.kind, first: found.first, second: found.second, extra: more.extra)
    }

    /// The difference that one has views the other lacks; nil if all have partners.
    private func unpaired(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let paired = pairs(a, b)
        let (ours, theirs) = (Set(paired.map(\.0.id)), Set(paired.map(\.1.id)))
        let only = a.children.filter { !ours.contains($0) }.map { title($0, in: first) }
        let others = b.children.filter { id in !theirs.contains { isWithin($0, id) } }.map { title($0, in: second) }
        guard !only.isEmpty || !others.isEmpty else { return nil }
        let kind: LayoutDifference.Kind =
            a.children.count == b.children.count
            ? .contents(only, others) : .children(a.children.count, b.children.count)
        return LayoutDifference(
            kind: kind, first: a.id, second: b.id, extra: .init(inFirst: only, inSecond: others))
    }

    /// The difference that they have their views in another order.
    private func reordered(_ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference? {
        let paired = pairs(a, b)
        guard zip(paired, paired.dropFirst()).contains(where: { $0.1.id > $1.1.id }) else { return nil }
        let here = paired.sorted { $0.1.id < $1.1.id }
        return difference(.order(paired.map(\.0.title), here.map(\.1.title)), a, b)
    }

    /// Whether the view is `outer` or inside it: a partner found by label may be deeper.
    private func isWithin(_ id: Int, _ outer: Int) -> Bool {
        var id: Int? = id
        while let view = id, view > outer { id = second.records[view].parent }
        return id == outer
    }

    /// The pairs in the order in which the first layout served its views.
    private func turns(_ pairs: [(LayoutRecord, LayoutRecord)]) -> [(LayoutRecord, LayoutRecord)] {
        let partners = Dictionary(pairs.map { ($0.id, ($0, $1)) }, uniquingKeysWith: { a, _ in a })
        return firstProposals.inTurn(pairs.map(\.0.id)).compactMap { partners[$0] }
    }

    /// Pairs of views in `a` and `b`: by label, wherever in `b`; then children with the same content; then children of
    /// one kind. A label that only one layout has does not count.
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
        for (place, other) in matches(unmatched.filter { match[$0] == nil }, free, a, b, match) { match[place] = other }
        return zip(a.children, match).compactMap { id, other in
            other.map { (first.records[id], second.records[$0]) }
        }
    }

    /// Pairs children with different content, in order, where both containers have as many of one kind between the same
    /// two matches: places in `a` and ids in `b`.
    private func matches(
        _ places: [Int], _ free: [Int], _ a: LayoutRecord, _ b: LayoutRecord, _ match: [Int?]
    ) -> [(Int, Int)] {
        /// How many matches come before.
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

    /// The name of a view that only one layout has, with its content below modifiers: `padding 4 around Divider`.
    private func title(_ id: Int, in layout: LayoutSnapshot) -> String {
        let record = shown(layout.records[id], in: layout).inner
        let inner = bare(record, in: layout)
        return inner.id == record.id ? record.title : "\(record.title) around \(inner.title)"
    }

    /// A view’s content below its modifiers.
    func core(of record: LayoutRecord, in layout: LayoutSnapshot) -> Core {
        let inner = bare(record, in: layout)
        return Core(role: inner.role, name: inner.name, detail: inner.children.isEmpty ? inner.detail : "")
    }

    private func bare(_ record: LayoutRecord, in layout: LayoutSnapshot) -> LayoutRecord {
        layout.path(from: record) { $0.role == .modifier && $0.children.count == 1 }.last!
    }

    struct Core: Equatable {
        var role: ViewRole
        var name: String
        var detail: String
    }

    /// The label of a view, or of the view inside its neutral modifiers.
    private func label(of record: LayoutRecord, in layout: LayoutSnapshot) -> String? {
        layout.path(from: record) { $0.labels.isEmpty && $0.facts.isNeutral && $0.children.count == 1 }.last!.labels
            .last
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

    private typealias Shown = (outer: LayoutRecord, inner: LayoutRecord)

    /// Neutral modifiers are one with the view inside.
    private func shown(_ record: LayoutRecord, in layout: LayoutSnapshot) -> Shown {
        (record, layout.path(from: record) { $0.facts.isNeutral && $0.children.count == 1 }.last!)
    }

    /// The two inside neutral modifiers, and inside modifiers that only one of them has; backgrounds and overlays of only one
    /// change nothing for the view.
    private func met(_ a: LayoutRecord, _ b: LayoutRecord) -> (Shown, Shown) {
        var (a, b) = (shown(a, in: first), shown(b, in: second))
        while isLayered(a.inner, in: first) != isLayered(b.inner, in: second) {
            if isLayered(a.inner, in: first) {
                a = shown(first.records[a.inner.children[0]], in: first)
            } else {
                b = shown(second.records[b.inner.children[0]], in: second)
            }
        }
        return paired(a, b)
    }

    /// The two inside modifiers that only one of them has.
    private func paired(_ a: Shown, _ b: Shown) -> (Shown, Shown) {
        var (a, b) = (a, b)
        let (ours, theirs) = onlyOne(a.inner, b.inner)
        for _ in 0..<ours { a.inner = shown(first.records[a.inner.children[0]], in: first).inner }
        for _ in 0..<theirs { b.inner = shown(second.records[b.inner.children[0]], in: second).inner }
        return (a, b)
    }

    /// The record whose proposal and size the outermost has: a modifier that only this layout has, or what neutral ones are around.
    private func sized(_ met: Shown, in layout: LayoutSnapshot) -> LayoutRecord { shown(met.outer, in: layout).inner }

    /// Whether it is the size of its first view, with others behind that or over it.
    private func isLayered(_ record: LayoutRecord, in layout: LayoutSnapshot) -> Bool {
        guard record.role == .modifier, record.children.count > 1 else { return false }
        return record.frame == layout.records[record.children[0]].frame
    }

    private func difference(_ kind: LayoutDifference.Kind, _ a: LayoutRecord, _ b: LayoutRecord) -> LayoutDifference {
        LayoutDifference(kind: kind, first: a.id, second: b.id)
    }
}

extension LayoutSnapshot {
    /// The record and the first one in it, and so on, as long as records are passed; never empty.
    func path(from record: LayoutRecord, through isPassed: (LayoutRecord) -> Bool) -> [LayoutRecord] {
        var path = [record]
        while let last = path.last, isPassed(last), let inner = last.children.first { path.append(records[inner]) }
        return path
    }
}
