import Foundation

/// The lines from labels to what they are about: where they run and what that costs.
extension LabelPlacer {
    /// How many lines run between a label and what it is about, but for those at its very edge: beyond the border of
    /// another view it would be taken for that one's.
    func linesBetween(_ label: CGRect, _ target: CGRect, _ lines: [Box]) -> Int {
        var way = leader(from: label, to: target)
        let (dx, dy) = (way.end.x - way.start.x, way.end.y - way.start.y)
        let length = max(abs(dx), abs(dy))
        guard length > Self.edge else { return 0 }
        way.end.x -= dx * Self.edge / length
        way.end.y -= dy * Self.edge / length
        return lines.count { way.crosses($0.rect) }
    }

    /// Where a view touches its container the line of the one lies beside that of the other, in points.
    private static let edge: CGFloat = 4

    /// Leaders are short and straight.
    func length(of leader: Leader) -> CGFloat {
        if leader.bend != nil { return leader.parts.reduce(4) { $0 + length(of: $1) } }
        let (dx, dy) = (abs(leader.end.x - leader.start.x), abs(leader.end.y - leader.start.y))
        return min(dx, dy) * 0.4 + max(dx, dy) * 0.15
    }

    /// Laid on a border, an offer, a guide or another leader it could not be told from it: any other place is better.
    func alongCost(_ leader: Leader, _ request: Request, _ state: State) -> CGFloat {
        let run = run(of: leader, request, state)
        return run > Leader.longestRun ? 50 + run * 0.5 : 0
    }

    /// How long it runs along a border, an offer, a guide, a thin view or another leader, in points.
    ///
    /// What is in the band a length is about does not count: the hatch there is its own.
    func run(of leader: Leader, _ request: Request, _ state: State) -> CGFloat {
        let leader = request.isBand ? leader.ending(before: request.target.insetBy(dx: -2, dy: -2)) : leader
        let reach = Box(leader.reach, grownBy: Leader.air + 0.01)
        var longest: CGFloat = 0
        func take(_ line: CGRect) { longest = max(longest, leader.run(along: line, upTo: Leader.thinnest)) }
        for line in state.lines where line.overlaps(reach) { take(line.rect) }
        for other in state.leaders {
            for part in other.parts { take(part.reach) }
        }
        for way in state.ways { take(way) }
        return longest
    }

    /// The same for a label in its place; 0 where it has no leader.
    func run(of placement: Placement, _ request: Request, _ state: State) -> CGFloat {
        placement.leader.map { run(of: $0, request, state) } ?? 0
    }

    /// And cross few lines and no other views.
    func crossings(of leader: Leader, _ request: Request, _ near: State) -> CGFloat {
        let reach = Box(leader.reach, grownBy: 0.01)
        func isCrossed(_ box: Box) -> Bool { box.overlaps(reach) && leader.crosses(box.rect) }
        var cost = 3 * CGFloat(near.lines.count(where: isCrossed))
        for area in near.penalties where area.rect != request.own && isCrossed(Box(area.rect)) {
            switch area.kind {
            // Those around its very target, which it cannot but reach into.
            case .words: cost += 14
            case .picture: cost += area.rect.contains(request.target) ? 0 : Self.pictureCost
            // What the view lies on cannot be avoided.
            case .view:
                guard !area.rect.contains(request.target) else { break }
                let isSmall = max(area.rect.width, area.rect.height) <= Self.small
                cost += isSmall && !area.rect.overlaps(request.target) ? Self.smallCost : 5
            case .area, .box, .length: break
            }
        }
        return cost + (isStraying(leader, request, near) ? Self.strayingCost : 0)
    }

    /// What it costs a leader to strike a picture out: a long way round is better.
    private static let pictureCost: CGFloat = 40
    /// What it costs a leader to run through another view that is small: it would be taken for a part of that.
    private static let smallCost: CGFloat = 24
    /// A view no wider or higher than this, in points.
    private static let small: CGFloat = 32

    /// What it costs a leader to be taken for one of another guide or length: any free way but along a border is better.
    private static let strayingCost: CGFloat = 40

    /// Whether it touches another guide's arrow or line than its own, or runs along in the band of another length.
    func isStraying(_ leader: Leader, _ request: Request, _ state: State) -> Bool {
        if !request.marks.isEmpty {
            return state.marks.contains { mark in
                !request.marks.contains(mark) && leader.crosses(mark.insetBy(dx: -Leader.air, dy: -Leader.air))
            }
        }
        return request.isLength
            && state.penalties.contains { area in
                area.kind == .length && area.rect != request.target && !request.alike.contains(area.rect)
                    && leader.run(along: area.rect, upTo: Self.widestBand) > Leader.longestRun
            }
    }

    /// A gap or a padding no wider than this is a band to a leader that runs in it, in points.
    private static let widestBand: CGFloat = 24

    /// Whether it runs through words; those its target lies deep in, where it ends, cannot be avoided.
    func isThroughWords(_ leader: Leader, _ target: CGRect, _ state: State) -> Bool {
        let reach = Box(leader.reach, grownBy: 0.01)
        return state.words.contains { words in
            words.overlaps(reach) && leader.crosses(words.rect) && !isEnclosed(leader, target, words.rect)
        }
    }

