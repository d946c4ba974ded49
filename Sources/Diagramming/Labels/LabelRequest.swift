import Foundation

extension LabelPlacer {
    /// A label to place. All lengths are in points.
    struct Request {
        var sizes: [CGSize]
        var target: CGRect
        var preference: Preference
        /// The size of the number that may replace the text; nil if none may.
        var badge: CGSize?
        /// Shows only its number, which may lie farther along the target's sides.
        var isNumber = false
        /// Omitted if no good place is near, because it only repeats what can be seen.
        var isOptional = false
        /// Omitted if there is no place nearby, good or bad.
        var isNear = false
        /// Outside its container it would seem to be the container's label.
        var staysHome = false
        /// Has a leader wherever a line is between it and its target.
        var isTied = false
        /// For the number of a guide, the guide's arrow and line: the number touches those of no other guide.
        var marks: [CGRect] = []
        var clearance: CGFloat = 1.5
        /// The view's bounds, which it may cover in part.
        var own: CGRect?
        /// The outer edge of the view's border, which may lie inside its bounds.
        var border: CGRect?
        /// The bounds of other views in the same hue. Without a leader the label must be clearly nearer to its own.
        var lookalikes: [CGRect] = []
        /// The bounds of other views except those around it. Without a leader its number must be nearer to its own.
        var others: [CGRect] = []
        var isOnlyNumber = false
        var isUnique = true
        /// Whether it names a view: beyond `LabelPlacer.beside` it has a leader.
        var isName = false
        var isLength = false
        var isOverflow = false
        /// Other gaps or paddings of the same length: in one of them it is as true.
        var alike: [CGRect] = []
        /// The container that owns the measured gap. A number inside it, but outside the gap, would look like content.
        var gapOwner: CGRect?
        /// How far into the target its leader goes where other views are near; nil if it ends at the edge.
        var insets: Insets?
        /// The parts of the target a leader may end in; empty is all of it.
        var ownParts: [CGRect] = []
        /// Whether its target is a plain cell (`PlainCells`), in which it lies if it fits.
        var isCell = false
        var isInCrowd = false
        var hasNoArea = false
        var leaves: [CGRect] = []
        var home: CGRect?
        /// The edge its leader ends at, where that is not the target's: the dot must lie on no other view's border.
        var rim: CGRect?
        /// Those of the others that are close to the target and not in it.
        var neighbors: [CGRect] = []
        /// Those of the leaves that are neither around the target nor in it.
        var unrelatedLeaves: [Box] = []
        /// Those of the lookalikes that are not around the target.
        var unrelated: [Box] = []
        /// Areas its leader may not pass.
        var barred: [Box] = []

        var sameLength: [Request] {
            alike.map { other in
                var request = self
                request.target = other
                request.alike = alike.filter { $0 != other } + [target]
                return request
            }
        }

        func landing(of label: CGRect) -> CGRect {
            ends.min { $0.distance(to: label) < $1.distance(to: label) } ?? target
        }

        /// Whether its leader ends inside the measured band, because others begin at its edges.
        var isBand: Bool { isLength || isOverflow }

        var ends: [CGRect] { ownParts.isEmpty ? [rim ?? target] : ownParts }

        struct Insets: Hashable {
            var left: CGFloat = 0
            var top: CGFloat = 0
            var right: CGFloat = 0
            var bottom: CGFloat = 0
        }
    }

    struct Placement: Equatable {
        var rect: CGRect
        /// The index of the shape; nil is the number.
        var shape: Int?
        var leader: Leader?
    }

    struct Leader: Hashable {
        var start: CGPoint
        var bend: CGPoint?
        var end: CGPoint
    }

    struct PenaltyRegion {
        var rect: CGRect
        /// The cost of a label wholly on it; unused for words.
        var weight: CGFloat
        var kind = Kind.area

        enum Kind {
            case area
            /// The box of a view in a storyboard, on which text needs no ground.
            case box
            /// A gap or a padding: a length in it or beside it seems to be its own.
            case length
            /// A view that a label close by would seem to name.
            case view
            /// An image: no label covers it, not even that of its own view.
            case picture
            /// The scene's text: no label covers it and no leader crosses it while there is any other place.
            case words
        }
    }
}

extension LabelPlacer.Leader {
    init(start: CGPoint, end: CGPoint) { self.init(start: start, bend: nil, end: end) }

