import Drawing
import Foundation
import LayoutEngine

/// A proposal as a rectangle on the pixel grid, and the dashed line around it.
///
/// The line lies where a border would: just outside the rectangle, its inner edge the rectangle's. Where a border lies
/// there the two lie side by side, the dashed one outside it, and inside it where the view took more than it was
/// offered.
struct Ghost {
    enum End { case closed, faded, arrow }
    /// What was offered, in points.
    let proposal: ProposedViewSize
    /// The view's bounds as layout gave them, in points.
    let frame: CGRect
    /// From the view's origin, as large as the proposal; open axes reach a token length beyond the view.
    var rect: CGRect
    /// Whether it starts at the view's right edge instead, and opens to the left.
    var isRightToLeft: Bool
    /// The outer edge of the dashed line.
    var line: CGRect
    var lineWidth: CGFloat
    /// The view's border, where one is drawn.
    var own: Border?
    /// Whether it is the root's, or the container's a storyboard is about: its dashes are longer.
    var isRoot: Bool
    /// Of the side it opens to, which may be the left one.
    var right: End
    var bottom: End

    /// The inner edge of the dashed line: that of the proposal but for the borders between.
    var hollow: CGRect { line.narrowed(by: lineWidth) }

    /// How far an open edge reaches beyond the view, in points.
    private static let openReach: CGFloat = 28

    /// A line the dashed one may not lie on.
    struct Border {
        var bounds: CGRect
        /// The outer edge of the line and the inner one, in or around the bounds.
        var line: CGRect
        var hollow: CGRect
    }

    /// - Parameters:
    ///   - frame: The view's bounds as layout gave them, in points.
    ///   - own: The border of the view; nil where none is drawn.
    ///   - around: Those of the views around it, from the inside out.
    init(
        _ proposal: ProposedViewSize, of frame: CGRect, own: Border? = nil, around: [Border] = [], isRoot: Bool,
        isRightToLeft: Bool = false, grid: PixelGrid
    ) {
        // An offer no canvas could hold goes on like one without end; its number says what it is.
        func isDrawable(_ length: CGFloat) -> Bool { length < grid.longestSide }
        func end(_ length: CGFloat?) -> End { length.map { isDrawable($0) ? .closed : .arrow } ?? .faded }
        func length(_ offered: CGFloat?, _ taken: CGFloat) -> CGFloat {
            guard let offered, isDrawable(offered) else { return taken + Self.openReach }
            return max(0, offered)
        }
        let size = CGSize(width: length(proposal.width, frame.width), height: length(proposal.height, frame.height))
        let start = isRightToLeft ? frame.maxX - size.width : frame.minX
        let rect = grid.snap(CGRect(origin: CGPoint(x: start, y: frame.minY), size: size))
        let width = grid.line(isRoot ? 1 : 0.75)
        let hollow = CGRect { edge in
            var place = edge.reach(rect)
            if let own {
                let inner = min(edge.reach(own.hollow), edge.reach(own.bounds))
                if place < edge.reach(own.bounds) { place = min(place, inner - width) }
            }
            for border in (own.map { [$0] } ?? []) + around where place >= edge.reach(border.bounds) {
                place = max(place, edge.reach(border.line))
            }
            return place
        }
        (self.proposal, self.frame, self.rect) = (proposal, frame, rect)
        line = hollow.insetBy(dx: -width, dy: -width)
        (lineWidth, self.own, self.isRoot, self.isRightToLeft) = (width, own, isRoot, isRightToLeft)
        (right, bottom) = (end(proposal.width), end(proposal.height))
    }
}

extension Sketch {
    /// A stretch of a dashed line.
    struct Dashes {
        var band: CGRect
        var isFaded: Bool
    }

