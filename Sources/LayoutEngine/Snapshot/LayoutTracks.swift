import Foundation

/// Finds gaps, alignment lines and slots of containers, after everything is placed.
extension LayoutArena {
    /// Records each container's gaps, lines and slots. A stack's gaps follow from its children; other layouts are
    /// asked.
    ///
    /// - Parameter ids: Each node's record.
    func findTracks(_ nodes: [NodeID], _ ids: NodeTable<Int>, _ records: inout [LayoutRecord]) {
        var asked: [(id: Int, layout: any Layout)] = []
        // Once per type, because casts to protocols are slow.
        var isDescribing: [ObjectIdentifier: Bool] = [:]
        for id in records.indices where !records[id].children.isEmpty {
            if let axis = records[id].facts.stackAxis {
                records[id].gaps = gaps(of: id, along: axis, records, nodes)
                continue
            }
            let layout = statedLayout(of: nodes[id])
            let type = ObjectIdentifier(type(of: layout))
            let describes =
                isDescribing[type]
                ?? (layout is any GappedLayout || layout is any AligningLayout || layout is any SlottedLayout)
            isDescribing[type] = describes
            if describes { asked.append((id, layout)) }
        }
        // Grids ask their cells once more, which is cheap where answers are remembered.
        guard !asked.isEmpty, options.memoizes else { return }
        undisturbed { placed in
            for (id, layout) in asked {
                ask(nodes[id], placed) { all in
                    if let layout = layout as? any GappedLayout {
                        records[id].gaps = layout.gaps(all).map { records[id].inRoot($0) }.filter(\.isSeen)
                    }
                    let children = children(of: nodes[id]).map { ids[$0] }
                    if let layout = layout as? any SlottedLayout {
                        for (child, slot) in zip(children, layout.slots(all)) {
                            if let child, let slot { records[child].slot = records[id].inRoot(slot) }
                        }
                    }
                    if let layout = layout as? any AligningLayout {
                        records[id].tracks = layout.tracks(all).compactMap { records[id].inRoot($0, children) }
                    }
                }
            }
        }
    }

    /// Between a stack's children, in visual order in either layout direction.
    private func gaps(of stack: Int, along axis: Axis, _ records: [LayoutRecord], _ nodes: [NodeID]) -> [LayoutGap] {
        let (frame, children) = (records[stack].frame, records[stack].children)
        func start(_ child: Int) -> CGFloat { records[child].frame.origin[axis] }
        func end(_ child: Int) -> CGFloat { start(child) + records[child].frame.size[axis] }
        let isReversed = axis == .horizontal && records[stack].isRightToLeft
        // A pinned view lies over its neighbors.
        let pinned = (statedLayout(of: nodes[stack]) as? LazyStackLayout)?.pinning?.moved ?? []
        let pairs = zip(children, children.dropFirst()).enumerated().filter { index, _ in
            pinned.isDisjoint(with: [index, index + 1])
        }
        let gaps = pairs.compactMap { _, pair -> LayoutGap? in
            let (first, second) = pair
            let (near, far) = isReversed ? (second, first) : (first, second)
            let room = LayoutGap(
                axis: axis,
                frame: CGRect(
                    origin: CGPoint(along: axis, end(near), cross: frame.origin[axis.cross]),
                    size: CGSize(along: axis, start(far) - end(near), cross: frame.size[axis.cross])),
                source: records[stack].facts.spacing != nil
                    ? .explicit : spacing(of: nodes[first]).source(to: spacing(of: nodes[second]), along: axis))
            guard room.isSeen else { return nil }
            return room.shared(from: max(start(near), start(far)), to: min(end(near), end(far)))
        }
        return isReversed ? gaps.reversed() : gaps
    }

    /// Asks a layout about its subviews as they are placed.
    private func ask(_ id: NodeID, _ nodes: [LayoutArena.Node], _ body: (PlacedLayout) -> Void) {
        let node = nodes[id.index]
        let kids = children(of: id)
        within(node.container) {
            refreshCache(of: id)
            body(
                PlacedLayout(
                    proposal: node.proposal.proposal, size: node.size, subviews: subviews(of: id),
                    proposals: kids.map { nodes[$0.index].proposal.proposal }, sizes: kids.map { nodes[$0.index].size })
            )
        }
    }
}

extension LayoutRecord {
    /// Converts a gap from the view's coordinates to the root's.
    fileprivate func inRoot(_ gap: LayoutGap) -> LayoutGap {
        var gap = gap
        gap.frame = inRoot(gap.frame)
        return gap
    }

    fileprivate func inRoot(_ rect: CGRect) -> CGRect {
        let x = isRightToLeft ? frame.width - rect.maxX : rect.minX
        return CGRect(x: frame.minX + x, y: frame.minY + rect.minY, width: rect.width, height: rect.height)
    }

    /// Converts a line to the root's coordinates; nil if none of its views is shown.
    ///
    /// - Parameter children: The records of its subviews; nil for a subview left out.
    fileprivate func inRoot(_ track: AlignedTrack, _ children: [Int?]) -> AlignedTrack? {
        var track = track
        track.views = track.views.compactMap { children.indices.contains($0) ? children[$0] : nil }
        guard !track.views.isEmpty else { return nil }
        if isRightToLeft, track.key.axis == .horizontal { track.position = frame.width - track.position }
        track.position += frame.origin[track.key.axis]
        return track
    }
}
