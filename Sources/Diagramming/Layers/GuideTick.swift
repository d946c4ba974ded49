import Foundation
import LayoutEngine

/// A child's guide along its axis. In root coordinates, points.
struct GuideTick {
    let child: AlignedLine.Child
    let role: LegendRole
    /// Whether it is longer than its arrowhead and has a number: without one, it would be read with another's.
    let isSeen: Bool
    let start: CGFloat
    let position: CGFloat
    let direction: CGFloat

    init(_ child: AlignedLine.Child, _ line: AlignedLine, role: LegendRole, isNumbered: Bool) {
        (self.child, self.role) = (child, role)
        let hasNumber =
            role == .defaultGuide ? isNumbered && child.guide.value != 0 : isNumbered || !line.isTrack
        start = line.edge(of: child)
        let length = line.position - start
        direction = length < 0 ? -1 : 1
        isSeen = abs(length) >= 2 && hasNumber
        position = line.position
    }

    /// As long as the guide's value.
    func span(_ grid: PixelGrid) -> ClosedRange<CGFloat> {
        let (start, tip) = (grid.snap(start), grid.snap(position))
        return min(start, tip)...max(start, tip)
    }

    func tip(_ grid: PixelGrid) -> CGFloat { grid.snap(position) }

    func headLength(_ grid: PixelGrid) -> CGFloat { min(6, span(grid).upperBound - span(grid).lowerBound) }

    func neck(_ grid: PixelGrid) -> CGFloat { tip(grid) - headLength(grid) * direction }
}
