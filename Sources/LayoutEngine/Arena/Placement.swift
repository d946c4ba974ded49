import Foundation

/// Views that are made only when their container's size is known.
package struct Expansion {
    package enum Moment: Sendable {
        /// When the node has been placed, before its children are.
        case placed
        /// When everything in the node has been placed. The new views are added, and the node places again.
        case contentsPlaced
    }

    var moment: Moment
    /// Builds the views in the arena and returns them.
    var make: (LayoutArena, NodeID) -> [NodeID]

    package init(at moment: Moment, make: @escaping (LayoutArena, NodeID) -> [NodeID]) {
        self.moment = moment
        self.make = make
    }
}

extension LayoutArena {
    /// Registers views to be made during the final placement.
    package func setExpansion(_ expansion: Expansion, of node: NodeID) { expansions[node] = expansion }

    /// Whether what is in the node is known only when it is placed.
    package func isExpanded(whenPlaced node: NodeID) -> Bool { expansions[node]?.moment == .placed }

    /// Measures the root at `proposal`, then places every view, top down and without recursion.
    @discardableResult
    package func layOut(_ root: NodeID, proposal: ProposedViewSize) -> CGSize {
        container = containerNumber(proposal)
        let size = measure(root, proposal)
        setPlacement(of: root, by: .none, size, at: .zero, ProposalKey(proposal))

        enum Step {
            case enter(NodeID)
            case leave(NodeID)
        }
        var steps = [Step.enter(root)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let id):
                expand(id, at: .placed)
                finishPlacing(id)
                if expansions[id] != nil { steps.append(.leave(id)) }
                for index in childRange(of: id).reversed() where !isLeftOut(childList[index]) {
                    steps.append(.enter(childList[index]))
                }
            case .leave(let id):
                let old = Set(children(of: id))
                guard expand(id, at: .contentsPlaced) else { continue }
                finishPlacing(id)
                for child in shownChildren(of: id).reversed() where !old.contains(child) { steps.append(.enter(child)) }
            }
        }
        // Expansions retain all views; expansions of views never placed are no longer needed.
        expansions = [:]
        return size
    }

    @discardableResult
    private func expand(_ id: NodeID, at moment: Expansion.Moment) -> Bool {
        guard !expansions.isEmpty, let expansion = expansions[id], expansion.moment == moment else { return false }
        expansions[id] = nil
        let old = children(of: id)
        let new = expansion.make(self, id)
        let start = Int32(childList.count)
        childList.append(contentsOf: old + new)
        for child in new { nodes[child.index].parent = id }
        nodes[id.index].firstChild = start
        nodes[id.index].childCount = Int32(old.count + new.count)
        nodes[id.index].placed = PlacementKey()
        nodes[id.index].box.takeUnretainedValue().subviewsChanged()
        return true
    }

    /// Places the node's children for good and computes where they are in the root.
    ///
    /// Approximate: sources disagree on who mirrors a view from right to left; here its container does, and
    /// coordinates stay counted from the left.
    private func finishPlacing(_ id: NodeID) {
        let (size, proposal) = (nodes[id.index].size, nodes[id.index].proposal)
        if !size.width.isFinite || !size.height.isFinite {
            report(
                .infiniteSize, at: id,
                "\(name(of: id)) takes \(sizeText(size)): proposed \(proposal.proposal), nothing limits it;"
                    + " give it a frame or a finite proposal")
        }
        if nodes[id.index].childCount == 0 { return }
        container = nodes[id.index].container
        refreshCache(of: id)
        placeChildren(of: id, size: size, proposal: proposal) {
            nodes[id.index].box._withUnsafeGuaranteedRef {
                $0.place(in: CGRect(origin: .zero, size: size), proposal.proposal, subviews(of: id))
            }
        }
        let origin = nodes[id.index].globalOrigin
        let mirrored = nodes[id.index].flags.contains(.rightToLeft)
        for index in childRange(of: id) {
            let child = childList[index].index
            let placed = nodes[child].origin
            let x = mirrored ? size.width - placed.x - nodes[child].size.width : placed.x
            // An infinite view has no right side to count from.
            nodes[child].globalOrigin = CGPoint(x: origin.x + (x.isFinite ? x : 0), y: origin.y + placed.y)
        }
    }

    /// Lets `place` place the node's children and centers any it did not place, unless all are already placed for these inputs.
    func placeChildren(of id: NodeID, size: CGSize, proposal: ProposalKey, _ place: () -> Void) {
        let children = childRange(of: id)
        let key = PlacementKey(size: size, proposal: proposal, container: container)
        if children.isEmpty || nodes[id.index].placed == key { return }
        for index in children { nodes[childList[index].index].flags.subtract([.placed, .leftOut]) }
        let (asker, placer) = (asking, placing)
        (asking, placing) = (id, id)
        depth += 1
        place()
        for index in children where !nodes[childList[index].index].flags.contains(.placed) {
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            self.place(childList[index], at: middle, anchor: .center, proposal: proposal)
        }
        depth -= 1
        (asking, placing) = (asker, placer)
        nodes[id.index].placed = key
    }

    func place(_ id: NodeID, at position: CGPoint, anchor: UnitPoint, proposal: ProposalKey) {
        let parent = nodes[id.index].parent
        guard parent == placing else {
            report(
                .placedOutsidePlacement, at: id,
                "\(name(of: id)) was placed while its container was not placing; call place(at:) in placeSubviews only")
            return
        }
        let size = measure(id, proposal.proposal)
        let (x, y) = (position.x - anchor.x * size.width, position.y - anchor.y * size.height)
        // ∞ − ∞ in an infinite container: the container's size is reported as the issue.
        let origin = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
        setPlacement(of: id, by: parent, size, at: origin, proposal)
    }

    private func setPlacement(
        of id: NodeID, by parent: NodeID, _ size: CGSize, at origin: CGPoint, _ proposal: ProposalKey
    ) {
        nodes[id.index].origin = origin
        nodes[id.index].size = size
        nodes[id.index].proposal = proposal
        nodes[id.index].container = container
        nodes[id.index].flags.insert(.placed)
        nodes[id.index].flags.remove(.leftOut)
        if isTracing { log.append(.placement, id, by: parent, depth: depth, proposal, size, at: origin) }
    }

    /// Leaves the node and everything in it out of the picture.
    func leaveOut(_ id: NodeID) {
        guard nodes[id.index].parent == placing else { return }
        nodes[id.index].flags.formUnion([.placed, .leftOut])
    }

    /// The node's rectangle in the root's coordinates, once it has been placed.
    package func globalFrame(of id: NodeID) -> CGRect {
        CGRect(origin: nodes[id.index].globalOrigin, size: nodes[id.index].size)
    }

    /// The size a node was placed with, in points.
    package func size(of id: NodeID) -> CGSize { nodes[id.index].size }

    /// The node's parent; nil for the root.
    package func parent(of id: NodeID) -> NodeID? {
        let parent = nodes[id.index].parent
        return parent == .none ? nil : parent
    }
}
