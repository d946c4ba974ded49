import Foundation
import LayoutEngine

/// Where across a child its guide is drawn: near the child's corner, but on clear ground.
///
/// Each place along the child's edge costs what an arrow there would lie on or run beside: borders, words, pictures,
/// other views, other arrows. Just outside the child are more places, for text leaves no room inside it.
struct TickPlaces {
    /// Lines drawn so far: borders, offers, other arrows.
    var lines: [CGRect]
    /// Areas with something in them.
    var areas: [LabelPlacer.PenaltyRegion]
    /// The views that are neither in the child nor around it.
    var strangers: [CGRect]
    /// The bounds of the container: outside it arrows are farther from what they are about.
    var container: CGRect

    /// Across the child; and whether a foot ties the arrow to the child's edge.
    struct Place: Equatable {
        var beside: CGFloat
        var isOutside = false
    }

    /// Half the width of an arrow's head, in points.
    static let half: CGFloat = 3
    /// From the child's edge to an arrow outside it, clear of the child's border, in points.
    private static let outside: CGFloat = 8
    /// More places than this are not looked at.
    private static let mostPlaces: CGFloat = 160
    /// The room lines that run beside an arrow had better leave it, in points.
    private static let air: CGFloat = 3

    /// - Parameters:
    ///   - axis: The direction the arrow points in.
    ///   - span: Where it starts and ends along that axis, in points.
    ///   - child: The child's bounds.
    ///   - favorite: From the child's corner to where the arrow had best be, in points.
    ///   - mayStandOutside: Whether there are places outside the child: its number ties it to its view.
    func best(_ axis: Axis, span: ClosedRange<CGFloat>, child: CGRect, favorite: CGFloat, mayStandOutside: Bool)
        -> Place
    {
        let (low, length) = (child.origin[axis.cross], child.size[axis.cross])
        let wanted = low + favorite
        var places: [Place] = []
        let (first, last) = (low + min(Self.half + 1, length / 2), low + length - min(Self.half + 1, length / 2))
        let step = max(1, (last - first) / Self.mostPlaces)
        for beside in stride(from: wanted, through: last, by: step) { places.append(Place(beside: beside)) }
        for beside in stride(from: wanted - step, through: first, by: -step) { places.append(Place(beside: beside)) }
        if mayStandOutside {
            places += [low - Self.outside, low + length + Self.outside].map { Place(beside: $0, isOutside: true) }
        }
        var best = (place: Place(beside: wanted), cost: CGFloat.infinity)
        for place in places {
            let away = place.isOutside ? 10 + outsideCost(place, axis) : min(abs(place.beside - wanted) * 0.05, 8)
            guard away < best.cost else { continue }
            let total = away + cost(axis, at: place.beside, span)
            if total < best.cost - 0.01 { best = (place, total) }
        }
        return best.place
    }

    private func outsideCost(_ place: Place, _ axis: Axis) -> CGFloat {
        let (low, high) = (container.origin[axis.cross], container.origin[axis.cross] + container.size[axis.cross])
        return place.beside < low || high < place.beside ? 3 : 0
    }

    /// What an arrow there would touch.
    private func cost(_ axis: Axis, at beside: CGFloat, _ span: ClosedRange<CGFloat>) -> CGFloat {
        let cross = axis.cross
        let length = max(span.upperBound - span.lowerBound, 1)
        var cost: CGFloat = 0
        for line in lines {
            let (from, to) = (line.origin[axis], line.origin[axis] + line.size[axis])
            let (near, far) = (line.origin[cross], line.origin[cross] + line.size[cross])
            let shared = min(to, span.upperBound) - max(from, span.lowerBound)
            if line.size[axis] > line.size[cross] {
                // Beside it: the nearer, the less the arrow is seen.
                guard shared > 0 else { continue }
                let gap = max(near - beside, beside - far, 0) - Self.half
                if gap < Self.air { cost += (8 + 24 * min(1, shared / length)) * (1 - max(gap, 0) / Self.air) }
            } else if shared > 0, near < beside + 1, beside - 1 < far {
                // Across it; at the arrow's very ends is its own view's edge.
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
        for view in strangers where view.overlaps(rect) { cost += 26 }
        return cost
    }
}

extension CGRect {
    init(along axis: Axis, _ span: ClosedRange<CGFloat>, cross: ClosedRange<CGFloat>) {
        self.init(
            origin: CGPoint(along: axis, span.lowerBound, cross: cross.lowerBound),
            size: CGSize(
                along: axis, span.upperBound - span.lowerBound, cross: cross.upperBound - cross.lowerBound))
    }
}
