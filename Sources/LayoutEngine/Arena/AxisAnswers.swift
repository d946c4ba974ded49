import Foundation

/// What is known of a view that answers by its rules, on one axis: its least, ideal and greatest length, and the last
/// other answer. NaN is unknown.
struct AxisMemo {
    private var least = Double.nan
    private var ideal = Double.nan
    private var most = Double.nan
    private var proposal = Double.nan
    private var answer = Double.nan

    /// The answer to a proposal, NaN where it is not known.
    @inline(__always)
    func known(_ asked: Double) -> Double {
        asked == proposal ? answer : asked == 0 ? least : asked == .infinity ? most : asked.isNaN ? ideal : .nan
    }

    @inline(__always)
    mutating func keep(_ length: Double, for asked: Double) {
        if asked == 0 {
            least = length
        } else if asked == .infinity {
            most = length
        } else if asked.isNaN {
            ideal = length
        } else {
            (proposal, answer) = (asked, length)
        }
    }
}

/// What is known of both axes of such a view.
struct AxisMemos {
    var horizontal = AxisMemo()
    var vertical = AxisMemo()
    /// Of a stack its place in the arena's `stackFacts`, else −1.
    let facts: Int32

    init(facts: Int32) { self.facts = facts }

    @inline(__always)
    func known(_ axis: Axis, _ asked: Double) -> Double {
        axis == .horizontal ? horizontal.known(asked) : vertical.known(asked)
    }

    @inline(__always)
    mutating func keep(_ axis: Axis, _ length: Double, for asked: Double) {
        if axis == .horizontal { horizontal.keep(length, for: asked) } else { vertical.keep(length, for: asked) }
    }
}

/// Answers on one axis alone, for subtrees in which every view has rules for it.
///
/// The arithmetic is that of the layouts, in their order, so the numbers are theirs to the last bit. A case that the
/// rules do not cover, such as an infinite length placed or a stack too deep, sets `rulesFail`, and the layouts do it.
extension LayoutArena {
    /// The size of a node with rules; nil where they fail.
    func ruledSize(_ id: NodeID, _ proposal: RawProposal) -> CGSize? {
        let width = ruledLength(id.index, .horizontal, proposal.width)
        let height = ruledLength(id.index, .vertical, proposal.height)
        return rulesFail ? nil : CGSize(width: width, height: height)
    }

    @inline(__always)
    func axisRule(_ node: Int, _ axis: Axis) -> UnsafePointer<AxisRule> {
        ruleTable.pointer(to: Int(nodes[node].rules) + Int(axis.rawValue))
    }

    /// - Parameter proposal: NaN is nil.
    @inline(__always)
    func ruledLength(_ node: Int, _ axis: Axis, _ proposal: Double) -> Double {
        let rule = axisRule(node, axis)
        switch rule.pointee.kind {
        case .fixed, .own: return rule.pointee.a
        case .fill: return proposal.isNaN ? rule.pointee.a : max(0, proposal)
        case .atLeast: return max(proposal.isNaN ? 0 : proposal, rule.pointee.a)
        default: return rememberedLength(node, axis, proposal, rule)
        }
    }

    private func rememberedLength(_ node: Int, _ axis: Axis, _ proposal: Double, _ rule: UnsafePointer<AxisRule>)
        -> Double
    {
        guard nodes[node].axisMemo >= 0 else { return length(by: rule, node, axis, proposal) }
        let memo = Int(nodes[node].axisMemo)
        let known = axisMemos[memo].known(axis, proposal)
        if !known.isNaN { return known }
        guard stack.hasRoom else {
            rulesFail = true
            return 0
        }
        let answer = length(by: rule, node, axis, proposal)
        axisMemos[memo].keep(axis, answer, for: proposal)
        return answer
    }

    private func length(by rule: UnsafePointer<AxisRule>, _ node: Int, _ axis: Axis, _ proposal: Double) -> Double {
        ruledAnswerCount += 1
        switch rule.pointee.kind {
        case .fixed, .fill, .atLeast, .own: return rule.pointee.a
        case .pass, .accompanied: return firstChild(of: node, axis, proposal)
        case .padded: return max(0, firstChild(of: node, axis, rule.pointee.inside(proposal)) + rule.pointee.a)
        case .ideal: return firstChild(of: node, axis, .nan)
        case .bounded:
            let bounds = rule.pointee.bounds
            let offered = proposal.isNaN ? nil : CGFloat(proposal)
            if let known = bounds.lengthWithoutChild(offered) { return Double(known) }
            let child = firstChild(of: node, axis, bounds.offer(offered).map { Double($0) } ?? .nan)
            return Double(bounds.length(offered, child: CGFloat(child)))
        case .along: return divided(node, axis, rule, proposal, places: false)
        case .across: return span(of: node, axis, rule, proposal, places: false).length
        case .stacked: return union(of: node, axis, rule, proposal).length
        }
    }

    @inline(__always)
    private func firstChild(of node: Int, _ axis: Axis, _ proposal: Double) -> Double {
        nodes[node].childCount == 0
            ? 0 : ruledLength(childList[Int(nodes[node].firstChild)].index, axis, proposal)
    }

