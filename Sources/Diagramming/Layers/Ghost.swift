import Drawing
import Foundation
import LayoutEngine

/// A proposal as a rectangle on the pixel grid.
struct Ghost {
    enum End { case closed, faded, arrow }
    /// From the view's origin; open axes reach a token length beyond the view.
    var rect: CGRect
    /// The outer edge of the dashed line: outside the view's own border where the two would coincide.
    var line: CGRect
    var right: End
    var bottom: End

    /// How far an open edge reaches beyond the view, in points.
    private static let openReach: CGFloat = 28

    /// - Parameters:
    ///   - frame: The view's bounds as layout gave them, in points.
    ///   - own: The same on the pixel grid.
    ///   - border: The outer edge of the view's own line; nil is that of its bounds.
    init(_ proposal: ProposedViewSize, of frame: CGRect, own: CGRect, border: CGRect? = nil, grid: PixelGrid) {
        let border = border ?? own
        // An offer no canvas could hold goes on like one without end; its number says what it is.
        func isDrawable(_ length: CGFloat) -> Bool { length < grid.longestSide }
        func end(_ length: CGFloat?) -> End { length.map { isDrawable($0) ? .closed : .arrow } ?? .faded }
        func length(_ offered: CGFloat?, _ taken: CGFloat) -> CGFloat {
            guard let offered, isDrawable(offered) else { return taken + Self.openReach }
            return max(0, offered)
        }
        let size = CGSize(width: length(proposal.width, frame.width), height: length(proposal.height, frame.height))
        rect = grid.snap(CGRect(origin: frame.origin, size: size))
        // Left and top always coincide with the view's border; right and bottom where it took just what it was offered.
        let gap: CGFloat = 3
        func end(_ place: CGFloat, _ own: CGFloat, _ border: CGFloat) -> CGFloat {
            own - gap < place && place < border + gap ? border + gap : place
        }
        let (left, top) = (min(rect.minX, border.minX) - gap, min(rect.minY, border.minY) - gap)
        let right = end(rect.maxX, own.maxX, max(own.maxX, border.maxX))
        let bottom = end(rect.maxY, own.maxY, max(own.maxY, border.maxY))
        line = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        (self.right, self.bottom) = (end(proposal.width), end(proposal.height))
    }
}

extension Sketch {
    /// The dashed edges, fading where the offer is nil, with an arrow where it is ∞.
    mutating func outline(_ ghost: Ghost, isRoot: Bool) {
        let color = self.style.proposal.line
        let width = self.grid.line(isRoot ? 1 : 0.75)
        let dash: [CGFloat] = isRoot ? [5, 3] : [2, 2]
        let stroke = StrokeStyle(lineWidth: width, dash: dash)
        let middle = ghost.line.insetBy(dx: width / 2, dy: width / 2)
        let (left, top, right, bottom) = (middle.minX, middle.minY, middle.maxX, middle.maxY)
        use(isRoot ? .proposal : .innerProposal)

        func edge(_ from: CGPoint, _ to: CGPoint, _ end: Ghost.End) {
            let path = Path { $0.addLines([from, to]) }
            if end == .faded {
                let stops = [
                    GradientStop(color: color, location: 0), GradientStop(color: color, location: 0.55),
                    GradientStop(color: color.opacity(0), location: 1),
                ]
                self.stroke(path, .linearGradient(stops: stops, from: from, to: to), stroke)
            } else {
                self.stroke(path, .color(color), stroke)
            }
            let rect = path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
            keepOff(rect)
        }
        edge(CGPoint(x: left, y: top), CGPoint(x: right, y: top), ghost.right)
        edge(CGPoint(x: left, y: top), CGPoint(x: left, y: bottom), ghost.bottom)
        if ghost.bottom == .closed {
            edge(CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom), ghost.right)
        }
        if ghost.right == .closed {
            edge(CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), ghost.bottom)
        }
        if ghost.right == .arrow {
            arrow(to: CGPoint(x: ghost.line.maxX, y: ghost.line.midY), dx: 1, dy: 0)
        }
        if ghost.bottom == .arrow {
            arrow(to: CGPoint(x: ghost.line.midX, y: ghost.line.maxY), dx: 0, dy: 1)
        }
        if ghost.right == .faded || ghost.bottom == .faded { use(.openEdge) }
        if ghost.right == .arrow || ghost.bottom == .arrow { use(.endless) }
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
