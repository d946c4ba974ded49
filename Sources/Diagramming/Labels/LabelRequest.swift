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
        /// Outside its container it would be taken for the container's, or for nobody's.
        var staysHome = false
        /// A leader ties it to its target wherever a line is between.
        var isTied = false
        /// What stays free between the label and lines.
        var clearance: CGFloat = 1.5
        /// The area of the view itself: it may lie there, the better the less it hides.
        var own: CGRect?
        /// The bounds of other views in the same hue: without a leader the label is nearer to its own, and clearly so.
        var rivals: [CGRect] = []
        /// Whether its words, but not its number, can be taken for no rival's.
        var isUnique = true
        /// The container's area: beyond it, among other views, the label would be taken for one of theirs.
        var home: CGRect?
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
        var end: CGPoint
    }

    /// An area labels would rather not lie on.
    struct Soft {
        var rect: CGRect
        /// The cost of a label wholly on it.
        var weight: CGFloat
        var kind = Kind.area

        enum Kind {
            case area
            /// A view a label close by would be taken for the name of.
            case view
            /// Something to look at: no label hides it, not even the name of its view or the number of its guide.
            case picture
            /// Hiding a few words hides them all, and the view they belong to is no exception.
            case words
        }
    }
}

extension LabelPlacer.Leader {
    /// Along the longer axis, in points.
    var length: CGFloat { max(abs(end.x - start.x), abs(end.y - start.y)) }

    /// Whether the two lines cross.
    func crosses(_ other: LabelPlacer.Leader) -> Bool {
        func side(_ p: CGPoint, _ line: LabelPlacer.Leader) -> CGFloat {
            (line.end.x - line.start.x) * (p.y - line.start.y) - (line.end.y - line.start.y) * (p.x - line.start.x)
        }
        return side(start, other) * side(end, other) < 0 && side(other.start, self) * side(other.end, self) < 0
    }

    /// Whether the line passes through the rectangle, by cutting it at each edge in turn.
    func crosses(_ rect: CGRect) -> Bool {
        var (enter, leave): (CGFloat, CGFloat) = (0, 1)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        func cut(_ p: CGFloat, _ q: CGFloat) -> Bool {
            if p == 0 { return q > 0 }
            if p < 0 { enter = max(enter, q / p) } else { leave = min(leave, q / p) }
            return enter < leave
        }
        return cut(-dx, start.x - rect.minX) && cut(dx, rect.maxX - start.x) && cut(-dy, start.y - rect.minY)
            && cut(dy, rect.maxY - start.y)
    }
}