    var parts: [Self] {
        guard let bend else { return [self] }
        return [Self(start: start, end: bend), Self(start: bend, end: end)]
    }

    var reach: CGRect {
        var (left, right) = start.x < end.x ? (start.x, end.x) : (end.x, start.x)
        var (top, bottom) = start.y < end.y ? (start.y, end.y) : (end.y, start.y)
        if let bend {
            (left, right) = (min(left, bend.x), max(right, bend.x))
            (top, bottom) = (min(top, bend.y), max(bottom, bend.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Closer to a nearly parallel line than this, it runs along that line, in points.
    static let air: CGFloat = 2
    /// How far it may run along a line without seeming to be a part of it, in points.
    static let longestRun: CGFloat = 4

    /// A view this thin is a line to a leader that runs in it, in points.
    static let thinnest: CGFloat = 8

    static func isThin(_ view: CGRect) -> Bool { min(view.width, view.height) <= thinnest }

    /// A guide with the room beyond its ends in which a leader would seem to extend it.
    static func lengthened(_ guide: CGRect) -> CGRect {
        let beyond = 6 + longestRun
        return guide.height > guide.width ? guide.insetBy(dx: 0, dy: -beyond) : guide.insetBy(dx: -beyond, dy: 0)
    }

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

    /// Moves its end, and its start at the label's edge so that an upright or level leader stays so.
    func ending(at end: CGPoint, from label: CGRect) -> Self {
        var result = self
        result.end = end
        if start.x == self.end.x { result.start.x = min(max(end.x, label.minX), label.maxX) }
        if start.y == self.end.y { result.start.y = min(max(end.y, label.minY), label.maxY) }
        return result
    }

    var length: CGFloat { max(abs(end.x - start.x), abs(end.y - start.y)) }

    /// Whether the two cross, touch or lie on each other.
    func crosses(_ other: LabelPlacer.Leader) -> Bool {
        guard Box(reach, grownBy: Self.apart).overlaps(Box(other.reach, grownBy: Self.apart)) else { return false }
        if bend != nil || other.bend != nil {
            return parts.contains { part in other.parts.contains { part.isCrossed(by: $0) } }
        }
        return isCrossed(by: other)
    }

    private func isCrossed(by other: LabelPlacer.Leader) -> Bool {
        func side(_ p: CGPoint, _ line: LabelPlacer.Leader) -> CGFloat {
            (line.end.x - line.start.x) * (p.y - line.start.y) - (line.end.y - line.start.y) * (p.x - line.start.x)
        }
        if side(start, other) * side(end, other) < 0 && side(other.start, self) * side(other.end, self) < 0 {
            return true
        }
        return distance(to: other.end) < Self.apart || other.distance(to: end) < Self.apart || run(on: other) > 1
    }

    private func distance(to point: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (x, y) = (point.x - start.x, point.y - start.y)
        let place = max(0, min(1, (x * dx + y * dy) / max(dx * dx + dy * dy, 1e-9)))
        let (across, down) = (x - dx * place, y - dy * place)
        return (across * across + down * down).squareRoot()
    }

    /// How far it lies on another straight line, in points; 0 where they meet at an angle.
    func run(on other: LabelPlacer.Leader) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return 0 }
        func place(_ point: CGPoint) -> (along: CGFloat, across: CGFloat) {
            let (x, y) = (point.x - start.x, point.y - start.y)
            return ((x * dx + y * dy) / length, (y * dx - x * dy) / length)
        }
        let (from, to) = (place(other.start), place(other.end))
        let (way, drift) = (to.along - from.along, to.across - from.across)
        guard abs(drift) <= abs(way) / 4 else { return 0 }
        var (first, last): (CGFloat, CGFloat) = (0, 1)
        if drift == 0 {
            guard abs(from.across) <= Self.apart else { return 0 }
        } else {
            let (one, two) = ((-Self.apart - from.across) / drift, (Self.apart - from.across) / drift)
            (first, last) = (max(0, min(one, two)), min(1, max(one, two)))
            guard first < last else { return 0 }
        }
        let (low, high) = (from.along + first * way, from.along + last * way)
        return max(0, min(length, max(low, high)) - max(0, min(low, high)))
    }

    /// Closer than this, two leaders would look like one, in points.
    private static let apart: CGFloat = 1.5

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
