import Foundation

extension LabelPlacer {
    /// The number of lines between a label and its target, except lines at the target's edge.
    func linesBetween(_ label: CGRect, _ target: CGRect, _ lines: [Box]) -> Int {
        var way = leader(from: label, to: target)
        let (dx, dy) = (way.end.x - way.start.x, way.end.y - way.start.y)
        let length = max(abs(dx), abs(dy))
        guard length > Self.edge else { return 0 }
        way.end.x -= dx * Self.edge / length
        way.end.y -= dy * Self.edge / length
        return lines.count { way.crosses($0.rect) }
    }

    /// In points: lines of nested views that touch lie side by side.
    private static let edge: CGFloat = 4

    func length(of leader: Leader) -> CGFloat {
        if leader.bend != nil { return leader.parts.reduce(4) { $0 + length(of: $1) } }
        let (dx, dy) = (abs(leader.end.x - leader.start.x), abs(leader.end.y - leader.start.y))
        return min(dx, dy) * 0.4 + max(dx, dy) * 0.15
    }

    /// The cost of running along a line, where the leader would seem to be a part of it: any other place is better.
    func alongCost(_ leader: Leader, _ request: Request, _ state: State) -> CGFloat {
        let run = run(of: leader, request, state)
        return run > Leader.longestRun ? 50 + run * 0.5 : 0
    }

    /// How far it runs along a line, a thin view or another leader, in points. The part inside the band a length
    /// measures does not count.
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

    func run(of placement: Placement, _ request: Request, _ state: State) -> CGFloat {
        placement.leader.map { run(of: $0, request, state) } ?? 0
    }

    func crossings(of leader: Leader, _ request: Request, _ near: State) -> CGFloat {
        let reach = Box(leader.reach, grownBy: 0.01)
        func isCrossed(_ box: Box) -> Bool { box.overlaps(reach) && leader.crosses(box.rect) }
        var cost = 3 * CGFloat(near.lines.count(where: isCrossed))
        for area in near.penalties where area.rect != request.own && isCrossed(Box(area.rect)) {
            switch area.kind {
            // Only words around the target, which it has to reach into.
            case .words: cost += 14
            case .picture: cost += area.rect.contains(request.target) ? 0 : Self.pictureCost
            // The background of the target cannot be avoided.
            case .view:
                guard !area.rect.contains(request.target) else { break }
                let isSmall = max(area.rect.width, area.rect.height) <= Self.small
                cost += isSmall && !area.rect.overlaps(request.target) ? Self.smallCost : 5
            case .area, .box, .length: break
            }
        }
        return cost + (isStraying(leader, request, near) ? Self.strayingCost : 0)
    }

    /// A long detour is better than a leader across an image.
    private static let pictureCost: CGFloat = 40
    /// A leader through a small view would seem to be a part of it.
    private static let smallCost: CGFloat = 24
    private static let small: CGFloat = 32

    /// Any free way except along a border is better than a leader that misleads.
    private static let strayingCost: CGFloat = 40

    /// Whether it touches the arrow or line of another guide, or runs along the band of another length.
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

    /// In points; a leader may run along wider gaps and paddings.
    private static let widestBand: CGFloat = 24

    /// Whether it runs through words other than its target's.
    func isThroughWords(_ leader: Leader, _ target: CGRect, _ state: State) -> Bool {
        let reach = Box(leader.reach, grownBy: 0.01)
        return state.words.contains { words in
            words.overlaps(reach) && leader.crosses(words.rect) && !isEnclosed(leader, target, words.rect)
        }
    }

    /// Whether the leader ends in words that overlap its target, so that it cannot avoid them.
    private func isEnclosed(_ leader: Leader, _ target: CGRect, _ words: CGRect) -> Bool {
        guard !target.encloses(words) else { return false }
        let shared = target.overlap(with: words)
        let isDeep = !shared.isNull && shared.width > Self.deep && shared.height > Self.deep
        let ending = CGRect(origin: leader.end, size: .zero)
        return (isDeep || words.encloses(target)) && words.encloses(ending)
    }

    /// A smaller overlap is only a touch, in points.
    private static let deep: CGFloat = 2

    /// Leaders to other places along the target's edges than the nearest.
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

    /// The shortest line between a label and the edge of a rectangle. It meets a thin one in its middle.
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

    /// The leader from a label to its target. It meets a thin view away from its ends, and ends inside a gap or a
    /// padding, because others begin at its edge.
    func leader(from label: CGRect, of request: Request) -> Leader {
        let target = request.landing(of: label)
        var leader = leader(from: label, to: target)
        if request.isBand, !target.contains(label) {
            return leader.ending(at: Self.inside(target, leader.end), from: label)
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

    /// The point of a gap or a padding nearest to `point` that is well inside it.
    static func inside(_ band: CGRect, _ point: CGPoint) -> CGPoint {
        func inset(_ length: CGFloat) -> CGFloat { length <= 2 * deepest ? length / 2 : deepest }
        let (across, down) = (inset(band.width), inset(band.height))
        return CGPoint(
            x: min(max(point.x, band.minX + across), band.maxX - across),
            y: min(max(point.y, band.minY + down), band.maxY - down))
    }

    private static let deepest: CGFloat = 4

    /// Moves a leader's end away from the end of a thin target, and its start along with it.
    private func inward(
        _ start: inout CGFloat, _ end: inout CGFloat, _ label: ClosedRange<CGFloat>, _ target: ClosedRange<CGFloat>
    ) {
        let inset = min(Self.offEnds, (target.upperBound - target.lowerBound) / 2)
        end = min(max(end, target.lowerBound + inset), target.upperBound - inset)
        start = min(max(end, label.lowerBound), label.upperBound)
    }

    private static let offEnds: CGFloat = 16

    private static let thin: CGFloat = 8
}
