import Foundation

/// Places subtrees in which every view has rules: each axis on its own, without a layout being asked.
extension LayoutArena {
    /// Places everything in a node that is placed itself.
    ///
    /// - Returns: Whether it could; if not, the layouts are to do it.
    func placeByRules(_ root: NodeID) -> Bool {
        let number = nodes[root.index].container
        var waiting = [Int32(root.index)]
        // The root was placed by its container, in whose coordinates its origin is.
        var origin = globalOrigin(of: root)
        while let next = waiting.popLast() {
            var node = Int(next)
            if node != root.index { origin = nodes[node].origin }
            // Modifiers, one in the other, need no list.
            while true {
                let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
                if count == 0 { break }
                placeChildren(of: node, .horizontal)
                placeChildren(of: node, .vertical)
                if rulesFail { return false }
                let mirrored = nodes[node].flags.contains(.rightToLeft)
                let width = nodes[node].size.width
                for index in (first..<(first + count)).reversed() {
                    let child = childList[index].index
                    guard put(child, origin, width, mirrored, container: number) else { return false }
                    if nodes[child].childCount > 0, count > 1 { waiting.append(Int32(child)) }
                }
                if count > 1 { break }
                node = childList[first].index
                origin = nodes[node].origin
            }
        }
        return true
    }

    /// Gives a placed child its place in the root.
    @inline(__always)
    private func put(_ child: Int, _ origin: CGPoint, _ width: CGFloat, _ mirrored: Bool, container: Int32) -> Bool {
        let (placed, size) = (nodes[child].origin, nodes[child].size)
        guard size.width < .infinity, size.height < .infinity else { return false }
        let x = mirrored ? width - placed.x - size.width : placed.x
        nodes[child].origin = CGPoint(x: origin.x + x, y: origin.y + placed.y)
        nodes[child].container = container
        nodes[child].flags.formUnion([.placed, .placedByRules])
        return true
    }

    @inline(__always)
    private func placeChildren(of node: Int, _ axis: Axis) {
        let rule = axisRule(node, axis)
        let proposal = axis == .horizontal ? nodes[node].proposal.width : nodes[node].proposal.height
        let child = childList[Int(nodes[node].firstChild)].index

        @inline(__always)
        func put(_ child: Int, _ offer: Double, at coordinate: (Double) -> Double) {
            let length = ruledLength(child, axis, offer)
            settle(child, axis, offer, length)
            move(child, axis, to: coordinate(length))
        }

        switch rule.pointee.kind {
        case .fixed, .fill, .atLeast: break
        case .own:
            let (guide, own, size) = (rule.pointee.guide, rule.pointee.a, length(of: node, axis))
            put(child, own) { guide.value(in: size) - guide.value(in: $0) }
        case .bounded:
            let (guide, size) = (rule.pointee.guide, length(of: node, axis))
            put(child, size) { guide.value(in: size) - guide.value(in: $0) }
        case .pass: put(child, proposal) { _ in rule.pointee.a }
        case .padded: put(child, rule.pointee.inside(proposal)) { _ in rule.pointee.b }
        case .ideal: put(child, .nan) { _ in 0 }
        case .along: placeAlong(node, axis, rule, proposal)
        case .across: placeAcross(node, axis, rule, proposal)
        case .stacked, .accompanied: placeOver(node, axis, rule, proposal)
        }
    }

    @inline(__always)
    private func length(of node: Int, _ axis: Axis) -> Double { Double(nodes[node].size[axis]) }

    /// Children on top of each other.
    private func placeOver(_ node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>, _ proposal: Double) {
        let guide = rule.pointee.guide
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        var (offer, line, start) = (0.0, 0.0, first)
        if rule.pointee.kind == .stacked {
            offer = length(of: node, axis)
            line = union(of: node, axis, rule, offer).guide
        } else {
            let child = childList[first].index
            offer = ruledLength(child, axis, proposal)
            settle(child, axis, proposal, offer)
            move(child, axis, to: 0)
            line = guide.value(in: offer)
            start += 1
        }
        for index in start..<(first + count) {
            let child = childList[index].index
            let length = ruledLength(child, axis, offer)
            settle(child, axis, offer, length)
            move(child, axis, to: line - guide.value(in: length))
        }
    }

    private func placeAcross(_ node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>, _ proposal: Double) {
        // With nothing proposed across, children get the width the stack came to.
        let offer = proposal.isNaN ? length(of: node, axis) : proposal
        let guide = rule.pointee.guide
        let facts = factsPlace(of: node)
        let line =
            stackFacts[facts].settledAcross == offer
            ? stackFacts[facts].line : span(of: node, axis, rule, offer, places: true).guide
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        for index in first..<(first + count) {
            let child = childList[index].index
            move(child, axis, to: line - guide.value(in: length(of: child, axis)))
        }
    }

    private func placeAlong(_ node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>, _ proposal: Double) {
        let facts = factsPlace(of: node)
        if stackFacts[facts].settledAlong != proposal { _ = divided(node, axis, rule, proposal, places: true) }
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        let gaps = Int(stackFacts[facts].gaps)
        var position = 0.0
        for index in 0..<count {
            if index > 0 { position += gaps < 0 ? rule.pointee.a : self.gaps[gaps + index - 1] }
            let child = childList[first + index].index
            move(child, axis, to: position)
            position += length(of: child, axis)
        }
    }

    @inline(__always)
    private func move(_ child: Int, _ axis: Axis, to coordinate: Double) {
        if axis == .horizontal { nodes[child].origin.x = coordinate } else { nodes[child].origin.y = coordinate }
    }
}
