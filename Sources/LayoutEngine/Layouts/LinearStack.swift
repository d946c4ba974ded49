import Foundation

/// How both stacks divide their space: one algorithm, by axis. Measured on SwiftUI.
///
/// 1. The gaps come off first.
/// 2. A nil or infinite proposal goes to every child as it is.
/// 3. Otherwise children are served by priority, highest first, and within one priority the least flexible first.
/// 4. Each is offered an equal share of what is left, less what children of lower priority need at least.
/// 5. The stack is as long as its children and gaps together, and as wide as they are, lined up on the guide.
///
/// Approximate: sources disagree on which children are asked for their least and greatest length; only those are here
/// whose answer decides something. Each is asked for its greatest length, then for its least; one that turns out rigid is
/// served at once, and the last is not asked at all.
struct LinearStack {
    let axis: Axis
    let spacing: CGFloat?
    let guide: AlignmentKey

    func makeCache(_ subviews: LayoutSubviews) -> StackCache { StackCache(subviews, axis: axis, spacing: spacing) }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        resolve(proposal, subviews, &cache)
        let span = crossSpan(subviews, &cache)
        // Negative gaps can outweigh the children.
        return CGSize(along: axis, max(cache.taken + cache.gapTotal, 0), cross: span.length)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        var proposal = proposal
        // With nothing proposed across, the children get a second pass at the width the stack came to, which greedy
        // ones then fill; the stack's own size stays.
        if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
        resolve(proposal, subviews, &cache)
        let span = crossSpan(subviews, &cache)
        var position = bounds.origin[axis]
        for index in subviews.indices {
            position += cache.gaps[index]
            let cross = bounds.origin[axis.cross] + span.guide - cache.guideValues[index]
            subviews[index].place(
                at: CGPoint(along: axis, position, cross: cross.isFinite ? cross : 0), proposal: cache.offers[index])
            position += cache.sizes[index][axis]
        }
    }

    // MARK: - Along the stack

    func resolve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
        guard cache.resolved != proposal else { return }
        cache.resolved = proposal
        cache.taken = 0
        if let length = proposal[axis], length < .infinity {
            divide(length - cache.gapTotal, cross: proposal[axis.cross], subviews, &cache)
        } else {
            for index in subviews.indices { offer(proposal, to: index, subviews, &cache) }
        }
    }

    private func divide(
        _ length: CGFloat, cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        var available = length
        for rank in cache.groups.indices {
            let group = cache.groups[rank]
            var reserved: CGFloat = 0
            var lower = rank + 1
            while lower < cache.groups.count {
                for index in cache.groups[lower] { reserved += probe(0, cross, index, subviews) }
                lower += 1
            }
            available -= reserved
            var unserved = group.count
            func serve(_ index: Int) {
                cache.turns?.append(StackTurn(index: index, reserved: reserved, unserved: unserved))
                let share = max(available / CGFloat(unserved), 0)
                offer(ProposedViewSize(along: axis, share, cross: cross), to: index, subviews, &cache)
                let taken = cache.sizes[index][axis]
                if available < .infinity || taken < .infinity { available -= taken }
                unserved -= 1
            }
            // A rigid child is served where it is met, and the last one left is never probed.
            var flexible = cache.flexible
            cache.flexible = []
            flexible.removeAll(keepingCapacity: true)
            flexible.reserveCapacity(group.count)
            for index in group {
                if unserved == 1 {
                    serve(index)
                    continue
                }
                let most = probe(.infinity, cross, index, subviews)
                let least = probe(0, cross, index, subviews)
                if most == least {
                    serve(index)
                } else {
                    flexible.append(Flexibility(index: index, least: least, room: most - least))
                }
            }
            sort(&flexible)
            for child in flexible { serve(child.index) }
            cache.flexible = flexible
            available += reserved
        }
    }

    /// Most often they are in order as they come, and then nothing is to be done. A few are put in order in their place,
    /// which needs no memory; both ways are stable.
    private func sort(_ children: inout [Flexibility]) {
        var index = 1
        while index < children.count {
            if isServedBefore(children[index], children[index - 1]) {
                if children.count > 16 { return children.sort(by: isServedBefore) }
                let child = children[index]
                var place = index
                repeat {
                    children[place] = children[place - 1]
                    place -= 1
                } while place > 0 && isServedBefore(child, children[place - 1])
                children[place] = child
            }
            index += 1
        }
    }

    /// The least flexible is first; of two without bound, the one with the larger minimum. The sort is stable, so
    /// equals keep their order.
    private func isServedBefore(_ a: Flexibility, _ b: Flexibility) -> Bool {
        if a.room == .infinity, b.room == .infinity { return a.least > b.least }
        return a.room < b.room
    }

    private func probe(_ length: CGFloat, _ cross: CGFloat?, _ index: Int, _ subviews: LayoutSubviews) -> CGFloat {
        subviews[index].sizeThatFits(ProposedViewSize(along: axis, length, cross: cross))[axis]
    }

    private func offer(
        _ proposal: ProposedViewSize, to index: Int, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        cache.offers[index] = proposal
        cache.sizes[index] = subviews[index].sizeThatFits(proposal)
        cache.taken += cache.sizes[index][axis]
    }

    // MARK: - Across the stack

    /// The extent of the children lined up on the guide, and where the guide is in it.
    func crossSpan(_ subviews: LayoutSubviews, _ cache: inout StackCache) -> (length: CGFloat, guide: CGFloat) {
        var (above, below) = (-CGFloat.infinity, -CGFloat.infinity)
        var isEndless = false
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: cache.offers[index])
            let value = dimensions[guide]
            let length = cache.sizes[index][axis.cross]
            cache.guideValues[index] = value
            isEndless = isEndless || length == .infinity || !value.isFinite
            above = max(above, value)
            below = max(below, length - value)
        }
        // Nothing to line up on: each child's guide is at the start.
        return isEndless ? (.infinity, 0) : (max(above + below, 0), above)
    }
}

