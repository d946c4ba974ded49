import Foundation

/// Views that come to be only when their container's size is known.
public struct Expansion {
    /// When the rest of the view is made.
    public enum Moment: Sendable {
        /// When the node has been placed, before its children are.
        case placed
        /// When everything in the node has been placed; the new views are added and the node places again.
        case contentsPlaced
    }

    /// When the rest of the view is made.
    public var moment: Moment
    /// Builds the views in the arena and returns them.
    public var make: (LayoutArena, NodeID) -> [NodeID]

    /// Makes the rest of a view when its size is known.
    public init(at moment: Moment, make: @escaping (LayoutArena, NodeID) -> [NodeID]) {
        self.moment = moment
        self.make = make
    }
}

extension LayoutArena {
    /// Registers views to be made during the final placement.
    public func setExpansion(_ expansion: Expansion, of node: NodeID) {
        expansions[node] = expansion
        dropRules(of: node)
    }

    /// Measures the root at `proposal`, then places every view, top down and without recursion.
    @discardableResult
    public func layOut(_ root: NodeID, proposal: ProposedViewSize) -> CGSize {
        container = containerNumber(proposal)
        let size = measure(root, proposal)
        nodes[root.index].size = size
        nodes[root.index].proposal = RawProposal(proposal)
        nodes[root.index].origin = .zero
        nodes[root.index].container = container
        notePlacement(root, by: .none, size, .zero, RawProposal(proposal))

        enum Step {
            case enter(NodeID)
            case leave(NodeID)
        }
        var steps = [Step.enter(root)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let id):
                if placesByRules(id) { continue }
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
        // What was never placed will not be made; its maker holds on to all of the views.
        expansions = [:]
        if options.verifiesRules, options.findsRules, options.traces || !rulesFail, !isTooDeep { verifyRules() }
        return size
    }

    private func placesByRules(_ id: NodeID) -> Bool {
        guard nodes[id.index].rules >= 0, !rulesFail else { return false }
        let size = nodes[id.index].size
        guard size.width < .infinity, size.height < .infinity, placeByRules(id) else {
            rulesFail = true
            return false
        }
        return true
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
        let asked = askedPlace(of: id)
        askedNodes[asked].placedSize = CGSize(width: -1, height: -1)
        nodes[id.index].box.takeUnretainedValue().subviewsChanged()
        return true
    }

    /// Places the node's children for good and works out where they are in the root.
    ///
    /// Approximate: sources disagree on who mirrors a view from right to left; here its container does, and
    /// coordinates stay counted from the left.
    private func finishPlacing(_ id: NodeID) {
        let (size, proposal) = (nodes[id.index].size, nodes[id.index].proposal)
        if !size.width.isFinite || !size.height.isFinite {
            report(
                .infiniteSize, at: id,
                "\(name(of: id)) takes \(sizeText(size)): offered \(proposal.proposal), nothing holds it;"
                    + " give it a frame or a finite proposal")
        }
        if nodes[id.index].childCount == 0 { return }
        container = nodes[id.index].container
        placeChildren(of: id, size: size, proposal: proposal)
        let origin = globalOrigin(of: id)
        let mirrored = nodes[id.index].flags.contains(.rightToLeft)
        for index in childRange(of: id) {
            let child = childList[index]
            let placed = nodes[child.index].origin
            let x = mirrored ? size.width - placed.x - nodes[child.index].size.width : placed.x
            // An infinite view has no other side to count from.
            let asked = askedPlace(of: child)
            askedNodes[asked].globalOrigin = CGPoint(
                x: origin.x + (x.isFinite ? x : 0), y: origin.y + placed.y)
        }
    }

    /// Runs the node's `placeSubviews` for a size and proposal, unless its children are already placed for just those.
    func placeChildren(of id: NodeID, size: CGSize, proposal: RawProposal) {
        refreshCache(of: id)
        runPlacement(of: id, size: size, proposal: proposal) {
            nodes[id.index].box._withUnsafeGuaranteedRef {
                $0.place(in: CGRect(origin: .zero, size: size), proposal.proposal, subviews(of: id))
            }
        }
    }

    /// Lets `place` place the node's children, then centres those it left out.
    func runPlacement(of id: NodeID, size: CGSize, proposal: RawProposal, _ place: () -> Void) {
        let kids = childRange(of: id)
        let asked = askedPlace(of: id)
        let isKnown =
            askedNodes[asked].placedSize == size && askedNodes[asked].placedProposal == proposal
            && askedNodes[asked].placedContainer == container
        if kids.isEmpty || isKnown { return }
        for index in kids { nodes[childList[index].index].flags.subtract([.placed, .leftOut, .placedByRules]) }
        let (asker, placer) = (asking, placing)
        (asking, placing) = (id, id)
        depth += 1
        place()
        for index in kids where !nodes[childList[index].index].flags.contains(.placed) {
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            self.place(childList[index], at: middle, anchor: .center, proposal: proposal)
        }
        depth -= 1
        (asking, placing) = (asker, placer)
        askedNodes[asked].placedSize = size
        askedNodes[asked].placedProposal = proposal
        askedNodes[asked].placedContainer = container
    }

    func place(_ id: NodeID, at position: CGPoint, anchor: UnitPoint, proposal: RawProposal) {
        let parent = nodes[id.index].parent
        guard parent == placing else {
            report(
                .placedOutsidePlacement, at: id,
                "\(name(of: id)) was placed while its container was not placing; call place(at:) in placeSubviews only")
            return
        }
        let size = measure(id, proposal.proposal)
        var origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        if !origin.x.isFinite || !origin.y.isFinite {
            // ∞ − ∞ in an infinite container: the container's own size is the issue, already reported.
            origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
        }
        nodes[id.index].origin = origin
        nodes[id.index].size = size
        nodes[id.index].proposal = proposal
        nodes[id.index].container = container
        nodes[id.index].flags.insert(.placed)
        nodes[id.index].flags.subtract([.leftOut, .placedByRules])
        notePlacement(id, by: parent, size, origin, proposal)
    }

    /// Tells the trace where a view was put that has just been measured.
    @inline(__always)
    private func notePlacement(
        _ id: NodeID, by asker: NodeID, _ size: CGSize, _ origin: CGPoint, _ proposal: RawProposal
    ) {
        guard isTracing else { return }
        let answer = lastAnswer >= 0 ? lastAnswer : keep(proposal, size, container: 0, next: -1)
        log.append(placement: id, by: asker, depth: depth, answer: answer, origin)
    }

    /// Leaves the node, and all in it, out of the picture.
    func leaveOut(_ id: NodeID) {
        guard nodes[id.index].parent == placing else { return }
        nodes[id.index].flags.formUnion([.placed, .leftOut])
    }

    /// The node's rectangle in the root's coordinates, once it has been placed.
    public func globalFrame(of id: NodeID) -> CGRect {
        CGRect(origin: globalOrigin(of: id), size: nodes[id.index].size)
    }

    @inline(__always)
    func globalOrigin(of id: NodeID) -> CGPoint {
        if nodes[id.index].flags.contains(.placedByRules) { return nodes[id.index].origin }
        return nodes[id.index].asked < 0 ? .zero : askedNodes[Int(nodes[id.index].asked)].globalOrigin
    }

    /// The size a node was placed with, in points.
    public func size(of id: NodeID) -> CGSize { nodes[id.index].size }

    /// The node around a node; nil for the root.
    public func parent(of id: NodeID) -> NodeID? {
        let parent = nodes[id.index].parent
        return parent == .none ? nil : parent
    }
}
