import Foundation

extension LabelPlacer {
    /// A label to place. Lengths in points.
    struct Request {
        /// The label's size, the best shape first.
        var sizes: [CGSize]
        /// What the label is about.
        var target: CGRect
        var preference: Preference
        /// The size of the number that may stand for it; nil if the text must be shown.
        var badge: CGSize?
        /// Only its number is ever shown: it is worth looking for a place farther along the target's sides.
        var isNumber = false
        /// Left out where there is no good place near: it only says what can be seen.
        var isOptional = false
        /// Left out where there is no place near, good or not.
        var isNear = false
        /// Outside its container it would be taken for the container's, or for nobody's.
        var staysHome = false
        /// A leader ties it to its target wherever a line is between.
        var isTied = false
        /// The arrow whose number it is, and the line that leads to: it touches no other guide's. Empty for all but these
        /// numbers.
        var marks: [CGRect] = []
        /// What stays free between the label and lines.
        var clearance: CGFloat = 1.5
        /// The area of the view itself: it may lie there, the better the less it hides.
        var own: CGRect?
        /// The border of the view itself, to its outer edge: where others lie around it, further in than its bounds.
        var border: CGRect?
        /// The bounds of other views in the same hue: without a leader the label is nearer to its own, and clearly so.
        var rivals: [CGRect] = []
        /// The bounds of other views, but for those around it: without a leader its number is nearer to its own.
        var others: [CGRect] = []
        /// Whether its number is what is placed.
        var isOnlyNumber = false
        /// Whether its words, but not its number, can be taken for no rival's.
        var isUnique = true
        /// Whether it names its target: farther away than `LabelPlacer.beside` a leader ties it to it.
        var isName = false
        /// Whether it tells how long its target is.
        var isLength = false
        /// Whether it tells how far a view reaches out of its container.
        var isOverflow = false
        /// Other gaps or paddings of just its length: in one of them it is as true.
        var alike: [CGRect] = []
        /// What keeps the gap or padding whose length it tells: in it, but not in that band, it would be taken for content.
        var keeper: CGRect?
        /// How far into the target its leader goes where other views are near; nil where it ends at its edge.
        var insets: Insets?
        /// The parts of the target that no view lies on, or under, where one does, or the ends of a line: a leader ends in
        /// one of them.
        var ownParts: [CGRect] = []
        /// Whether its target is a plain view in rows and columns: it stands inside if it fits.
        var isCell = false
        /// Whether its number does so, too, before its words go farther off.
        var isInCrowd = false
        /// Nothing is seen of its target but a border: any view near seems to be what it names.
        var isHollow = false
        /// The bounds of all views with a border and no others in them.
        var leaves: [CGRect] = []
        /// The container's area: beyond it, among other views, the label would be taken for one of theirs.
        var home: CGRect?
        /// What its leader ends at the edge of: its border, or so far inside that the dot stands on no other's. nil is its
        /// target.
        var rim: CGRect?
        /// Those of the others that are close to the target, and not in it.
        var neighbours: [CGRect] = []
        /// Those of the leaves that are neither around the target nor in it.
        var foreign: [Box] = []
        /// Those of the rivals that are not around the target.
        var strangers: [Box] = []
        /// Views that look like its own, apart from it: its leader passes none.
        var barred: [Box] = []

        /// The same of each of the gaps or paddings that are told with it.
        var twins: [Request] {
            alike.map { other in
                var twin = self
                twin.target = other
                twin.alike = alike.filter { $0 != other } + [target]
                return twin
            }
        }

        /// Where the leader of a label there may end.
        func landing(of label: CGRect) -> CGRect {
            ends.min { $0.distance(to: label) < $1.distance(to: label) } ?? target
        }

        /// Whether its leader ends in the band whose length it tells: at the edge others begin.
        var isBand: Bool { isLength || isOverflow }

        /// The areas at whose edges a leader may end.
        var ends: [CGRect] { ownParts.isEmpty ? [rim ?? target] : ownParts }

        /// Lengths from each edge inwards, in points.
        struct Insets: Hashable {
            var left: CGFloat = 0
            var top: CGFloat = 0
            var right: CGFloat = 0
            var bottom: CGFloat = 0
        }
    }

    struct Placement: Equatable {
        var rect: CGRect
        /// The shape taken; nil is the number.
        var shape: Int?
        /// From the label to what it is about.
        var leader: Leader?
    }

    struct Leader: Hashable {
        var start: CGPoint
        /// Where it turns a corner, if it does.
        var bend: CGPoint?
        var end: CGPoint
    }

    /// An area labels would rather not lie on.
    struct PenaltyRegion {
        var rect: CGRect
        /// The cost of a label wholly on it; of no account for words.
        var weight: CGFloat
        var kind = Kind.area

        enum Kind {
            case area
            /// The box of a view in a storyboard, on which words need no ground.
            case box
            /// A gap or a padding: a length in it or beside it is taken for its own.
            case length
            /// A view a label close by would be taken for the name of.
            case view
            /// Something to look at: no label hides it, not even the name of its view or the number of its guide.
            case picture
            /// No label lies on words and no leader runs through them, those of its own view included, while there is any
            /// other place.
            case words
        }
    }
}

extension LabelPlacer.Leader {
    init(start: CGPoint, end: CGPoint) { self.init(start: start, bend: nil, end: end) }

    /// The straight lines it is made of, from the label on.
    var parts: [Self] {
        guard let bend else { return [self] }
        return [Self(start: start, end: bend), Self(start: bend, end: end)]
    }

