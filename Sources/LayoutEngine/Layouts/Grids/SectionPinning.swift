import Foundation

/// Keeps headers and footers of a lazy container in sight while a part of their section is: at the edges of what the
/// scroll view around it shows.
///
/// Approximate: worked out by observation, not documented.
package final class SectionPinning: @unchecked Sendable {
    private let axis: Axis
    private let headers: Bool
    private let footers: Bool
    /// The part of the container in sight, in its own coordinates; nil outside scroll views, and until it is placed.
    private var window: ClosedRange<CGFloat>?
    /// The indices of the views that are not where they would be without pinning.
    private(set) var moved: Set<Int> = []

    package init(axis: Axis, headers: Bool, footers: Bool) {
        (self.axis, self.headers, self.footers) = (axis, headers, footers)
    }

    /// Finds what the scroll view shows of the container, once both have been placed.
    package func look(at node: NodeID, in arena: LayoutArena) {
        let ancestors = sequence(first: node) { arena.parent(of: $0) }
        guard let scroll = ancestors.first(where: { arena.scrolls($0, along: axis) }) else { return }
        let (frame, shown) = (arena.globalFrame(of: node), arena.globalFrame(of: scroll))
        guard frame.isFinite, shown.isFinite else { return }
        let isMirrored = axis == .horizontal && arena.isRightToLeft(node)
        let start = isMirrored ? frame.maxX - shown.maxX : shown.origin[axis] - frame.origin[axis]
        window = start...(start + shown.size[axis])
    }

    /// Where the views start along the axis, given where they are without pinning.
    func starts(of places: [(start: CGFloat, length: CGFloat)], _ subviews: LayoutSubviews) -> [CGFloat] {
        var starts = places.map(\.start)
        moved = []
        guard let window else { return starts }
        var sections: [UInt64: [SectionMark.Part: [Int]]] = [:]
        for (index, subview) in subviews.enumerated() where index < places.count {
            guard let mark = subview[SectionMark.Key.self] else { continue }
            sections[mark.section, default: [:]][mark.part, default: []].append(index)
        }
        func start(_ indices: [Int]) -> CGFloat? { indices.map { places[$0].start }.min() }
        func end(_ indices: [Int]) -> CGFloat? { indices.map { places[$0].start + places[$0].length }.max() }
        func move(_ indices: [Int], by distance: CGFloat) {
            guard distance != 0 else { return }
            for index in indices { starts[index] += distance }
            moved.formUnion(indices)
        }
        for parts in sections.values {
            let all = parts.values.flatMap { $0 }
            guard let first = start(all), let last = end(all), first < window.upperBound, last > window.lowerBound
            else { continue }
            let (header, footer) = (parts[.header] ?? [], parts[.footer] ?? [])
            let (contentStart, contentEnd) = (end(header) ?? first, start(footer) ?? last)
            var up: CGFloat = 0
            if footers, let end = end(footer) {
                up = max(min(0, window.upperBound - end), min(0, contentStart - contentEnd))
            }
            move(footer, by: up)
            if headers, let start = start(header) {
                move(header, by: min(max(0, window.lowerBound - start), max(0, contentEnd + up - contentStart)))
            }
        }
        return starts
    }
}

extension LayoutArena {
    fileprivate func scrolls(_ node: NodeID, along axis: Axis) -> Bool {
        (layout(of: node) as? ScrollLayout)?.axes.contains(axis) ?? false
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
