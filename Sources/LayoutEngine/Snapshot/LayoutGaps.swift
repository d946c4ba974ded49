import Foundation

/// Where containers leave room, found when everything is placed.
extension LayoutArena {
    /// Records each container's gaps: what lies between a stack's children is seen, other layouts are asked.
    func findGaps(_ nodes: [NodeID], _ records: inout [LayoutRecord]) {
        var asked: [(id: Int, layout: any GappedLayout)] = []
        for id in records.indices where !records[id].children.isEmpty {
            if let axis = records[id].facts.stackAxis {
                records[id].gaps = gaps(of: id, along: axis, records, nodes)
            } else if let layout = statedLayout(of: nodes[id]) as? any GappedLayout {
                asked.append((id, layout))
            }
        }
        // Grids ask their cells once more, which is cheap where answers are remembered.
        guard !asked.isEmpty, options.memoises else { return }
        undisturbed { placed in
            for (id, layout) in asked {
                let gaps = gaps(of: nodes[id], layout, placed)
                let frame = records[id].frame
                records[id].gaps = gaps.map { gap in
                    var gap = gap
                    if records[id].isRightToLeft { gap.frame.origin.x = frame.width - gap.frame.maxX }
                    gap.frame = gap.frame.offsetBy(dx: frame.minX, dy: frame.minY)
                    return gap
                }
                .filter(\.isSeen)
            }
        }
    }

    /// Between a stack's children, in the order they stand, whatever the direction of the layout.
    private func gaps(of stack: Int, along axis: Axis, _ records: [LayoutRecord], _ nodes: [NodeID]) -> [LayoutGap] {
        let (frame, children) = (records[stack].frame, records[stack].children)
        func start(_ child: Int) -> CGFloat { records[child].frame.origin[axis] }
        let isReversed = start(children[0]) > start(children[children.count - 1])
        let gaps = zip(children, children.dropFirst()).compactMap { first, second -> LayoutGap? in
            let (near, far) = isReversed ? (second, first) : (first, second)
            let end = start(near) + records[near].frame.size[axis]
            let room = LayoutGap(
                axis: axis,
                frame: CGRect(
                    origin: CGPoint(along: axis, end, cross: frame.origin[axis.cross]),
                    size: CGSize(along: axis, start(far) - end, cross: frame.size[axis.cross])),
                source: records[stack].facts.spacing != nil
                    ? .explicit : spacing(of: nodes[first]).source(to: spacing(of: nodes[second]), along: axis))
            return room.isSeen ? room : nil
        }
        return isReversed ? gaps.reversed() : gaps
    }

    private func gaps(
        of id: NodeID, _ layout: any GappedLayout, _ nodes: [LayoutArena.Node]
    ) -> [LayoutGap] {
        let node = nodes[id.index]
        let kids = children(of: id)
        return within(node.container) {
            refreshCache(of: id)
            return layout.gaps(
                PlacedLayout(
                    proposal: node.proposal.proposal, size: node.size, subviews: subviews(of: id),
                    offers: kids.map { nodes[$0.index].proposal.proposal }, sizes: kids.map { nodes[$0.index].size }))
        }
    }
}