    /// Whether the leader ends in words that its target and they share some area of, so that any way there is in them.
    private func isEnclosed(_ leader: Leader, _ target: CGRect, _ words: CGRect) -> Bool {
        guard !target.encloses(words) else { return false }
        let shared = target.intersection(words)
        let isDeep = !shared.isNull && shared.width > Self.deep && shared.height > Self.deep
        let ending = CGRect(origin: leader.end, size: .zero)
        return (isDeep || words.encloses(target)) && words.encloses(ending)
    }

    /// What overlaps by no more only touches, in points: lines lie outside the bounds they show.
    private static let deep: CGFloat = 2

    /// Other ways than the shortest: to the target's corners and to places along its edges.
    func detours(from label: CGRect, of request: Request) -> [Leader] {
        let target = request.landing(of: label)
        guard !target.contains(label) else { return [] }
        let (left, right) = (label.maxX <= target.minX, label.minX >= target.maxX)
        let (above, below) = (label.maxY <= target.minY, label.minY >= target.maxY)
        var ends: [CGPoint] = []
        for slide in [0.5, 0.25, 0.75, 0.1, 0.9] as [CGFloat] {
            let (x, y) = (target.minX + target.width * slide, target.minY + target.height * slide)
            if above { ends.append(CGPoint(x: x, y: target.minY)) }
            if below { ends.append(CGPoint(x: x, y: target.maxY)) }
            if left { ends.append(CGPoint(x: target.minX, y: y)) }
            if right { ends.append(CGPoint(x: target.maxX, y: y)) }
        }
        return ends.map { edge in
            let end = request.isBand ? Self.inside(target, edge) : anchored(edge, in: target, request)
            let start = CGPoint(
                x: min(max(end.x, label.minX), label.maxX), y: min(max(end.y, label.minY), label.maxY))
            return Leader(start: start, end: end)
        }
    }

    /// The shortest line between the label and the target's edge; for a label inside, to the target's middle. It meets a
    /// line in its middle where it can, so that the two do not miss each other by a point.
    func leader(from label: CGRect, to target: CGRect) -> Leader {
        func nearest(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> (CGFloat, CGFloat) {
            if high < otherLow { return (high, otherLow) }
            if low > otherHigh { return (low, otherHigh) }
            let (from, to, own) = (max(low, otherLow), min(high, otherHigh), (otherLow + otherHigh) / 2)
            let isThin = otherHigh - otherLow <= Self.thin && low < own && own < high
            let middle = isThin ? own : (from + to) / 2
            return (middle, middle)
        }
        let (x1, x2) = nearest(label.minX, label.maxX, target.minX, target.maxX)
        let (y1, y2) = nearest(label.minY, label.maxY, target.minY, target.maxY)
        return Leader(start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2))
    }

    /// The line from the label to the request's target. A thin view is met off its ends, where others begin; a gap or a
    /// padding inside, where it is seen that no other is meant that touches it.
    func leader(from label: CGRect, of request: Request) -> Leader {
        let target = request.landing(of: label)
        var leader = leader(from: label, to: target)
        if request.isBand, !target.contains(label) {
            let (isUpright, isLevel) = (leader.start.x == leader.end.x, leader.start.y == leader.end.y)
            leader.end = Self.inside(target, leader.end)
            // Straight ones stay so.
            if isUpright { leader.start.x = min(max(leader.end.x, label.minX), label.maxX) }
            if isLevel { leader.start.y = min(max(leader.end.y, label.minY), label.maxY) }
            return leader
        }
        guard request.isName, leader.start.x != leader.end.x, leader.start.y != leader.end.y else {
            return anchored(leader, from: label, request)
        }
        if target.height <= Self.thin {
            inward(&leader.start.x, &leader.end.x, label.minX...label.maxX, target.minX...target.maxX)
        } else if target.width <= Self.thin {
            inward(&leader.start.y, &leader.end.y, label.minY...label.maxY, target.minY...target.maxY)
        }
        return anchored(leader, from: label, request)
    }

    /// The place nearest to `point` that is well inside a gap or a padding: in the middle of a narrow one.
    static func inside(_ band: CGRect, _ point: CGPoint) -> CGPoint {
        func inset(_ length: CGFloat) -> CGFloat { length <= 2 * deepest ? length / 2 : deepest }
        let (across, down) = (inset(band.width), inset(band.height))
        return CGPoint(
            x: min(max(point.x, band.minX + across), band.maxX - across),
            y: min(max(point.y, band.minY + down), band.maxY - down))
    }

    /// How far into a gap or a padding a leader goes, in points.
    private static let deepest: CGFloat = 4

    /// Moves a leader's end along its target towards the middle, away from the target's own end, and its start along the
    /// label with it as far as that goes.
    private func inward(
        _ start: inout CGFloat, _ end: inout CGFloat, _ label: ClosedRange<CGFloat>, _ target: ClosedRange<CGFloat>
    ) {
        let inset = min(Self.offEnds, (target.upperBound - target.lowerBound) / 2)
        end = min(max(end, target.lowerBound + inset), target.upperBound - inset)
        start = min(max(end, label.lowerBound), label.upperBound)
    }

    /// How far from the ends of a thin target a leader meets it, if it is long enough, in points.
    private static let offEnds: CGFloat = 16

    /// What is no wider is a line to a leader, in points.
    private static let thin: CGFloat = 8
}
