import Foundation

extension LabelPlacer {
    /// A thin line from a label to its target, with at most one corner.
    struct Leader: Hashable {
        var start: CGPoint
        var bend: CGPoint?
        var end: CGPoint
    }
}

extension LabelPlacer.Leader {
    /// Closer to a nearly parallel line than this, it runs along that line, in points.
    static let air: CGFloat = 2
    /// How far it may run along a line without seeming to be a part of it, in points.
    static let longestRun: CGFloat = 4
    /// A view this thin is a line to a leader that runs in it, in points.
    static let thinnest: CGFloat = 8
    /// Closer than this, two leaders would look like one, in points.
    private static let apart: CGFloat = 1.5

    init(start: CGPoint, end: CGPoint) { self.init(start: start, bend: nil, end: end) }

    /// Its straight parts.
    var parts: [Self] {
        guard let bend else { return [self] }
        return [Self(start: start, end: bend), Self(start: bend, end: end)]
    }

    /// Its bounds.
    var reach: CGRect {
        let corner = bend ?? start
        let (left, top) = (min(start.x, end.x, corner.x), min(start.y, end.y, corner.y))
        let (right, bottom) = (max(start.x, end.x, corner.x), max(start.y, end.y, corner.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    var length: CGFloat { max(abs(end.x - start.x), abs(end.y - start.y)) }

    /// How far it runs along a horizontal or vertical line, in points; 0 where it crosses the line at an angle, or the
    /// line is thicker than `thickness`.
    func run(along line: CGRect, upTo thickness: CGFloat = 4) -> CGFloat {
        guard min(line.width, line.height) <= thickness else { return 0 }
        if bend != nil { return parts.map { $0.run(along: line, upTo: thickness) }.max() ?? 0 }
        let isUpright = line.height > line.width
        let (along, across) = isUpright ? (start.y, start.x) : (start.x, start.y)
        let (length, slope) =
            isUpright ? (end.y - start.y, end.x - start.x) : (end.x - start.x, end.y - start.y)
        guard abs(length) > 0, abs(slope) <= abs(length) / 4 else { return 0 }
        let band = isUpright ? line.minX - Self.air...line.maxX + Self.air : line.minY - Self.air...line.maxY + Self.air
        let span = isUpright ? line.minY...line.maxY : line.minX...line.maxX
        guard let one = Self.part(along, length, span), let other = Self.part(across, slope, band) else { return 0 }
        return max(0, min(one.upperBound, other.upperBound, 1) - max(one.lowerBound, other.lowerBound, 0)) * abs(length)
    }

    /// The part of a way from `start` that lies in a range, as fractions; nil if none does.
    private static func part(_ start: CGFloat, _ way: CGFloat, _ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        guard way != 0 else { return range.contains(start) ? 0...1 : nil }
        let (one, other) = ((range.lowerBound - start) / way, (range.upperBound - start) / way)
        return min(one, other)...max(one, other)
    }

    /// Its part outside the rectangle it ends in.
    func ending(before rect: CGRect) -> Self {
        var cut = self
        let from = bend ?? start
        guard rect.contains(end), !rect.contains(from) else { return self }
        func entry(_ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            from < low ? (low - from) / (to - from) : from > high ? (high - from) / (to - from) : 0
        }
        let place = max(
            entry(from.x, end.x, rect.minX, rect.maxX), entry(from.y, end.y, rect.minY, rect.maxY))
        cut.end = CGPoint(x: from.x + (end.x - from.x) * place, y: from.y + (end.y - from.y) * place)
        return cut
    }

    /// Whether the two cross, touch or lie on each other.
    func crosses(_ other: Self) -> Bool {
        guard Box(reach, grownBy: Self.apart).overlaps(Box(other.reach, grownBy: Self.apart)) else { return false }
        return parts.contains { part in other.parts.contains { part.isCrossed(by: $0) } }
    }

    private func isCrossed(by other: Self) -> Bool {
        func side(_ p: CGPoint, _ line: Self) -> CGFloat {
            (line.end.x - line.start.x) * (p.y - line.start.y) - (line.end.y - line.start.y) * (p.x - line.start.x)
        }
        if side(start, other) * side(end, other) < 0 && side(other.start, self) * side(other.end, self) < 0 {
            return true
        }
        return [other.start, other.end].contains { distance(to: $0) < Self.apart }
            || [start, end].contains { other.distance(to: $0) < Self.apart }
    }

    private func distance(to point: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (x, y) = (point.x - start.x, point.y - start.y)
        let place = max(0, min(1, (x * dx + y * dy) / max(dx * dx + dy * dy, 1e-9)))
        let (across, down) = (x - dx * place, y - dy * place)
        return (across * across + down * down).squareRoot()
    }

    func crosses(_ rect: CGRect) -> Bool {
        guard let bend else { return Self.crosses(start, end, rect) }
        return Self.crosses(start, bend, rect) || Self.crosses(bend, end, rect)
    }

    /// Clips the line at each edge in turn (Liang–Barsky).
    private static func crosses(_ start: CGPoint, _ end: CGPoint, _ rect: CGRect) -> Bool {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // The common case: wholly on one side.
        if max(start.x, end.x) <= left || min(start.x, end.x) >= right { return false }
        if max(start.y, end.y) <= top || min(start.y, end.y) >= bottom { return false }
        var (enter, leave): (CGFloat, CGFloat) = (0, 1)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        return cut(-dx, start.x - left, &enter, &leave) && cut(dx, right - start.x, &enter, &leave)
            && cut(-dy, start.y - top, &enter, &leave) && cut(dy, bottom - start.y, &enter, &leave)
    }

    /// Narrows the part inside one edge; false if nothing is left.
    private static func cut(_ p: CGFloat, _ q: CGFloat, _ enter: inout CGFloat, _ leave: inout CGFloat) -> Bool {
        if p == 0 { return q > 0 }
        if p < 0 { enter = max(enter, q / p) } else { leave = min(leave, q / p) }
        return enter < leave
    }
}
