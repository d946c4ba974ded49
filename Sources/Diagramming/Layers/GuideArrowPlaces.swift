import Foundation
import LayoutEngine

/// Where across a child its guide is drawn: near the child's corner, but clear of other marks.
///
/// Each place along the child's edge costs what an arrow there would lie on or run beside. More places are just outside
/// the child, because text leaves no room inside.
struct GuideArrowPlaces {
    var lines: [CGRect]
    var areas: [LabelPlacer.PenaltyRegion]
    var unrelated: [CGRect]
    var container: CGRect

    /// The place across the child, and whether it is outside, where a foot ties it to the child's edge.
    struct Place: Equatable {
        var beside: CGFloat
        var isOutside = false
    }

    static let half: CGFloat = 3
    private static let outside: CGFloat = 8
    private static let maxPlaces: CGFloat = 160
    private static let air: CGFloat = 3

    func best(_ axis: Axis, span: ClosedRange<CGFloat>, child: CGRect, favorite: CGFloat) -> Place {
        let (low, length) = (child.origin[axis.cross], child.size[axis.cross])
        let wanted = low + favorite
        var places: [Place] = []
        let (first, last) = (low + min(Self.half + 1, length / 2), low + length - min(Self.half + 1, length / 2))
        let step = max(1, (last - first) / Self.maxPlaces)
        for beside in stride(from: wanted, through: last, by: step) { places.append(Place(beside: beside)) }
        for beside in stride(from: wanted - step, through: first, by: -step) { places.append(Place(beside: beside)) }
        places += [low - Self.outside, low + length + Self.outside].map { Place(beside: $0, isOutside: true) }
        let inner = container.range(axis.cross)
        var best = (place: Place(beside: wanted), cost: CGFloat.infinity)
        for place in places {
            let away =
                place.isOutside ? (inner.contains(place.beside) ? 10 : 13) : min(abs(place.beside - wanted) * 0.05, 8)
            guard away < best.cost else { continue }
            let total = away + cost(axis, at: place.beside, span)
            if total < best.cost - 0.01 { best = (place, total) }
        }
        return best.place
    }

    private func cost(_ axis: Axis, at beside: CGFloat, _ span: ClosedRange<CGFloat>) -> CGFloat {
        let cross = axis.cross
        let length = max(span.upperBound - span.lowerBound, 1)
        var cost: CGFloat = 0
        for line in lines {
            let (from, to) = (line.origin[axis], line.origin[axis] + line.size[axis])
            let (near, far) = (line.origin[cross], line.origin[cross] + line.size[cross])
            let shared = min(to, span.upperBound) - max(from, span.lowerBound)
            if line.size[axis] > line.size[cross] {
                guard shared > 0 else { continue }
                let gap = max(near - beside, beside - far, 0) - Self.half
                if gap < Self.air { cost += (8 + 24 * min(1, shared / length)) * (1 - max(gap, 0) / Self.air) }
            } else if shared > 0, near < beside + 1, beside - 1 < far {
                // Crossed lines; at the arrow's ends are the edges of its own view.
                let isEnd = from < span.lowerBound + 2 || to > span.upperBound - 2
                cost += isEnd ? 0.5 : 4
            }
        }
        let rect = CGRect(along: axis, span, cross: beside - Self.half...beside + Self.half)
        for area in areas {
            let shared = rect.sharedArea(area.rect) / max(rect.width * rect.height, 1)
            guard shared > 0 else { continue }
            switch area.kind {
            case .words: cost += 30 + 20 * shared
            case .picture: cost += 6 * shared
            case .view: break
            case .area, .box, .length: cost += 2 * shared
            }
        }
        for view in unrelated where view.overlaps(rect) { cost += 26 }
        return cost
    }
}
