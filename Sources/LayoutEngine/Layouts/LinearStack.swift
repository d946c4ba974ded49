import Foundation

/// How both stacks divide their space: one algorithm for either axis. Measured on SwiftUI.
///
/// 1. The gaps are subtracted first.
/// 2. A nil or infinite proposal is passed to every child.
/// 3. Otherwise children are served by priority, highest first, and within one priority the least flexible first. To find
///    these, the stack measures each child with the proposals ∞ and 0, and so two more times than once.
/// 4. Each is proposed an equal share of the rest, less the minimum lengths of children of lower priority.
/// 5. The stack is as long as its children and gaps together, and as wide as its children aligned on the guide.
///
/// Approximate: sources disagree on which children are asked for their minimum and maximum lengths. Here each is asked
/// for its maximum length, then for its minimum; a rigid child is served at once, and the last is not asked at all.
struct LinearStack {
    let axis: Axis
    let spacing: CGFloat?
    let guide: AlignmentKey

    func makeCache(_ subviews: LayoutSubviews) -> _StackCache { _StackCache(subviews, axis: axis, spacing: spacing) }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        fit(&cache, to: subviews)
        resolve(proposal, subviews, &cache)
        // Negative gaps can outweigh the children.
        return CGSize(along: axis, max(cache.taken + cache.gapTotal, 0), cross: cache.span.length)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) {
        fit(&cache, to: subviews)
        var proposal = proposal
        // If nil was proposed across, the children are proposed the resulting width, which flexible ones then fill; the
        // stack's own size stays.
        if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
        resolve(proposal, subviews, &cache)
        var position = bounds.origin[axis]
        for index in cache.children.indices {
            let child = cache.children[index]
            position += child.gap
            let cross = bounds.origin[axis.cross] + cache.span.guide - child.guide
            subviews.at(index).place(
                at: CGPoint(along: axis, position, cross: cross.isFinite ? cross : 0), proposal: child.proposal.proposal
            )
            position += child.size[axis]
        }
    }

    /// Replaces a cache made for another number of subviews.
    private func fit(_ cache: inout _StackCache, to subviews: LayoutSubviews) {
        if cache.children.count != subviews.count { cache = makeCache(subviews) }
    }

    // MARK: - Along the stack

    func resolve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        guard cache.resolved != proposal else { return }
        cache.resolved = proposal
        cache.taken = 0
        if let length = proposal[axis], length < .infinity {
            divide(length - cache.gapTotal, cross: proposal[axis.cross], subviews, &cache)
        } else {
            for index in cache.children.indices { propose(proposal, to: index, subviews, &cache) }
        }
        align(subviews, &cache)
    }

    private func divide(
        _ length: CGFloat, cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout _StackCache
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

    /// Proposes their shares to the children of one priority. A rigid child is served when it is met, and the last one is
    /// never probed.
    private func serve(
        _ group: some RandomAccessCollection<Int>, from available: inout CGFloat, keeping reserved: CGFloat,
        _ cross: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout _StackCache
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
        _ cache: inout _StackCache
    ) {
        cache.turns?.append(turn)
        let share = max(available / CGFloat(turn.unserved), 0)
        let taken = propose(ProposedViewSize(along: axis, share, cross: cross), to: turn.index, subviews, &cache)
        if available < .infinity || taken < .infinity { available -= taken }
    }

    /// A stable sort. Most often the children are in order already. Few are sorted in place, which allocates nothing.
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

    /// The least flexible is first; of two unbounded ones, the one with the larger minimum.
    private func isServedBefore(_ a: Flexibility, _ b: Flexibility) -> Bool {
        if a.room == .infinity, b.room == .infinity { return a.least > b.least }
        return a.room < b.room
    }

    private func probe(_ length: CGFloat, _ cross: CGFloat?, _ index: Int, _ subviews: LayoutSubviews) -> CGFloat {
        subviews.at(index).sizeThatFits(ProposedViewSize(along: axis, length, cross: cross))[axis]
    }

    /// Returns the length the child took.
    @discardableResult
    private func propose(
        _ proposal: ProposedViewSize, to index: Int, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) -> CGFloat {
        let size = subviews.at(index).sizeThatFits(proposal)
        cache.children[index].proposal = ProposalKey(proposal)
        cache.children[index].size = size
        cache.taken += size[axis]
        return size[axis]
    }

    // MARK: - Across the stack

    /// Aligns the children on the guide.
    private func align(_ subviews: LayoutSubviews, _ cache: inout _StackCache) {
        var (above, below) = (-CGFloat.infinity, -CGFloat.infinity)
        var isEndless = false
        for index in cache.children.indices {
            let child = cache.children[index]
            let value = subviews.at(index).dimensions(of: child.size, for: child.proposal)[guide]
            let length = child.size[axis.cross]
            cache.children[index].guide = value
            isEndless = isEndless || length == .infinity || !value.isFinite
            above = max(above, value)
            below = max(below, length - value)
        }
        // Nothing finite to align on: each child's guide is at the start.
        cache.span = isEndless ? (.infinity, 0) : (max(above + below, 0), above)
    }
}

/// The specified spacing, limited so that any number of gaps has a finite sum; NaN and ∞ count as nil.
func writtenSpacing(_ spacing: CGFloat?) -> CGFloat? {
    spacing.flatMap { $0.isFinite ? min(max($0, -1e100), 1e100) : nil }
}

/// A stack's children and its last division of space.
public struct _StackCache {
    struct Child {
        /// The gap before it, in points; none before the first.
        var gap: CGFloat = 0
        var proposal = ProposalKey(.unspecified)
        var size = CGSize.zero
        /// In its own coordinates.
        var guide: CGFloat = 0
    }

    var children: [Child]
    var gapTotal: CGFloat = 0
    /// Children by priority, highest first, each group in source order; nil if all have the same.
    var groups: [[Int]]?

    var resolved: ProposedViewSize?
    var taken: CGFloat = 0
    /// The extent of the aligned children across the stack, and the position of the guide in it.
    var span: (length: CGFloat, guide: CGFloat) = (0, 0)
    /// The turns of the last division, recorded only for an explanation.
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

/// A child's place in the order of service.
private struct Flexibility {
    let index: Int
    /// In points.
    let least: CGFloat
    /// How much longer it can get, in points.
    let room: CGFloat
}

/// One child's turn in the division of a stack's length.
struct StackTurn {
    let index: Int
    /// The length reserved for children of lower priority, in points.
    let reserved: CGFloat
    /// The number of children of its priority still to be served, including itself.
    let unserved: Int
}
