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
        var gaps: [CGFloat]
        var groups: [[Int]]
        var resolved: ProposedViewSize?
        var offers: [ProposedViewSize]
        var sizes: [CGSize]
        var guides: [CGFloat]
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        let gaps = subviews.indices.map { index -> CGFloat in
            guard index > 0 else { return 0 }
            return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
        let byPriority = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
        return Cache(
            gaps: gaps, groups: byPriority.sorted { $0.key > $1.key }.map(\.value),
            offers: Array(repeating: .unspecified, count: subviews.count),
            sizes: Array(repeating: .zero, count: subviews.count), guides: Array(repeating: 0, count: subviews.count))
    }

    func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache,
        _ guide: (ViewDimensions) -> CGFloat
    ) -> CGSize {
        resolve(proposal, subviews, &cache)
        let length = cache.sizes.reduce(0) { $0 + $1[axis] } + cache.gaps.reduce(0, +)
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
        for index in subviews.indices {
            position += cache.gaps[index]
            let cross = bounds.origin[axis.cross] + line - cache.guides[index]
            subviews[index].place(
                at: CGPoint(along: axis, position, cross: cross.isFinite ? cross : 0), proposal: cache.offers[index])
            position += cache.sizes[index][axis]
        }
    }

    private func resolve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        guard cache.resolved != proposal else { return }
        cache.resolved = proposal
        func offer(_ proposal: ProposedViewSize, to index: Int) {
            cache.offers[index] = proposal
            cache.sizes[index] = subviews[index].sizeThatFits(proposal)
        }
        guard let length = proposal[axis], length < .infinity else {
            for index in subviews.indices { offer(proposal, to: index) }
            return
        }
        let cross = proposal[axis.cross]
        func probe(_ length: CGFloat, _ index: Int) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(along: axis, length, cross: cross))[axis]
        }
        var available = length - cache.gaps.reduce(0, +)
        for rank in cache.groups.indices {
            let reserved = cache.groups[(rank + 1)...].joined().reduce(0) { $0 + probe(0, $1) }
            available -= reserved
            var unserved = cache.groups[rank].count
            func serve(_ index: Int) {
                offer(
                    ProposedViewSize(along: axis, max(available / CGFloat(unserved), 0), cross: cross), to: index)
                let taken = cache.sizes[index][axis]
                if available < .infinity || taken < .infinity { available -= taken }
                unserved -= 1
            }
            var flexible: [(index: Int, least: CGFloat, flexibility: CGFloat)] = []
            for index in cache.groups[rank] {
                if unserved == 1 {
                    serve(index)
                    continue
                }
                let (most, least) = (probe(.infinity, index), probe(0, index))
                if most == least { serve(index) } else { flexible.append((index, least, most - least)) }
            }
            flexible.sort {
                $0.flexibility == .infinity && $1.flexibility == .infinity
                    ? $0.least > $1.least : $0.flexibility < $1.flexibility
            }
            for child in flexible { serve(child.index) }
            available += reserved
        }
    }

    private func span(
        _ subviews: LayoutSubviews, _ cache: inout Cache, _ guide: (ViewDimensions) -> CGFloat
    ) -> (length: CGFloat, guide: CGFloat) {
        var (above, below) = (-CGFloat.infinity, -CGFloat.infinity)
        for index in subviews.indices {
            let value = guide(subviews[index].dimensions(in: cache.offers[index]))
            let length = cache.sizes[index][axis.cross]
            cache.guides[index] = value
            guard length < .infinity, value.isFinite else { return (.infinity, 0) }
            above = max(above, value)
            below = max(below, length - value)
        }
        return (max(above + below, 0), above)
    }
}
