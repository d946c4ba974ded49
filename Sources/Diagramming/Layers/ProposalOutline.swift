import Drawing
import Foundation
import LayoutEngine

/// A proposal as a rectangle, and the dashed line around it.
///
/// The line lies where a border would: just outside the rectangle. Where a border lies there, the two lie side by side:
/// the dashed one outside it, or inside it where the view took more than it was proposed.
struct ProposalOutline {
    enum End { case closed, faded, arrow }

    let proposal: ProposedViewSize
    let frame: CGRect
    /// From the view's origin, as large as the proposal, unrounded; open axes reach a token length beyond the view.
    let region: CGRect
    let isRightToLeft: Bool
    /// Whether it is the proposal of the root, or of a storyboard's container: its dashes are longer.
    let isRoot: Bool
    let right: End
    let bottom: End
    private let own: (FigurePixels) -> Border?

    /// A line the dashed one may not lie on.
    struct Border {
        var bounds: CGRect
        var line: CGRect
        var hollow: CGRect
    }

    init(
        _ proposal: ProposedViewSize, of frame: CGRect, isRoot: Bool, isRightToLeft: Bool = false,
        own: @escaping (FigurePixels) -> Border? = { _ in nil }
    ) {
        let longest = PixelGrid.points.longestSide
        // A proposal larger than any canvas looks infinite; its number gives the length.
        func end(_ length: CGFloat?) -> End { length.map { $0 < longest ? .closed : .arrow } ?? .faded }
        func length(_ proposed: CGFloat?, _ taken: CGFloat) -> CGFloat {
            guard let proposed, proposed < longest else { return taken + DiagramStyle.Lengths.openRuler }
            return max(0, proposed)
        }
        let size = CGSize(width: length(proposal.width, frame.width), height: length(proposal.height, frame.height))
        region = CGRect(
            origin: CGPoint(x: isRightToLeft ? frame.maxX - size.width : frame.minX, y: frame.minY), size: size)
        (self.proposal, self.frame, self.isRoot, self.isRightToLeft) = (proposal, frame, isRoot, isRightToLeft)
        (right, bottom) = (end(proposal.width), end(proposal.height))
        self.own = own
    }

    struct Shape {
        var rect: CGRect
        /// The outer edge of the dashed line, and the inner one: that of the rectangle except for borders between.
        var line: CGRect
        var hollow: CGRect
        var lineWidth: CGFloat
        /// The view's border, where one is drawn.
        var own: Border?
    }

    func shape(_ pixels: FigurePixels) -> Shape {
        let (rect, own) = (pixels.grid.snap(region), own(pixels))
        let width = pixels.grid.line(isRoot ? 1 : 0.75)
        let hollow = CGRect { edge in
            var place = edge.reach(rect)
            if let own, place < edge.reach(own.bounds) {
                place = min(place, min(edge.reach(own.hollow), edge.reach(own.bounds)) - width)
            }
            if let own, place >= edge.reach(own.bounds) { place = max(place, edge.reach(own.line)) }
            return place
        }
        let line = hollow.insetBy(dx: -width, dy: -width)
        return Shape(rect: rect, line: line, hollow: line.narrowed(by: width), lineWidth: width, own: own)
    }
}

struct Dashes {
    var band: CGRect
    var isFaded: Bool
}

extension ProposalOutline {
    fileprivate func draw(on pixels: inout FigurePixels, _ style: DiagramStyle) {
        let shape = shape(pixels)
        let (outer, width) = (shape.line, shape.lineWidth)
        let across = CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: width)
        let sides = [outer.minX, outer.maxX - width].map { x in
            CGRect(x: x, y: outer.minY, width: width, height: outer.height)
        }
        dash(across, right, width, on: &pixels, style)
        dash(sides[isRightToLeft ? 1 : 0], bottom, width, on: &pixels, style)
        if bottom == .closed {
            dash(across.offsetBy(dx: 0, dy: outer.height - width), right, width, on: &pixels, style)
        }
        if right == .closed { dash(sides[isRightToLeft ? 0 : 1], bottom, width, on: &pixels, style) }
        for (shaft, head) in arrows(pixels) {
            pixels.fill(shaft, .color(style.proposal.line))
            pixels.fill(head, .color(style.proposal.line))
        }
    }

    /// The part of an edge that has no dashes yet.
    private func dash(
        _ edge: CGRect, _ end: End, _ width: CGFloat, on pixels: inout FigurePixels, _ style: DiagramStyle
    ) {
        let axis: Axis = edge.width > edge.height ? .horizontal : .vertical
        var parts = [edge.range(axis)]
        for other in pixels.dashes where other.band.overlaps(edge) && (end == .faded || !other.isFaded) {
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
            pixels.dashes.append(Dashes(band: band, isFaded: end == .faded))
            let middle = axis == .horizontal ? band.midY : band.midX
            var ends = [part.lowerBound, part.upperBound].map { CGPoint(along: axis, $0, cross: middle) }
            if isRightToLeft, axis == .horizontal { ends.reverse() }
            let paint = end == .faded ? PaintStyle.fading(color, from: ends[0], to: ends[1]) : .color(color)
            let dash = isRoot ? [5, 3] : style.innerDash
            pixels.stroke(Path { $0.addLines(ends) }, paint, StrokeStyle(lineWidth: width, dash: dash))
        }
    }

    fileprivate func arrows(_ pixels: FigurePixels) -> [(shaft: CGRect, head: Path)] {
        let line = shape(pixels).line
        func arrow(to tip: CGPoint, _ axis: Axis, _ direction: CGFloat) -> (shaft: CGRect, head: Path) {
            let tip = pixels.grid.snap(tip)
            let ends = [18, 6].map { tip[axis] - $0 * direction }
            let shaft = pixels.grid.bar(
                alongX: axis == .horizontal, at: tip[axis.cross], from: ends[0], to: ends[1],
                width: pixels.grid.line(1.5))
            let head = Path.arrowhead(
                axis, tip: tip[axis], cross: tip[axis.cross], length: 7, half: 4, direction: direction)
            return (shaft, head)
        }
        var arrows: [(shaft: CGRect, head: Path)] = []
        if right == .arrow {
            let tip = CGPoint(x: isRightToLeft ? line.minX : line.maxX, y: line.midY)
            arrows.append(arrow(to: tip, .horizontal, isRightToLeft ? -1 : 1))
        }
        if bottom == .arrow { arrows.append(arrow(to: CGPoint(x: line.midX, y: line.maxY), .vertical, 1)) }
        return arrows
    }
}

extension AnnotationCanvas {
    /// The dashed line of a proposal. Where two coincide, the first stands for both.
    mutating func outline(_ proposed: ProposalOutline) {
        proposals.append(proposed)
        let (style, known) = (style, points.dashes.count)
        draw { proposed.draw(on: &$0, style) }
        let dashes = points.dashes[known...].map(\.band)
        for band in dashes { blockLabels(band) }
        for (shaft, head) in proposed.arrows(points) { blockLabels(shaft.joined(head.boundingRect)) }
        // A line that another stands for is invisible, so the legend need not explain it.
        let isSeen = dashes.contains { max($0.width, $0.height) > 4 }
        if proposed.isRoot || isSeen { use(proposed.isRoot ? .proposal : .innerProposal) }
        if proposed.right == .faded || proposed.bottom == .faded { use(.openEdge) }
        if proposed.right == .arrow || proposed.bottom == .arrow { use(.endless) }
    }
}
