import Foundation

extension PaintStyle {
    /// The color at a point in the coordinates of the list; nil for angular gradients and stripes.
    package func color(at point: CGPoint) -> RGBA? {
        switch self {
        case .color(let color): return color
        case .linearGradient(let stops, let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            guard length > 0 else { return stops.last?.color }
            return stops.color(at: ((point.x - start.x) * dx + (point.y - start.y) * dy) / length)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            guard endRadius != startRadius else { return stops.last?.color }
            let radius = hypot(point.x - center.x, point.y - center.y)
            return stops.color(at: (radius - startRadius) / (endRadius - startRadius))
        case .angularGradient, .hatch: return nil
        }
    }
}

extension [GradientStop] {
    /// Between the stops on both sides; beyond the first and the last, theirs.
    fileprivate func color(at location: Double) -> RGBA? {
        guard let after = firstIndex(where: { $0.location >= location }) else { return last?.color }
        guard after > 0 else { return first?.color }
        let (start, end) = (self[after - 1], self[after])
        guard end.location > start.location else { return end.color }
        let share = (location - start.location) / (end.location - start.location)
        return start.color.mixed(with: end.color, by: share)
    }
}
