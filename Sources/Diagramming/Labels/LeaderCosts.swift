import Foundation

extension LabelPlacer {
    /// What a free leader costs: its length, what it crosses, and what it would seem to be a part of.
    func cost(of leader: Leader, _ subject: Subject, _ state: State) -> CGFloat {
        let run = run(of: leader, subject, state)
        return length(of: leader) + crossings(of: leader, subject, state)
            + (run > Leader.longestRun ? Costs.lying + run * Costs.lyingPoint : 0)
            + (isMisleading(leader, subject) ? Costs.misleading : 0)
    }

    func length(of leader: Leader) -> CGFloat {
        leader.parts.reduce(leader.bend == nil ? 0 : Costs.corner) { sum, part in
            let (dx, dy) = (abs(part.end.x - part.start.x), abs(part.end.y - part.start.y))
            return sum + min(dx, dy) * Costs.across + max(dx, dy) * Costs.along
        }
    }

    /// Whether it keeps off labels and other leaders, lookalikes, and words other than its target's.
    func isFree(_ leader: Leader, from own: CGRect, _ subject: Subject, _ state: State) -> Bool {
        let (own, reach) = (Box(own), Box(leader.reach, grownBy: 1.01))
        func isPassed(_ box: Box) -> Bool { box.overlaps(reach) && leader.crosses(box.rect) }
        return !state.labels.contains { $0 != own && isPassed(Box($0.rect, grownBy: 1)) }
            && !state.leaders.contains { $0.crosses(leader) } && !subject.barred.contains(where: isPassed)
            && !state.words.contains { isPassed($0) && !isInside(leader, subject.request.target, $0.rect) }
    }

    /// Whether the leader ends in words that overlap its target, so that it cannot avoid them.
    private func isInside(_ leader: Leader, _ target: CGRect, _ words: CGRect) -> Bool {
        guard !target.encloses(words), words.encloses(CGRect(origin: leader.end, size: .zero)) else { return false }
        let shared = target.overlap(with: words)
        return words.encloses(target) || !shared.isNull && min(shared.width, shared.height) > 2
    }

    /// How far it runs along a line, a thin view or another leader, in points. The part inside the band a length
    /// measures does not count.
    func run(of leader: Leader, _ subject: Subject, _ state: State) -> CGFloat {
        let request = subject.request
        let isBand = request.kind == .length || request.kind == .overflow
        let leader = isBand ? leader.ending(before: request.target.insetBy(dx: -2, dy: -2)) : leader
        let reach = Box(leader.reach, grownBy: Leader.air + 0.01)
        var longest: CGFloat = 0
        func take(_ line: CGRect) { longest = max(longest, leader.run(along: line, upTo: Leader.thinnest)) }
        for line in state.index.boxes(in: reach) { take(line.rect) }
        for way in state.ways { take(way) }
        for other in state.leaders { for part in other.parts { take(part.reach) } }
        return longest
    }

    private func crossings(of leader: Leader, _ subject: Subject, _ state: State) -> CGFloat {
        let (request, reach) = (subject.request, Box(leader.reach, grownBy: 0.01))
        func isCrossed(_ box: Box) -> Bool { box.overlaps(reach) && leader.crosses(box.rect) }
        var cost = Costs.crossingLine * CGFloat(state.index.boxes(in: reach).count(where: isCrossed))
        cost += Costs.crossingBracket * CGFloat(brackets.count { isCrossed(Box($0)) })
        cost += Costs.crossingWords * CGFloat(state.words.count(where: isCrossed))
        for area in state.penalties where area.rect != request.own && isCrossed(Box(area.rect)) {
            // The background of the target cannot be avoided.
            if area.rect.encloses(request.target) { continue }
            if area.kind == .picture { cost += Costs.crossingPicture }
            guard area.kind == .view else { continue }
            let isSmall = max(area.rect.width, area.rect.height) <= Costs.small
            cost += isSmall && !area.rect.overlaps(request.target) ? Costs.crossingSmall : Costs.crossingView
        }
        return cost
    }

    /// Whether it touches the arrow or line of another guide, or runs along the band of another length.
    private func isMisleading(_ leader: Leader, _ subject: Subject) -> Bool {
        subject.unrelatedMarks.contains { leader.crosses($0.insetBy(dx: -Leader.air, dy: -Leader.air)) }
            || subject.bands.contains { leader.run(along: $0, upTo: Self.widestBand) > Leader.longestRun }
    }

    /// In points; a leader may run along wider gaps and paddings.
    private static let widestBand: CGFloat = 24

    /// The ways from a label to its target, the shortest first.
    func leaders(from label: CGRect, _ subject: Subject) -> [Leader] {
        let landing = subject.leaderTargets.min { $0.distance(to: label) < $1.distance(to: label) }!
        let shortest = Leader(shortestFrom: label, to: landing)
        guard !landing.overlaps(label) else { return [shortest] }
        let (isBeside, isLevel) = (
            label.maxX <= landing.minX || label.minX >= landing.maxX,
            label.maxY > landing.minY && label.minY < landing.maxY
        )
        let x = label.maxX <= landing.minX ? landing.minX : landing.maxX
        let y = label.maxY <= landing.minY ? landing.minY : landing.maxY
        var ways = [shortest]
        let ends =
            (isLevel ? [] : [CGPoint(x: landing.midX, y: y)]) + (isBeside ? [CGPoint(x: x, y: landing.midY)] : [])
        ways += ends.map { end in
            Leader(
                start: CGPoint(
                    x: min(max(end.x, label.minX), label.maxX), y: min(max(end.y, label.minY), label.maxY)),
                end: end)
        }
        guard isBeside, !isLevel else { return ways }
        // Round a corner: down to the middle of its top, or across to the middle of its side.
        let (facing, level) = (
            label.maxX <= landing.minX ? label.maxX : label.minX, label.maxY <= landing.minY ? label.maxY : label.minY
        )
        for slide in [0.5, 0.25, 0.75] as [CGFloat] {
            let (from, down) = (label.minX + label.width * slide, label.minY + label.height * slide)
            for (start, end) in [
                (CGPoint(x: facing, y: down), CGPoint(x: landing.midX, y: y)),
                (CGPoint(x: from, y: level), CGPoint(x: x, y: landing.midY)),
            ] {
                let bend = start.x == facing ? CGPoint(x: end.x, y: start.y) : CGPoint(x: start.x, y: end.y)
                ways.append(Leader(start: start, bend: bend, end: end))
            }
        }
        return ways
    }
}

extension LabelPlacer.Leader {
    /// The shortest line between a label and the edge of a rectangle. It meets a thin one in its middle.
    init(shortestFrom label: CGRect, to target: CGRect) {
        func nearest(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> (CGFloat, CGFloat) {
            if high < otherLow { return (high, otherLow) }
            if low > otherHigh { return (low, otherHigh) }
            let own = (otherLow + otherHigh) / 2
            let isThin = otherHigh - otherLow <= Self.thinnest && low < own && own < high
            let middle = isThin ? own : (max(low, otherLow) + min(high, otherHigh)) / 2
            return (middle, middle)
        }
        let (x1, x2) = nearest(label.minX, label.maxX, target.minX, target.maxX)
        let (y1, y2) = nearest(label.minY, label.maxY, target.minY, target.maxY)
        self.init(start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2))
    }
}