/// Spacing as it was written; what is no length leaves it to each pair.
func writtenSpacing(_ spacing: CGFloat?) -> CGFloat? { spacing.flatMap { $0.isFinite ? $0 : nil } }

/// What a stack knows of its children, and its last division of space.
public struct StackCache {
    /// The gap before each child, in points; none before the first.
    var gaps: [CGFloat]
    var gapTotal: CGFloat
    /// Children by priority, highest first, each group in source order.
    var groups: [[Int]]

    var resolved: ProposedViewSize?
    var offers: [ProposedViewSize]
    var sizes: [CGSize]
    var taken: CGFloat = 0
    /// The guide of each child, in its own coordinates.
    var guideValues: [CGFloat]
    /// Room for the children of one priority that a division puts in order, kept for the next.
    var flexible: [Flexibility] = []
    /// The order of the last division; nil where nobody asks how it went.
    var turns: [StackTurn]?

    init(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
        let count = subviews.count
        gaps = Array(repeating: 0, count: count)
        if let spacing = writtenSpacing(spacing) {
            for index in gaps.indices where index > 0 { gaps[index] = spacing }
        } else {
            for index in gaps.indices where index > 0 {
                gaps[index] = subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
            }
        }
        gapTotal = gaps.reduce(0, +)
        let priority = subviews.first?.priority ?? 0
        groups =
            subviews.allSatisfy { $0.priority == priority }
            ? [Array(0..<count)]
            : Dictionary(grouping: subviews.indices) { subviews[$0].priority }
                .sorted { $0.key > $1.key }.map(\.value)
        offers = Array(repeating: .unspecified, count: count)
        sizes = Array(repeating: .zero, count: count)
        guideValues = Array(repeating: 0, count: count)
    }
}

/// What decides when a child is served.
struct Flexibility {
    let index: Int
    /// In points.
    let least: CGFloat
    /// How much longer it can get, in points.
    let room: CGFloat
}

/// One child's turn in the division of a stack's length.
struct StackTurn {
    let index: Int
    /// What was kept back for children of lower priority, in points.
    let reserved: CGFloat
    /// How many of its priority were still to be served, itself among them.
    let unserved: Int
}