    /// Gives a child what it is proposed and answers on an axis, for good.
    @inline(__always)
    func settle(_ child: Int, _ axis: Axis, _ proposal: Double, _ length: Double) {
        if axis == .horizontal {
            nodes[child].size.width = length
            nodes[child].proposal.width = proposal
        } else {
            nodes[child].size.height = length
            nodes[child].proposal.height = proposal
        }
    }

    // MARK: - Containers

    /// Of a stack its place in `stackFacts`, else −1.
    @inline(__always)
    func factsPlace(of node: Int) -> Int {
        nodes[node].axisMemo < 0 ? -1 : Int(axisMemos[Int(nodes[node].axisMemo)].facts)
    }

    /// The length of a stack along its axis: each child in its turn gets its share, as `LinearStack` does it.
    ///
    /// The children keep what they were given for a finite proposal, for most often that is the one they are placed for.
    ///
    /// - Parameter places: Whether the children get their offers and answers for good.
    func divided(
        _ node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>, _ proposal: Double, places: Bool
    ) -> Double {
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        if count == 0 { return 0 }
        let place = factsPlace(of: node)
        if !stackFacts[place].isFound { findFacts(place, ofStack: node, axis, rule) }
        let gapTotal = stackFacts[place].gapTotal
        var taken = 0.0
        guard proposal < .infinity else {
            for index in first..<(first + count) {
                let child = childList[index].index
                let answer = ruledLength(child, axis, proposal)
                taken += answer
                if places { settle(child, axis, proposal, answer) }
            }
            if places { stackFacts[place].settledAlong = .nan }
            return max(taken + gapTotal, 0)
        }
        let settles = places || proposal > 0
        let order = Int(stackFacts[place].turns)
        var available = proposal - gapTotal
        let firstRank = Int(stackFacts[place].ranks)
        var turn = 0
        for rank in 0..<Int(stackFacts[place].rankCount) {
            let reserved = firstRank < 0 ? 0 : ranks[firstRank + rank].reserved
            available -= reserved
            var unserved = firstRank < 0 ? count : ranks[firstRank + rank].members
            while unserved > 0 {
                let index = order < 0 ? turn : Int(turns[order + turn])
                let child = childList[first + index].index
                let share = max(available / Double(unserved), 0)
                let answer = ruledLength(child, axis, share)
                taken += answer
                if available < .infinity || answer < .infinity { available -= answer }
                if settles { settle(child, axis, share, answer) }
                unserved -= 1
                turn += 1
            }
            available += reserved
        }
        if settles { stackFacts[place].settledAlong = proposal }
        return max(taken + gapTotal, 0)
    }

    /// The extent of children side by side, lined up on the guide, and where the guide is in it.
    ///
    /// - Parameter places: Whether the children get their offers and answers for good.
    func span(of node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>, _ proposal: Double, places: Bool)
        -> (length: Double, guide: Double)
    {
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        if count == 0 { return (0, 0) }
        let guide = rule.pointee.guide
        let settles = places || proposal > 0 && proposal < .infinity
        var (above, below) = (-Double.infinity, -Double.infinity)
        for index in first..<(first + count) {
            let child = childList[index].index
            let length = ruledLength(child, axis, proposal)
            guard length < .infinity else {
                // A stack without end is placed by its layout.
                if places { rulesFail = true }
                if settles { stackFacts[factsPlace(of: node)].forgetSettled() }
                return (.infinity, 0)
            }
            if settles { settle(child, axis, proposal, length) }
            let value = guide.value(in: length)
            above = max(above, value)
            below = max(below, length - value)
        }
        if settles {
            let place = factsPlace(of: node)
            (stackFacts[place].settledAcross, stackFacts[place].line) = (proposal, above)
        }
        return (max(above + below, 0), above)
    }

    /// The extent of children on top of each other, and where their guide is in it.
    func union(of node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>, _ proposal: Double)
        -> (length: Double, guide: Double)
    {
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        var top = -Double.infinity
        for index in first..<(first + count) {
            top = max(top, priority(of: childList[index]))
        }
        if count == 0 || rulesFail { return (0, 0) }
        var (above, below) = (-Double.infinity, -Double.infinity)
        for index in first..<(first + count) {
            let child = childList[index].index
            guard priority(of: NodeID(raw: Int32(truncatingIfNeeded: child))) == top else { continue }
            let length = ruledLength(child, axis, proposal)
            // An infinite child has its guide at infinity too: it fills, whatever the guide.
            let guide = rule.pointee.guide.value(in: length)
            let value = guide < .infinity ? guide : 0
            above = max(above, value)
            below = max(below, length - value)
        }
        return (max(above + below, 0), above)
    }
}

extension AxisRule {
    /// What a padded view's child is offered.
    @inline(__always)
    func inside(_ proposal: Double) -> Double { proposal.isNaN ? proposal : max(0, proposal - a) }

    /// The bounds of a bounded view.
    @inline(__always)
    var bounds: FlexibleFrameLayout.Bounds {
        FlexibleFrameLayout.Bounds(
            least: a.isNaN ? nil : a, ideal: b.isNaN ? nil : b, most: c.isNaN ? nil : c)
    }
}
