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
        fit(&cache, to: subviews)
        resolve(proposal, subviews, &cache)
        let span = crossSpan(subviews, &cache)
        // Negative gaps can outweigh the children.
        return CGSize(along: axis, max(cache.taken + cache.gapTotal, 0), cross: span.length)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        fit(&cache, to: subviews)
        var proposal = proposal
        // With nothing proposed across, the children get a second pass at the width the stack came to, which greedy
        // ones then fill; the stack's own size stays.
        if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
        resolve(proposal, subviews, &cache)
        let span = crossSpan(subviews, &cache)
        var position = bounds.origin[axis]
        for index in cache.children.indices {
            let child = cache.children[index]
            position += child.gap
            let cross = bounds.origin[axis.cross] + span.guide - child.guide
            subviews.at(index).place(
                at: CGPoint(along: axis, position, cross: cross.isFinite ? cross : 0), proposal: child.offer.proposal)
            position += child.size[axis]
        }
    }

    /// A cache made for another number of subviews is none for these.
    private func fit(_ cache: inout StackCache, to subviews: LayoutSubviews) {
        if cache.children.count != subviews.count { cache = makeCache(subviews) }
    }

    // MARK: - Along the stack

    func resolve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
        guard cache.resolved != proposal else { return }
        cache.resolved = proposal
        cache.taken = 0
        if let length = proposal[axis], length < .infinity {
            divide(length - cache.gapTotal, cross: proposal[axis.cross], subviews, &cache)
        } else {
            for index in cache.children.indices { offer(proposal, to: index, subviews, &cache) }
        }
    }

    private func divide(
        _ length: CGFloat, cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        var available = length
        guard let groups = cache.groups else {
            return serve(cache.children.indices, from: &available, keeping: 0, cross, subviews, &cache)
        }
        for rank in groups.indices {
            var reserved: CGFloat = 0
            for lower in groups[(rank + 1)...] {
                for index in lower { reserved += probe(0, cross, index, subviews) }
            }
            available -= reserved
            serve(groups[rank], from: &available, keeping: reserved, cross, subviews, &cache)
            available += reserved
        }
    }

    /// Offers the children of one priority their shares. A rigid one is served where it is met, and the last one left
    /// is never probed.
    private func serve(
        _ group: some RandomAccessCollection<Int>, from available: inout CGFloat, keeping reserved: CGFloat,
        _ cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        var unserved = group.count
        withUnsafeTemporaryAllocation(of: Flexibility.self, capacity: group.count) { room in
            var count = 0
            for index in group {
                let most = unserved == 1 ? 0 : probe(.infinity, cross, index, subviews)
                let least = unserved == 1 ? 0 : probe(0, cross, index, subviews)
                if most == least {
                    let turn = StackTurn(index: index, reserved: reserved, unserved: unserved)
                    serve(turn, from: &available, cross, subviews, &cache)
                    unserved -= 1
                } else {
                    room.initializeElement(
                        at: count, to: Flexibility(index: index, least: least, room: most - least))
                    count += 1
                }
            }
            let flexible = UnsafeMutableBufferPointer(rebasing: room[..<count])
            sort(flexible)
            for child in flexible {
                let turn = StackTurn(index: child.index, reserved: reserved, unserved: unserved)
                serve(turn, from: &available, cross, subviews, &cache)
                unserved -= 1
            }
        }
    }

    @inline(__always)
    private func serve(
        _ turn: StackTurn, from available: inout CGFloat, _ cross: CGFloat?, _ subviews: LayoutSubviews,
        _ cache: inout StackCache
    ) {
        cache.turns?.append(turn)
        let share = max(available / CGFloat(turn.unserved), 0)
        let taken = offer(ProposedViewSize(along: axis, share, cross: cross), to: turn.index, subviews, &cache)
        if available < .infinity || taken < .infinity { available -= taken }
    }

    /// Most often they are in order as they come, and then nothing is to be done. A few are put in order in their place,
    /// which needs no memory; both ways are stable.
    private func sort(_ children: UnsafeMutableBufferPointer<Flexibility>) {
        var index = 1
        while index < children.count {
            if isServedBefore(children[index], children[index - 1]) {
                if children.count > 16 {
                    var children = children
                    return children.sort(by: isServedBefore)
                }
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
        subviews.at(index).sizeThatFits(ProposedViewSize(along: axis, length, cross: cross))[axis]
    }

    /// Returns the length that was taken.
    @discardableResult
    private func offer(
        _ proposal: ProposedViewSize, to index: Int, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) -> CGFloat {
        let size = subviews.at(index).sizeThatFits(proposal)
        cache.children[index].offer = ProposalKey(proposal)
        cache.children[index].size = size
        cache.taken += size[axis]
        return size[axis]
    }

    // MARK: - Across the stack

    /// The extent of the children lined up on the guide, and where the guide is in it.
    func crossSpan(_ subviews: LayoutSubviews, _ cache: inout StackCache) -> (length: CGFloat, guide: CGFloat) {
        var (above, below) = (-CGFloat.infinity, -CGFloat.infinity)
        var isEndless = false
        for index in cache.children.indices {
            let child = cache.children[index]
            let value = subviews.at(index).dimensions(in: child.offer.proposal)[guide]
            let length = child.size[axis.cross]
            cache.children[index].guide = value
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
    struct Child {
        /// The gap before it, in points; none before the first.
        var gap: CGFloat = 0
        var offer = ProposalKey(.unspecified)
        var size = CGSize.zero
        /// Its guide, in its own coordinates.
        var guide: CGFloat = 0
    }

    var children: [Child]
    var gapTotal: CGFloat = 0
    /// Children by priority, highest first, each group in source order; nil where all have the same.
    var groups: [[Int]]?

    var resolved: ProposedViewSize?
    var taken: CGFloat = 0
    /// The order of the last division; nil where nobody asks how it went.
    var turns: [StackTurn]?

    init(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
        children = Array(repeating: Child(), count: subviews.count)
        let written = writtenSpacing(spacing)
        for index in children.indices.dropFirst() {
            let gap = written ?? subviews.at(index - 1).spacing.distance(to: subviews.at(index).spacing, along: axis)
            children[index].gap = gap
            gapTotal += gap
        }
        let priorities = children.indices.lazy.map { subviews.at($0).priority }
        if let first = priorities.first, priorities.contains(where: { $0 != first }) {
            groups = Dictionary(grouping: children.indices) { subviews.at($0).priority }
                .sorted { $0.key > $1.key }.map(\.value)
        }
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
