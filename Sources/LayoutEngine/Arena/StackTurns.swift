import Foundation

/// What a stack with rules knows before any length is proposed: its gaps, and the order its children are served in.
///
/// Where axes have no part in each other, how flexible a child is depends on nothing, so the order is always the same.
struct StackFacts {
    /// Where its children's turns start in the arena's list, −1 where they are served as they come.
    var turns: Int32 = -1
    /// Where its gaps start in the arena's list where it leaves them to each pair, else −1.
    var gaps: Int32 = -1
    /// Where its ranks start in the arena's list where its children have several priorities, and how many there are.
    var ranks: Int32 = -1
    var rankCount: Int32 = 1
    var gapTotal = 0.0
    var isFound = false
    /// The proposals on either axis that its children have their offers and answers for, NaN for none, and the place of
    /// the guide across.
    var settledAlong = Double.nan
    var settledAcross = Double.nan
    var line = 0.0

    mutating func forgetSettled() { (settledAlong, settledAcross) = (.nan, .nan) }
}

extension LayoutArena {
    func findFacts(_ place: Int, ofStack node: Int, _ axis: Axis, _ rule: UnsafePointer<AxisRule>) {
        let (first, count) = (Int(nodes[node].firstChild), Int(nodes[node].childCount))
        var facts = StackFacts()
        facts.isFound = true
        defer { stackFacts[place] = facts }
        findGaps(first, count, axis, rule.pointee.a, &facts)
        // One that is alone is served, whatever it can give.
        if count == 1 { return }
        let hasPriorities = (first..<(first + count)).contains {
            nodes[childList[$0].index].flags.contains(.hasPriority)
        }
        if count > 16, !hasPriorities, sortLongRow(first, count, axis, &facts) { return }

        // The lists of the stacks inside come and go above this one's.
        let start = contenders.count
        defer { contenders.removeAll(from: start) }
        let common = priority(of: childList[first])
        var isMixed = false
        for index in 0..<count {
            let child = childList[first + index]
            let priority = priority(of: child)
            isMixed = isMixed || priority != common
            contenders.append(contender(index, child.index, axis, priority))
        }
        let list = contenders.buffer(from: start)
        guard (1..<count).contains(where: { Contender.isServedBefore(list[$0], list[$0 - 1]) }) || isMixed else {
            return
        }
        Contender.sort(list)
        if isMixed { findRanks(list, &facts) }
        facts.turns = Int32(turns.count)
        for contender in list { turns.append(contender.index) }
    }

    @inline(__always)
    private func contender(_ index: Int, _ child: Int, _ axis: Axis, _ priority: Double) -> Contender {
        let most = ruledLength(child, axis, .infinity)
        let least = ruledLength(child, axis, 0)
        return Contender(
            index: Int32(truncatingIfNeeded: index), priority: priority, least: least,
            flexibility: most == least ? -.infinity : most - least)
    }

    /// Finds the turns of a long row of one priority without a list of all: it has few sorts of children, of which the
    /// members are counted and then put where they belong.
    ///
    /// - Returns: Whether it could; not where there are too many sorts.
    private func sortLongRow(_ first: Int, _ count: Int, _ axis: Axis, _ facts: inout StackFacts) -> Bool {
        var sorts = ContenderSorts()
        let isSorted = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { members -> Bool in
            var isOrdered = true
            var last = -1
            for index in 0..<count {
                let contender = contender(index, childList[first + index].index, axis, 0)
                let sort = sorts.number(of: contender)
                if sort < 0 { return false }
                if sort != last, last >= 0, sorts.isServedBefore(sort, last) { isOrdered = false }
                members[index] = UInt8(truncatingIfNeeded: sort)
                last = sort
            }
            if isOrdered { return true }
            let start = turns.count
            facts.turns = Int32(truncatingIfNeeded: start)
            turns.append(repeating: 0, count: count)
            var places = sorts.starts()
            for index in 0..<count {
                let sort = Int(members[index])
                turns[start + places[sort]] = Int32(truncatingIfNeeded: index)
                places[sort] += 1
            }
            return true
        }
        return isSorted
    }

    private func findRanks(_ list: UnsafeMutableBufferPointer<Contender>, _ facts: inout StackFacts) {
        facts.ranks = Int32(truncatingIfNeeded: ranks.count)
        var index = 0
        while index < list.count {
            var end = index
            while end < list.count, list[end].priority == list[index].priority { end += 1 }
            // Added up as stacks do it: rank by rank, each in the order of the source.
            let lower = list[end...].sorted { ($1.priority, $0.index) < ($0.priority, $1.index) }
            ranks.append(StackRank(members: end - index, reserved: lower.reduce(0) { $0 + $1.least }))
            index = end
        }
        facts.rankCount = Int32(truncatingIfNeeded: ranks.count) - facts.ranks
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

/// The children of one priority in a stack that has several, highest first.
struct StackRank {
    let members: Int
    /// What those of lower priority need at least.
    let reserved: Double
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

    /// Equals keep their order.
    static func sort(_ list: UnsafeMutableBufferPointer<Contender>) {
        if list.count > 32 {
            var list = list
            list.sort(by: isServedBefore)
            return
        }
        for index in 1..<max(list.count, 1) {
            let contender = list[index]
            var place = index
            while place > 0, isServedBefore(contender, list[place - 1]) {
                list[place] = list[place - 1]
                place -= 1
            }
            list[place] = contender
        }
    }

    /// Two of one sort are served in the order they come.
    func isOfSort(_ other: Contender) -> Bool {
        flexibility == other.flexibility && (flexibility != .infinity || least == other.least)
    }

    @inline(__always)
    var hash: Int {
        let bits = flexibility == .infinity ? ~least.bitPattern : flexibility.bitPattern
        return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}

/// The sorts of children met in a long row, up to 64 of them.
private struct ContenderSorts {
    private var samples: [Contender] = []
    private var members: [Int] = []
    /// Sorts by the hash of what they are known by, −1 where there is none.
    private var table = [Int8](repeating: -1, count: 256)

    /// The number of the child's sort, −1 where there are too many.
    mutating func number(of contender: Contender) -> Int {
        var slot = contender.hash
        while true {
            let known = Int(table[slot])
            if known < 0 {
                if samples.count == 64 { return -1 }
                table[slot] = Int8(truncatingIfNeeded: samples.count)
                samples.append(contender)
                members.append(1)
                return samples.count - 1
            }
            if samples[known].isOfSort(contender) {
                members[known] += 1
                return known
            }
            slot = (slot + 1) & 255
        }
    }

    func isServedBefore(_ a: Int, _ b: Int) -> Bool { Contender.isServedBefore(samples[a], samples[b]) }

    /// The first turn of each sort.
    func starts() -> [Int] {
        var next = 0
        var starts = members
        for sort in samples.indices.sorted(by: { isServedBefore($0, $1) }) {
            starts[sort] = next
            next += members[sort]
        }
        return starts
    }
}
