import Foundation

/// Places subtrees in which every view has rules: each axis on its own, without a layout being asked.
extension LayoutArena {
    /// Places everything in a node that is placed itself.
    ///
    /// - Returns: Whether it could; if not, the layouts are to do it.
    func placeByRules(_ root: NodeID) -> Bool {
        let number = nodes[root.index].container
        var waiting = [Int32(root.index)]
        while let next = waiting.popLast() {
            let node = Int(next)
            let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
            if count == 0 { continue }
            placeChildren(of: node, .horizontal)
            placeChildren(of: node, .vertical)
            let origin = globalOrigins[node]
            let mirrored = nodes[node].flags.contains(.rightToLeft)
            let width = nodes[node].size.width
            for index in (first..<(first + count)).reversed() {
                let child = childList[index].index
                let (placed, size) = (nodes[child].origin, nodes[child].size)
                guard size.width < .infinity, size.height < .infinity else { return false }
                let x = mirrored ? width - placed.x - size.width : placed.x
                globalOrigins[child] = CGPoint(x: origin.x + x, y: origin.y + placed.y)
                nodes[child].container = number
                nodes[child].flags.insert(.placed)
                if nodes[child].childCount > 0 { waiting.append(Int32(child)) }
            }
            if rulesFail { return false }
        }
        return true
    }

    private func placeChildren(of node: Int, _ axis: Axis) {
        let rule = axisRule(node, axis)
        let guide = rule.pointee.guide
        let size = Double(nodes[node].size[axis])
        let proposal = axis == .horizontal ? nodes[node].proposal.width : nodes[node].proposal.height
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        let child = childList[first].index

        @inline(__always)
        func put(_ child: Int, _ offer: Double, at coordinate: (Double) -> Double) {
            let length = ruledLength(child, axis, offer)
            settle(child, axis, offer, length)
            move(child, axis, to: coordinate(length))
        }
        @inline(__always)
        func align(_ child: Int, _ offer: Double, on line: Double) {
            put(child, offer) { line - guide.value(in: $0) }
        }

        switch rule.pointee.kind {
        case .fixed, .fill, .atLeast: break
        case .own: align(child, rule.pointee.a, on: guide.value(in: size))
        case .bounded: align(child, size, on: guide.value(in: size))
        case .pass: put(child, proposal) { _ in rule.pointee.a }
        case .padded: put(child, rule.pointee.inside(proposal)) { _ in rule.pointee.b }
        case .ideal: put(child, .nan) { _ in 0 }
        case .along: placeAlong(node, axis, rule, proposal)
        case .across:
            // With nothing proposed across, children get the width the stack came to.
            let line = span(of: node, axis, rule, proposal.isNaN ? size : proposal, places: true).guide
            for index in first..<(first + count) {
                let child = childList[index].index
                let length = axis == .horizontal ? nodes[child].size.width : nodes[child].size.height
                move(child, axis, to: line - guide.value(in: Double(length)))
            }
        case .stacked:
            let line = union(of: node, axis, rule, size).guide
            for index in first..<(first + count) { align(childList[index].index, size, on: line) }
        case .accompanied:
            let anchor = ruledLength(child, axis, proposal)
            put(child, proposal) { _ in 0 }
            for index in (first + 1)..<(first + count) {
                align(childList[index].index, anchor, on: guide.value(in: anchor))
            }
        }
    }

    private func placeAlong(_ node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>, _ proposal: Double) {
        _ = divided(node, axis, rule, proposal, places: true)
        let first = Int(nodes[node].firstChild)
        let gaps = Int(stackFacts[Int(nodes[node].stackFacts)].gaps)
        var position = 0.0
        for index in 0..<Int(nodes[node].childCount) {
            if index > 0 { position += gaps < 0 ? rule.pointee.a : self.gaps[gaps + index - 1] }
            let child = childList[first + index].index
            move(child, axis, to: position)
            position += Double(nodes[child].size[axis])
        }
    }

    @inline(__always)
    private func move(_ child: Int, _ axis: Axis, to coordinate: Double) {
        if axis == .horizontal { nodes[child].origin.x = coordinate } else { nodes[child].origin.y = coordinate }
    }
}