    /// What it covers.
    var reach: CGRect {
        var (left, right) = start.x < end.x ? (start.x, end.x) : (end.x, start.x)
        var (top, bottom) = start.y < end.y ? (start.y, end.y) : (end.y, start.y)
        if let bend {
            (left, right) = (min(left, bend.x), max(right, bend.x))
            (top, bottom) = (min(top, bend.y), max(bottom, bend.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Nearer to a line than this, and nearly parallel to it, it runs along it, in points.
    static let air: CGFloat = 2
    /// How long it may do so without being taken for a part of it, in points.
    static let longestRun: CGFloat = 4

    /// A view no thicker than this is a line to a leader that runs in it, in points.
    static let thinnest: CGFloat = 8

    static func isThin(_ view: CGRect) -> Bool { min(view.width, view.height) <= thinnest }

    /// With so much beyond its ends that a leader there, in line with it, would be taken for a part of it.
    static func lengthened(_ guide: CGRect) -> CGRect {
        let beyond = 6 + longestRun
        return guide.height > guide.width ? guide.insetBy(dx: 0, dy: -beyond) : guide.insetBy(dx: -beyond, dy: 0)
    }

    /// How long it runs along a line that is upright or level, in points; 0 where it crosses it at an angle, or where
    /// that is thicker than `thickness`.
    func run(along line: CGRect, upTo thickness: CGFloat = 4) -> CGFloat {
        guard min(line.width, line.height) <= thickness else { return 0 }
        if let bend {
            let (first, last) = (Self(start: start, end: bend), Self(start: bend, end: end))
            return max(first.run(along: line, upTo: thickness), last.run(along: line, upTo: thickness))
        }
        let isUpright = line.height > line.width
        // Everything along the line's axis, and across it.
        let (along, across) = isUpright ? (start.y, start.x) : (start.x, start.y)
        let (length, slope) =
            isUpright ? (end.y - start.y, end.x - start.x) : (end.x - start.x, end.y - start.y)
        guard abs(length) > 0, abs(slope) <= abs(length) / 4 else { return 0 }
        let band = isUpright ? line.minX - Self.air...line.maxX + Self.air : line.minY - Self.air...line.maxY + Self.air
        let span = isUpright ? line.minY...line.maxY : line.minX...line.maxX
        guard let one = Self.part(along, length, span), let other = Self.part(across, slope, band) else { return 0 }
        return max(0, min(one.upperBound, other.upperBound, 1) - max(one.lowerBound, other.lowerBound, 0)) * abs(length)
    }

    /// The part of the way from `start` on in which it is within a range; all of it where it goes nowhere, nil where none.
    private static func part(_ start: CGFloat, _ way: CGFloat, _ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
        guard way != 0 else { return range.contains(start) ? 0...1 : nil }
        let (one, other) = ((range.lowerBound - start) / way, (range.upperBound - start) / way)
        return min(one, other)...max(one, other)
    }

    /// What is left of it up to the rectangle it ends in, if it does.
    func ending(before rect: CGRect) -> Self {
        var cut = self
        let from = bend ?? start
        guard rect.contains(end), !rect.contains(from) else { return self }
        // How far on its last straight part it enters.
        func entry(_ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            from < low ? (low - from) / (to - from) : from > high ? (high - from) / (to - from) : 0
        }
        let place = max(
            entry(from.x, end.x, rect.minX, rect.maxX), entry(from.y, end.y, rect.minY, rect.maxY))
        cut.end = CGPoint(x: from.x + (end.x - from.x) * place, y: from.y + (end.y - from.y) * place)
        return cut
    }

    /// Along the longer axis, in points.
    var length: CGFloat { max(abs(end.x - start.x), abs(end.y - start.y)) }

    /// Whether the two lines cross, or one ends at the other, or lies on it.
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

    /// From the straight line to a point, in points.
    private func distance(to point: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (x, y) = (point.x - start.x, point.y - start.y)
        let place = max(0, min(1, (x * dx + y * dy) / max(dx * dx + dy * dy, 1e-9)))
        let (across, down) = (x - dx * place, y - dy * place)
        return (across * across + down * down).squareRoot()
    }

    /// How long it lies on another straight line, in points; 0 where the two meet at an angle.
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
        // The part of the other that is near enough.
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

    /// Nearer to each other two leaders would be taken for one, and the end of one for the other's, in points.
    private static let apart: CGFloat = 1.5

    /// Whether the line passes through the rectangle.
    func crosses(_ rect: CGRect) -> Bool {
        guard let bend else { return Self.crosses(start, end, rect) }
        return Self.crosses(start, bend, rect) || Self.crosses(bend, end, rect)
    }

    /// The straight line, cut at each edge in turn.
    private static func crosses(_ start: CGPoint, _ end: CGPoint, _ rect: CGRect) -> Bool {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // Most are wholly on one side.
        if max(start.x, end.x) <= left || min(start.x, end.x) >= right { return false }
        if max(start.y, end.y) <= top || min(start.y, end.y) >= bottom { return false }
        var (enter, leave): (CGFloat, CGFloat) = (0, 1)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        return cut(-dx, start.x - left, &enter, &leave) && cut(dx, right - start.x, &enter, &leave)
            && cut(-dy, start.y - top, &enter, &leave) && cut(dy, bottom - start.y, &enter, &leave)
    }

    /// Narrows the part that is on the inner side of one edge; false where nothing is left.
    private static func cut(_ p: CGFloat, _ q: CGFloat, _ enter: inout CGFloat, _ leave: inout CGFloat) -> Bool {
        if p == 0 { return q > 0 }
        if p < 0 { enter = max(enter, q / p) } else { leave = min(leave, q / p) }
        return enter < leave
    }
}