    /// The dashed edges, fading where the offer is nil, with an arrow where it is ∞. Of two that coincide the one drawn
    /// first stands for both.
    mutating func outline(_ ghost: Ghost) {
        ghosts.append(ghost)
        let (outer, width, known) = (ghost.line, ghost.lineWidth, dashes.count)
        let across = CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: width)
        let sides = [outer.minX, outer.maxX - width].map { x in
            CGRect(x: x, y: outer.minY, width: width, height: outer.height)
        }
        dash(across, ghost, ghost.right)
        dash(sides[ghost.isRightToLeft ? 1 : 0], ghost, ghost.bottom)
        if ghost.bottom == .closed { dash(across.offsetBy(dx: 0, dy: outer.height - width), ghost, ghost.right) }
        if ghost.right == .closed { dash(sides[ghost.isRightToLeft ? 0 : 1], ghost, ghost.bottom) }
        // One that another stands for is not there to be explained.
        let isSeen = dashes[known...].contains { max($0.band.width, $0.band.height) > 4 }
        if ghost.isRoot || isSeen { use(ghost.isRoot ? .proposal : .innerProposal) }
        if ghost.right == .arrow {
            let isLeft = ghost.isRightToLeft
            arrow(to: CGPoint(x: isLeft ? outer.minX : outer.maxX, y: outer.midY), dx: isLeft ? -1 : 1, dy: 0)
        }
        if ghost.bottom == .arrow {
            arrow(to: CGPoint(x: outer.midX, y: outer.maxY), dx: 0, dy: 1)
        }
        if ghost.right == .faded || ghost.bottom == .faded { use(.openEdge) }
        if ghost.right == .arrow || ghost.bottom == .arrow { use(.endless) }
    }

    /// What is left of an edge beside the dashes there are.
    private mutating func dash(_ edge: CGRect, _ ghost: Ghost, _ end: Ghost.End) {
        let axis: Axis = edge.width > edge.height ? .horizontal : .vertical
        var parts = [edge.range(axis)]
        for other in dashes where other.band.overlaps(edge) && (end == .faded || !other.isFaded) {
            guard (other.band.width > other.band.height) == (axis == .horizontal) else { continue }
            let taken = other.band.range(axis)
            parts = parts.flatMap { part -> [ClosedRange<CGFloat>] in
                guard taken.lowerBound < part.upperBound, part.lowerBound < taken.upperBound else { return [part] }
                var rest: [ClosedRange<CGFloat>] = []
                if part.lowerBound < taken.lowerBound { rest.append(part.lowerBound...taken.lowerBound) }
                if taken.upperBound < part.upperBound { rest.append(taken.upperBound...part.upperBound) }
                return rest
            }
        }
        let color = style.proposal.line
        for part in parts {
            let band = CGRect(along: axis, part, cross: edge.range(axis.cross))
            dashes.append(Dashes(band: band, isFaded: end == .faded))
            let middle = axis == .horizontal ? band.midY : band.midX
            var ends = [part.lowerBound, part.upperBound].map { CGPoint(along: axis, $0, cross: middle) }
            if ghost.isRightToLeft, axis == .horizontal { ends.reverse() }
            let (from, to) = (ends[0], ends[1])
            var paint = PaintStyle.color(color)
            if end == .faded {
                let stops = [
                    GradientStop(color: color, location: 0), GradientStop(color: color, location: 0.55),
                    GradientStop(color: color.opacity(0), location: 1),
                ]
                paint = .linearGradient(stops: stops, from: from, to: to)
            }
            let stroke = StrokeStyle(lineWidth: ghost.lineWidth, dash: ghost.isRoot ? [5, 3] : style.innerDash)
            self.stroke(Path { $0.addLines([from, to]) }, paint, stroke)
            keepOff(band)
        }
    }

    /// An arrow that points on where the offer has no end.
    private mutating func arrow(to tip: CGPoint, dx: CGFloat, dy: CGFloat) {
        let width = self.grid.line(1.5)
        let tip = self.grid.snap(tip)
        // A point `along` back from the tip and `across` from the shaft.
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: tip.x - along * dx + across * dy, y: tip.y - along * dy + across * dx)
        }
        let (start, end) = (point(18, 0), point(6, 0))
        let shaft = self.grid.bar(
            alongX: dx != 0, at: dx != 0 ? tip.y : tip.x, from: dx != 0 ? start.x : start.y,
            to: dx != 0 ? end.x : end.y, width: width)
        let color = PaintStyle.color(self.style.proposal.line)
        fill(Path(shaft), color)
        let head = Path { path in
            path.addLines([tip, point(7, 4), point(7, -4)])
            path.closeSubpath()
        }
        fill(head, color)
        keepOff(shaft.joined(head.boundingRect))
    }
}
