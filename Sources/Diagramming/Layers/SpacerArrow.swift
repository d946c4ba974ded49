import Drawing
import Foundation
import LayoutEngine

/// The mark of a spacer: a dotted arrow as long as the spacer, with a head at each end; a bar with ticks if it is short.
struct SpacerArrow {
    let axis: Axis
    let range: ClosedRange<CGFloat>
    let cross: CGFloat
    /// Where the shaft is left out for a number.
    var gap: ClosedRange<CGFloat>?

    /// Half the length of a bar's ticks, in points.
    static let tickHalf: CGFloat = 3
    private static let headLength: CGFloat = 5
    private static let headHalf: CGFloat = 2.5
    /// Shorter ones have no heads, in points.
    private static let shortest: CGFloat = 20

    private var hasHeads: Bool { range.upperBound - range.lowerBound >= Self.shortest }

    private func ends(_ grid: PixelGrid) -> (start: CGFloat, end: CGFloat) {
        (grid.snap(range.lowerBound + 1), grid.snap(range.upperBound - 1))
    }

    func items(_ color: RGBA, on grid: PixelGrid) -> [DisplayItem] {
        let (start, end) = ends(grid)
        guard start < end else { return [] }
        let (paint, thin, place) = (PaintStyle.color(color), grid.line(1), grid.snap(cross - 0.5))
        func bar(_ span: ClosedRange<CGFloat>, _ across: ClosedRange<CGFloat>) -> DisplayItem {
            .fill(Path(CGRect(along: axis, span, cross: across)), paint)
        }
        guard hasHeads else {
            let ticks = [start, end - thin].map { tick in
                bar(tick...tick + thin, place - Self.tickHalf + 1...place + Self.tickHalf)
            }
            return [bar(start...end, place...place + thin)] + ticks
        }
        let middle = (range.lowerBound + range.upperBound) / 2
        let gap = gap ?? middle...middle
        let dotted = StrokeStyle(lineWidth: thin, dash: [1, 2])
        // From the middle outward, so that the dots of both halves lie on whole points.
        let shaft = [(gap.lowerBound, start + Self.headLength), (gap.upperBound, end - Self.headLength)].map {
            from, to in
            let points = [grid.snap(from), to].map { CGPoint(along: axis, $0, cross: place + thin / 2) }
            return DisplayItem.stroke(Path { $0.addLines(points) }, paint, dotted)
        }
        let heads = [(start, -1), (end, 1)].map { tip, direction in
            let head = Path.arrowhead(
                axis, tip: tip, cross: place + thin / 2, length: Self.headLength, half: Self.headHalf,
                direction: direction)
            return DisplayItem.fill(head, paint)
        }
        return shaft + heads
    }

    /// Its parts on whole points, which no label covers.
    var obstacles: [CGRect] {
        let (start, end) = ends(.points)
        guard start < end else { return [] }
        let bar = PixelGrid.points.bar(alongX: axis == .horizontal, at: cross, from: start, to: end, width: 1)
        let heads = [start...start + Self.headLength, end - Self.headLength...end].map {
            CGRect(along: axis, $0, cross: cross - Self.headHalf...cross + Self.headHalf)
        }
        return [bar] + (hasHeads ? heads : [])
    }
}
