import Foundation

/// What a stack with rules knows before any length is proposed: its gaps, and the order its children are served in.
///
/// Where axes have no part in each other, how flexible a child is depends on nothing, so the order is always the same.
struct StackFacts {
    /// Where its children's turns start in the arena's list, −1 where they are served as they come.
    var turns: Int32 = -1
    /// Where its gaps start in the arena's list where it leaves them to each pair, else −1.
    var gaps: Int32 = -1
    var gapTotal = 0.0
    /// With children of several priorities: how many there are of each, highest first, and what those of lower
    /// priority need at least.
    var ranks: [(members: Int, reserved: Double)]?
}

extension LayoutArena {
    @inline(__always)
    func facts(ofStack node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>) -> StackFacts {
        let known = Int(nodes[node].stackFacts)
        return known >= 0 ? stackFacts[known] : findFacts(ofStack: node, axis, rule)
    }

    private func findFacts(ofStack node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>) -> StackFacts {
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        var facts = StackFacts()
        findGaps(first, count, axis, rule.pointee.a, &facts)

        // The lists of the stacks inside come and go above this one's.
        let start = contenders.count
        defer { contenders.removeAll(from: start) }
        let common = nodes[childList[first].index].priority
        let isAlone = count == 1
        var isMixed = false
        for index in 0..<count {
            let child = childList[first + index].index
            let priority = nodes[child].priority
            if priority.isNaN {
                // It is before none and after none; the layout knows what to do.
                rulesFail = true
                break
            }
            isMixed = isMixed || priority != common
            // One that is alone is served, whatever it can give.
            let most = isAlone ? 0 : ruledLength(child, axis, .infinity)
            let least = isAlone ? 0 : ruledLength(child, axis, 0)
            contenders.append(
                Contender(
                    index: Int32(index), priority: priority, least: least,
                    flexibility: most == least ? -.infinity : most - least))
        }
        let list = contenders.buffer(from: start)
        if list.count == count {
            Contender.sort(list, mixed: isMixed)
            if isMixed { facts.ranks = ranks(list) }
            if (1..<count).contains(where: { list[$0].index < list[$0 - 1].index }) {
                facts.turns = Int32(turns.count)
                for contender in list { turns.append(contender.index) }
            }
        }
        nodes[node].stackFacts = Int32(stackFacts.count)
        stackFacts.append(facts)
        return facts
    }

    private func ranks(_ list: UnsafeMutableBufferPointer<Contender>) -> [(members: Int, reserved: Double)] {
        var ranks: [(members: Int, reserved: Double)] = []
        var index = 0
        while index < list.count {
            var end = index
            while end < list.count, list[end].priority == list[index].priority { end += 1 }
            ranks.append((end - index, 0))
            index = end
        }
        // Added up as stacks do it: rank by rank, each in the order of the source.
        for rank in ranks.indices {
            let lower = list[ranks[...rank].reduce(0) { $0 + $1.members }...].sorted {
                ($1.priority, $0.index) < ($0.priority, $1.index)
            }
            ranks[rank].reserved = lower.reduce(0) { $0 + $1.least }
        }
        return ranks
    }

    private func findGaps(_ first: Int, _ count: Int, _ axis: Axis, _ written: Double, _ facts: inout StackFacts) {
        guard written.isNaN else {
            for _ in 1..<max(count, 1) { facts.gapTotal += written }
            return
        }
        var own: [Double] = []
        for index in first..<(first + max(count - 1, 0)) {
            own.append(
                Double(spacing(of: childList[index]).distance(to: spacing(of: childList[index + 1]), along: axis)))
        }
        facts.gaps = Int32(gaps.count)
        for gap in own {
            gaps.append(gap)
            facts.gapTotal += gap
        }
    }
}

/// One child of a stack, waiting for its turn.
struct Contender {
    let index: Int32
    let priority: Double
    let least: Double
    /// How much longer than its least it can be; −∞ for one that is rigid.
    let flexibility: Double

    /// The highest priority is first, then the rigid ones as they come, then the least flexible; of two without bound,
    /// the one with the larger minimum.
    @inline(__always)
    static func isServedBefore(_ a: Contender, _ b: Contender) -> Bool {
        if a.priority != b.priority { return a.priority > b.priority }
        if a.flexibility == .infinity, b.flexibility == .infinity { return a.least > b.least }
        return a.flexibility < b.flexibility
    }

    /// Equals keep their order. Long rows have few sorts of children, or are in order as they come.
    static func sort(_ list: UnsafeMutableBufferPointer<Contender>, mixed: Bool) {
        guard (1..<max(list.count, 1)).contains(where: { isServedBefore(list[$0], list[$0 - 1]) }) else { return }
        if list.count > 32, !mixed, sortBySorts(list) { return }
        var list = list
        list.sort(by: isServedBefore)
    }

    /// Counts the members of each sort and puts them where they belong, if there are few sorts.
    private static func sortBySorts(_ list: UnsafeMutableBufferPointer<Contender>) -> Bool {
        var samples: [Contender] = []
        var members: [Int] = []
        var table = [Int](repeating: -1, count: 256)
        var sorts = [UInt8](repeating: 0, count: list.count)
        for index in list.indices {
            let contender = list[index]
            var slot = contender.hash
            while true {
                let known = table[slot]
                if known < 0 {
                    if samples.count == 64 { return false }
                    table[slot] = samples.count
                    sorts[index] = UInt8(samples.count)
                    samples.append(contender)
                    members.append(1)
                    break
                }
                if samples[known].isOfSort(contender) {
                    sorts[index] = UInt8(known)
                    members[known] += 1
                    break
                }
                slot = (slot + 1) & 255
            }
        }
        var next = 0
        var places = members
        for sort in samples.indices.sorted(by: { isServedBefore(samples[$0], samples[$1]) }) {
            places[sort] = next
            next += members[sort]
        }
        let unsorted = Array(list)
        for index in unsorted.indices {
            list[places[Int(sorts[index])]] = unsorted[index]
            places[Int(sorts[index])] += 1
        }
        return true
    }

    /// Two of one sort are served in the order they come.
    private func isOfSort(_ other: Contender) -> Bool {
        flexibility == other.flexibility && (flexibility != .infinity || least == other.least)
    }

    private var hash: Int {
        let bits = flexibility == .infinity ? ~least.bitPattern : flexibility.bitPattern
        return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}
