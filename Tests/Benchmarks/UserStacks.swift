import LayoutEngine
import Plumbline

/// A row as a user would write it, with the algorithm of `HStack`.
struct UserHStack: AxisRuledLayout {
    var alignment = VerticalAlignment.center
    var spacing: CGFloat?
    /// Says its sums besides.
    var saysRules = false

    var axisRules: AxisRules? {
        guard saysRules, let guide = AxisRule.Guide(alignment) else { return nil }
        return AxisRules(horizontal: .along(spacing: spacing), vertical: .across(on: guide))
    }

    private var division: Division { Division(axis: .horizontal, spacing: spacing) }

    func makeCache(subviews: Subviews) -> Division.Cache { division.makeCache(subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Division.Cache) -> CGSize {
        division.size(proposal, subviews, &cache) { $0[alignment] }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Division.Cache) {
        division.place(in: bounds, proposal, subviews, &cache) { $0[alignment] }
    }
}

/// A column as a user would write it, with the algorithm of `VStack`.
struct UserVStack: AxisRuledLayout {
    var alignment = HorizontalAlignment.center
    var spacing: CGFloat?
    /// Says its sums besides.
    var saysRules = false

    var axisRules: AxisRules? {
        guard saysRules, let guide = AxisRule.Guide(alignment) else { return nil }
        return AxisRules(horizontal: .across(on: guide), vertical: .along(spacing: spacing))
    }

    private var division: Division { Division(axis: .vertical, spacing: spacing) }

    func makeCache(subviews: Subviews) -> Division.Cache { division.makeCache(subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Division.Cache) -> CGSize {
        division.size(proposal, subviews, &cache) { $0[alignment] }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Division.Cache) {
        division.place(in: bounds, proposal, subviews, &cache) { $0[alignment] }
    }
}

/// How a stack divides its length, with nothing but what the protocol gives.
struct Division {
    let axis: Axis
    let spacing: CGFloat?

    struct Cache {
        struct Child {
            /// To the one before.
            var gap: CGFloat
            var offer = ProposedViewSize.unspecified
            var size = CGSize.zero
            var guide: CGFloat = 0
        }

        var children: [Child]
        /// The children by priority, highest first; nil where all have one.
        var groups: [[Int]]?
        var resolved: ProposedViewSize?

        var gapTotal: CGFloat { children.reduce(0) { $0 + $1.gap } }
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        let children = subviews.indices.map { index -> Cache.Child in
            guard index > 0 else { return Cache.Child(gap: 0) }
            return Cache.Child(
                gap: spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis))
        }
        guard subviews.contains(where: { $0.priority != subviews[0].priority }) else {
            return Cache(children: children)
        }
        let byPriority = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
        return Cache(children: children, groups: byPriority.sorted { $0.key > $1.key }.map(\.value))
    }

    func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache,
        _ guide: (ViewDimensions) -> CGFloat
    ) -> CGSize {
        resolve(proposal, subviews, &cache)
        let length = cache.children.reduce(0) { $0 + $1.size[axis] + $1.gap }
        return CGSize(along: axis, max(length, 0), cross: span(subviews, &cache, guide).length)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache,
        _ guide: (ViewDimensions) -> CGFloat
    ) {
        var proposal = proposal
        if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
        resolve(proposal, subviews, &cache)
        let line = span(subviews, &cache, guide).guide
        var position = bounds.origin[axis]
        for (subview, child) in zip(subviews, cache.children) {
            position += child.gap
            let cross = bounds.origin[axis.cross] + line - child.guide
            subview.place(
                at: CGPoint(along: axis, position, cross: cross.isFinite ? cross : 0), proposal: child.offer)
            position += child.size[axis]
        }
    }

    private func resolve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        guard cache.resolved != proposal else { return }
        cache.resolved = proposal
        guard let length = proposal[axis], length < .infinity else {
            for index in subviews.indices { offer(proposal, to: index, subviews, &cache) }
            return
        }
        let cross = proposal[axis.cross]
        var available = length - cache.gapTotal
        guard let groups = cache.groups else {
            return serve(subviews.indices, from: &available, cross, subviews, &cache)
        }
        for rank in groups.indices {
            let reserved = groups[(rank + 1)...].joined().reduce(0) { $0 + probe(0, cross, subviews[$1]) }
            available -= reserved
            serve(groups[rank], from: &available, cross, subviews, &cache)
            available += reserved
        }
    }

    /// Offers the children of one priority their shares, the least flexible first.
    private func serve(
        _ group: some Collection<Int>, from available: inout CGFloat, _ cross: CGFloat?, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) {
        var unserved = group.count
        func serve(_ index: Int) {
            let share = ProposedViewSize(along: axis, max(available / CGFloat(unserved), 0), cross: cross)
            offer(share, to: index, subviews, &cache)
            let taken = cache.children[index].size[axis]
            if available < .infinity || taken < .infinity { available -= taken }
            unserved -= 1
        }
        var flexible: [(index: Int, least: CGFloat, flexibility: CGFloat)] = []
        for index in group {
            if unserved == 1 {
                serve(index)
                continue
            }
            let (most, least) = (probe(.infinity, cross, subviews[index]), probe(0, cross, subviews[index]))
            if most == least { serve(index) } else { flexible.append((index, least, most - least)) }
        }
        flexible.sort {
            $0.flexibility == .infinity && $1.flexibility == .infinity
                ? $0.least > $1.least : $0.flexibility < $1.flexibility
        }
        for child in flexible { serve(child.index) }
    }

    private func probe(_ length: CGFloat, _ cross: CGFloat?, _ subview: LayoutSubview) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(along: axis, length, cross: cross))[axis]
    }

    private func offer(
        _ proposal: ProposedViewSize, to index: Int, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        cache.children[index].offer = proposal
        cache.children[index].size = subviews[index].sizeThatFits(proposal)
    }

    private func span(
        _ subviews: LayoutSubviews, _ cache: inout Cache, _ guide: (ViewDimensions) -> CGFloat
    ) -> (length: CGFloat, guide: CGFloat) {
        var (above, below) = (-CGFloat.infinity, -CGFloat.infinity)
        for index in subviews.indices {
            let value = guide(subviews[index].dimensions(in: cache.children[index].offer))
            let length = cache.children[index].size[axis.cross]
            cache.children[index].guide = value
            guard length < .infinity, value.isFinite else { return (.infinity, 0) }
            above = max(above, value)
            below = max(below, length - value)
        }
        return (max(above + below, 0), above)
    }
}
